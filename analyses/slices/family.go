package slices

import (
	"math/big"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// family are the threads of one creation in the program that is passed in a loop, each in a pass of its own.
type family struct {
	create *cfg.Edge
	spans  map[*cfg.LVal]span  // where what they access lies in slices, or in their jobs
	chunks map[chunk]*cfg.LVal // what library functions access for them, as lvalues
	filled map[*cfg.LVal]bool  // what the creator accesses of the job that it is going to give away in the same pass
	cells  cells
	origin *origin // what the jobs are reached by, if they have no name
	single bool    // that is what the threads are given, and leads to another object for each, or so it is asked
}

// counters are the registers that go up or down by the same number in each pass: two passes find different values of
// each at the head, which differ by that number at least.
type counters map[*cfg.Var]int64

// family follows a creation, and what its threads do; nil if nothing is known of them.
func (ps *passes) family() *family {
	s := &scope{limits: ps.written(), fixed: func(v *cfg.Var) bool { return ps.kept(v) || ps.steady(v) }}
	s.private = ps.private
	ps.narrow(s)
	action := ps.create.Action.(*cfg.Create)
	start := action.Start.(*cfg.FuncRef).Func
	alloc := ps.rootOf(s, action.Arg)
	run, cs := ps.counted(s)
	if run == nil {
		return nil
	}
	for v, step := range cs {
		if n, ok := ps.first(v); ok && step > 0 {
			s.limits[v] = interval{lo: big.NewInt(n)}
		} else if ok {
			s.limits[v] = interval{hi: big.NewInt(n)}
		}
	}
	if run, cs = ps.counted(s); run == nil || run.at[ps.create.From] == nil {
		return nil
	}
	// Now it is known where the job lies, and so who writes it. What is read from it counts from here on.
	job := s.eval(run.at[ps.create.From], action.Arg).job
	size, filled := int64(0), map[*cfg.LVal]bool{}
	if job != nil {
		j := &jobs{passes: ps, root: s.root, alloc: alloc, start: start, region: region(job, cs)}
		if s.fresh != nil {
			j.region = sizeOf(s.fresh)
		}
		if at, ok := job.constant(); ok && at == 0 && j.region == 0 && s.origin != nil {
			j.region = pointee(s.origin)
			s.single = true
		}
		if j.region == 0 {
			return nil
		}
		if size = j.region; !s.single {
			filled = ps.filled(run, job, j.region)
		}
		if s.origin == nil {
			j.find()
		}
		if s.origin == nil && !j.lost {
			s.clean, s.spoils = j.clean(run, job), j.spoils(job)
			if run, cs = ps.counted(s); run == nil || run.at[ps.create.From] == nil {
				return nil
			}
		}
	}
	st := run.at[ps.create.From]
	known := func(p *poly) bool { return ps.known(p, cs) }
	t := &threads{passes: ps, counters: cs, start: start, region: size, created: &state{}, spans: map[*cfg.LVal]span{},
		chunks: map[chunk]*cfg.LVal{}}
	t.scope = &scope{limits: map[*cfg.Var]interval{}, fixed: ps.steady, jobs: map[place]fact{}}
	for _, k := range st.known {
		if known(k) {
			t.created = t.created.learn(k)
			k.variables(func(v *cfg.Var) { t.limits[v] = s.rangeOfAtom(st, variable(v).terms[0].factors[0]) })
		}
	}
	note := func(f fact) fact {
		f = f.filtered(known)
		for _, b := range append(f.lows(), f.highs()...) {
			b.by.variables(func(v *cfg.Var) { t.limits[v] = s.rangeOfAtom(st, variable(v).terms[0].factors[0]) })
		}
		return f
	}
	param := start.Params[0]
	if !param.Register() || !cfg.Identical(param.Type, action.Arg.Type()) {
		return nil
	}
	if job != nil {
		for p, f := range st.of {
			if at, ok := f.off.plus(-1, job).constant(); ok && s.clean != nil && s.clean(f.off, p.size) {
				t.jobs[place{at: constant(at).key, size: p.size}] = note(f)
			}
		}
		t.created = t.created.with(place{register: param}, fact{job: constant(0)})
	} else {
		t.created = t.created.with(place{register: param}, note(s.eval(st, action.Arg)))
	}
	if !t.run() || len(t.spans) == 0 {
		return nil
	}
	return &family{ps.create, t.spans, t.chunks, filled, ps.cells(s, run, cs, job, size), ps.originOf(s.origin), s.single}
}

// pointee is how large what a pointer leads to is, by its type.
func pointee(lv *cfg.LVal) int64 {
	p, ok := lv.Type.(*cfg.Pointer)
	if !ok {
		return 0
	}
	if n := p.Elem.Size(); n > 0 && n < maxScale {
		return n
	}
	return 0
}

// filled is what is accessed in the job of a pass only, before that is given to a thread.
func (ps *passes) filled(run *flow, job *poly, region int64) map[*cfg.LVal]bool {
	out, others := map[*cfg.LVal]bool{}, map[*cfg.LVal]bool{}
	for _, f := range ps.all {
		for _, n := range f.Nodes {
			st := run.at[n]
			inside := ps.in[n] && !ps.later[n] && st != nil
			for _, e := range n.Out {
				accesses(e, func(lv *cfg.LVal) {
					var at int64
					ok := inside && e != ps.create && lv.BitField() == nil && lv.Type.Size() > 0
					if ok {
						at, ok = run.address(st, lv).plus(-1, job).constant()
					}
					if ok && at >= 0 && at+lv.Type.Size() <= region {
						out[lv] = true
					} else {
						others[lv] = true
					}
				})
			}
		}
	}
	for lv := range others {
		delete(out, lv)
	}
	return out
}

// accesses calls f for all lvalues that an edge may read or write, or whose addresses it gives to an operation
// on a lock or the like.
func accesses(e *cfg.Edge, f func(*cfg.LVal)) {
	cfg.Operands(e.Action, f, nil)
	if x, _ := cfg.SyncObject(e.Action); x != nil {
		if a, ok := x.(*cfg.AddrOf); ok {
			f(a.LV)
		}
	}
	cfg.InspectAction(e.Action, func(x cfg.Expr) {
		if l, ok := x.(*cfg.Load); ok {
			f(l.LV)
		}
	})
}

// counted follows the passes of the loop from its head, where registers are numbers by their own names, and finds the
// counters.
func (ps *passes) counted(s *scope) (*flow, counters) {
	st := &state{of: map[place]fact{}}
	cs := counters{}
	for _, v := range ps.variables() {
		if _, ok := integer(v.Type); ok && v.Register() && ps.set(v) {
			st.of[place{register: v}] = fact{eq: variable(v)}
			cs[v] = 0
		}
	}
	st = ps.checked(s, st, ps.head)
	run := &flow{scope: s, inside: func(n *cfg.Node) bool { return ps.in[n] && n != ps.head }}
	if !run.run(ps.head, st, len(ps.in)) {
		return nil, nil
	}
	for _, e := range ps.head.In {
		if !ps.in[e.From] || run.at[e.From] == nil {
			continue
		}
		end := run.follow(run.at[e.From], e)
		for v, step := range cs {
			n, ok := end.of[place{register: v}].eq.plus(-1, variable(v)).constant()
			if !ok || n == 0 || step != 0 && step != n {
				delete(cs, v)
				continue
			}
			cs[v] = n
		}
	}
	for v, step := range cs {
		if step == 0 {
			delete(cs, v)
		}
	}
	return run, cs
}

// known reports whether a polynomial means the same at any time for the threads of one pass: it is made of counters,
// as they are at the head of the pass, and of what does not change as long as there are such threads.
func (ps *passes) known(p *poly, cs counters) bool {
	ok := true
	p.variables(func(v *cfg.Var) { ok = ok && (cs[v] != 0 || ps.kept(v) || ps.steady(v)) })
	return ok
}

// filtered is what is said by known polynomials.
func (f fact) filtered(known func(*poly) bool) (out fact) {
	bounds := func(bs []bound) (out []bound) {
		for _, b := range bs {
			if known(b.by) && known(b.unless) {
				out = append(out, b)
			}
		}
		return out
	}
	if out.typ = f.typ; f.eq != nil && known(f.eq) {
		out.eq = f.eq
	}
	out.lo, out.hi, out.in = bounds(f.lo), bounds(f.hi), f.in
	return out
}

// region is how far apart the jobs of two passes lie at least: their address is a multiple of one counter, and
// a number.
func region(at *poly, cs counters) int64 {
	for _, t := range at.terms {
		if len(t.factors) == 0 {
			continue
		}
		step := cs[t.factors[0].of]
		if n, ok := product(t.coef, step); ok && len(t.factors) == 1 && len(at.plus(-1, normal([]term{t})).terms) <= 1 {
			if _, constant := at.plus(-1, normal([]term{t})).constant(); constant {
				return max(n, -n)
			}
		}
		return 0
	}
	return 0
}

// clean tells which bytes are written only by who creates the thread, in the job that it gives away, before it does so,
// and before all passes. So what is read from them, in the same pass before that or by the thread, is what the creator
// has written last. The run says where a creator writes, and by what it knows of registers alone.
func (j *jobs) clean(run *flow, job *poly) func(*poly, int64) bool {
	var others []write
	for _, w := range j.writes {
		if !j.own(run, w, job) {
			others = append(others, w)
		}
	}
	return func(off *poly, size int64) bool {
		at, ok := off.plus(-1, job).constant()
		return ok && at >= 0 && at+size <= j.region &&
			!slices.ContainsFunc(others, func(w write) bool { return w.lo < at+size && at < w.hi })
	}
}

// spoils tells which bytes a write may change that goes to nobody knows which job.
func (j *jobs) spoils(job *poly) func(lv *cfg.LVal, off *poly, size int64) bool {
	return func(lv *cfg.LVal, off *poly, size int64) bool {
		lo, ok := j.within(lv)
		at, known := off.plus(-1, job).constant()
		return ok && (!known || lo < at+size && at < lo+lv.Type.Size())
	}
}

// own reports whether a write is one of a creator that fills in the job before it gives that away, or one before all
// passes.
func (j *jobs) own(run *flow, w write, job *poly) bool {
	if j.before(w.edge) {
		return true
	}
	st := run.at[w.edge.From]
	if _, ok := w.edge.Action.(*cfg.Assign); !ok || !j.in[w.edge.From] || j.later[w.edge.From] || st == nil {
		return false
	}
	at, ok := run.address(st, w.lv).plus(-1, job).constant()
	return ok && at >= 0 && at+w.lv.Type.Size() <= j.region
}

// rootOf finds out in which object a job lies: an array, or one that is allocated once, before the loop.
func (ps *passes) rootOf(s *scope, x cfg.Expr) *cfg.Edge {
	s.roots = map[*cfg.Var]bool{}
	for range 8 { // casts, sums and copies
		switch y := x.(type) {
		case *cfg.Cast:
			x = y.X
		case *cfg.PtrAdd:
			x = y.X
		case *cfg.AddrOf:
			if v := y.LV.Var; v != nil {
				if v.Storage == cfg.Global && !v.Extern && !v.Weak && !v.Several ||
					v.Storage == cfg.Local && v.Func == ps.create.From.Func {
					s.root = v
				}
				return nil
			}
			x = y.LV.Ptr
		case *cfg.Load:
			if !y.LV.IsVariable() || !y.LV.Var.Register() {
				if !y.LV.Volatile {
					s.origin = y.LV
				}
				return nil
			}
			if alloc := ps.allocated(y.LV.Var, s.roots, 8); alloc != nil {
				return alloc
			}
			clear(s.roots)
			if alloc := ps.freshly(y.LV.Var); alloc != nil {
				s.fresh = alloc
				return alloc
			}
			if ps.kept(y.LV.Var) {
				s.origin = y.LV
				return nil
			}
			if x = ps.assignedOnce(y.LV.Var); x == nil {
				return nil
			}
		default:
			return nil
		}
	}
	return nil
}

// assignedOnce is what a register is assigned, in one place of the program only, beside null pointers; or nil.
func (ps *passes) assignedOnce(v *cfg.Var) (x cfg.Expr) {
	for _, e := range ps.writes[v] {
		switch a := e.Action.(type) {
		case *cfg.Declare: // it has no value yet
		case *cfg.Assign:
			switch {
			case cfg.IsNull(a.RHS):
			case x != nil:
				return nil
			default:
				x = a.RHS
			}
		default:
			return nil
		}
	}
	return x
}

// allocated is the only allocation whose result a register holds, as it is, if it is not a null pointer. It adds the
// registers on the way to roots.
func (ps *passes) allocated(v *cfg.Var, roots map[*cfg.Var]bool, depth int) (alloc *cfg.Edge) {
	if depth == 0 || !v.Register() || v.Storage == cfg.Param || ps.set(v) {
		return nil
	}
	for _, e := range ps.writes[v] {
		var from *cfg.Edge
		switch a := e.Action.(type) {
		case *cfg.Declare:
			continue
		case *cfg.Alloc:
			if !a.Shared && a.Offset == nil && ps.before(e) && ps.facts.Once(e) && cfg.Identical(a.Result.Type, v.Type) {
				from = e
			}
		case *cfg.Assign:
			if cfg.IsNull(a.RHS) {
				continue
			}
			if l, ok := cfg.Uncast(a.RHS).(*cfg.Load); ok && l.LV.IsVariable() {
				from = ps.allocated(l.LV.Var, roots, depth-1)
			}
		}
		if from == nil || alloc != nil && alloc != from {
			return nil
		}
		alloc = from
	}
	roots[v] = alloc != nil
	return alloc
}
