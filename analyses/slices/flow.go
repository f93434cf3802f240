package slices

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// flow follows what is known along the edges of a program. At the end what is known at a node holds on all edges that
// lead there: that is looked at once more ([flow.closed]), whatever has been on the way.
type flow struct {
	*scope
	inside  func(*cfg.Node) bool      // nodes that are followed
	callee  func(*cfg.Call) *cfg.Func // what a call enters, and nothing else does but others that are followed; or nil
	calling func(*cfg.Func) []*cfg.Edge
	at      map[*cfg.Node]*state
	in      map[*cfg.Edge]*state // behind edges
	given   map[*cfg.Edge]*state // to what calls enter
	entered map[*cfg.Node]*state // where functions begin
	bodies  map[*cfg.Node]body
	work    []*cfg.Node
}

// maxVisits bounds the work, by nodes of the program, and maxWork in all.
const (
	maxVisits = 64
	maxWork   = 20000
)

// run follows all ways from a node; false if that is too much.
func (f *flow) run(from *cfg.Node, st *state, nodes int) bool {
	f.at, f.in, f.given = map[*cfg.Node]*state{}, map[*cfg.Edge]*state{}, map[*cfg.Edge]*state{}
	f.entered, f.bodies = map[*cfg.Node]*state{from: st}, map[*cfg.Node]body{}
	f.arrive(from)
	for n := 0; len(f.work) > 0; n++ {
		if n > min(maxVisits*nodes, maxWork) {
			return false
		}
		at := f.next()
		st := f.at[at]
		if st == nil {
			continue // see restart
		}
		for _, e := range at.Out {
			f.enter(e, st)
			if f.inside(e.To) {
				next := f.follow(st, e)
				if old := f.in[e]; old != nil && e.To.LoopHead && !old.equal(next) {
					f.restart(e)
				}
				f.in[e] = next
				f.arrive(e.To)
			}
		}
	}
	return f.closed(from, st)
}

// next takes a node out of the work: of those of the function that has waited longest, the one that comes first there.
// So branches have met before what comes behind is looked at, and a loop has been passed before its end is.
func (f *flow) next() *cfg.Node {
	first := 0
	for i, n := range f.work {
		if n.Func == f.work[0].Func && n.Order < f.work[first].Order {
			first = i
		}
	}
	n := f.work[first]
	f.work = slices.Delete(f.work, first, first+1)
	return n
}

// closed reports whether what is known at each node holds on all edges that lead there, and where functions are
// entered.
func (f *flow) closed(from *cfg.Node, st *state) bool {
	if !f.covers(f.at[from], st) {
		return false
	}
	for n, st := range f.at {
		for _, e := range n.Out {
			if g := f.calls(e); g != nil && !f.covers(f.at[g.Entry], f.arguments(st, e.Action.(*cfg.Call), g)) {
				return false
			}
			if f.inside(e.To) && !f.covers(f.at[e.To], f.follow(st, e)) {
				return false
			}
		}
	}
	return true
}

// restart forgets what has been found out in a loop, if it is entered by an edge, with something else than before.
func (f *flow) restart(e *cfg.Edge) {
	b := f.body(e.To)
	if b.nodes[e.From] {
		return
	}
	for n := range b.nodes {
		delete(f.at, n)
		for _, in := range n.In {
			if b.nodes[in.From] {
				delete(f.in, in)
			}
		}
	}
}

// arrive finds out what is known at a node by what is known on the ways there. Of what is assigned in a loop, only
// that is kept at its head which was known there before, so that there is an end to it.
func (f *flow) arrive(n *cfg.Node) {
	st := f.entered[n]
	for _, e := range n.In {
		switch next := f.in[e]; {
		case next == nil:
		case st == nil:
			st = next
		default:
			st = f.join(st, next)
		}
	}
	if old := f.at[n]; old != nil {
		if n.LoopHead {
			st = f.widen(old, st, f.body(n).assigned)
		}
		if st.equal(old) {
			return
		}
	}
	f.at[n] = st
	if !slices.Contains(f.work, n) {
		f.work = append(f.work, n)
	}
}

// body is a loop: all that is on the ways from its head back to that, and what is assigned there.
type body struct {
	nodes    map[*cfg.Node]bool
	assigned map[*cfg.Var]bool
}

// body is the loop of a head.
func (f *flow) body(head *cfg.Node) body {
	if b, ok := f.bodies[head]; ok {
		return b
	}
	b := body{map[*cfg.Node]bool{head: true}, map[*cfg.Var]bool{}}
	f.bodies[head] = b
	for work := []*cfg.Node{head}; len(work) > 0; {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range n.In {
			if n == head && e.From.Order < head.Order {
				continue // the way in
			}
			for _, v := range assigned(e) {
				b.assigned[v] = true
			}
			if !b.nodes[e.From] {
				b.nodes[e.From] = true
				work = append(work, e.From)
			}
		}
	}
	return b
}

