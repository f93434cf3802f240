package interp

import "slices"

// Files within the process: pipes, pairs of sockets and counters of events are executed. What is written can be
// read, in order; who reads from an empty one waits; and what comes before a write, or a close, comes before what
// follows the read that gets something of it, or finds the end. Descriptors get the lowest number that is free, as
// POSIX says; 0, 1 and 2 are open from the start. All other files are outside: what is read from them is chosen,
// and any call may fail. In a complete run, all of this is unknown.

// A descriptor is an open file of the process. It never changes.
type descriptor struct {
	kind     fileKind
	in, out  int // the channels that it reads from and writes to, or -1
	nonblock bool
}

type fileKind uint8

const (
	noFile fileKind = iota
	outside
	stream
	packets // what is written at once is read at once
	counter
)

// A channel holds what was written and not read. It never changes.
type channel struct {
	data             *blob
	ends             []int64 // of its packets, in data
	count            uint64  // of a counter
	one              bool    // which is read by ones
	readers, writers int
}

// room is how much a channel holds before a writer waits, which is not executed.
const room = 1 << 16

// largestWrite is how much is written to a channel at once.
const largestWrite = 4096

// Numbers of Linux.
const (
	nonblockFlag  = 0o4000 // O_NONBLOCK, SOCK_NONBLOCK, EFD_NONBLOCK
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
	object   ObjectID // stands for all channels; at an offset for each
}

func (m *Machine) opened() *files {
	if m.files == nil {
		return &files{open: []descriptor{{kind: outside}, {kind: outside}, {kind: outside}}}
	}
	return m.files
}

// changing is a copy of the open files that may be changed, and is the state from now on.
func (m *Machine) changing() *files {
	f := *m.opened()
	f.open, f.channels = slices.Clone(f.open), slices.Clone(f.channels)
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
	if fd >= 0 && fd < int64(len(f.open)) {
		return f.open[fd]
	}
	return descriptor{kind: outside}
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
			f.channels[d.in].readers--
		}
		if d.out >= 0 {
			f.channels[d.out].writers--
		}
	}
	if fd >= 0 && fd < int64(len(f.open)) {
		f.open[fd] = descriptor{}
	}
}

// readable reports whether a read from a channel would not wait.
func (c *channel) readable() bool { return c.count > 0 || c.data.size > 0 || c.writers == 0 }

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
	return d
}
