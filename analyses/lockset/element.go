package lockset

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/digest"
)

// owns reports whether the thread certainly holds what the operand denotes.
func (d *Digest) owns(a Element, op digest.Operand) bool {
	if !op.Definite {
		return false
	}
	_, held := find(d.held.Items(a.Held), op.May[0])
	return held
}

// certainlyFree reports whether the thread certainly holds nothing that the operand may denote.
func (d *Digest) certainlyFree(a Element, op digest.Operand) bool {
	return !a.Any && !a.Many && !slices.ContainsFunc(d.may.Items(a.May), func(m MayHold) bool { return covers(op, m.Mutex) })
}

// covers reports whether an operand may denote m, which may itself have an unknown offset. The pseudo-mutex has
// no address.
func covers(op digest.Operand, m digest.Object) bool {
	if m == digest.AtomicSection() {
		return slices.Contains(op.May, m)
	}
	return op.Covers(m) || m.Offset == digest.AnyOffset &&
		slices.ContainsFunc(op.May, func(o digest.Object) bool { return o.Base == m.Base })
}

// mayRead reports whether the thread may hold what the operand may denote as a reader.
func (d *Digest) mayRead(a Element, op digest.Operand) bool {
	return a.Read || a.Many || slices.ContainsFunc(d.may.Items(a.May), func(m MayHold) bool { return m.Shared && covers(op, m.Mutex) })
}

// mayAcquire adds everything that the operand may denote to what may be held. A mutex in it already is held
// more than once, unless it is certainly of a type that cannot be: then the lock succeeded because it was not
// held. Only of a definite mutex they are counted.
func (d *Digest) mayAcquire(a Element, op digest.Operand, ev *digest.Event) Element {
	once := op.Definite && ev.Kind == digest.EvLock && !known(ev).MayTakeAgain()
	var add []MayHold
	for _, m := range op.May {
		h := MayHold{m, 1, ev.Shared}
		if i, again := slices.BinarySearchFunc(d.may.Items(a.May), h, compareMay); again && !once {
			if h.Count = many; op.Definite {
				h.Count = min(d.may.Items(a.May)[i].Count+1, many)
			}
		}
		add = append(add, h)
	}
	a = d.mayHold(a, add)
	a.Any = a.Any || op.Any
	a.Read = a.Read || op.Any && ev.Shared
	return a
}

// kept adds what code that is not known may have acquired, in whatever way and however often.
func (d *Digest) kept(a Element, op digest.Operand) Element {
	var add []MayHold
	for _, m := range op.May {
		add = append(add, MayHold{m, many, true})
	}
	a = d.mayHold(a, add)
	a.Any, a.Read = a.Any || op.Any, a.Read || op.Any
	return a
}

// maxMay is how many mutexes that may be held are told apart.
const maxMay = 16

// mayHold adds to what may be held, or gives up what it is where that is too much.
func (d *Digest) mayHold(a Element, add []MayHold) Element {
	if !a.Many {
		may := joinMay(d.may.Items(a.May), add)
		if a.Many = len(may) > maxMay; a.Many {
			may = nil
		}
		a.May = d.may.List(may...)
	}
	return a
}

// release takes one hold (or all of them) away from everything that the operand may denote.
// From what may be held it takes only what has certainly gone.
func (d *Digest) release(a Element, op digest.Operand, entirely bool) Element {
	var held []Held
	for _, h := range d.held.Items(a.Held) {
		switch {
		case !covers(op, h.Mutex):
		case entirely || h.Count == 1:
			continue
		default:
			h.Count--
		}
		held = append(held, h)
	}
	a.Held = d.held.List(held...)
	if !op.Definite {
		return a
	}
	if i, found := slices.BinarySearchFunc(d.may.Items(a.May), MayHold{Mutex: op.May[0]}, compareMay); found {
		may := slices.Clone(d.may.Items(a.May))
		switch h := &may[i]; {
		case entirely || h.Count == 1:
			may = slices.Delete(may, i, i+1)
		case h.Count < many:
			h.Count--
		}
		a.May = d.may.List(may...)
	}
	return a
}

