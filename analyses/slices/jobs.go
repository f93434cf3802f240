package slices

import "github.com/mayrun-dev/mayrun/cfg"

// jobs are the objects of which each thread of a creation is given one: the elements of an array, or of an
// allocated object. All that ever reads or writes them is in the text: addresses of them are in registers that
// lead to nothing else than accesses, and to the argument of the creation.
type jobs struct {
	*passes
	region int64              // bytes of one
	root   *cfg.Var           // the array, or nil
	alloc  *cfg.Edge          // or the allocation
	offset map[*cfg.Var]int64 // registers that point to jobs, so far behind the start of one of them
	start  *cfg.Func          // what the threads begin with
	writes []write
	lost   bool // something else may happen to them
}

// write is one of some bytes of a job: of which one, the edge and the lvalue know.
type write struct {
	edge    *cfg.Edge
	lv      *cfg.LVal
	lo, hi  int64
	pointed bool // by pthread_create
}

// find looks at all that is done to the jobs.
func (j *jobs) find() {
	j.offset = map[*cfg.Var]int64{}
	if j.alloc != nil {
		j.point(j.alloc.Action.(*cfg.Alloc).Result, 0)
	}
	for again := true; again && !j.lost; {
		n := len(j.offset)
		j.edges(j.spread)
		again = len(j.offset) > n
	}
	if !j.lost {
		j.edges(j.look)
	}
}

// edges calls f for all edges of the program.
func (j *jobs) edges(f func(*cfg.Edge)) {
	for _, g := range j.all {
		for _, n := range g.Nodes {
			for _, e := range n.Out {
				f(e)
			}
		}
	}
}

// point lets a register point to jobs.
func (j *jobs) point(to *cfg.LVal, off int64) {
	if !to.IsVariable() || !to.Var.Register() {
		j.lost = true
		return
	}
	j.pointVar(to.Var, off)
}

func (j *jobs) pointVar(v *cfg.Var, off int64) {
	old, known := j.offset[v]
	j.offset[v] = off
	j.lost = j.lost || known && old != off || !v.Register()
}

// spread follows pointers from register to register, and to threads and functions.
func (j *jobs) spread(e *cfg.Edge) {
	switch a := e.Action.(type) {
	case *cfg.Assign:
		if off, ok := j.reach(a.RHS); ok {
			j.point(a.LHS, off)
		}
	case *cfg.Create:
		if off, ok := j.reach(a.Arg); ok {
			if e != j.create || off != 0 || len(j.start.Params) != 1 {
				j.lost = true
				return
			}
			j.pointVar(j.start.Params[0], 0)
		}
	case *cfg.Call:
		for i, x := range a.Args {
			if off, ok := j.reach(x); ok {
				f, direct := a.Callee.(*cfg.FuncRef)
				if !direct || !f.Func.HasBody() || f.Func.Type.Variadic || len(a.Args) != len(f.Func.Params) {
					j.lost = true
					return
				}
				j.pointVar(f.Func.Params[i], off)
			}
		}
	}
}

// reach reports whether an expression is an address in the jobs, and how far behind the start of one.
func (j *jobs) reach(x cfg.Expr) (off int64, ok bool) {
	switch x := x.(type) {
	case *cfg.Load:
		if x.LV.IsVariable() {
			off, ok = j.offset[x.LV.Var]
		}
	case *cfg.AddrOf:
		return j.within(x.LV)
	case *cfg.Cast:
		return j.reach(x.X)
	case *cfg.PtrAdd:
		if off, ok = j.reach(x.X); ok {
			off = j.step(off, x.Index, x.Scale)
		}
	}
	return off, ok
}

// within reports whether an lvalue lies in the jobs, and how far behind the start of one.
func (j *jobs) within(lv *cfg.LVal) (off int64, ok bool) {
	switch {
	case lv.Var != nil:
		ok = lv.Var == j.root
	case lv.Ptr != nil:
		off, ok = j.reach(lv.Ptr)
	}
	if !ok {
		return 0, false
	}
	for _, s := range lv.Path {
		switch {
		case s.Unmeasured():
			off = nowhere
		case s.Field != nil:
			off = j.step(off, nil, s.Field.Offset)
		default:
			off = j.step(off, s.Index, s.Elem.Size())
		}
	}
	return off, true
}

