package symlocks

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/rules"
)

// Held is a lock that is held.
type Held struct {
	Lock   Address
	Shared bool
	May    digest.List[digest.Object] // the objects that it may be
	Any    bool                       // it may be any
}

// Read is a lock that may be held for reading, once or, if Many, any number of times. Unlike the others this is
// known of a history to exclude the contrary: who asks for a lock for writing that he reads may get an error,
// ignore it, and read as before. For each time that some lock is held for reading there is a Read with a form
// that is the lock's address, or with no form and May among which the lock is.
type Read struct {
	// the same address in different ways, sorted; of two reads they differ. If there is none, there is one such
	// Read, with Many
	Forms     digest.List[Address]
	May       digest.List[digest.Object]
	Any, Many bool
}

// acquire takes a lock, with that address if it is known, perhaps only as a reader if shared, perhaps not at all if
// uncertain.
func (d *Digest) acquire(c Case, ev *digest.Event, at []Address, shared, uncertain bool) Case {
	at = d.expand(c, at)
	may, any := d.mayBe(d.objects.List(ev.Mutex.May...), digest.List[digest.Object]{}, ev.Mutex.Any)
	shared = shared || staysReader(ev) && slices.ContainsFunc(d.reads.Items(c.Reads), func(r Read) bool {
		return d.maybe(c, d.addresses.Items(r.Forms), r.May, r.Any, at, ev.Mutex)
	})
	if ev.Shared {
		forms := slices.Clone(at)
		slices.SortFunc(forms, compareAddress)
		c.Reads = d.allReads(append(slices.Clone(d.reads.Items(c.Reads)), Read{d.addresses.List(forms...), may, any, false}))
	}
	if uncertain {
		return c
	}
	held := d.held.Items(c.Held)
	for _, l := range at {
		h := Held{l, shared, may, any}
		if i, again := slices.BinarySearchFunc(held, h, compareHeld); again {
			held = slices.Clone(held)
			held[i] = d.joinHeld(held[i], h)
		} else {
			held = slices.Insert(slices.Clone(held), i, h)
		}
	}
	c.Held = d.held.List(held...)
	return c
}

// staysReader reports whether who reads a lock and asks to write it may be refused, and read on.
func staysReader(ev *digest.Event) bool {
	return rules.Knowledge{Kind: ev.Lock, Types: ev.MutexType}.StaysReader()
}

// release drops the locks that may be the one that is released or made anew, and (once) one read lock that certainly
// is the one that is released. That all that is still held for reading has a Read, however it came by it: if
// the one that is dropped stood for the other hold of two, its own stands for that now.
func (d *Digest) release(c Case, op digest.Operand, at []Address, once bool) Case {
	if c.Held.IsEmpty() && c.Reads.IsEmpty() {
		return c
	}
	at = d.expand(c, at)
	held := c.Held
	c.Held = without(&d.held, held, func(h Held) bool {
		return d.maybe(c, d.expand(c, []Address{h.Lock}), h.May, h.Any, at, op)
	})
	rs := d.reads.Items(c.Reads)
	if i := slices.IndexFunc(rs, func(r Read) bool { return d.meets(r.Forms, at) }); once && i >= 0 && !rs[i].Many {
		c.Reads = d.reads.List(slices.Delete(slices.Clone(rs), i, i+1)...)
	}
	return c
}

// maybe reports whether a lock, known by its addresses and by what it may be, may be the operand of an
// operation. It is another one if the addresses certainly differ, or if there is no object that both may be.
func (d *Digest) maybe(c Case, forms []Address, may digest.List[digest.Object], any bool, at []Address,
	op digest.Operand) bool {
	for _, f := range forms {
		if slices.ContainsFunc(at, func(a Address) bool { return d.differ(c, f, a) }) {
			return false
		}
	}
	if any || op.Any {
		return true
	}
	return slices.ContainsFunc(d.objects.Items(may), func(o digest.Object) bool {
		return op.Covers(o) || o.Offset == digest.AnyOffset &&
			slices.ContainsFunc(op.May, func(m digest.Object) bool { return m.Base == o.Base })
	})
}

// differ reports whether the addresses of two locks are certainly different: because only their offsets differ,
// or because they differ in one variable, which does not have the same value. (Then scale times the values are
// different, too, modulo the size of a pointer, since both are addresses inside of objects, and comparisons are
// of variables that are no wider than a pointer.)
func (d *Digest) differ(c Case, a, b Address) bool {
	if a.Root() == b.Root() {
		return a.Offset != b.Offset
	}
	if a.Object != b.Object || a.Offset != b.Offset || c.Compare.IsEmpty() {
		return false
	}
	for i, s := range a.Terms {
		if t := b.Terms[i]; a.Terms[1-i] == b.Terms[1-i] && s.Scale == t.Scale && s.Scale != 0 && s.Var != nil && t.Var != nil &&
			s.Of == (Of{}) && t.Of == (Of{}) {
			return d.orderOf(c, variable(s.Var), variable(t.Var))&Equal == 0
		}
	}
	return false
}

// joinHeld is one lock with what it may be by two histories.
func (d *Digest) joinHeld(g, h Held) Held {
	g.May, g.Any = d.mayBe(g.May, h.May, g.Any || h.Any)
	return g
}

// maxObjects bounds the objects that a lock may be that are told apart.
const maxObjects = 16

