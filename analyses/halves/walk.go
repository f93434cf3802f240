package halves

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// walk follows an activation of a function that starts threads which run itself, and the functions that it calls, each time
// anew.
type walk struct {
	space   *space
	start   *cfg.Func
	objects map[*cfg.Var]bool // local variables of the function that are given to other activations, and to nobody else
	handles map[*cfg.Var]bool // those that hold the identifier of a thread, and are used for nothing but to join it

	written    map[field]bool    // what activations write in what they are given
	contents   map[*cfg.Var]bool // variables of which it counts what they hold
	candidates []form            // what is tried where ways meet
	tried      map[string]bool

	plain  bool                // the function starts no threads, but calls itself
	inner  map[*cfg.Func]*walk // functions that call themselves, each followed by itself
	calls  []calling
	stack  []*cfg.Func
	live   map[*cfg.Func]map[*cfg.Node]map[*cfg.Var]bool
	budget int
	lost   string // why nothing is known; empty: it is

	record   bool          // the states are the last ones
	accesses map[any]*site // by lvalue, or by the expression that says where a library function accesses something
	changes  map[*cfg.Edge]*site
	givings  []giving
}

// access is one by an lvalue, in one state: where it is, if that is known, and what threads were given that may be alive.
type access struct {
	*state
	at, end form
}

// site is where something is accessed in all states: own, if it is what an activation was given, or an object that it gives to
// others, while no thread has it.
type site struct {
	own      bool
	accesses []access
}

// giving is that an activation gives an object to another one, which runs beside it or before it goes on.
type giving struct {
	*state
	object *cfg.Var
}

// calling is a call of a function that calls itself, with what it is given; nil where that is not known.
type calling struct {
	*state
	to   *walk
	args []form
}

// budgetOf bounds the steps of a walk.
const budgetOf = 3000

// maxStates bounds what is told apart at a point, and patience how often what is known at the head of a loop is joined as it is.
const (
	maxStates = 8
	patience  = 3
)

func (w *walk) place(key any, t cfg.Type) int { return w.space.place(key, t) }

func (w *walk) lose(why string) {
	if w.lost == "" {
		w.lost = why
	}
}

// run follows a function from its begin, and is what is known where it returns.
func (w *walk) run(fn *cfg.Func, entry []*state) (exits []*state) {
	w.stack = append(w.stack, fn)
	defer func() { w.stack = w.stack[:len(w.stack)-1] }()
	record := w.record
	w.record = false
	at := map[*cfg.Node]map[string]*state{}
	visits := map[*cfg.Node]int{}
	work := []*cfg.Node{fn.Entry}
	for _, s := range entry {
		w.arrive(at, visits, fn.Entry, s.clone())
	}
	for len(work) > 0 && w.lost == "" {
		first := 0
		for i, n := range work {
			if n.Order < work[first].Order {
				first = i
			}
		}
		n := work[first]
		work = slices.Delete(work, first, first+1)
		for _, e := range n.Out {
			for _, s := range sorted(at[n]) {
				if w.budget--; w.budget < 0 || w.space.work <= 0 {
					w.lose("too much work")
					return nil
				}
				for _, after := range w.step(s.clone(), e) {
					if w.arrive(at, visits, e.To, after) && !slices.Contains(work, e.To) {
						work = append(work, e.To)
					}
				}
			}
		}
	}
	if record && w.lost == "" {
		w.record = true
		for _, n := range fn.Nodes {
			for _, e := range n.Out {
				for _, s := range sorted(at[n]) {
					w.note(e, s)
					for _, after := range w.step(s.clone(), e) {
						w.closed(at, e.To, after)
					}
				}
			}
		}
	}
	w.record = record
	return sorted(at[fn.Exit])
}

// closed makes sure that what is known at a node covers what comes there.
func (w *walk) closed(at map[*cfg.Node]map[string]*state, n *cfg.Node, s *state) {
	w.only(s, n)
	if old := at[n][s.key()]; old == nil || !old.covers(s, w.space) {
		w.lose("it does not come to an end")
	}
}