// nowhere is an offset that is not known.
const nowhere = -1

// step is index times scale behind an offset; without an index, scale.
func (j *jobs) step(off int64, index cfg.Expr, scale int64) int64 {
	n := int64(1)
	if off == nowhere || scale < 0 || scale > 1<<30 {
		return nowhere
	}
	if index != nil {
		if scale%j.region == 0 {
			return off
		}
		var ok bool
		if n, ok = cfg.IsConst(index); !ok || n < 0 || n > 1<<30 {
			return nowhere
		}
	}
	return (off + n*scale) % j.region
}

// look finds out what an edge does with the jobs.
func (j *jobs) look(e *cfg.Edge) {
	fine := map[cfg.Expr]bool{} // addresses whose use is known
	switch a := e.Action.(type) {
	case *cfg.Assign:
		if _, ok := j.reach(a.RHS); ok {
			fine[a.RHS] = true
		}
		j.writesTo(e, a.LHS)
	case *cfg.Create:
		fine[a.Arg] = true // see spread
		if off, ok := j.reach(a.Thread); ok {
			fine[a.Thread] = true
			j.write(write{edge: e, lo: off, hi: off + 8, pointed: true})
		}
	case *cfg.Call:
		for _, x := range a.Args {
			fine[x] = true // see spread
		}
		j.writesTo(e, a.Result)
	case *cfg.Guard:
		fine[cfg.Uncast(a.Cond)] = true
		fine[a.Cond] = true
	case *cfg.Free:
		fine[a.Ptr] = true
	case *cfg.MemSet:
		fine[a.Dst] = j.before(e)
	case *cfg.Declare:
		j.lost = j.lost || a.Var == j.root && !j.before(e)
	case *cfg.Alloc:
		j.writesTo(e, a.Result)
	default:
		cfg.Operands(a, func(lv *cfg.LVal) { j.writesTo(e, lv) }, nil)
	}
	cfg.Operands(e.Action, func(lv *cfg.LVal) { j.lvalue(lv, fine) }, func(x cfg.Expr) { j.expr(x, fine) })
}

// writesTo notes a write, if it is one of the jobs.
func (j *jobs) writesTo(e *cfg.Edge, lv *cfg.LVal) {
	if lv == nil {
		return
	}
	if off, ok := j.within(lv); ok {
		j.write(write{edge: e, lv: lv, lo: off, hi: off + lv.Type.Size()})
	}
}

func (j *jobs) write(w write) {
	j.lost = j.lost || w.lo == nowhere || w.hi > j.region
	j.writes = append(j.writes, w)
}

// expr looks for addresses that go where they are lost from sight.
func (j *jobs) expr(x cfg.Expr, fine map[cfg.Expr]bool) {
	if _, ok := j.reach(x); ok {
		j.lost = j.lost || !fine[x]
		j.indices(x, fine)
		return
	}
	switch y := x.(type) {
	case *cfg.Binary:
		if y.Op >= cfg.Eq && y.Op <= cfg.Ge {
			fine[y.X], fine[y.Y] = true, true
		}
	case *cfg.Unary:
		if y.Op == cfg.Not {
			fine[y.X] = true
		}
	}
	cfg.Subexprs(x, func(lv *cfg.LVal) { j.lvalue(lv, fine) }, func(y cfg.Expr) { j.expr(y, fine) })
}

// lvalue looks at an lvalue: what it points to may be read.
func (j *jobs) lvalue(lv *cfg.LVal, fine map[cfg.Expr]bool) {
	if lv.Ptr != nil {
		if _, ok := j.reach(lv.Ptr); ok {
			fine[lv.Ptr] = true
		}
		j.expr(lv.Ptr, fine)
	}
	for _, s := range lv.Path {
		for _, x := range []cfg.Expr{s.Index, s.Scale} {
			if x != nil {
				j.expr(x, fine)
			}
		}
	}
}

// indices looks at what an address is computed from.
func (j *jobs) indices(x cfg.Expr, fine map[cfg.Expr]bool) {
	switch x := x.(type) {
	case *cfg.Cast:
		j.indices(x.X, fine)
	case *cfg.PtrAdd:
		j.indices(x.X, fine)
		j.expr(x.Index, fine)
	case *cfg.AddrOf:
		j.lvalue(x.LV, fine)
	}
}
