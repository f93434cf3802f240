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
	return kind == noFile || kind == outside && c.fails()
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
		"fileno": func(*fileCall) int64 { return 1000 }, "dirfd": func(*fileCall) int64 { return 1001 },
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
		return d.kind > outside && d.in >= 0 && !d.nonblock && !f.channels[d.in].readable() &&
			!(in.x.text == "recv" && arg(3)&dontWait != 0)
	case "poll":
		c := &fileCall{m: m, t: t, x: in.x}
		for _, a := range in.x.call.args {
			c.args = append(c.args, m.get(t.top, a.slot))
		}
		array, n, ok := c.polled(f)
		return ok && n == 0 && array != nil && arg(2) < 0
	}
	return false
}

// fileStep executes a call.
func (m *Machine) fileStep(t *thread, in *instr) {
	f, x := t.top, in.x
	if m.keeps(Inputs) {
		f.regs[in.dst] = unknown
		return
	}
	c := &fileCall{m: m, t: t, x: x, tells: -1}
	for _, a := range x.call.args {
		c.args = append(c.args, m.get(f, a.slot))
	}
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
	if c.fails() {
		return failed
	}
	f := c.m.changing()
	nonblock := c.int(1)&nonblockFlag != 0
	i := c.m.channel(f, channel{readers: 1, writers: 1})
	c.numbers(f.add(descriptor{stream, i, -1, nonblock}), f.add(descriptor{stream, -1, i, nonblock}))
	return 0
}

func (c *fileCall) pair() int64 {
	if c.fails() {
		return failed
	}
	f := c.m.changing()
	kind, nonblock := packets, c.int(1)&nonblockFlag != 0
	if c.int(1)&15 == streamSocket {
		kind = stream
	}
	i, j := c.m.channel(f, channel{readers: 1, writers: 1}), c.m.channel(f, channel{readers: 1, writers: 1})
	c.numbers(f.add(descriptor{kind, i, j, nonblock}), f.add(descriptor{kind, j, i, nonblock}))
	return 0
}

// numbers are two descriptors, in memory.
func (c *fileCall) numbers(a, b int64) {
	data := binary.LittleEndian.AppendUint32(nil, uint32(a))
	c.got = &blob{size: 8, data: binary.LittleEndian.AppendUint32(data, uint32(b))}
}

func (c *fileCall) eventfd() int64 {
	if c.fails() {
		return failed
	}
	f := c.m.changing()
	i := c.m.channel(f, channel{count: uint64(uint32(c.int(0))), one: c.int(1)&counterByOnes != 0, readers: 1, writers: 1})
	return f.add(descriptor{counter, i, i, c.int(1)&nonblockFlag != 0})
}

// open opens a file outside.
func (c *fileCall) open() int64 {
	if c.fails() {
		return failed
	}
	return c.m.changing().add(descriptor{kind: outside})
}

func (c *fileCall) dup() int64 {
	if c.lost() {
		return failed
	}
	f := c.m.changing()
	return f.add(f.again(c.int(0)))
}

// dupTo is dup2. Standard streams that lead to a file within the process are not executed.
func (c *fileCall) dupTo() int64 {
	from, to := c.int(0), c.int(1)
	switch d := c.m.opened().at(from); {
	case to < 0 || to > 1<<10 || from == to:
		return c.guesses()
	case c.lost():
		return failed
	case d.kind > outside && to <= 2:
		return c.guesses()
	}
	f := c.m.changing()
	for int64(len(f.open)) <= to {
		f.open = append(f.open, descriptor{})
	}
	if old := f.at(to); old.kind > outside {
		c.tells = old.out
	}
	d := f.again(from)
	f.drop(to)
	f.open[to] = d
	return to
}

func (c *fileCall) close() int64 {
	if c.lost() {
		return failed
	}
	f := c.m.changing()
	if d := f.at(c.int(0)); d.kind > outside {
		c.tells = d.out
	}
	f.drop(c.int(0))
	return 0
}

// control is fcntl.
func (c *fileCall) control() int64 {
	f := c.m.changing()
	fd := c.int(0)
	d := f.at(fd)
	switch c.int(1) {
	case getFlags:
		flags := int64(2)
		if d.nonblock {
			flags |= nonblockFlag
		}
		return flags
	case setFlags:
		if fd >= 0 && fd < int64(len(f.open)) {
			f.open[fd].nonblock = c.int(2)&nonblockFlag != 0
		}
		return 0
	case 1: // F_GETFD
		return 1
	case 2: // F_SETFD
		return 0
	}
	return c.guesses()
}
