package halves

import (
	"maps"

	"github.com/mayrun-dev/mayrun/cfg"
)

// family is a function that starts threads which run itself, with what is known of its activations.
type family struct {
	start    *cfg.Func
	inside   map[*cfg.Func]bool // what its activations may enter
	claims   map[any][]int      // by lvalue, or by the expression that says where a library function accesses something
	known    map[*cfg.Edge]bool // what they write to what they are given is known
	contents []*cfg.Var         // it counts what these hold
}

// maxFamilies bounds how many are followed.
const maxFamilies = 8

// families finds them.
func families(p *cfg.Program) (out []*family) {
	starts := map[*cfg.Func]bool{}
	for e := range p.AllEdges() {
		switch a := e.Action.(type) {
		case *cfg.Create:
			if r, ok := a.Start.(*cfg.FuncRef); ok && r.Func == e.From.Func && a.Kind == cfg.NewThread {
				starts[r.Func] = true
			}
		}
	}
	if len(starts) == 0 || !suitable(p) {
		return nil
	}
	c := &limits{maxWork, p.Unaligned}
	for _, f := range p.Funcs {
		if starts[f] && len(out) < maxFamilies {
			if fam := familyOf(p, f, c); fam != nil {
				out = append(out, fam)
			}
		}
	}
	return out
}

// suitable reports whether a program runs as its text says, and no thread is ended by others.
func suitable(p *cfg.Program) bool {
	for e := range p.AllEdges() {
		if _, ok := e.Action.(*cfg.Cancel); ok {
			return false
		}
	}
	return p.Straight()
}

// familyOf follows a function; nil if it is none of those that are understood.
func familyOf(p *cfg.Program, start *cfg.Func, c *limits) *family {
	if len(start.Params) != 1 || !start.Params[0].Register() {
		return nil
	}
	fam := &family{start: start, inside: inside(start)}
	for e := range p.AllEdges() {
		for _, f := range mentioned(e.Action) {
			if f == start && fam.inside[e.From.Func] && e.From.Func != start {
				return nil
			}
		}
		if misused(e.Action, start) {
			return nil
		}
	}
	stores := stored(fam.inside)
	var w *walk
	for written := map[field]bool{}; ; {
		n := len(written)
		w = newWalk(c, start, written, map[*cfg.Func]*walk{})
		w.objects, w.handles = variables(start)
		w.stored = stores
		s := &state{}
		param := start.Params[0]
		s.equal(single(w.place(param, param.Type)).minus(single(w.place(argument{}, nil))))
		for _, s := range w.run(start, []*state{s}) {
			if len(s.children) > 0 {
				w.lose("it returns before its threads have been joined")
			}
		}
		if w.lost != "" {
			return nil
		}
		if len(written) == n {
			break
		}
	}
	fam.claims = w.claims()
	fam.known = map[*cfg.Edge]bool{}
	contents := map[*cfg.Var]bool{}
	for _, i := range w.all() {
		for e, c := range i.changes {
			known, seen := fam.known[e]
			fam.known[e] = c.own && (known || !seen)
		}
		maps.Copy(contents, i.contents)
	}
	for _, v := range p.Globals {
		if contents[v] {
			fam.contents = append(fam.contents, v)
		}
	}
	return fam
}

func newWalk(c *limits, start *cfg.Func, written map[field]bool, inner map[*cfg.Func]*walk) *walk {
	return &walk{space: newSpace(c), start: start, written: written, contents: map[*cfg.Var]bool{},
		inner: inner, live: map[*cfg.Func]map[*cfg.Node]map[*cfg.Var]bool{}, budget: budgetOf, record: true,
		accesses: map[any]*site{}, changes: map[*cfg.Edge]*site{}}
}

// inside are the functions that a function may enter, itself among them.
func inside(start *cfg.Func) map[*cfg.Func]bool {
	in := map[*cfg.Func]bool{start: true}
	for work := []*cfg.Func{start}; len(work) > 0; {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				if a, ok := e.Action.(*cfg.Call); ok {
					if r, ok := a.Callee.(*cfg.FuncRef); ok && !in[r.Func] {
						in[r.Func] = true
						work = append(work, r.Func)
					}
				}
			}
		}
	}
	return in
}

