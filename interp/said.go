package interp

import "slices"

// What library functions write is arbitrary here, unless a model computes it, while it is not for the program:
// gettimeofday never gives a negative number of microseconds. So an execution that looks at such bytes is a guess,
// and shows nothing. Data that are read from outside are none of these: they may be anything.

// A stretch is a part of an object.
type stretch struct{ from, to int64 }

// say marks bytes as written by the library, with values that are not computed.
func (o *object) say(off, size int64) {
	o.unsay(off, size)
	o.said = append(o.said, stretch{off, off + size})
}

// unsay forgets that: the program has written them. The list may be shared with snapshots.
func (o *object) unsay(off, size int64) {
	var left []stretch
	for _, s := range o.said {
		if s.to <= off || off+size <= s.from {
			left = append(left, s)
			continue
		}
		if s.from < off {
			left = append(left, stretch{s.from, off})
		}
		if off+size < s.to {
			left = append(left, stretch{off + size, s.to})
		}
	}
	o.said = left
}

// says reports whether the library has written some of the bytes.
func (o *object) says(off, size int64) bool {
	return slices.ContainsFunc(o.said, func(s stretch) bool { return s.from < off+size && off < s.to })
}

// hears makes the run a guess if it looks at bytes that the library has written: those of objects of synchronisation, too,
// which have their states beside them.
func (m *Machine) hears(t *thread, o *object, off, size int64, x *extra) {
	kept := slices.ContainsFunc(o.sync, func(s syncState) bool { return s.use != useJump && s.within(off, size) })
	if kept || o.said != nil && o.says(off, size) {
		m.choose(Choice{Kind: LibraryValue, Thread: t.id, Edge: x.edge, N: 1, Guess: true})
	}
}
