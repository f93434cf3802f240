package rings

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/digest"
)

// Kind is what a [Bound] says.
type Kind uint8

// The thread's own index is at c; the other one was at o when the thread read it with acquire order.
const (
	Room   Kind = iota // c - o <= N, if it is never more than Limit
	Items              // o - c >= N
	Last               // c + N is a multiple of Modulo
	Before             // c + N is none
)

// Bound is what is known of the thread's own index, Of: how far it is from another one (With), or whether it goes
// round. It is known if indices are kept modulo Modulo (0: if they go up for ever; anyhow: in whichever manner).
// Calm: no other thread can have acted since then.
type Bound struct {
	Kind     Kind
	Of, With Index
	Modulo   int64
	Limit, N int64
	Calm     bool
	Late     bool
}

// anyhow is the manner of an index of which that is not known.
const anyhow = -1

// in reports whether a bound is known if the indices are kept in some manner.
func (b Bound) in(modulo int64) bool { return b.Modulo == anyhow || b.Modulo == modulo }

// compareBounds orders by what bounds are about, and not by how much they say of that.
func compareBounds(a, b Bound) int {
	round := 0
	if a.Kind >= Last {
		round = cmp.Compare(a.N, b.N)
	}
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), compareIndices(a.Of, b.Of), compareIndices(a.With, b.With),
		cmp.Compare(a.Modulo, b.Modulo), cmp.Compare(a.Limit, b.Limit), round, digest.CompareBools(a.Late, b.Late))
}

// unlimited is the Limit of what is known however far apart the two are.
const unlimited = maxOff

// worse is the one of two bounds that says less about the same.
func (b Bound) worse(o Bound) Bound {
	if b.Calm = b.Calm && o.Calm; (b.Kind == Room) == (b.N < o.N) {
		b.N = o.N
	}
	return b
}

// or is what holds if one of two bounds does that are about the same; false if that is too little to be kept: what
// becomes less with each pass of a loop is not followed for long.
func (b Bound) or(o Bound) (Bound, bool) {
	if b.N == o.N || b.Kind == Room && b.Limit-min(b.N, o.N) <= maxPasses || b.Kind == Items && max(b.N, o.N) <= maxPasses {
		return b.worse(o), true
	}
	return b, false
}

// maxPasses bounds how often a bound becomes less.
const maxPasses = 8

// learn adds bounds.
func (d *Digest) learn(list digest.List[Bound], bs ...Bound) digest.List[Bound] {
	items := d.bounds.Items(list)
	for _, b := range bs {
		if i, found := slices.BinarySearchFunc(items, b, compareBounds); !found || b.worse(items[i]) != b {
			items = digest.Replace(items, b, compareBounds)
		}
	}
	return d.bounds.List(items...)
}

// changed is a list of other bounds, in the same order.
func (d *Digest) changed(list digest.List[Bound], f func(Bound) (Bound, bool)) digest.List[Bound] {
	var out []Bound
	for _, b := range d.bounds.Items(list) {
		if b, ok := f(b); ok {
			out = append(out, b)
		}
	}
	return d.bounds.List(out...)
}

// joinBounds is what both lists say.
func (d *Digest) joinBounds(a, b digest.List[Bound]) digest.List[Bound] {
	return d.changed(a, func(x Bound) (Bound, bool) {
		i, found := slices.BinarySearchFunc(d.bounds.Items(b), x, compareBounds)
		if !found {
			return x, false
		}
		return x.or(d.bounds.Items(b)[i])
	})
}

// past is what is still known of an index when the thread has moved it n further.
func past(b Bound, n int64) (Bound, bool) {
	if b.Kind == Room {
		b.N += n
		return b, b.N <= b.Limit && near(b.N)
	}
	b.N -= n
	return b, b.N > 0 || b.N == 0 && b.Kind == Last
}
