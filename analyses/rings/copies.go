package rings

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// A thread may keep a copy of the other index, and read that anew only where the copy says that there is no room, or
// nothing there:
//
//	if (head - copy == N) {
//		copy = load(&tail); // acquires
//		if (head - copy == N) …
//	}
//
// Sound: what the thread finds in the copy is what it has read last of the index with acquire order, if only it writes
// there, and nothing but that, and it has not read the index since, for itself or for another copy ([Element].Stale); or
// zero, which the index was in the beginning, if it has not read it at all, nor who has created the thread
// ([Element].Ahead). So it is as if it had kept it in a register.

// copies are facts about copies of indices. A copy is known by its bytes, too.
type copies struct {
	of      *digest.FactKind[Index, digest.List[Index]]    // which copies of an index are read
	hold    *digest.FactKind[Index, digest.MustSet[Index]] // what a copy is set to, always
	writers *digest.FactKind[Index, threadid.Sole]
	readers *digest.FactKind[Index, threadid.Sole]
}

func (d *Digest) newCopies() copies {
	union := func(a, b digest.List[Index]) digest.List[Index] {
		return d.lists.Union(a, b, compareIndices)
	}
	return copies{digest.NewFacts[Index](union, func(a, b digest.List[Index]) bool { return union(a, b) == b }),
		digest.NewFacts[Index](d.indices.Join, d.indices.Leq), threadid.NewSoles[Index](), threadid.NewSoles[Index]()}
}

// mover is the running thread.
func (d *Digest) mover(x digest.Context) threadid.Sole { return d.threads.Of(x).Sole() }

// copied finds the copy that an lvalue is, and the index that it is a copy of.
func (d *Digest) copied(in scene, lv *cfg.LVal) (cp, of Index, ok bool) {
	index := d.program.copies[key(lv)]
	if index == nil || in.Context == nil {
		return Index{}, Index{}, false
	}
	beside := besides(lv, index)
	if beside == nil {
		return Index{}, Index{}, false
	}
	if of, ok = d.index(in, beside); !ok {
		return Index{}, Index{}, false
	}
	cp, ok = d.find(in, lv)
	return cp, of, ok && cp.Size == of.Size && cp.Signed == of.Signed
}

// fromCopy is what the thread finds in a copy.
func (d *Digest) fromCopy(in scene, a Element, lv *cfg.LVal) []Known {
	cp, of, ok := d.copied(in, lv)
	if !ok {
		return nil
	}
	d.copies.of.Add(in, of, d.lists.List(cp)) // who reads the index makes it stale
	if _, stale := slices.BinarySearchFunc(d.lists.Items(a.Stale), cp, compareIndices); stale || a.AnyStale {
		return nil
	}
	if !d.single(in, a) {
		d.copies.readers.Add(in, cp, d.mover(in))
	}
	if !d.wasZero(in, a, cp) {
		d.copies.hold.Add(in, cp, digest.MustSet[Index]{})
	}
	return []Known{{What: Number, Of: of, Exact: true, Positive: true}}
}

// isAhead reports whether the thread may have read an index.
func (d *Digest) isAhead(a Element, i Index) bool {
	_, found := slices.BinarySearchFunc(d.lists.Items(a.Ahead), i, compareIndices)
	return found || a.AnyAhead
}

// goesAhead notes that the thread has read an index: its copies are stale.
func (d *Digest) goesAhead(in scene, a Element, i Index) Element {
	all, _ := d.copies.of.Of(in, i)
	a.Stale, a.AnyStale = d.lists.UnionOrAny(a.Stale, all, compareIndices, a.AnyStale, maxMoved)
	a.Ahead, a.AnyAhead = d.lists.UnionOrAny(a.Ahead, d.lists.List(i), compareIndices, a.AnyAhead, maxMoved)
	return a
}

// copying notes that an action writes to a copy that it names.
func (d *Digest) copying(in scene, a Element, to *cfg.LVal, value cfg.Expr, cp, of Index) Element {
	if n, ok := cfg.IsConst(cfg.Uncast(value)); ok && n == 0 && d.first(in, a, cp) && !d.isAhead(a, of) {
		a.Set = d.indices.Learn(a.Set, cp)
		return a
	}
	holds := digest.MustSet[Index]{}
	for _, k := range d.value(a, in, value) {
		if k.What == Number && !k.Own && !k.Late && k.Of == of && k.Off == 0 && k.Plus == 0 && k.Modulo == 0 && cfg.Identical(to.Type, value.Type()) {
			holds = d.indices.Learn(holds, of)
		}
	}
	d.copies.hold.Add(in, cp, holds)
	a = d.moves(a, cp)
	if !d.single(in, a) {
		d.copies.writers.Add(in, cp, d.mover(in))
	}
	if d.indices.Certain(holds, of) {
		a.Stale = d.lists.List(slices.DeleteFunc(slices.Clone(d.lists.Items(a.Stale)), func(i Index) bool { return i == cp })...)
	}
	return a
}

// faithful reports whether all copies of an index are what they are taken for.
func (d *Digest) faithful(x digest.Facts, i Index) bool {
	all, _ := d.copies.of.Of(x, i)
	return !slices.ContainsFunc(d.lists.Items(all), func(cp Index) bool {
		reader, _ := d.copies.readers.Of(x, cp)
		writer, written := d.copies.writers.Of(x, cp)
		holds, set := d.copies.hold.Of(x, cp)
		return reader.Many || written && writer != reader || set && !d.indices.Certain(holds, i)
	})
}
