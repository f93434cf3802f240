package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/lattice"
)

// bits is a set of small numbers.
type bits []uint64

func newBits(n int) bits { return make(bits, (n+63)/64) }

func (b bits) add(i int)      { b[i/64] |= 1 << (i % 64) }
func (b bits) remove(i int)   { b[i/64] &^= 1 << (i % 64) }
func (b bits) has(i int) bool { return b[i/64]&(1<<(i%64)) != 0 }

// unite adds c and reports whether that is a change.
func (b bits) unite(c bits) bool {
	changed := false
	for i, w := range c {
		changed = changed || w&^b[i] != 0
		b[i] |= w
	}
	return changed
}

// markReach finds out what each function, or any that it calls, may do: whose local variables and allocations
// it may name or make, which global variables it may name, and whether it may start a thread.
func (x *engine) markReach(calls [][]*cfg.Func) {
	index := make(map[*cfg.Var]int, len(x.program.Globals))
	for i, v := range x.program.Globals {
		index[v] = i
	}
	for _, f := range x.funcs {
		if f == nil {
			continue
		}
		f.reach, f.names = newBits(len(x.funcs)), newBits(len(x.program.Globals))
		f.reach.add(f.ID)
		if !f.HasBody() {
			f.spawns = !f.Pure // unknown code starts what it may call back
			continue
		}
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				switch a := e.Action.(type) {
				case *cfg.Create, *cfg.Havoc:
					f.spawns = true
				case *cfg.Touch:
					f.spawns = f.spawns || a.Calls // what it calls may be unknown
				case *cfg.Call:
					if _, direct := a.Callee.(*cfg.FuncRef); !direct {
						f.spawns = true // the pointer may be unknown
					}
				}
				variables(e.Action, func(v *cfg.Var) {
					if i, ok := index[v]; ok {
						f.names.add(i) // also a static variable of a function
					} else if v.Func != nil {
						f.reach.add(v.Func.ID) // of the function around a nested one
					}
				})
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for i := len(x.funcs) - 1; i >= 0; i-- {
			f := x.funcs[i]
			if f == nil {
				continue
			}
			for _, g := range calls[i] {
				g := x.funcs[g.ID]
				changed = f.reach.unite(g.reach) || changed
				changed = f.names.unite(g.names) || changed
				changed = changed || g.spawns && !f.spawns
				f.spawns = f.spawns || g.spawns
			}
		}
	}
}

// named are the bases of the global variables that f, or any function that it calls, may name: all of them
// where a thread may be started, because then they have to be published.
func (x *engine) named(f *cfg.Func) lattice.Set[value.Base] {
	info := x.funcs[f.ID]
	if info.named == nil {
		info.named = new(lattice.Set[value.Base])
		for i, v := range x.program.Globals {
			if v.Storage == cfg.Global && (info.spawns || info.names.has(i)) {
				*info.named = info.named.Add(x.table.Var(v, digest.Thread{}))
			}
		}
	}
	return *info.named
}

// variables calls f for the variables that an action names.
func variables(a cfg.Action, f func(*cfg.Var)) {
	lvalue := func(lv *cfg.LVal) {
		if lv != nil && lv.Var != nil {
			f(lv.Var)
		}
	}
	cfg.Operands(a, lvalue, func(cfg.Expr) {})
	cfg.InspectAction(a, func(x cfg.Expr) {
		switch x := x.(type) {
		case *cfg.Load:
			lvalue(x.LV)
		case *cfg.AddrOf:
			lvalue(x.LV)
		}
	})
}

// ownerKey is a function, called by one way.
type ownerKey struct {
	fn   int
	path int32
}

// owned is a set of bases, chosen from those below known.
type owned struct {
	bases lattice.Set[value.Base]
	known int
}

// own is the set of the bases, of those known so far, of local variables that f or any function that it calls
// may name, and of objects that they may make when f is called by the given path.
func (x *engine) own(f *cfg.Func, path int32) lattice.Set[value.Base] {
	k := ownerKey{f.ID, path}
	o := x.owned[k]
	if o == nil {
		o = &owned{}
		x.owned[k] = o
	}
	reach := x.funcs[f.ID].reach
	for ; o.known < x.table.Len(); o.known++ {
		b := value.Base(o.known)
		switch i := x.table.Info(b); {
		case i.Kind == value.KindVar && i.Var.Func != nil && reach.has(i.Var.Func.ID), i.Kind == value.KindHeap && x.makes(reach, path, i):
			o.bases = o.bases.Add(b)
		}
	}
	return o.bases
}

// makes reports whether a call by the given path of a function with the given reach may make objects of a heap
// base. Either the path is part of the one to the allocation, or the latter begins inside the call, in a
// function without a path.
func (x *engine) makes(reach bits, path int32, i value.Info) bool {
	by := i.Site.From.Func
	for p := i.Path; p != 0; p = x.pathKeys[p].path {
		if p == path {
			return true
		}
		by = x.pathKeys[p].site.From.Func
	}
	return reach.has(by.ID)
}
