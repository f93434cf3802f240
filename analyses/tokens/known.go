package tokens

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Known is what is known of a register: that it is Scale times a number, plus Off; or else, if Else, that it is
// Or. (Without a counter, it certainly is Or.) The number is that of the counter Of: one that the thread has
// Taken from it, or the one that it has now, while no lock is taken or released. A register that is an integer
// is that only modulo the size of the counter's type, and Scale is 1; an Address is that many bytes behind the
// start of its object. Var may be the counter itself, which is what the thread has left there, as long.
type Known struct {
	Var, Of    *cfg.Var
	Taken      bool
	Address    bool
	Scale, Off int64
	Else       bool
	Or         int64
}

// form is what of a Known one register may have once.
func (k Known) form() Known {
	k.Else, k.Or = false, 0
	return k
}

// constant reports whether k says that something is a certain number.
func (k Known) constant() bool { return k.Of == nil }

// compareKnown orders by registers, then by what they are equal to.
func compareKnown(a, b Known) int {
	return cmp.Or(compareForm(a, b), digest.CompareBools(a.Else, b.Else), cmp.Compare(a.Or, b.Or))
}

func compareForm(a, b Known) int {
	return cmp.Or(cmp.Compare(a.Var.ID, b.Var.ID), cmp.Compare(id(a.Of), id(b.Of)), digest.CompareBools(a.Taken, b.Taken),
		digest.CompareBools(a.Address, b.Address), cmp.Compare(a.Scale, b.Scale), cmp.Compare(a.Off, b.Off))
}

func id(v *cfg.Var) int {
	if v == nil {
		return -1
	}
	return v.ID
}

// either is what holds if one of two histories is the case. Of each register, and each thing that it may be
// equal to, it has the union of what the two say: that, or one number, or both; more than one number is not
// kept. A register that is a number is, or is equal to anything you like.
func either(a, b []Known) []Known {
	var out []Known
	for _, k := range a {
		for _, l := range b {
			if k.Var != l.Var {
				continue
			}
			switch {
			case k.constant() && l.constant():
				if k == l {
					out = append(out, k)
				}
			case k.constant():
				out = orElse(out, l, k.Or)
			case l.constant():
				out = orElse(out, k, l.Or)
			case k.form() != l.form():
			case l.Else:
				out = orElse(out, k, l.Or)
			case k.Else:
				out = orElse(out, l, k.Or)
			default:
				out = append(out, k)
			}
		}
	}
	slices.SortFunc(out, compareKnown)
	return slices.Compact(out)
}

// orElse adds k, or the number n, unless k has another number.
func orElse(out []Known, k Known, n int64) []Known {
	if k.Else && k.Or != n {
		return out
	}
	k.Else, k.Or = true, n
	return append(out, k)
}

// of lists what is known of a register.
func (d *Digest) of(a Element, v *cfg.Var) []Known {
	items := d.known.Items(a.Known)
	i, _ := slices.BinarySearchFunc(items, v.ID, func(k Known, id int) int { return cmp.Compare(k.Var.ID, id) })
	j := i
	for j < len(items) && items[j].Var == v {
		j++
	}
	return items[i:j]
}

// assign lets a register be what ks say, and nothing else.
func (d *Digest) assign(a Element, v *cfg.Var, ks []Known) Element {
	a = d.without(a, func(k Known) bool { return k.Var == v })
	if len(ks) == 0 {
		return a
	}
	items := slices.Clone(d.known.Items(a.Known))
	for _, k := range ks {
		k.Var = v
		items = append(items, k)
	}
	return d.with(a, items)
}

// with has the items, of which those of one form are the first one of it.
func (d *Digest) with(a Element, items []Known) Element {
	slices.SortFunc(items, compareKnown)
	items = slices.CompactFunc(items, func(k, l Known) bool { return k.form() == l.form() })
	a.Known = d.known.List(items...)
	return a
}

// without has no items that drop says.
func (d *Digest) without(a Element, drop func(Known) bool) Element {
	if items := d.known.Items(a.Known); slices.ContainsFunc(items, drop) {
		a.Known = d.known.List(slices.DeleteFunc(slices.Clone(items), drop)...)
	}
	return a
}