// mayBe is what a lock may be by two histories: some objects, or any, if that is so or there are too many.
func (d *Digest) mayBe(a, b digest.List[digest.Object], any bool) (digest.List[digest.Object], bool) {
	return d.objects.UnionOrAny(a, b, digest.CompareObjects, any, maxObjects)
}

func (d *Digest) unite(a, b digest.List[digest.Object]) digest.List[digest.Object] {
	if a == b {
		return a
	}
	return d.objects.Union(a, b, digest.CompareObjects)
}

// heldByBoth lists the locks that are held by two histories.
func (d *Digest) heldByBoth(a, b digest.List[Held]) digest.List[Held] {
	if a == b {
		return a
	}
	var out []Held
	for _, g := range d.held.Items(a) {
		if i, ok := slices.BinarySearchFunc(d.held.Items(b), g, compareHeld); ok {
			h := d.held.Items(b)[i]
			shared := g.Shared || h.Shared
			g = d.joinHeld(g, h)
			g.Shared = shared
			out = append(out, g)
		}
	}
	return d.held.List(out...)
}

// maxReads bounds the read locks that are told apart.
const maxReads = 4

// allReads makes a list of read locks that are held by one history. Those with a common form are held as that
// lock, if they are held at all; those without any are put together.
func (d *Digest) allReads(rs []Read) digest.List[Read] {
	var out []Read
	for _, r := range rs {
		for i := d.sameRead(out, r); i >= 0; i = d.sameRead(out, r) {
			forms := digest.Intersection(d.addresses.Items(r.Forms), d.addresses.Items(out[i].Forms), compareAddress)
			may, any := d.mayBe(r.May, out[i].May, r.Any || out[i].Any)
			r = Read{d.addresses.List(forms...), may, any, true}
			out = slices.Delete(out, i, i+1)
		}
		r.Many = r.Many || r.Forms.IsEmpty()
		out = append(out, r)
	}
	return d.sortReads(out)
}

// readByEither lists the read locks that are held by one history or the other. Reads with a common form are
// one, which is held once by either. A read that is one of b already changes nothing, whatever else it has a form
// in common with, so that each of a and b is below the result.
func (d *Digest) readByEither(a, b digest.List[Read]) digest.List[Read] {
	if a == b {
		return a
	}
	out := slices.Clone(d.reads.Items(b))
	for _, r := range d.reads.Items(a) {
		if slices.ContainsFunc(out, func(o Read) bool { return d.standsFor(o, r) }) {
			continue
		}
		i := d.sameRead(out, r)
		if i < 0 {
			out = append(out, r)
			continue
		}
		forms := digest.Intersection(d.addresses.Items(r.Forms), d.addresses.Items(out[i].Forms), compareAddress)
		may, any := d.mayBe(r.May, out[i].May, r.Any || out[i].Any)
		out[i] = Read{d.addresses.List(forms...), may, any, r.Many || out[i].Many}
	}
	return d.sortReads(out)
}

// sameRead finds a read that has a form in common with r, or has none either; or -1.
func (d *Digest) sameRead(rs []Read, r Read) int {
	return slices.IndexFunc(rs, func(o Read) bool {
		return r.Forms.IsEmpty() && o.Forms.IsEmpty() || d.meets(o.Forms, d.addresses.Items(r.Forms))
	})
}

// standsFor reports whether a read says no more than r says, and is of the same lock or of any. No two reads of one
// history have a form in common, so that one with forms stands for one of them at most.
func (d *Digest) standsFor(o, r Read) bool {
	return (o.Many || !r.Many) && (o.Any || !r.Any && d.unite(r.May, o.May) == o.May) &&
		len(digest.Intersection(d.addresses.Items(o.Forms), d.addresses.Items(r.Forms), compareAddress)) == len(d.addresses.Items(o.Forms))
}

// sortReads sorts read locks. One that the read without forms stands for is left out; if there are too many,
// that stands for all.
func (d *Digest) sortReads(rs []Read) digest.List[Read] {
	if i := slices.IndexFunc(rs, func(r Read) bool { return r.Forms.IsEmpty() }); i >= 0 {
		all := rs[i]
		rs = slices.DeleteFunc(rs, func(r Read) bool { return !r.Forms.IsEmpty() && d.standsFor(all, r) })
	}
	if len(rs) > maxReads {
		all := Read{Many: true}
		for _, r := range rs {
			all.May, all.Any = d.mayBe(all.May, r.May, all.Any || r.Any)
		}
		rs = []Read{all}
	}
	slices.SortFunc(rs, d.compareReads)
	return d.reads.List(rs...)
}

// meets reports whether some form is among these addresses.
func (d *Digest) meets(forms digest.List[Address], at []Address) bool {
	return slices.ContainsFunc(d.addresses.Items(forms), func(f Address) bool { return slices.Contains(at, f) })
}

// compareHeld orders by the address; a lock occurs once.
func compareHeld(a, b Held) int { return compareAddress(a.Lock, b.Lock) }

func (d *Digest) compareReads(a, b Read) int {
	return cmp.Or(slices.CompareFunc(d.addresses.Items(a.Forms), d.addresses.Items(b.Forms), compareAddress),
		digest.CompareBools(a.Many, b.Many), digest.CompareBools(a.Any, b.Any), d.compareMay(a.May, b.May))
}

func (d *Digest) compareMay(a, b digest.List[digest.Object]) int {
	return slices.CompareFunc(d.objects.Items(a), d.objects.Items(b), digest.CompareObjects)
}
