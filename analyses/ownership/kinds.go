package ownership

import (
	"math/bits"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// kinds is a set of kinds of nodes, by their numbers.
type kinds uint64

func (ks kinds) count() int { return bits.OnesCount64(uint64(ks)) }

// maxKinds is how many kinds of nodes are looked at in one program; of the others nothing is known.
const maxKinds = 64

// kind is a record whose objects are nodes: all of them come from allocations, and all pointers to them are of
// one type, everywhere.
type kind struct {
	record *cfg.Record
	links  []place // members that point to nodes, of this kind or another one
	// belongings are members that may lead to objects that belong to the node; see belongings.go.
	belongings []*cfg.Field
}

// place is a member of a node that points to a node.
type place struct {
	offset int64
	to     kinds // one kind
}

// types is what is known of the types of a program: which kinds of nodes they lead to.
type types struct {
	kinds []kind
	of    map[*cfg.Record]kinds // the kind of nodes that a record is
	reach map[*cfg.Record]kinds // what an object of that type, and all that its pointers lead to, may hold
	// dropped are kinds of which something is not understood. They are no kinds of nodes.
	dropped kinds
	homes   map[*cfg.Var]*home  // arrays of nodes; see homes.go
	owners  map[*cfg.Field]int  // the numbers of the kinds that members may be belongings of
	lost    map[*cfg.Field]bool // members that are no belongings
}

// candidates are the records that some allocation may be an object of, but for some.
func (t *types) candidates(p *cfg.Program, without map[*cfg.Record]bool) {
	t.of, t.reach, t.lost = map[*cfg.Record]kinds{}, map[*cfg.Record]kinds{}, map[*cfg.Field]bool{}
	t.owners = map[*cfg.Field]int{}
	edges(p, func(e *cfg.Edge) {
		a, ok := e.Action.(*cfg.Assign)
		if !ok {
			return
		}
		if r := made(a.RHS); r != nil && t.of[r] == 0 && !without[r] && len(t.kinds) < maxKinds && len(r.Fields) > 0 && !r.Union && !r.Unknown {
			t.of[r] = 1 << len(t.kinds)
			k := kind{record: r, belongings: mayBelong(r)}
			for _, f := range k.belongings {
				t.owners[f] = len(t.kinds)
			}
			t.kinds = append(t.kinds, k)
		}
	})
	t.inArrays(p, without)
	for i := range t.kinds {
		k := &t.kinds[i]
		if !t.members(k, k.record, 0) {
			t.dropped |= 1 << i
		}
	}
}

// inArrays are those of which there are arrays that are homes. What lies in an array has no belongings: nobody follows
// what is stored there by its number.
func (t *types) inArrays(p *cfg.Program, without map[*cfg.Record]bool) {
	homes, order := findHomes(p)
	t.homes = map[*cfg.Var]*home{}
	for _, h := range order {
		r := h.record
		if !h.heap && t.of[r] == 0 && !without[r] && len(t.kinds) < maxKinds && len(r.Fields) > 0 && !r.Union && !r.Unknown {
			t.of[r] = 1 << len(t.kinds)
			t.kinds = append(t.kinds, kind{record: r})
		}
		if t.of[r] == 0 {
			continue
		}
		t.homes[h.array] = homes[h.array]
		for _, k := range t.kinds {
			if k.record == r {
				for _, f := range k.belongings {
					t.lost[f] = true
				}
			}
		}
	}
}

// made is the record that a register of type void * is converted to a pointer to, or nil.
func made(x cfg.Expr) *cfg.Record {
	c, ok := x.(*cfg.Cast)
	if !ok {
		return nil
	}
	if v := cfg.RegisterOf(c.X); v == nil || !isVoidPointer(v.Type) {
		return nil
	}
	if p, ok := c.Typ.(*cfg.Pointer); ok {
		r, _ := p.Elem.(*cfg.Record)
		return r
	}
	return nil
}

// members lists the links of a node. It reports whether they are all members of it, and none an element of an array, or
// a member of a union.
func (t *types) members(k *kind, r *cfg.Record, at int64) bool {
	for _, f := range r.Fields {
		to := t.node(f.Type)
		inner, record := f.Type.(*cfg.Record)
		switch {
		case to != 0:
			k.links = append(k.links, place{at + f.Offset, to})
			if r.Union {
				return false
			}
		case record:
			if t.of[inner] != 0 || !t.members(k, inner, at+f.Offset) {
				return false
			}
		case t.inside(f.Type) != 0, !cfg.IsScalar(f.Type) && t.leads(f.Type) != 0:
			return false
		}
	}
	return true
}

// node is the kind of nodes that a type is pointers to; 0 if it is no such pointer.
func (t *types) node(x cfg.Type) kinds {
	if p, ok := x.(*cfg.Pointer); ok {
		if r, ok := p.Elem.(*cfg.Record); ok {
			return t.of[r]
		}
	}
	return 0
}

// inside are the kinds of which an object of a type is a node, or a pointer to one, or an array of such.
func (t *types) inside(x cfg.Type) kinds {
	for {
		a, ok := x.(*cfg.Array)
		if !ok {
			break
		}
		x = a.Elem
	}
	if r, ok := x.(*cfg.Record); ok {
		return t.of[r]
	}
	return t.node(x)
}

// leads are the kinds of nodes that objects of a type are, or hold pointers to, or lead to by types alone.
func (t *types) leads(x cfg.Type) kinds {
	if len(t.kinds) == 0 {
		return 0
	}
	switch x := x.(type) {
	case *cfg.Pointer:
		return t.leads(x.Elem)
	case *cfg.Array:
		return t.leads(x.Elem)
	case *cfg.FuncType:
		ks := t.leads(x.Result)
		for _, p := range x.Params {
			ks |= t.leads(p)
		}
		return ks
	case *cfg.Record:
		if _, known := t.reach[x]; !known {
			t.explore(x)
		}
		return t.reach[x]
	}
	return 0
}

// explore finds what a record leads to, and all records that are not known yet and that it leads to. Members of unions
// may be taken for one another: what unions lead to is dropped. So may elements of an array without a length, and what
// lies behind it.
func (t *types) explore(r *cfg.Record) {
	next := map[*cfg.Record][]*cfg.Record{}
	var order []*cfg.Record
	var find func(x cfg.Type, in *cfg.Record)
	visit := func(r *cfg.Record) {
		if _, known := t.reach[r]; known {
			return
		}
		t.reach[r] = t.of[r]
		order = append(order, r)
		for _, f := range r.Fields {
			find(f.Type, r)
		}
	}
	find = func(x cfg.Type, in *cfg.Record) {
		switch x := x.(type) {
		case *cfg.Pointer:
			find(x.Elem, in)
		case *cfg.Array:
			find(x.Elem, in)
		case *cfg.FuncType:
			find(x.Result, in)
			for _, p := range x.Params {
				find(p, in)
			}
		case *cfg.Record:
			next[in] = append(next[in], x)
			visit(x)
		}
	}
	visit(r)
	for changed := true; changed; {
		changed = false
		for _, r := range slices.Backward(order) {
			ks := t.reach[r]
			for _, n := range next[r] {
				ks |= t.reach[n]
			}
			if ks != t.reach[r] {
				t.reach[r], changed = ks, true
			}
		}
	}
	for _, r := range order {
		if r.Union || overlays(r) {
			t.dropped |= t.reach[r]
		}
	}
}

// overlays reports whether something in a record lies behind an array without a length, which goes on there.
func overlays(r *cfg.Record) bool {
	for i, f := range r.Fields {
		if a, ok := f.Type.(*cfg.Array); ok && endless(a.Elem) || i < len(r.Fields)-1 && endless(f.Type) {
			return true
		}
	}
	return false
}

// endless reports whether there is an array without a length in a type.
func endless(t cfg.Type) bool {
	switch t := t.(type) {
	case *cfg.Array:
		return t.Len <= 0 || endless(t.Elem)
	case *cfg.Record:
		return slices.ContainsFunc(t.Fields, func(f *cfg.Field) bool { return endless(f.Type) })
	}
	return false
}

// edges calls f for all edges of a program.
func edges(p *cfg.Program, f func(*cfg.Edge)) {
	for e := range p.AllEdges() {
		f(e)
	}
}

func isVoidPointer(t cfg.Type) bool {
	p, ok := t.(*cfg.Pointer)
	return ok && cfg.IsVoid(p.Elem)
}

// spread drops what nodes of dropped kinds lead to: nobody follows their links.
func (t *types) spread() {
	for before := ^t.dropped; before != t.dropped; {
		before = t.dropped
		for i, k := range t.kinds {
			if t.dropped&(1<<i) != 0 {
				t.dropped |= t.leads(k.record)
			}
		}
	}
}

// heads are the records of dropped kinds that lead to other kinds, and that no other dropped kind leads to: objects of
// these may be no nodes, but what nodes are held in.
func (t *types) heads() (out []*cfg.Record) {
	for i, k := range t.kinds {
		led, leads := false, t.leads(k.record)&^(1<<i) != 0
		for j, l := range t.kinds {
			led = led || j != i && t.dropped&(1<<j) != 0 && t.leads(l.record)&(1<<i) != 0
		}
		if t.dropped&(1<<i) != 0 && leads && !led {
			out = append(out, k.record)
		}
	}
	return out
}

// tangled are a few records of dropped kinds that lead to others, whichever kinds lead to them: objects of one of these may
// be no nodes, but what nodes are held in, as a mailbox is whose messages say where the reply goes.
func (t *types) tangled() (out []*cfg.Record) {
	for i, k := range t.kinds {
		if t.dropped&(1<<i) != 0 && t.leads(k.record)&^(1<<i) != 0 && len(out) < maxRounds {
			out = append(out, k.record)
		}
	}
	return out
}
