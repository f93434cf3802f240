package rings

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
)

// MayRun is false if one thread accesses an element that it puts into a ring, the other one an element that it takes
// out, and both know by the other's index that it is their turn.
//
// Sound: let H and T be the indices of a ring, which were zero before anybody moved them, and before the threads that
// move them began. Only the thread P moves H where other threads may act, and only C moves T, each of which is one
// thread in the whole execution. (Where nobody else can act, anybody may move them: whatever the two do comes before
// that, or after it.) All moves go forwards, and release. So what is read from an index is known by its count, and
// where it is read with acquire order, the move to that count comes before.
//
// Whenever P moves H to the count h, it has read before, with acquire order, that T was at some t with h - t <= L,
// the greatest Reach of all moves; whenever C moves T to the count t, it has read likewise that H was at some h >= t.
// So where P, at its count p, reads T at t, p - t is one of 0, …, L: it is not negative, as the move of T to t came
// after C had read of some h >= t, to which P has moved H before that, so that p >= h; and it is not more than L, as
// it was not when P moved H to p, and what P reads of T does not become less. (What it has read before it reads T
// anew is known no more.) In the same way, where C, at c, reads H at h, h - c is one of 0, …, L: it is not more, as
// the move of H to h came after P had read of some t >= h - L, to which C has moved T before that, and not negative,
// as it was not when C moved T to c. These numbers all differ in what the type of the indices, or what they go round
// at, makes of them (see fits); so how a comparison comes out says of the counts what [Bound] says.
//
// Let a be an access of P while H is at p, to the element x = p + k of those that are ever put in, and let it have
// read that T is at some t > x - N, where N is the number of elements of the array; let b be an access of C while T
// is at c, to the element y = c + l, which has read that H is at some h > y; k and l are not negative. Both lie in
// the same element of the array only if x - y is a multiple of N; of other elements, apart says that the accesses do
// not meet.
//
//   - If x <= y, then h > y >= x >= p. So P has moved H to h after a, and C has read that before b: a comes before
//     b.
//   - If not, then x >= y + N, so t > x - N >= y >= c. So C has moved T to t after b, and P has read that before a:
//     b comes before a.
//
// How the threads have come to know the array makes no difference. They must have come to know the indices, which
// were made zero before, in a way that orders them ([digest.Location].Raced).
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	if a.Slots.IsEmpty() || b.Slots.IsEmpty() || x.Location().Unknown || x.Location().Raced || d.all.Lost(x) {
		return true
	}
	s, t := d.threads.OfBoth(x)
	for _, p := range d.slots.Items(a.Slots) {
		for _, c := range d.slots.Items(b.Slots) {
			switch {
			case p.Of != c.Bound.With || c.Of != p.Bound.With || !d.alone(x, p, s.Thread) || !d.alone(x, c, t.Thread):
			case !d.faithful(x, p.Of) || !d.faithful(x, c.Of):
			case p.Bound.Kind == Room && c.Bound.Kind == Items && d.inTurn(x, p, c),
				p.Bound.Kind == Items && c.Bound.Kind == Room && d.inTurn(x, c, p):
				return false
			}
		}
	}
	return true
}

// alone reports whether a thread is the only one that moves the index of a slot where others may act, so that it is its
// own; and is zero until then, if that is taken for granted.
func (d *Digest) alone(x digest.Facts, s Slot, thread threadid.Thread) bool {
	m, ok := d.movers.Of(x, s.Of)
	return ok && !m.Many && m.Thread == thread && m.Thread.Set.IsEmpty() &&
		!((s.Zero || d.counted.Has(x, s.Of)) && d.filled.Has(x, s.Of))
}

// inTurn reports whether the producer p and the consumer c access elements of one ring, each of which it is their turn to
// use, or that are different ones.
func (d *Digest) inTurn(x digest.Facts, p, c Slot) bool {
	if p.Base != c.Base || p.Scale != c.Scale || !apart(p, c) || p.Off < 0 || c.Off < 0 || c.Bound.N <= c.Off {
		return false
	}
	heads, _ := d.ways.Of(x, p.Of)
	tails, _ := d.ways.Of(x, c.Of)
	return slices.ContainsFunc(d.wayLists.Items(heads), func(w Way) bool {
		n := p.elements(w.Modulo)
		_, tail := slices.BinarySearchFunc(d.wayLists.Items(tails), Way{With: p.Of, Modulo: w.Modulo}, compareWays)
		return tail && w.Head && w.With == c.Of && w.Reach <= min(w.Limit, p.Bound.Limit) && n > 0 && n == c.elements(w.Modulo) &&
			p.Bound.N+p.Off < n && p.Bound.in(w.Modulo) && c.Bound.in(w.Modulo) && fits(w, p.Of)
	})
}

// fits reports whether the distances of two indices, which are kept in some manner, are told apart by these.
func fits(w Way, i Index) bool {
	if w.Modulo > 0 {
		return w.Reach < w.Modulo && w.Modulo <= half(i)
	}
	return w.Reach < half(i)
}

// half is half of the numbers of an index's type, or so many that it makes no difference.
func half(i Index) int64 { return min(maxOff, int64(1)<<min(8*i.Size-1, 62)) }

// elements is the number of elements in the array if the index is kept modulo a number, or, if that is 0, goes up for
// ever: none if that is not known.
func (s Slot) elements(modulo int64) int64 {
	switch {
	case s.Modulo == 0:
		return modulo
	case modulo == 0 && s.Round, modulo > 0 && modulo != s.Modulo:
		return 0
	}
	return s.Modulo
}

// apart reports whether two accesses do not meet if they are in different elements.
func apart(p, c Slot) bool {
	by := p.Bytes - c.Bytes
	return p.Scale+by >= c.Width && p.Scale-by >= p.Width
}
