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

// unset is the kind of a choice of bytes without a value: nobody has written them, or the library has.
func (m *Machine) unset(o *object, off, size int64) ChoiceKind {
	if m.opt.Lazily && o.says(off, size) {
		return LibraryValue
	}
	return Indeterminate
}

// leaveOpen lets the library write bytes that are chosen when they are read.
func (m *Machine) leaveOpen(id ObjectID, off, size int64) {
	o := m.own(id)
	o.setProvenance(off, size, 0)
	o.undefine(off, size)
	o.say(off, size)
	if m.opt.Follow != nil {
		m.followStore(o, off, size, 0)
	}
}

// complete settles bytes that were left open beside others that have a value, before they are read together.
func (m *Machine) complete(t *thread, o *object, off, size int64, x *extra) *object {
	if !m.opt.Lazily || !o.says(off, size) {
		return o
	}
	for i := off; i < off+size; i++ {
		if !o.indeterminate(i, 1) {
			return m.settle(t, o, off, size, x)
		}
	}
	return o
}

// settle chooses bytes that were left open, all of them as one that is repeated: somebody copies them.
func (m *Machine) settle(t *thread, o *object, off, size int64, x *extra) *object {
	if !m.opt.Lazily || !o.says(off, size) || !o.indeterminate(off, size) {
		return o
	}
	c := m.choose(Choice{Kind: LibraryValue, Thread: t.id, Edge: x.edge, Type: m.code.Types.UChar, Object: o.ID, Guess: true})
	o = m.own(o.ID)
	for i := off; i < off+size; {
		j := i
		for j < off+size && o.indeterminate(j, 1) && o.says(j, 1) {
			j++
		}
		if j > i {
			o.fill(i, j-i, byte(c))
			o.say(i, j-i)
		}
		i = max(j, i+1)
	}
	return o
}

// hears makes the run a guess if it looks at bytes that the library has written: those of objects of synchronisation, too,
// which have their states beside them.
func (m *Machine) hears(t *thread, o *object, off, size int64, x *extra) {
	kept := slices.ContainsFunc(o.sync, func(s syncState) bool { return s.use != useJump && s.within(off, size) })
	if kept || o.said != nil && o.says(off, size) {
		m.choose(Choice{Kind: LibraryValue, Thread: t.id, Edge: x.edge, N: 1, Guess: true})
	}
}
