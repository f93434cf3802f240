package interp

import (
	"encoding/binary"
	"slices"
)

// Calls about files, where they are executed; see files.go.

// A fileCall is one call, while it is executed.
type fileCall struct {
	m      *Machine
	t      *thread
	x      *extra
	args   []Value
	got    *blob // what it writes into memory
	learns []int // the channels that it learns from
	tells  int   // the channel that it tells of what it does; -1: none
}

func (c *fileCall) int(i int) int64 {
	if i >= len(c.args) {
		return 0
	}
	return int64(int32(c.args[i].Lo))
}

// fails chooses whether the call fails, for a reason that lies outside.
func (c *fileCall) fails() bool {
	return c.m.choose(Choice{Kind: FailChoice, Thread: c.t.id, Edge: c.x.edge, N: 2}) != 0
}

// lost reports whether a call with one descriptor fails: it is none, or the file lies outside.
func (c *fileCall) lost() bool {
	kind := c.m.opened().at(c.int(0)).kind
	if kind == noFile || kind == outside && c.fails() {
		return true
	}
	c.there()
	return false
}

// there makes the first descriptor one that the process has: it is of use.
func (c *fileCall) there() {
	fd := c.int(0)
	if fd < int64(len(c.m.opened().open)) || fd > 1<<10 {
		return
	}
	f := c.m.changing()
	for int64(len(f.open)) <= fd {
		f.open = append(f.open, descriptor{})
	}
	f.open[fd] = descriptor{kind: outside, mode: -1}
}

// failed is the result of a call that has not worked.
const failed = -1

// fileCalls execute calls; the result is theirs.
var fileCalls map[string]func(*fileCall) int64

func init() {
	fileCalls = map[string]func(*fileCall) int64{
		"read": (*fileCall).read, "recv": (*fileCall).read, "eventfd_read": (*fileCall).readCount,
		"write": (*fileCall).write, "send": (*fileCall).write, "eventfd_write": (*fileCall).writeCount,
		"pipe": (*fileCall).pipe, "pipe2": (*fileCall).pipe, "socketpair": (*fileCall).pair, "eventfd": (*fileCall).eventfd,
		"close": (*fileCall).close, "poll": (*fileCall).poll, "fcntl": (*fileCall).control,
		"dup": (*fileCall).dup, "dup2": (*fileCall).dupTo, "dup3": (*fileCall).dupTo,
		"fileno": (*fileCall).number, "dirfd": (*fileCall).number,
	}
	for _, name := range []string{"socket", "open", "open64", "creat", "openat", "openat64", "accept", "accept4", "epoll_create",
		"epoll_create1", "inotify_init", "inotify_init1", "memfd_create", "mkstemp", "mkstemp64", "mkostemp", "mkstemps",
		"mkostemps", "mq_open", "posix_openpt", "shm_open"} {
		fileCalls[name] = (*fileCall).open
	}
}

// waitsForFile reports whether a thread in front of a call has to wait.
func (m *Machine) waitsForFile(t *thread, in *instr) bool {
	if m.keeps(Inputs) {
		return false
	}
	f := m.opened()
	arg := func(i int) int64 { return int64(int32(m.get(t.top, in.x.call.args[i].slot).Lo)) }
	d := f.at(arg(0))
	switch in.x.text {
	case "read", "recv", "eventfd_read":
		c := m.fileCall(t, in.x)
		return d.kind > outside && d.in >= 0 && !f.nonblock[d.shared] && !f.readable(d) && c.objects(d) == none &&
			!(in.x.text == "recv" && arg(3)&dontWait != 0)
	case "poll":
		c := m.fileCall(t, in.x)
		array, n, ok := c.polled(f)
		return ok && n == 0 && array != nil && arg(2) < 0
	}
	return false
}

// fileCall is a call that a thread is in front of.
func (m *Machine) fileCall(t *thread, x *extra) *fileCall {
	c := &fileCall{m: m, t: t, x: x, tells: -1}
	for _, a := range x.call.args {
		c.args = append(c.args, m.get(t.top, a.slot))
	}
	return c
}

// fileStep executes a call.
func (m *Machine) fileStep(t *thread, in *instr) {
	f, x := t.top, in.x
	if m.keeps(Inputs) {
		f.regs[in.dst] = unknown
		return
	}
	c := m.fileCall(t, x)
	r := int64(failed)
	if !slices.ContainsFunc(c.args, func(v Value) bool { return v.undef }) {
		r = fileCalls[x.text](c)
	}
	f.regs[in.dst] = Value{Lo: x.typ.num.Cut(uint64(r + 1))}
	t.got = c.got
	e := &m.event
	if c.tells >= 0 {
		e.Kind, e.Object, e.Offset = SemPost, m.files.object, int64(c.tells)
		return
	}
	for i, ch := range c.learns {
		if i > 0 && m.opt.Observe != nil {
			m.opt.Observe(e)
		}
		e.Kind, e.Object, e.Offset = SemWait, m.files.object, int64(ch)
	}
}

// guesses makes the run a guess: something is not executed.
func (c *fileCall) guesses() int64 {
	c.m.choose(Choice{Kind: LibraryValue, Thread: c.t.id, Edge: c.x.edge, N: 1, Guess: true})
	return failed
}

func (c *fileCall) pipe() int64 {
	switch {
	case c.int(1)&^(nonblockFlag|onExecFlag) != 0:
		return c.guesses()
	case c.fails():
		return failed
	}
	f := c.m.changing()
	nonblock, onExec := c.int(1)&nonblockFlag != 0, c.int(1)&onExecFlag != 0
	i := c.m.channel(f, channel{readers: 1, writers: 1})
	return c.numbers(f.add(descriptor{pipeEnd, i, -1, f.flags(nonblock), 0, onExec}),
		f.add(descriptor{pipeEnd, -1, i, f.flags(nonblock), 1, onExec}))
}

