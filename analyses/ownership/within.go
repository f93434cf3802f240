package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Where functions of the library get at bytes of a member array, as the text of a node, and the text of the program
// does not say of how many: these are elements of the array. To go on behind its last element is undefined
// behaviour (C17 6.5.6p8, 7.24.1p1), on which programs rely; so it is an assumption, the same as that of the values: what
// lies beside the array, as a link, is neither read nor written then. It is asked for where it is of use only:
// what is copied out of a node with links, or written into one that the thread does not own, drops the kind of nodes
// otherwise, and what is written into one that it owns loses its links and belongings ([attempt]). What certainly goes further,
// as a number of bytes that is larger than the array, and what is done to other members, is not taken to stay.

// memberArrays is the identifier of the assumption, in reports.
const memberArrays = "member-arrays"

// extent says how far a function of the library gets.
type extent int

const (
	beyond   extent = iota // it may go on behind the member
	presumed               // nobody knows, but to go further is against the rules of C
	inside                 // so many bytes, which the member has
)

// maxDistance bounds how far elements are away that an address is moved to.
const maxDistance = 1 << 31

// extent is how far bytes at an address go, and how many an array has from there on.
func (r reaches) extent(x cfg.Expr) (to extent, room int64) {
	at, known := int64(0), true // where they begin
	for {
		if y, ok := x.(*cfg.Cast); ok {
			x = y.X
			continue
		}
		y, ok := x.(*cfg.PtrAdd)
		if !ok {
			break
		}
		n, constant := cfg.IsConst(y.Index)
		if n < -maxDistance || n > maxDistance {
			return beyond, 0
		}
		at, known, x = at+n*y.Scale, known && constant, y.X
	}
	a, ok := x.(*cfg.AddrOf)
	if !ok {
		return beyond, 0
	}
	n, counted := int64(0), false
	if r.len != nil {
		n, counted = cfg.IsConst(r.len)
		counted = counted && n >= 0 // a negative one stands for no bound
	}
	if known && counted && at >= 0 && n <= a.LV.Type.Size()-at {
		return inside, 0
	}
	array, begin, exact := memberArray(a.LV)
	at, known = at+begin, known && exact
	switch {
	case array == nil, known && (at < 0 || at > array.Size()):
		return beyond, 0
	case !known:
		at = 0
	}
	switch room = array.Size() - at; {
	case !counted || r.text:
		return presumed, room
	case n > room:
		return beyond, 0
	case known:
		return inside, 0
	}
	return presumed, room
}

// memberArray is the member that an lvalue is, or lies in, if that is an array of numbers of more than one element; and
// where the lvalue begins there, if that is known.
func memberArray(lv *cfg.LVal) (a *cfg.Array, begin int64, known bool) {
	known = true
	for _, step := range lv.Path {
		if step.Field != nil {
			a, _ = step.Field.Type.(*cfg.Array)
			begin, known = 0, true
			continue
		}
		n, constant := cfg.IsConst(step.Index)
		begin, known = begin+n*step.Elem.Size(), known && constant && step.Scale == nil
	}
	if a == nil || a.Len <= 1 {
		return nil, 0, false
	}
	t := cfg.Type(a)
	for {
		inner, ok := t.(*cfg.Array)
		if !ok {
			break
		}
		t = inner.Elem
	}
	switch t.(type) {
	case *cfg.Int, *cfg.Float:
		return a, begin, known
	}
	return nil, 0, false
}

// effect is what an action does to bytes at an address.
type effect struct {
	at     cfg.Expr
	writes bool
	reaches
}