func sorted(at map[string]*state) (out []*state) {
	var keys []string
	for k := range at {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	for _, k := range keys {
		out = append(out, at[k])
	}
	return out
}

// arrive adds a state to those of a node, and reports whether something changes by that.
func (w *walk) arrive(at map[*cfg.Node]map[string]*state, visits map[*cfg.Node]int, n *cfg.Node, s *state) bool {
	w.only(s, n)
	s.compact(w.space)
	if at[n] == nil {
		at[n] = map[string]*state{}
	}
	k := s.key()
	old := at[n][k]
	if old == nil {
		if at[n][k] = s; len(at[n]) > maxStates {
			w.lose("too many states")
		}
		return true
	}
	if old.covers(s, w.space) {
		return false
	}
	visits[n]++
	at[n][k] = join(old, s, w.candidates, w.space, n.LoopHead && visits[n] > patience)
	return true
}

// only forgets registers that are not read any more, and what they were computed from.
func (w *walk) only(s *state, n *cfg.Node) {
	live := w.living(n.Func)[n]
	for _, u := range w.space.inUse(s) {
		switch k := u.key.(type) {
		case *cfg.Var:
			if k.Func == n.Func && !live[k] {
				s.forget(u.at, w.space)
			}
		case cfg.Expr:
			s.forget(u.at, w.space)
		}
	}
}

// step are the states after an edge.
func (w *walk) step(s *state, e *cfg.Edge) (out []*state) {
	outer := len(w.stack) == 1
	switch a := e.Action.(type) {
	case *cfg.Skip, *cfg.Send, *cfg.MemCopy, *cfg.Annotate, *cfg.Exit, *cfg.Free, *cfg.JoinFail,
		*cfg.Lock, *cfg.LockFail, *cfg.Unlock, *cfg.UnlockFail, *cfg.Fence:
	case *cfg.MemSet:
		if v := objectOf(a.Dst); w.objects[v] {
			w.overwrite(s, v, 0, v.Size())
		}
	case *cfg.Touch:
		if a.Calls {
			w.lose("a library function calls functions")
		}
	case *cfg.Guard:
		if !w.learn(s, a.Cond, a.Truth) {
			return nil
		}
	case *cfg.Assign:
		if v := a.LHS.Register(); v != nil && followed(v.Type) && isTruth(a.RHS) {
			no := s.clone()
			for truth, s := range []*state{no, s} {
				if w.learn(s, cfg.Uncast(a.RHS), truth == 1) {
					s.assign(w.place(v, v.Type), number(int64(truth)), w.space)
					out = append(out, s)
				}
			}
			return out
		}
		w.assign(s, a)
	case *cfg.Declare:
		if a.Var.Register() {
			s.forget(w.place(a.Var, a.Var.Type), w.space)
		} else if w.objects[a.Var] {
			w.overwrite(s, a.Var, 0, a.Var.Size())
		}
		s.unnamed(a.Var)
	case *cfg.Return:
		var f form
		if a.Value != nil {
			f = w.eval(s, a.Value)
		}
		s.assign(w.place(result{e.From.Func}, nil), f, w.space)
	case *cfg.Call:
		return w.call(s, a)
	case *cfg.Create:
		r, ok := a.Start.(*cfg.FuncRef)
		if !ok || w.plain || r.Func != w.start || a.Kind != cfg.NewThread || !outer || a.Attr != nil && !cfg.IsNull(a.Attr) {
			w.lose("other threads are started")
			break
		}
		w.give(s, a.Arg, e, a)
	case *cfg.Join:
		if v := handleOf(a.Thread); w.handles[v] && outer {
			s.children = slices.DeleteFunc(s.children, func(c child) bool { return c.handle == v })
		}
		if a.Result != nil && !cfg.IsNull(a.Result) {
			w.lose("what threads return is used")
		}
	case *cfg.Alloc, *cfg.AtomicLoad, *cfg.AtomicStore, *cfg.AtomicRMW, *cfg.AtomicCAS:
		cfg.Operands(e.Action, func(lv *cfg.LVal) {
			if v := lv.Register(); v != nil {
				s.forget(w.place(v, v.Type), w.space)
			} else {
				w.writes(s, lv)
			}
		}, nil)
	default:
		w.lose("it does something else: " + e.Action.String())
	}
	return []*state{s}
}

// isTruth reports whether an expression is whether something holds: 1 if so, else 0, however that is converted.
func isTruth(x cfg.Expr) bool {
	switch x := cfg.Uncast(x).(type) {
	case *cfg.Binary:
		return x.Op.IsComparison()
	case *cfg.Unary:
		return x.Op == cfg.Not
	}
	return false
}

// handleOf is the variable that an identifier is read from, or nil.
func handleOf(x cfg.Expr) *cfg.Var {
	if l, ok := cfg.Uncast(x).(*cfg.Load); ok && l.LV.IsVariable() {
		return l.LV.Var
	}
	return nil
}

// writes notes that an lvalue in memory may be written.
func (w *walk) writes(s *state, lv *cfg.LVal) {
	if lv.Var != nil {
		if w.objects[lv.Var] {
			off, ok := lies(lv)
			size := lv.Type.Size()
			if !ok {
				off, size = 0, lv.Var.Size()
			}
			w.overwrite(s, lv.Var, off, size)
		}
		return
	}
	if off, ok := w.own(s, lv); ok {
		w.written[field{off: off, size: lv.Type.Size()}] = true
	}
}

// overwrite forgets what an object holds at some bytes, which this activation writes.
func (w *walk) overwrite(s *state, v *cfg.Var, off, size int64) {
	if slices.ContainsFunc(s.children, func(c child) bool { return c.object == v }) {
		w.lose("what a thread was given is written while it may run")
	}
	for _, u := range w.space.inUse(s) {
		if g, ok := u.key.(given); ok && g.of == v && g.meets(off, size) {
			s.forget(u.at, w.space)
		}
	}
}

// assign is an assignment.
func (w *walk) assign(s *state, a *cfg.Assign) {
	if v := a.LHS.Register(); v != nil {
		s.assign(w.place(v, v.Type), w.eval(s, a.RHS), w.space)
		return
	}
	f := w.eval(s, a.RHS)
	w.writes(s, a.LHS)
	v := a.LHS.Var
	if !w.objects[v] {
		return
	}
	off, ok := lies(a.LHS)
	if f != nil && ok && followed(a.LHS.Type) && !a.LHS.Volatile {
		s.assign(w.place(given{v, fieldOf(off, a.LHS.Type)}, a.LHS.Type), f, w.space)
	}
	if l, isLoad := a.RHS.(*cfg.Load); isLoad && a.LHS.IsVariable() {
		if r, isRecord := a.LHS.Type.(*cfg.Record); isRecord {
			for _, m := range r.Fields {
				part := func(lv *cfg.LVal) *cfg.LVal {
					return &cfg.LVal{Var: lv.Var, Ptr: lv.Ptr, Path: append(slices.Clone(lv.Path), cfg.Step{Field: m, Elem: m.Type}), Type: m.Type, Volatile: lv.Volatile}
				}
				if followed(m.Type) && m.Width == 0 && !r.Union {
					to := w.place(given{v, fieldOf(m.Offset, m.Type)}, m.Type)
					s.assign(to, w.eval(s, &cfg.Load{LV: part(l.LV)}), w.space)
				}
			}
		}
	}
}

// call enters a function, or gives an object to another activation of the same one.
func (w *walk) call(s *state, a *cfg.Call) []*state {
	r, ok := a.Callee.(*cfg.FuncRef)
	switch {
	case !ok || a.Each != nil:
		w.lose("a function is called by its address")
		return nil
	case r.Func == w.start && !w.plain:
		if len(w.stack) > 1 || len(a.Args) != 1 {
			w.lose("it is called by another function")
			return nil
		}
		w.give(s, a.Args[0], nil, nil)
		w.returned(s, a, nil)
		return []*state{s}
	case !r.Func.HasBody():
		if !r.Func.Pure {
			w.lose("a function without a body is called")
		}
		w.returned(s, a, nil)
		return []*state{s}
	case len(w.stack) > maxDepth:
		w.lose("functions call each other")
		return nil
	case len(a.Args) != len(r.Func.Params):
		w.lose("a function is called with other arguments")
		return nil
	}
	var args []form
	for i, p := range r.Func.Params {
		var f form
		if p.Register() && cfg.Identical(p.Type, a.Args[i].Type()) {
			f = w.eval(s, a.Args[i])
		}
		args = append(args, f)
	}
	if callsItself(r.Func) {
		to := w.follow(r.Func)
		if w.record {
			w.calls = append(w.calls, calling{s.clone(), to, args})
		}
		w.returned(s, a, nil)
		return []*state{s}
	}
	for i, p := range r.Func.Params {
		if p.Register() {
			s.assign(w.place(p, p.Type), args[i], w.space)
		}
	}
	out := w.run(r.Func, []*state{s})
	for i, s := range out {
		s = s.clone()
		at := w.place(result{r.Func}, nil)
		w.returned(s, a, single(at))
		s.forget(at, w.space)
		for _, u := range w.space.inUse(s) {
			if v, ok := u.key.(*cfg.Var); ok && v.Func == r.Func {
				s.forget(u.at, w.space)
			}
		}
		out[i] = s
	}
	return out
}

// follow follows a function that calls itself.
func (w *walk) follow(fn *cfg.Func) *walk {
	if w.plain && fn == w.start {
		return w
	}
	if to := w.inner[fn]; to != nil {
		if len(to.stack) > 0 {
			w.lose("functions call each other")
		}
		return to
	}
	to := newWalk(w.space.limits, fn, nil, w.inner)
	w.inner[fn] = to
	to.plain = true
	s := &state{}
	for i, p := range fn.Params {
		if p.Register() && followed(p.Type) {
			s.equal(single(to.place(p, p.Type)).minus(single(to.place(parameter{i}, p.Type))))
		}
	}
	to.budget = w.budget
	to.run(fn, []*state{s})
	w.budget = to.budget
	if to.lost != "" {
		w.lose(to.lost)
	}
	return to
}

// callsItself reports whether a function calls itself, or one that does.
func callsItself(f *cfg.Func) bool {
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			if a, ok := e.Action.(*cfg.Call); ok {
				if r, ok := a.Callee.(*cfg.FuncRef); ok && inside(r.Func)[f] {
					return true
				}
			}
		}
	}
	return false
}