// enter takes what is known of arguments to the function that is called.
func (f *flow) enter(e *cfg.Edge, st *state) {
	if g := f.calls(e); g != nil {
		f.given[e] = f.arguments(st, e.Action.(*cfg.Call), g)
		var all *state
		for _, call := range f.calling(g) {
			switch in := f.given[call]; {
			case all == nil:
				all = in
			case in != nil:
				all = f.join(all, in)
			}
		}
		f.entered[g.Entry] = all
		f.arrive(g.Entry)
	}
}

// calls is the function that an edge enters, and nothing else does but others that are followed; or nil.
func (f *flow) calls(e *cfg.Edge) *cfg.Func {
	if c, ok := e.Action.(*cfg.Call); ok && f.callee != nil {
		return f.callee(c)
	}
	return nil
}

// arguments is what is known where a function is entered. What is known of the variables of another activation is not
// kept.
func (f *flow) arguments(st *state, c *cfg.Call, g *cfg.Func) *state {
	in := &state{of: map[place]fact{}, known: st.known, last: st.last}
	for i, p := range g.Params {
		if p.Register() && cfg.Identical(c.Args[i].Type(), p.Type) {
			in = in.with(place{register: p}, f.eval(st, c.Args[i]))
		}
	}
	return in
}

// follow is what is known behind an edge.
func (f *flow) follow(st *state, e *cfg.Edge) *state {
	switch a := e.Action.(type) {
	case *cfg.Guard:
		return f.passed(st, a)
	case *cfg.Assign:
		if a.LHS.IsVariable() && a.LHS.Var.Register() {
			var v fact
			if cfg.Identical(a.LHS.Type, a.RHS.Type()) && cfg.Identical(a.LHS.Type, a.LHS.Var.Type) {
				v = f.eval(st, a.RHS)
				if c := f.chosen(st, e, a.RHS); v.eq == nil && v.job == nil {
					v.lo, v.hi = added(v.lo, c.lo), added(v.hi, c.hi)
				}
				if t, ok := integer(a.LHS.Type); ok && t.Signed && !remainder(a.RHS) {
					v.in = interval{} // its arithmetic is exact wherever it lies, and there are many such numbers
				}
			}
			if f.fresh != nil && cfg.IsNull(a.RHS) && a.LHS.Var == f.fresh.Action.(*cfg.Alloc).Result.Var {
				v.job = constant(0) // if it is not null
			}
			return st.with(place{register: a.LHS.Var}, v)
		}
		return f.write(st, a)
	}
	for _, v := range assigned(e) {
		st = st.with(place{register: v}, fact{}).without(v)
	}
	if e == f.fresh && f.inside(e.From) {
		st = st.forget(func(_ place, g fact) bool { return g.job != nil || g.off != nil })
		st = st.with(place{register: e.Action.(*cfg.Alloc).Result.Var}, fact{job: constant(0)})
	}
	return st
}

// remainder reports whether an expression is what is left of a division, or a few bits, perhaps converted.
func remainder(x cfg.Expr) bool {
	b, ok := cfg.Uncast(x).(*cfg.Binary)
	return ok && (b.Op == cfg.Rem || b.Op == cfg.And)
}

// write lets some bytes be what is assigned. Other writes of them may come in between, by whomever: which bytes can be
// read nevertheless is another question ([scope.clean]).
func (f *flow) write(st *state, a *cfg.Assign) *state {
	if v := a.LHS.Var; f.copies(v) {
		return f.fill(st, v, a)
	}
	off := f.address(st, a.LHS)
	if off == nil {
		if f.spoils == nil {
			return st
		}
		return st.forget(func(p place, g fact) bool { return g.off != nil && f.spoils(a.LHS, g.off, p.size) })
	}
	size := a.LHS.Type.Size()
	st = st.forget(func(p place, g fact) bool {
		if g.off == nil {
			return false
		}
		n, ok := off.plus(-1, g.off).constant()
		return !ok || -size < n && n < p.size
	})
	if l, ok := a.RHS.(*cfg.Load); ok && l.LV.IsVariable() && f.copies(l.LV.Var) && cfg.Identical(a.LHS.Type, l.LV.Var.Type) {
		return st.copied(l.LV.Var, off)
	}
	v := f.eval(st, a.RHS)
	v.off, v.typ = off, a.LHS.Type
	if _, ok := integer(a.LHS.Type); !ok || a.LHS.BitField() != nil || v.job != nil || !cfg.Identical(a.LHS.Type, a.RHS.Type()) {
		return st
	}
	return st.with(place{at: off.key, size: size}, v)
}

// assigned lists the registers that an edge gives new values.
func assigned(e *cfg.Edge) (vs []*cfg.Var) {
	if d, ok := e.Action.(*cfg.Declare); ok {
		return []*cfg.Var{d.Var}
	}
	cfg.Operands(e.Action, func(lv *cfg.LVal) {
		if lv.Var != nil {
			vs = append(vs, lv.Var)
		}
	}, nil)
	return vs
}
