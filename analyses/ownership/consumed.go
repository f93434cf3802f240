package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// What lies in a container may be freed where it is ([flow.free]): whoever gets at it there afterwards uses what has been
// freed. So it may be passed to a function that frees it, and all that is left of it, before it returns:
//
//	static void destroy(struct table *t) { while (t->rows) { … } free(t); }      destroy(current);
//
// Such a function *consumes* its parameter: it has freed it wherever it returns, or it was null. Sound: while the function
// runs, there are two titles to the node, that of the parameter and that of the container. Nobody else gets at that of the
// container meanwhile, since its lock is held, exclusively, or no other thread can act, and it stays so: the function is
// quiet, which is to say that neither it nor what it calls does anything that others may notice but by memory, and that
// creates nothing. Nor does the function itself: it is confined, it uses no place outside of nodes that leads to some, and
// is passed no other node. So only by the parameter it gets at the nodes behind it, which it may take out, since what
// leads to them from the container is freed in the end.

// quiets finds the functions that are quiet.
func quiets(p *cfg.Program) map[*cfg.Func]bool {
	out := map[*cfg.Func]bool{}
	for _, fn := range p.All() {
		out[fn] = fn.HasBody()
	}
	for changed := true; changed; {
		changed = false
		for _, fn := range p.All() {
			if out[fn] && !quiet(fn, out) {
				out[fn], changed = false, true
			}
		}
	}
	return out
}

func quiet(fn *cfg.Func, known map[*cfg.Func]bool) bool {
	return !slices.ContainsFunc(fn.Nodes, func(n *cfg.Node) bool {
		return slices.ContainsFunc(n.Out, func(e *cfg.Edge) bool {
			switch a := e.Action.(type) {
			case *cfg.Skip, *cfg.Guard, *cfg.Return, *cfg.Assign, *cfg.Declare, *cfg.Free, *cfg.MemCopy, *cfg.MemSet:
				return false
			case *cfg.Alloc:
				return a.Shared
			case *cfg.Exit:
				return false // nothing comes after it here
			case *cfg.Touch:
				return a.Deep || a.Calls || a.Atomic
			case *cfg.Call:
				fn := called(a)
				return fn == nil || !known[fn]
			}
			return true
		})
	})
}

// confines reports whether a function, and all that it calls, use no place outside of nodes that leads to some.
func (f *flow) confines(fn *cfg.Func, seen map[*cfg.Func]bool) (yes bool) {
	if seen[fn] {
		return true
	}
	seen[fn], yes = true, true
	see := func(lv *cfg.LVal) {
		inside := lv.Register() != nil || lv.Ptr != nil && f.types.node(lv.Ptr.Type()) != 0 && f.through(lv) == nil
		yes = yes && (inside || f.leads(lv.Type) == 0)
	}
	for _, n := range fn.Nodes {
		for _, e := range n.Out {
			cfg.LValues(e.Action, see)
			if a, ok := e.Action.(*cfg.Call); ok {
				fn := called(a)
				yes = yes && fn != nil && f.confines(fn, seen)
			}
		}
	}
	return yes
}

// consumes reports whether a call passes a node that lies in a container to a function that consumes it.
func (f *flow) consumes(a *cfg.Call, i int, st status) bool {
	fn := called(a)
	return fn != nil && st.how == in && f.spends(fn, i) && f.confines(fn, map[*cfg.Func]bool{}) &&
		!slices.ContainsFunc(a.Args, func(x cfg.Expr) bool { return x != a.Args[i] && f.leads(x.Type()) != 0 })
}

// spends reports whether a function frees what it is given as a parameter, or that is null, wherever it returns.
func (f *flow) spends(fn *cfg.Func, i int) bool {
	return f.quiet[fn] && !f.retains[fn.Params[i]] && !f.assigned(fn, fn.Params[i])
}

// consume passes such a node.
func (f *flow) consume(s state, a *cfg.Call, i int) {
	x := a.Args[i]
	st := f.fresh(x.Type(), good)
	f.handed(x.Type(), st)
	f.passes(s, a, i, st)
	s.loosen(nil)
	if v := cfg.RegisterOf(x); v != nil {
		s.changed(v)
	}
}

// spending notes whether a function still has something of a parameter where it returns.
func (f *flow) spending(s state, v *cfg.Var) {
	if s.spent[v] || s.nulls[v] || s.how(v) == null || f.retains[v] {
		return
	}
	f.retains[v] = true
	f.changes++
}

// storeResult stores in a place what a function returns. Where the place lies outside of nodes, its lock is that which is
// held when the function is called: so the function is quiet, and the place is spelled with registers only.
func (f *flow) storeResult(s state, a *cfg.Call) bool {
	fn := called(a)
	if fn == nil || f.vague[fn] || f.finds[fn] != nil || f.linkPlace(a.Result) != 0 || f.node(a.Result.Type) == 0 {
		return false
	}
	if v := cfg.RegisterOf(a.Result.Ptr); v == nil || s.how(v) != owned || f.node(v.Type) == 0 {
		q, _ := f.queued(a.Result)
		r, _ := f.rackOf(a.Result)
		c := f.cell(a.Result)
		if !f.quiet[fn] || q != nil || r != nil || c == nil || c.node || len(c.reads) > 0 {
			return false
		}
	}
	tmp := &cfg.Var{Name: "a result", Type: a.Result.Type, Storage: cfg.Temp, Func: f.edge.From.Func, ID: resultID}
	s.regs[tmp] = f.tight(tmp.Type, f.loose[fn.Result])
	if !f.loose[fn.Result].null {
		s.sure[tmp] = true
	}
	f.store(s, a.Result, &cfg.Load{LV: cfg.VarLV(tmp)})
	s.changed(tmp)
	s.written(class(a.Result))
	return true
}

// resultID is the number of the register that holds a result on its way to a place.
const resultID = -1 << 30