// maxDepth bounds how deep functions are followed.
const maxDepth = 6

// returned assigns what a call has returned.
func (w *walk) returned(s *state, a *cfg.Call, f form) {
	if v := a.Result.Register(); v != nil {
		if r, ok := a.Callee.(*cfg.FuncRef); !ok || !cfg.Identical(r.Func.Type.Result, v.Type) || !followed(v.Type) {
			f = nil
		}
		s.assign(w.place(v, v.Type), f, w.space)
	} else if a.Result != nil {
		w.writes(s, a.Result)
	}
}

// give gives an object to another activation: a thread, if create is not nil.
func (w *walk) give(s *state, x cfg.Expr, e *cfg.Edge, create *cfg.Create) {
	v := objectOf(x)
	if !w.objects[v] {
		w.lose("something else is given to it than a variable of its own")
		return
	}
	if slices.ContainsFunc(s.children, func(c child) bool { return c.object == v || c.create == e }) {
		w.lose("what a thread has is given away once more")
		return
	}
	if w.record {
		w.givings = append(w.givings, giving{s.clone(), v})
	}
	if create == nil {
		return
	}
	h := handleAt(create.Thread)
	if !w.handles[h] {
		h = nil
	}
	s.unnamed(h)
	s.children = append(s.children, child{e, v, h})
}