// effects are what a function of the library does to bytes that it is given.
func effects(a cfg.Action) []effect {
	switch a := a.(type) {
	case *cfg.MemCopy:
		from := reaches{len: a.Len, moves: true, text: a.Text || a.Append}
		to := reaches{len: a.Len}
		if a.Append {
			to.len = nil
		}
		return []effect{{a.Src, false, from}, {a.Dst, true, to}}
	case *cfg.MemSet:
		out := []effect{{a.Dst, true, reaches{len: a.Len}}}
		for _, x := range slices.Concat(a.From, a.Args) {
			if isPointer(x.Type()) { // what that points to, a text
				out = append(out, effect{x, false, reaches{moves: true, text: true}})
			}
		}
		return out
	case *cfg.Touch:
		return []effect{{a.Ptr, a.Write, reaches{len: a.Len, looks: !a.Write && !a.Sent, moves: a.Read, sent: a.Sent && !a.Write, text: a.Text && !a.Write}}}
	}
	return nil
}

// presumption is that bytes in member arrays lie there only, and what it is about: nodes of these kinds.
type presumption struct {
	nodes kinds
	most  []reaches // numbers of bytes that are no texts: if one of these is larger than the array, it is not so
}

// and is what an edge rests on for two reasons.
func (p presumption) and(q presumption) presumption {
	return presumption{p.nodes | q.nodes, append(slices.Clone(p.most), q.most...)}
}

// stays reports whether bytes inside of a node, or of what leads to some, of which it is presumed that they lie in a
// member array are taken to do so. It is noted where that is of use.
func (s *scan) stays(r reaches, to extent, ks kinds) bool {
	if to != presumed {
		return to == inside
	}
	if s.hurt |= ks; ks&^s.stay != 0 {
		return false
	}
	if ks != 0 {
		s.presume(ks)
		if p := s.presumes[s.at]; r.len != nil && !r.text {
			p.most = append(p.most, r)
			s.presumes[s.at] = p
		}
	}
	return true
}

// attempt is the look at a program in which some records are no nodes; nil if there are no nodes at all. It rests on the
// assumption only if that makes a difference.
func attempt(p *cfg.Program, without map[*cfg.Record]bool, strict bool, frames map[*cfg.Func][]*cfg.Var) *flow {
	f := look(p, without, 0, strict, frames)
	if f == nil || f.hurt == 0 {
		return f
	}
	if g := look(p, without, f.hurt, strict, frames); g.alive().count() > f.alive().count() ||
		g.alive() == f.alive() && g.keeps() > f.keeps() {
		return g
	}
	return f
}

// look follows the kinds of nodes of a program, some of which are used by the assumption.
func look(p *cfg.Program, without map[*cfg.Record]bool, stay kinds, strict bool, frames map[*cfg.Func][]*cfg.Var) *flow {
	t := &types{}
	if t.candidates(p, without); len(t.kinds) == 0 {
		return nil
	}
	f := &flow{scan: &scan{types: t, stay: stay, presumes: map[*cfg.Edge]presumption{}}, frames: frames}
	if !f.scan.program(p) {
		f.dropped = 1<<len(t.kinds) - 1
		return f
	}
	f.choose(p, strict)
	return f
}

// keeps is how many belongings there are.
func (t *types) keeps() (n int) {
	for i, k := range t.kinds {
		for _, f := range k.belongings {
			if t.alive()&(1<<i) != 0 && !t.lost[f] {
				n++
			}
		}
	}
	return n
}

// onward are some kinds with those that their nodes lead to.
func (t *types) onward(ks kinds) kinds {
	for i, k := range t.kinds {
		if ks&(1<<i) != 0 {
			ks |= t.leads(k.record)
		}
	}
	return ks
}

// presumes asks for the assumption that an edge rests on. Without it, or where the bytes are seen to be too many, nothing
// is known of the nodes.
func (d *Digest) presumes(x digest.Context, view digest.View, e *cfg.Edge) {
	p := d.program.presumes[e]
	if p.nodes == 0 {
		return
	}
	ok := x.Assume(memberArrays, cfg.Pos{},
		"what is read or written from an array within a structure on, or by an address in it, lies in that array")
	for _, r := range p.most {
		n := view.Number(r.len)
		ok = ok && (n.Any || len(n.May) == 0 || slices.Min(n.May) <= r.room)
	}
	if !ok {
		d.program.each(p.nodes, func(i int) { d.containers.Add(x, i, Container{Spoiled: true}) })
	}
}
