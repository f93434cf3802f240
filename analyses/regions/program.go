package regions

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// program is what the digest knows of the program.
type program struct {
	shapes []*shape
	duties map[*cfg.Edge]*duty
	claims map[*cfg.LVal]claim
	frees  map[cfg.Expr]claim
	made   map[*cfg.Edge]*cfg.Var // where nodes are allocated that get into buckets: the register that leads to each then
}

// Watch looks for arrays of heads, and follows what gets into buckets.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	d.program = program{}
	f := follow(p)
	if f == nil {
		return digest.Interest{}
	}
	d.program = program{shapes: f.shapes, duties: f.duties, claims: f.claims, frees: f.frees, made: map[*cfg.Edge]*cfg.Var{}}
	for n, e := range f.sites {
		if f.linked[f.group(n)] {
			d.program.made[e] = e.Action.(*cfg.Alloc).Result.Register()
		}
	}
	return digest.Interest{Writes: true, Edges: func(e *cfg.Edge) bool {
		return d.program.duties[e] != nil || d.program.made[e] != nil
	}}
}

// follow follows a program; nil if there is nothing of interest in it. An array that holds pointers is none of heads, if no
// node gets into a bucket there: then nothing is said of what is in it.
func follow(p *cfg.Program) *flow {
	if !suitable(p) {
		return nil
	}
	f := &flow{shapes: findShapes(p), budget: budgetOf(p.Edges())}
	if len(f.shapes) > 0 {
		f.quiet = quietFunctions(p)
	}
	for before := -1; before != len(f.shapes); {
		before = len(f.shapes)
		f = &flow{types: p.Types, shapes: f.shapes, quiet: f.quiet, budget: f.budget, roots: map[string]*root{},
			joined: map[int]int{}, linked: map[int]bool{}, sites: map[int]*cfg.Edge{}}
		for _, sh := range f.shapes {
			sh.link, sh.linked, sh.used = 0, false, false
		}
		if !f.program(p) {
			return nil
		}
		f.shapes = slices.DeleteFunc(f.shapes, func(sh *shape) bool { return !sh.used })
	}
	if len(f.shapes) == 0 {
		return nil
	}
	for e := range p.AllEdges() {
		if f.duties[e] == nil { // nobody comes here
			cfg.LValues(e.Action, func(lv *cfg.LVal) { delete(f.claims, lv) })
		} else if d := f.duties[e]; d.idle() && !writes(e.Action) {
			delete(f.duties, e)
		}
	}
	return f
}

// idle reports whether there is nothing to do.
func (d *duty) idle() bool {
	return len(d.locks) == 0 && len(d.stores) == 0 && len(d.links) == 0 && len(d.through) == 0 && len(d.numbers) == 0
}

// writes reports whether an action assigns to memory.
func writes(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.Assign:
		return a.LHS.Register() == nil
	case *cfg.Call:
		return a.Result != nil && a.Result.Register() == nil
	}
	return false
}

// suitable reports whether a program creates threads and takes locks, and runs as its text says.
func suitable(p *cfg.Program) bool {
	create, lock := false, false
	for e := range p.AllEdges() {
		switch a := e.Action.(type) {
		case *cfg.Create:
			create = create || a.Kind == cfg.NewThread
		case *cfg.Lock:
			lock = true
		}
	}
	return create && lock && p.Straight()
}

// findShapes finds the arrays of heads: those with static storage of which elements are chosen by numbers that are not
// constant, and hold pointers. If two overlap, neither is one.
func findShapes(p *cfg.Program) (out []*shape) {
	for e := range p.AllEdges() {
		cfg.LValues(e.Action, func(lv *cfg.LVal) {
			if sh := shapeOf(lv); sh != nil && !slices.ContainsFunc(out, func(o *shape) bool { return *o == *sh }) {
				out = append(out, sh)
			}
		})
	}
	out = slices.DeleteFunc(slices.Clone(out), func(a *shape) bool {
		return slices.ContainsFunc(out, func(b *shape) bool {
			return a != b && a.array == b.array && a.start < b.start+b.count*b.stride && b.start < a.start+a.count*a.stride
		})
	})
	for i, sh := range out {
		sh.number = i
	}
	return out
}

// shapeOf is the array of heads that an lvalue lies in, or nil.
func shapeOf(lv *cfg.LVal) *shape {
	v := lv.Var
	if v == nil || v.Storage != cfg.Global || v.Atomic || v.Extern || v.Weak || v.Several || v.Standard || v.Extra > 0 {
		return nil
	}
	at, t := int64(0), v.Type
	for i, s := range lv.Path {
		if s.Unmeasured() {
			return nil
		}
		n, constant := offset(lv.Path[i : i+1])
		if !constant {
			a, ok := t.(*cfg.Array)
			if !ok || a.Len <= 0 || !holdsPointers(s.Elem) || a.Elem.Size() != s.Elem.Size() {
				return nil
			}
			return &shape{array: v, start: at, stride: s.Elem.Size(), count: a.Len}
		}
		at, t = at+n, s.Elem
	}
	return nil
}

// holdsPointers reports whether there are pointers to objects in an object of a type.
func holdsPointers(t cfg.Type) bool {
	switch t := t.(type) {
	case *cfg.Pointer:
		_, function := t.Elem.(*cfg.FuncType)
		return !function
	case *cfg.Record:
		return slices.ContainsFunc(t.Fields, func(f *cfg.Field) bool { return holdsPointers(f.Type) })
	}
	return false
}