// stored are the variables with static storage that some functions write by their names: what these hold is not counted, as
// that would have to stay as it is. (Who writes them otherwise is noticed: see [Digest.wrote], and
// [Digest.relies] of whether the argument is one of them.)
func stored(inside map[*cfg.Func]bool) map[*cfg.Var]bool {
	out := map[*cfg.Var]bool{}
	for f := range inside {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				cfg.Operands(e.Action, func(lv *cfg.LVal) {
					if lv.Var != nil {
						out[lv.Var] = true
					}
				}, nil)
			}
		}
	}
	return out
}

// mentioned are the functions that an action calls or whose address it takes.
func mentioned(a cfg.Action) (out []*cfg.Func) {
	cfg.InspectAction(a, func(x cfg.Expr) {
		if r, ok := x.(*cfg.FuncRef); ok {
			out = append(out, r.Func)
		}
	})
	return out
}

// misused reports whether an action takes the address of a function otherwise than to call it or start a thread with it.
func misused(a cfg.Action, f *cfg.Func) bool {
	var direct cfg.Expr
	switch a := a.(type) {
	case *cfg.Call:
		direct = a.Callee
	case *cfg.Create:
		if a.Kind == cfg.NewThread {
			direct = a.Start
		}
	}
	bad := false
	cfg.InspectAction(a, func(x cfg.Expr) {
		r, ok := x.(*cfg.FuncRef)
		bad = bad || ok && r.Func == f && x != direct
	})
	return bad
}

// variables are the local variables of a function that are given to other activations of it, and to nobody else, and those that
// hold identifiers of threads, which only creations write. (Who has read one may join the thread, too: but only one join of
// a thread is defined, and that one has waited for it.)
func variables(start *cfg.Func) (objects, handles map[*cfg.Var]bool) {
	objects, handles = map[*cfg.Var]bool{}, map[*cfg.Var]bool{}
	lost, zeroed := map[*cfg.Var]bool{}, map[*cfg.Var]bool{}
	for _, n := range start.Nodes {
		for _, e := range n.Out {
			var arg, thread, set cfg.Expr
			switch a := e.Action.(type) {
			case *cfg.Create:
				arg, thread = a.Arg, a.Thread
			case *cfg.Call:
				if r, ok := a.Callee.(*cfg.FuncRef); ok && r.Func == start && len(a.Args) == 1 {
					arg = a.Args[0]
				}
			case *cfg.MemSet:
				set = a.Dst
			}
			if v := objectOf(arg); v != nil {
				objects[v] = true
			}
			if v := objectOf(set); v != nil {
				zeroed[v] = true
			}
			if v := objectOf(thread); v != nil {
				handles[v] = true
			}
			cfg.InspectAction(e.Action, func(x cfg.Expr) {
				if x, ok := x.(*cfg.AddrOf); ok {
					is := func(y cfg.Expr) bool { return y != nil && cfg.Uncast(y) == cfg.Expr(x) && x.LV.IsVariable() }
					if !is(arg) && !is(thread) && !is(set) {
						lost[x.LV.Var] = true
					}
				}
			})
			cfg.Operands(e.Action, func(lv *cfg.LVal) {
				if lv.Var != nil && isHandle(lv.Var) {
					lost[lv.Var] = true
				}
			}, nil)
		}
	}
	keep := func(vs map[*cfg.Var]bool, record bool) {
		for v := range vs {
			_, isRecord := v.Type.(*cfg.Record)
			if lost[v] || v.Storage != cfg.Local || v.Func != start || isRecord != record || zeroed[v] && !record {
				delete(vs, v)
			}
		}
	}
	keep(objects, true)
	keep(handles, false)
	return objects, handles
}

// isHandle reports whether a variable may be one that holds an identifier: a number or an address that is no register.
func isHandle(v *cfg.Var) bool {
	return v.Storage == cfg.Local && !v.Register() && cfg.IsScalar(v.Type)
}

// living are the registers that may be read from each node of a function on.
func (w *walk) living(fn *cfg.Func) map[*cfg.Node]map[*cfg.Var]bool {
	if w.live[fn] == nil {
		w.live[fn] = cfg.LiveRegisters(fn)
	}
	return w.live[fn]
}