// objectOf is the variable that an expression is the address of, and handleAt likewise.
func objectOf(x cfg.Expr) *cfg.Var {
	if x == nil {
		return nil
	}
	if a, ok := cfg.Uncast(x).(*cfg.AddrOf); ok && a.LV.IsVariable() {
		return a.LV.Var
	}
	return nil
}

func handleAt(x cfg.Expr) *cfg.Var { return objectOf(x) }

// note lists what an edge accesses.
func (w *walk) note(e *cfg.Edge, s *state) {
	call, _ := e.Action.(*cfg.Call)
	cfg.LValues(e.Action, func(lv *cfg.LVal) {
		if lv.Register() != nil {
			return
		}
		now := s.clone()
		a, own := access{state: now}, false
		if lv.BitField() == nil && lv.Type.Size() > 0 && !(call != nil && call.Result == lv) { // the result is written when the function returns
			a.at = w.address(now, lv)
			a.end = a.at.add(lv.Type.Size())
			if _, own = w.own(now, lv); w.objects[lv.Var] {
				_, own = lies(lv)
				own = own && !slices.ContainsFunc(s.children, func(c child) bool { return c.object == lv.Var })
			}
		}
		w.site(lv).add(a, own)
	})
	library := func(at, size cfg.Expr) {
		if at != nil {
			now := s.clone()
			a := access{state: now, at: w.eval(now, at)}
			if size != nil {
				a.end = a.at.plus(w.atMost(now, size))
			}
			v := objectOf(at)
			n, ok := cfg.IsConst(size)
			w.site(at).add(a, ok && w.objects[v] && n <= v.Size() && !slices.ContainsFunc(s.children, func(c child) bool { return c.object == v }))
		}
	}
	switch a := e.Action.(type) {
	case *cfg.MemCopy:
		library(a.Dst, a.Len)
		library(a.Src, a.Len)
	case *cfg.MemSet:
		library(a.Dst, a.Len)
	case *cfg.Touch:
		library(a.Ptr, a.Len)
	}
	c := w.changes[e]
	if c == nil {
		c = &site{own: true}
		w.changes[e] = c
	}
	c.own = c.own && w.changing(e, s)
}

func (w *walk) site(key any) *site {
	if w.accesses[key] == nil {
		w.accesses[key] = &site{own: true}
	}
	return w.accesses[key]
}

func (t *site) add(a access, own bool) {
	t.own = t.own && own
	t.accesses = append(t.accesses, a)
}

// changing reports whether all that an edge writes in memory is known: a member of the argument that is not relied upon, or an
// object that the activation has not given away.
func (w *walk) changing(e *cfg.Edge, s *state) bool {
	switch a := e.Action.(type) {
	case *cfg.Assign:
		if w.objects[a.LHS.Var] {
			return true // or the walk is lost
		}
		_, own := w.own(s.clone(), a.LHS)
		return own
	case *cfg.MemSet:
		if v := objectOf(a.Dst); w.objects[v] {
			n, ok := cfg.IsConst(a.Len)
			return ok && n <= v.Size()
		}
	}
	return false
}
