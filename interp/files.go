package interp

import "slices"

// Files within the process: pipes, pairs of sockets and counters of events are executed. What is written can be
// read, in order; who reads from an empty one waits; and what comes before a write, or a close, comes before what
// follows the read that gets something of it, or finds the end. Descriptors get the lowest number that is free, as
// POSIX says; 0, 1 and 2 are open from the start, and others may be, in runs that settle it otherwise: streams and the
// like take numbers that are not followed. All other files are outside: what is read from them is chosen, and any
// call may fail. In a complete run, all of this is unknown.

// A descriptor is an open file of the process. It never changes.
type descriptor struct {
	kind    fileKind
	in, out int   // the channels that it reads from and writes to, or -1
	shared  int   // what the copies of a descriptor share, in files.nonblock
	mode    int64 // of access; negative: not known
	onExec  bool  // it is closed then
}

type fileKind uint8

const (
	noFile fileKind = iota
	outside
	pipeEnd
	stream    // of sockets
	packets   // of sockets; what is written at once is read at once
	datagrams // the same, without an end
	counter
)

func (k fileKind) isSocket() bool { return k == stream || k == packets || k == datagrams }

// A channel holds what was written and not read. It never changes.
type channel struct {
	data             *blob
	ends             []int64 // in data, of what takes up room: packets, writes to sockets, pages of a pipe
	filled           int64   // of the last page
	count            uint64  // of a counter
	one              bool    // which is read by ones
	broken           bool    // the other end was closed with something in it: a reader is told, once
	readers, writers int
}

// largestWrite is how much is written to a channel at once: a page.
const largestWrite = 4096

// How much a channel of Linux holds before a writer waits, which is not executed: a pipe 16 pages; a pair of sockets
// 11 datagrams, or more bytes than 10 writes have. As long as there are few of these, poll says that there is room.
const (
	pipePages    = 16
	socketWrites = 10
	fewWrites    = 4
)

// Numbers of Linux.
const (
	nonblockFlag  = 0o4000    // O_NONBLOCK, SOCK_NONBLOCK, EFD_NONBLOCK
	onExecFlag    = 0o2000000 // O_CLOEXEC, SOCK_CLOEXEC, EFD_CLOEXEC
	localSocket   = 1         // AF_UNIX
	datagram      = 2         // SOCK_DGRAM
	sequence      = 5         // SOCK_SEQPACKET
	pollIn        = 1
	pollOut       = 4
	pollErr       = 8
	pollHup       = 16
	getFlags      = 3 // F_GETFL
	setFlags      = 4
	streamSocket  = 1 // SOCK_STREAM
	counterByOnes = 1 // EFD_SEMAPHORE
	dontWait      = 0x40
	noSignal      = 0x4000
)

// files is the open files of a process. It never changes.
type files struct {
	open     []descriptor // by number
	channels []channel
	nonblock []bool
	streams  int64    // how many numbers of streams have been asked for
	object   ObjectID // stands for all channels; at an offset for each
}

// inherited is how many numbers are in use from the start.
func (m *Machine) inherited() int {
	if m.code.otherwise {
		return 7
	}
	return 3
}

func (m *Machine) opened() *files {
	if m.files == nil {
		f := &files{nonblock: []bool{false}}
		for range m.inherited() {
			f.open = append(f.open, descriptor{kind: outside, mode: 2})
		}
		return f
	}
	return m.files
}

// changing is a copy of the open files that may be changed, and is the state from now on.
func (m *Machine) changing() *files {
	f := *m.opened()
	f.open, f.channels, f.nonblock = slices.Clone(f.open), slices.Clone(f.channels), slices.Clone(f.nonblock)
	m.files = &f
	return m.files
}

// add opens a file, under the lowest number that is free.
func (f *files) add(d descriptor) int64 {
	for i := range f.open {
		if f.open[i].kind == noFile {
			f.open[i] = d
			return int64(i)
		}
	}
	f.open = append(f.open, d)
	return int64(len(f.open) - 1)
}

// at is the file of a number. Numbers that were never in use are of files that the process got from elsewhere.
func (f *files) at(fd int64) descriptor {
	switch {
	case fd < 0:
		return descriptor{}
	case fd < int64(len(f.open)):
		return f.open[fd]
	}
	return descriptor{kind: outside, mode: -1}
}

// flags are new flags, for the copies of one descriptor to share.
func (f *files) flags(nonblock bool) int {
	f.nonblock = append(f.nonblock, nonblock)
	return len(f.nonblock) - 1
}

// channel makes a channel.
func (m *Machine) channel(f *files, c channel) int {
	if f.object == 0 {
		f.object = m.create(Object{Kind: HeapObject, Size: 1}, true).ID
	}
	c.data = &blob{}
	f.channels = append(f.channels, c)
	return len(f.channels) - 1
}

// usesFiles is the computation "files": it fails if a file is one within the process.
func (m *Machine) usesFiles(args []operand) (int64, bool) {
	f := m.opened()
	if len(args) == 0 {
		return 0, len(f.channels) == 0
	}
	for _, a := range args {
		if a.v.undef || f.at(a.int()).kind > outside {
			return 0, false
		}
	}
	return 0, true
}

// drop closes a file.
func (f *files) drop(fd int64) {
	d := f.at(fd)
	if d.kind > outside {
		if d.in >= 0 {
			ch := &f.channels[d.in]
			ch.readers--
			if ch.readers == 0 && d.kind.isSocket() && len(ch.ends) > 0 {
				f.channels[d.out].broken = true
			}
		}
		if d.out >= 0 {
			f.channels[d.out].writers--
		}
	}
	if fd >= 0 && fd < int64(len(f.open)) {
		f.open[fd] = descriptor{}
	}
}

// readable reports whether a read from a file would not wait.
func (f *files) readable(d descriptor) bool {
	c := &f.channels[d.in]
	return c.count > 0 || len(c.ends) > 0 || c.writers == 0 && d.kind != datagrams
}

// put adds what is written at once; it reports whether there is certainly room.
func (c *channel) put(kind fileKind, data *blob) bool {
	n := data.size
	if kind == pipeEnd && len(c.ends) > 0 && n < largestWrite && c.filled+n <= largestWrite {
		c.ends = slices.Clone(c.ends)
		c.ends[len(c.ends)-1] += n
		c.filled += n
	} else {
		if room := map[bool]int{true: pipePages, false: socketWrites}[kind == pipeEnd]; len(c.ends) >= room {
			return false
		}
		c.ends = append(slices.Clone(c.ends), c.data.size+n)
		c.filled = n
	}
	c.data = c.data.followed(data)
	return true
}

// take removes what a read of n bytes gets, and of a packet the rest, too.
func (c *channel) take(kind fileKind, n int64) *blob {
	all := c.data
	n = min(n, all.size)
	taken := n
	if (kind == packets || kind == datagrams) && len(c.ends) > 0 {
		n, taken = min(n, c.ends[0]), c.ends[0]
		c.ends = slices.Clone(c.ends)
		c.ends[0] = -1
	}
	var ends []int64
	for _, e := range c.ends {
		if e -= taken; e > 0 || e == 0 && kind == datagrams || e == 0 && kind == packets {
			ends = append(ends, e)
		}
	}
	c.ends, c.data = ends, all.part(taken, all.size)
	return all.part(0, n)
}

// again is a file that is opened once more.
func (f *files) again(fd int64) descriptor {
	d := f.at(fd)
	if d.kind > outside {
		if d.in >= 0 {
			f.channels[d.in].readers++
		}
		if d.out >= 0 {
			f.channels[d.out].writers++
		}
	}
	d.onExec = false
	return d
}
