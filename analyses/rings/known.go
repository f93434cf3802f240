package rings

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// What says what a register is.
type What uint8

// The count is what the index Of has counted: the thread's own one by now, or else when it was read.
const (
	Number   What = iota // the count plus Off, as far as the index's type, or Modulo, tells; then plus Plus
	Distance             // the count of Of, less that of With (Minus: the other way round), plus Off
	Truth                // if it is not zero (If), or if it is zero, Then holds
	Address              // Bytes behind the start of an object, and as often Scale as the count plus Off says, modulo Modulo
)

// Known is what is known of a register. With a Modulo it is reduced; if Round, that is known only if the index is
// kept modulo that itself. (Of an Address without a Modulo, it is what the index is kept modulo.) Without, it is
// equal to the number modulo the size of the index's type; if Exact, it is the number itself, as an index holds it,
// or the distance, and if Positive, it is not negative. Calm: no other thread can have acted since it was read. Zero:
// if its own index was zero when the thread began. Late: it was read without acquire order, and no fence has
// come since that acquires. (Then is Calm, and Late, if the rest is.) Some: it is not that count, but one between it and what With was when it was
// read last; Short: and not that.
type Known struct {
	Var                                    *cfg.Var
	What                                   What
	Of, With                               Index
	Own, Minus, Round, Exact, Positive, If bool
	Modulo, Off, Plus, Scale, Bytes        int64
	Then                                   Bound
	Calm, Zero, Late                       bool
	Some, Short                            bool
}

// compareKnown orders by what is said, and not by what for: see or.
func compareKnown(a, b Known) int {
	return cmp.Or(cmp.Compare(a.Var.ID, b.Var.ID), cmp.Compare(a.What, b.What), compareIndices(a.Of, b.Of), compareIndices(a.With, b.With),
		digest.CompareBools(a.Own, b.Own), digest.CompareBools(a.Minus, b.Minus), digest.CompareBools(a.If, b.If), digest.CompareBools(a.Late, b.Late), digest.CompareBools(a.Some, b.Some),
		cmp.Compare(a.Modulo, b.Modulo), cmp.Compare(a.Off, b.Off), cmp.Compare(a.Plus, b.Plus), cmp.Compare(a.Scale, b.Scale),
		cmp.Compare(a.Bytes, b.Bytes), compareBounds(a.Then, b.Then), cmp.Compare(a.Then.N, b.Then.N))
}

// or is what holds if one of two does that say the same.
func (k Known) or(o Known) Known {
	k.Exact, k.Positive, k.Calm, k.Short = k.Exact && o.Exact, k.Positive && o.Positive, k.Calm && o.Calm, k.Short && o.Short
	k.Round, k.Zero = k.Round || o.Round, k.Zero || o.Zero
	return k
}

// joinKnown is what both lists say.
func (d *Digest) joinKnown(a, b digest.List[Known]) digest.List[Known] {
	if a == b {
		return a
	}
	var out []Known
	for _, l := range [][2][]Known{{d.known.Items(a), d.known.Items(b)}, {d.known.Items(b), d.known.Items(a)}} {
		for _, k := range l[0] {
			if i, found := slices.BinarySearchFunc(l[1], k, compareKnown); found {
				out = append(out, k.or(l[1][i]))
			} else if whole, ok := k.whole(); ok {
				if i, found := slices.BinarySearchFunc(l[1], whole, compareKnown); found {
					k.Round = k.Round || !k.Some
					out = append(out, k.or(l[1][i]))
				}
			}
		}
	}
	return d.list(out)
}

// list is a sorted list of what is known, of which there is one that says the same.
func (d *Digest) list(ks []Known) digest.List[Known] {
	slices.SortFunc(ks, compareKnown)
	return d.known.List(slices.CompactFunc(ks, func(k, l Known) bool { return compareKnown(k, l) == 0 })...)
}

// whole is an index that k is modulo a number: what is not reduced says as much, if the index is kept modulo that. Or it is
// what k is at least: that is between itself and what follows.
func (k Known) whole() (Known, bool) {
	ok := k.What == Number && (k.Modulo > 0) != k.Some && k.Off == 0 && k.Plus == 0 && !k.Late
	return Known{Var: k.Var, What: Number, Of: k.Of, Own: k.Own}, ok
}

// of lists what is known of a register.
func (d *Digest) of(a Element, v *cfg.Var) []Known {
	items := d.known.Items(a.Known)
	i, _ := slices.BinarySearchFunc(items, v.ID, func(k Known, id int) int { return cmp.Compare(k.Var.ID, id) })
	j := i
	for j < len(items) && items[j].Var == v {
		j++
	}
	return items[i:j:j]
}

// assign lets a register be what ks say, and nothing else.
func (d *Digest) assign(a Element, v *cfg.Var, ks []Known) Element {
	a = d.forget(a, func(k Known) bool { return k.Var == v })
	return d.is(a, v, ks)
}

// is adds to what is known of a register.
func (d *Digest) is(a Element, v *cfg.Var, ks []Known) Element {
	if len(ks) == 0 {
		return a
	}
	items := d.known.Items(a.Known)
	for _, k := range ks {
		k.Var = v
		if i, found := slices.BinarySearchFunc(items, k, compareKnown); !found || k.or(items[i]) != k {
			items = digest.Replace(items, k, compareKnown)
		}
	}
	a.Known = d.known.List(items...)
	return a
}

// forget has no items that drop says.
func (d *Digest) forget(a Element, drop func(Known) bool) Element {
	return d.each(a, func(k Known) (Known, bool) { return k, !drop(k) })
}

// each changes what is known of registers, each of which it leaves what it is about.
func (d *Digest) each(a Element, f func(Known) (Known, bool)) Element {
	var out []Known
	for _, k := range d.known.Items(a.Known) {
		if k, ok := f(k); ok {
			out = append(out, k)
		}
	}
	a.Known = d.list(out)
	return a
}
