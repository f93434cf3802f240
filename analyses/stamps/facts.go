package stamps

import (
	"cmp"
	"math"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// ring is where the stamps of a ring lie: in one object, at begin + off, and so on in steps of stride bytes.
type ring struct {
	base                            uint32
	begin, stride, count, off, size int64
}

// counter is where one lies.
type counter struct {
	at   digest.Object
	size int64
}

// party is who uses slots at one end of a ring, where other threads may act.
type party struct {
	used   bool
	free   bool    // some have taken no ticket
	ticket counter // from where all others have theirs
	mixed  bool    // they have them from several
	by     threadid.Sole
}

// parties are those at both ends: who finds the number itself, and who finds one more.
type parties struct {
	ends    [2]party
	spoiled bool // they may come round
}

// written is what is written in an object: by what the text does not understand as the storing of a stamp (rings), or the
// taking of a ticket (counters).
type written struct {
	rings    digest.List[ring]
	counters digest.List[counter]
	others   digest.List[digest.Bytes]
}

// maxSpans bounds what is listed of one object.
const maxSpans = 64

// origin is the fact of a root: where it begins, or what it leads to.
type origin struct {
	at   digest.Object
	many bool // in several objects, or there may be several of it, or code outside of the program may write it by its name
}

func joinOrigins(a, b origin) origin {
	if a.many || b.many || a != b {
		return origin{many: true}
	}
	return a
}

// See notes what is done to slots, and what is written everywhere.
func (d *Digest) See(x digest.Context, view digest.View, a Element, s digest.Sight) Element {
	switch s := s.(type) {
	case digest.Before:
		for _, v := range d.program.roots[s.Edge] {
			d.origin(x, view, v)
		}
		if m := d.program.moments[s.Edge]; m != nil {
			for _, u := range m.uses {
				d.uses(x, u)
			}
			if m.passes != nil {
				d.uses(x, *m.passes)
			}
		}
	case digest.Wrote:
		d.wrote(x, s)
	}
	return a
}

// origin notes where a root begins, or what it leads to, as it is used.
func (d *Digest) origin(x digest.Context, view digest.View, v *cfg.Var) {
	lv := &cfg.LVal{Var: v, Type: v.Type, Internal: true}
	if v.Register() {
		lv = &cfg.LVal{Ptr: &cfg.Load{LV: lv}, Type: v.Type.(*cfg.Pointer).Elem, Internal: true}
	}
	at, ok := d.program.statics.Find(view, lv)
	if !ok {
		at = digest.Object{}
	}
	d.origins.Add(x, v, origin{at, !ok})
}

// single reports whether no other thread can act.
func (d *Digest) single(x digest.Context) bool { return d.phases.SingleThreaded(d.flag.Of(x)) }

// uses notes who uses a slot.
func (d *Digest) uses(x digest.Context, u use) {
	r, ok := d.ring(x, u.stamp)
	if !ok || d.single(x) {
		return
	}
	now := party{used: true, by: d.threads.Of(x).Sole()}
	if now.ticket, ok = d.counter(x, u.ticket); !ok {
		now.free = true
	}
	var out parties
	out.ends[u.ahead] = now
	d.parties.Add(x, r, out)
	if d.sound(x, r) && !x.Assume(NoRepetition, u.stamp.root.Pos,
		"the numbers that "+u.stamp.root.Name+" is used by are not counted so far that they come round to the same ones") {
		d.parties.Add(x, r, parties{spoiled: true})
	}
}

// NoRepetition is the assumption that no counter goes through all numbers of its type.
const NoRepetition = "counter-repeats-not"

// ring is where the stamps lie of which a slot's is one.
func (d *Digest) ring(x digest.Facts, s slot) (ring, bool) {
	at, ok := d.begin(x, s)
	return ring{at.Base, at.Offset, s.stride, s.count, s.off, s.size}, ok
}

// counter is the one that a place is.
func (d *Digest) counter(x digest.Facts, s slot) (counter, bool) {
	at, ok := d.begin(x, s)
	return counter{at, s.size}, ok
}

// begin is where the elements begin that a slot is one of, if that is in one object for ever. (A register has been read
// where something is known in terms of it; so what it leads to is known.)
func (d *Digest) begin(x digest.Facts, s slot) (digest.Object, bool) {
	if s.root == nil {
		return digest.Object{}, false
	}
	o, ok := d.origins.Of(x, s.root)
	o.at.Offset += s.start
	return o.at, ok && !o.many
}

// wrote notes what is written, where other threads may act, or where the thread itself may be about to use a slot.
func (d *Digest) wrote(x digest.Context, w digest.Wrote) {
	m := d.program.moments[w.Edge]
	if w.Base == 0 {
		d.lost.Add(x, struct{}{})
		return
	}
	if m != nil && m.passes != nil {
		if r, ok := d.ring(x, m.passes.stamp); ok && r.base == w.Base {
			d.written.Add(x, w.Base, written{rings: d.rings.List(r)})
			return
		}
	}
	if d.single(x) && (m == nil || !m.inside) {
		return
	}
	if m != nil && m.takes && w.Lo == w.Hi && w.Size > 0 {
		d.written.Add(x, w.Base, written{counters: d.tickets.List(counter{digest.Object{Base: w.Base, Offset: w.Lo}, w.Size})})
		return
	}
	d.written.Add(x, w.Base, written{others: d.bytes.List(bytesOf(w))})
}

// bytesOf is where something was written.
func bytesOf(w digest.Wrote) digest.Bytes {
	b := digest.Bytes{Lo: w.Lo, Hi: w.Hi, Stride: w.Stride, Size: w.Size}
	if w.Size <= 0 || w.Hi < w.Lo || w.Lo < w.Hi && w.Stride <= 0 {
		return everywhere
	}
	return b
}

// sound reports whether the stamps of a ring are stored by the rules.
func (d *Digest) sound(x digest.Facts, r ring) bool {
	ps, _ := d.parties.Of(x, r)
	if ps.spoiled || d.lost.Has(x, struct{}{}) || !d.alone(x, r) {
		return false
	}
	for _, p := range ps.ends {
		if p.by.Many && (p.free || p.mixed || !d.counts(x, p.ticket)) {
			return false
		}
	}
	return true
}

// alone reports whether nothing else is written where the stamps of a ring are.
func (d *Digest) alone(x digest.Facts, r ring) bool {
	return d.kept(x, r.base, r.bytes(), r, counter{})
}

// counts reports whether nothing is done to a counter but that it is increased by one.
func (d *Digest) counts(x digest.Facts, n counter) bool {
	return d.kept(x, n.at.Base, n.bytes(), ring{}, n)
}

// kept reports whether some bytes of an object are written only as the stamps of a ring, or as a counter.
func (d *Digest) kept(x digest.Facts, base uint32, at digest.Bytes, r ring, n counter) bool {
	w, _ := d.written.Of(x, base)
	return !slices.ContainsFunc(d.rings.Items(w.rings), func(o ring) bool { return o != r && at.Overlaps(o.bytes()) }) &&
		!slices.ContainsFunc(d.tickets.Items(w.counters), func(o counter) bool { return o != n && at.Overlaps(o.bytes()) }) &&
		!slices.ContainsFunc(d.bytes.Items(w.others), at.Overlaps)
}

func (r ring) bytes() digest.Bytes {
	return digest.Bytes{Lo: r.begin + r.off, Hi: r.begin + r.off + (r.count-1)*r.stride, Stride: r.stride, Size: r.size}
}

func (n counter) bytes() digest.Bytes {
	return digest.Bytes{Lo: n.at.Offset, Hi: n.at.Offset, Size: n.size}
}

func joinParty(a, b party) party {
	switch {
	case !a.used:
		return b
	case !b.used:
		return a
	}
	out := party{used: true, free: a.free || b.free, mixed: a.mixed || b.mixed, by: a.by.Join(b.by)}
	switch none := (counter{}); {
	case a.ticket == none:
		out.ticket = b.ticket
	case b.ticket == none || a.ticket == b.ticket:
		out.ticket = a.ticket
	default:
		out.mixed = true
	}
	if out.mixed {
		out.ticket = counter{}
	}
	return out
}

func joinParties(a, b parties) parties {
	return parties{[2]party{joinParty(a.ends[0], b.ends[0]), joinParty(a.ends[1], b.ends[1])}, a.spoiled || b.spoiled}
}

func (d *Digest) joinWritten(a, b written) written {
	out := written{d.rings.Union(a.rings, b.rings, compareRings), d.tickets.Union(a.counters, b.counters, compareCounters),
		d.bytes.Union(a.others, b.others, compareBytes)}
	others := d.bytes.Items(out.others)
	if slices.Contains(others, everywhere) || len(others)+len(d.rings.Items(out.rings))+len(d.tickets.Items(out.counters)) > maxSpans {
		return written{others: d.bytes.List(everywhere)}
	}
	return out
}

// everywhere is all of an object.
var everywhere = digest.Bytes{Lo: math.MinInt64}

func compareRings(a, b ring) int {
	return cmp.Or(cmp.Compare(a.base, b.base), cmp.Compare(a.begin, b.begin), cmp.Compare(a.stride, b.stride),
		cmp.Compare(a.count, b.count), cmp.Compare(a.off, b.off), cmp.Compare(a.size, b.size))
}

func compareCounters(a, b counter) int {
	return cmp.Or(digest.CompareObjects(a.at, b.at), cmp.Compare(a.size, b.size))
}

func compareBytes(a, b digest.Bytes) int {
	return cmp.Or(cmp.Compare(a.Lo, b.Lo), cmp.Compare(a.Hi, b.Hi), cmp.Compare(a.Stride, b.Stride), cmp.Compare(a.Size, b.Size))
}