// Recall knows beside what the function has returned with what the caller held before, and what the function has not
// released: at least as often as before, and exclusively if it was.
//
// Sound: a hold ends by the events that are told as [digest.Deeds.Released], and by no other that this digest is told.
func (d *Digest) Recall(caller, returned Element, did digest.Deeds) Element {
	held := slices.Clone(d.held.Items(returned.Held))
	for _, h := range d.held.Items(caller.Held) {
		if covers(did.Released, h.Mutex) {
			continue
		}
		i, found := find(held, h.Mutex)
		if !found {
			held = slices.Insert(held, i, h)
			continue
		}
		held[i].Count, held[i].Shared = max(held[i].Count, h.Count), held[i].Shared && h.Shared
	}
	returned.Held = d.held.List(held...)
	return returned
}

// find looks up a mutex in a sorted lockset.
func find(held []Held, m digest.Object) (int, bool) {
	return slices.BinarySearchFunc(held, m, func(h Held, m digest.Object) int { return digest.CompareObjects(h.Mutex, m) })
}

func compareMay(a, b MayHold) int { return digest.CompareObjects(a.Mutex, b.Mutex) }

func joinMay(a, b []MayHold) []MayHold {
	out := digest.Union(a, b, compareMay)
	for i := range out {
		for _, side := range [2][]MayHold{a, b} {
			if j, found := slices.BinarySearchFunc(side, out[i], compareMay); found {
				out[i].Count, out[i].Shared = max(out[i].Count, side[j].Count), out[i].Shared || side[j].Shared
			}
		}
	}
	return out
}

// Key is the lockset alone.
func (d *Digest) Key(a Element) Element { return Element{Held: a.Held, Handler: a.Handler} }

// Join unites what may be held.
func (d *Digest) Join(a, b Element) Element {
	if b.Many {
		a.Many, a.May = true, b.May
	}
	a = d.mayHold(a, d.may.Items(b.May))
	a.Any, a.Read = a.Any || b.Any, a.Read || b.Read
	return a
}

// Leq reports whether b may hold whatever a may hold.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Merge is the lockset that both contain.
func (d *Digest) Merge(a, b Element) (Element, bool) {
	var held []Held
	for _, h := range d.held.Items(a.Held) {
		if i, both := find(d.held.Items(b.Held), h.Mutex); both {
			o := d.held.Items(b.Held)[i]
			held = append(held, Held{h.Mutex, h.Shared || o.Shared, min(h.Count, o.Count)})
		}
	}
	m := d.Join(a, b)
	m.Held = d.held.List(held...)
	return m, a.Handler == b.Handler
}

// Compare orders elements by what they hold, then by what they may hold.
func (d *Digest) Compare(a, b Element) int {
	return cmp.Or(
		slices.CompareFunc(d.held.Items(a.Held), d.held.Items(b.Held), func(x, y Held) int {
			return cmp.Or(digest.CompareObjects(x.Mutex, y.Mutex), digest.CompareBools(x.Shared, y.Shared), cmp.Compare(x.Count, y.Count))
		}),
		digest.CompareBools(a.Handler, b.Handler),
		slices.CompareFunc(d.may.Items(a.May), d.may.Items(b.May), func(x, y MayHold) int {
			return cmp.Or(compareMay(x, y), cmp.Compare(x.Count, y.Count), digest.CompareBools(x.Shared, y.Shared))
		}),
		digest.CompareBools(a.Many, b.Many), digest.CompareBools(a.Any, b.Any), digest.CompareBools(a.Read, b.Read))
}

// Describe prints the lockset: {m, n shared, r ×2}.
func (d *Digest) Describe(a Element, name func(digest.Object) string) string {
	var ss []string
	for _, h := range d.held.Items(a.Held) {
		s := "atomic section"
		if h.Mutex != digest.AtomicSection() {
			s = name(h.Mutex)
		}
		if h.Shared {
			s += " shared"
		}
		if h.Count > 1 {
			s += fmt.Sprintf(" ×%d", h.Count)
		}
		ss = append(ss, s)
	}
	return "{" + strings.Join(ss, ", ") + "}"
}
