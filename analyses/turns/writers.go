package turns

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Who writes what is followed.

// writer is who writes a variable.
type writer struct {
	thread threadid.Thread
	many   bool
}

func (w writer) join(o writer) writer {
	if w == o {
		return w
	}
	return writer{many: true}
}

// writes notes that the running thread writes a variable, or what it points to.
func (d *Digest) writes(x digest.Context, v *cfg.Var) {
	if c := d.program.class[v]; c != nil {
		v = c
	}
	d.writers.Add(x, v, writer{thread: d.threads.Of(x).Thread})
}

// own reports whether nobody but the running thread, or others with its id, writes a variable, or what it points to.
// (MayRun looks at creators only whose id is unique.) Its value is what that has written, then, and stays so until it
// writes it again: a local variable is that of one activation of a function, since its address goes nowhere. (Without a
// context that is all that is known.)
func (d *Digest) own(x digest.Context, p Place) bool {
	if p.Var == nil {
		return x != nil && d.ownMemory(x, p.Base, p.written(d.program.width)) &&
			(!p.linked() || d.ownMemory(x, p.Link.Base, p.identifiers(d.program.width)))
	}
	w := p.Var
	if c := d.program.class[w]; c != nil {
		w = c
	}
	if !d.program.shared[w] {
		return true
	}
	if x == nil {
		return false
	}
	by, ok := d.writers.Of(x, w)
	return !ok || by == writer{thread: d.threads.Of(x).Thread}
}

func (w writer) leq(o writer) bool { return w.join(o) == o }

// store is what threads write to one object.
type store struct {
	writer
	to digest.Wrote
}

// maxStores bounds how many writes to one object are told apart.
const maxStores = 64

// covers reports whether all that o writes s writes, too.
func (s store) covers(o store) bool {
	w, v := s.to, o.to
	switch {
	case s.writer.join(o.writer) != s.writer:
		return false
	case w.Base == 0 || w == v:
		return true
	case w.Size > 0 && (v.Size <= 0 || v.Size > w.Size) || v.Lo < w.Lo || v.Hi > w.Hi:
		return false
	}
	return w.Stride == 1 || w.Stride > 1 && v.Stride%w.Stride == 0 && (v.Lo-w.Lo)%w.Stride == 0
}

// joinStores are the stores of both, but for those that others cover. Too many of them are any.
func joinStores(a, b []store) []store {
	all := slices.Concat(a, b)
	slices.SortFunc(all, compareStores)
	all = slices.Compact(all)
	var out []store
	for i, s := range all {
		covered := false
		for j, o := range all {
			covered = covered || i != j && o.covers(s) && (i > j || !s.covers(o))
		}
		if !covered {
			out = append(out, s)
		}
	}
	if len(out) > maxStores {
		return []store{{writer: writer{many: true}}}
	}
	return out
}

func leqStores(a, b []store) bool {
	return !slices.ContainsFunc(a, func(s store) bool {
		return !slices.ContainsFunc(b, func(o store) bool { return o.covers(s) })
	})
}

// compareStores orders what is written, and whether several threads may write it.
func compareStores(a, b store) int {
	return cmp.Or(cmp.Compare(a.to.Base, b.to.Base), cmp.Compare(a.to.Lo, b.to.Lo), cmp.Compare(a.to.Hi, b.to.Hi),
		cmp.Compare(a.to.Stride, b.to.Stride), cmp.Compare(a.to.Size, b.to.Size), digest.CompareBools(a.many, b.many))
}

// memory notes that the running thread writes to memory, if anybody wants to know.
func (d *Digest) memory(x digest.Context, w digest.Wrote) {
	if w.Edge = nil; w.Lo == w.Hi {
		w.Stride = 0
	}
	if w.Base == 0 {
		w = digest.Wrote{}
	} else if !d.watched.Has(x, w.Base) {
		return
	}
	me := writer{thread: d.threads.Of(x).Thread}
	d.storers.Add(x, w.Base, me)
	d.stores.Add(x, w.Base, []store{{me, w}})
}

// ownMemory is own for what is in memory. Of an object that one thread writes, that is all that is asked: else whatever
// comes before its first write would be looked at again for each of its writes.
func (d *Digest) ownMemory(x digest.Context, object uint32, at digest.Wrote) bool {
	d.watched.Add(x, object)
	me := writer{thread: d.threads.Of(x).Thread}
	for _, base := range []uint32{0, object} {
		if by, ok := d.storers.Of(x, base); !ok || by == me {
			continue
		}
		by, _ := d.stores.Of(x, base)
		if slices.ContainsFunc(by, func(s store) bool { return s.writer != me && meets(s.to, at) }) {
			return false
		}
	}
	return true
}