func (c *fileCall) pair() int64 {
	kind := map[int64]fileKind{streamSocket: stream, datagram: datagrams, sequence: packets}[c.int(1)&15]
	switch {
	case c.int(0) != localSocket, kind == noFile, c.int(1)&^(15|nonblockFlag|onExecFlag) != 0, c.int(2) != 0:
		return c.guesses()
	case c.fails():
		return failed
	}
	f := c.m.changing()
	nonblock, onExec := c.int(1)&nonblockFlag != 0, c.int(1)&onExecFlag != 0
	i, j := c.m.channel(f, channel{readers: 1, writers: 1}), c.m.channel(f, channel{readers: 1, writers: 1})
	return c.numbers(f.add(descriptor{kind, i, j, f.flags(nonblock), 2, onExec}), f.add(descriptor{kind, j, i, f.flags(nonblock), 2, onExec}))
}

// numbers gives two descriptors to the program, in memory.
func (c *fileCall) numbers(a, b int64) int64 {
	data := binary.LittleEndian.AppendUint32(nil, uint32(a))
	c.got = &blob{size: 8, data: binary.LittleEndian.AppendUint32(data, uint32(b))}
	c.within(min(a, b))
	return 0
}

// within is the number of a new file within the process. That of a standard stream would have to be followed further.
func (c *fileCall) within(fd int64) int64 {
	if fd <= 2 {
		c.guesses()
	}
	return fd
}

func (c *fileCall) eventfd() int64 {
	flags := c.int(1)
	switch {
	case flags&^(counterByOnes|nonblockFlag|onExecFlag) != 0:
		return c.guesses()
	case c.fails():
		return failed
	}
	f := c.m.changing()
	i := c.m.channel(f, channel{count: uint64(uint32(c.int(0))), one: flags&counterByOnes != 0, readers: 1, writers: 1})
	return c.within(f.add(descriptor{counter, i, i, f.flags(flags&nonblockFlag != 0), 2, flags&onExecFlag != 0}))
}

// open opens a file outside. How it may be used is known of sockets only.
func (c *fileCall) open() int64 {
	if c.fails() {
		return failed
	}
	d := descriptor{kind: outside, mode: -1}
	if c.x.text == "socket" || c.x.text == "accept" {
		d.mode, d.onExec = 2, c.x.text == "socket" && c.int(1)&onExecFlag != 0
	}
	f := c.m.changing()
	d.shared = f.flags(c.x.text == "socket" && c.int(1)&nonblockFlag != 0)
	return f.add(d)
}

// number is fileno or dirfd. Which stream has which number is not followed; the standard ones have their own.
func (c *fileCall) number() int64 {
	o, _, _ := c.m.resolve(c.args[0], 0)
	if o == nil {
		return c.guesses()
	}
	if !c.m.code.otherwise {
		return 63
	}
	f := c.m.changing()
	f.streams++
	return 31 + f.streams
}

func (c *fileCall) dup() int64 {
	if c.lost() {
		return failed
	}
	f := c.m.changing()
	d := f.again(c.int(0))
	if d.kind == outside {
		return f.add(d)
	}
	return c.within(f.add(d))
}

// dupTo is dup2. Standard streams that lead to a file within the process are not executed.
func (c *fileCall) dupTo() int64 {
	from, to := c.int(0), c.int(1)
	switch d := c.m.opened().at(from); {
	case to < 0 || to > 1<<10 || from == to:
		return c.guesses()
	case c.lost():
		return failed
	case d.kind > outside && to <= 2, c.x.text == "dup3" && c.int(2)&^onExecFlag != 0:
		return c.guesses()
	}
	f := c.m.changing()
	for int64(len(f.open)) <= to {
		f.open = append(f.open, descriptor{})
	}
	d := f.again(from)
	d.onExec = c.int(2) != 0
	c.drop(f, to)
	f.open[to] = d
	return to
}

// drop closes a file, and tells those at its other end of what came before.
func (c *fileCall) drop(f *files, fd int64) {
	if d := f.at(fd); d.kind > outside {
		if c.tells = d.out; d.out < 0 {
			c.tells = d.in
		}
	}
	f.drop(fd)
}

// close is final on Linux, even if it fails.
func (c *fileCall) close() int64 {
	lost := c.lost()
	c.drop(c.m.changing(), c.int(0))
	if lost {
		return failed
	}
	return 0
}

// control is fcntl.
func (c *fileCall) control() int64 {
	if c.lost() {
		return failed
	}
	fd := c.int(0)
	f := c.m.changing()
	d := f.at(fd)
	if fd >= int64(len(f.open)) {
		return c.guesses()
	}
	switch x := c.int(2); c.int(1) {
	case getFlags:
		switch {
		case d.mode < 0:
			return c.guesses()
		case f.nonblock[d.shared]:
			return d.mode | nonblockFlag
		}
		return d.mode
	case setFlags:
		if d.kind > outside && x&^(3|nonblockFlag) != 0 {
			return c.guesses()
		}
		f.nonblock[d.shared] = x&nonblockFlag != 0
		return 0
	case 1: // F_GETFD
		if d.kind == outside && d.mode < 0 {
			return c.guesses()
		}
		if d.onExec {
			return 1
		}
		return 0
	case 2: // F_SETFD
		f.open[fd].onExec = x&1 != 0
		return 0
	}
	return c.guesses()
}
