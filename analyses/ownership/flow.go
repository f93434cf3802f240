package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// flow follows the ownership of nodes through the registers of one function.
type flow struct {
	*scan
	live      kinds                // those that are followed
	passed    map[*cfg.Var]bool    // parameters of all functions that the function does not give back to its caller
	looks     map[*cfg.Func]bool   // functions that only look
	finds     map[*cfg.Func]*found // those that return nodes of containers
	gives     map[*cfg.Func]bool   // functions that return nodes with their titles
	vague     map[*cfg.Func]bool   // functions that return pointers of which nothing is known: callers may not follow them
	fates     map[*cfg.Var]fate    // of parameters that are passed: see unless.go
	changes   int                  // of finds, fates, loose, left and retains
	loose     map[*cfg.Var]loose   // of what parameters are given, and results
	left      map[*cfg.Var]loose   // of what parameters hold where their functions return
	quiet     map[*cfg.Func]bool   // functions that are quiet; see consumed.go
	retains   map[*cfg.Var]bool    // parameters that are not freed wherever their functions return
	cells     map[string]*cell
	queues    []*queue                 // that are followed
	racks     []*rack                  // that are followed
	answers   []*answer                // that are followed
	claims    claims                   // of parameters and results; see claims.go
	frames    map[*cfg.Func][]*cfg.Var // registers that lead to nodes which are variables of functions; see stacked.go
	syncs     bool                     // a lock, a condition or the like is looked at that an action uses
	locked    kinds                    // those that only the locks of their containers say something of; see rules.go
	lenient   bool                     // strays are followed; see strays.go
	firsts    map[*cfg.Edge]bool       // initialisers that are the first use of a queue
	zero      bool                     // the edge is one of these
	edge      *cfg.Edge                // that is followed
	init      *cfg.Func                // that initialises variables
	beginning bool                     // that is followed
	// In the last pass, when all states are known, what is not understood drops kinds of nodes, and uses are listed.
	final  bool
	uses   map[*cfg.Edge]*use
	unlent map[*cfg.Var]bool       // parameters that hold addresses which some caller may not lend; see lent.go
	lentOn map[*cfg.Var][]*cfg.Var // those that hold the same
}

// functions follows all functions that have to do with nodes. What they do with their parameters is found first.
func (f *flow) functions(p *cfg.Program) {
	f.live, f.final, f.init = f.alive(), false, p.Init
	var fs []*cfg.Func
	for _, fn := range p.All() {
		if f.concerns(fn) {
			fs = append(fs, fn)
		}
	}
	f.firsts = f.initial(p)
	f.looks, f.finds, f.gives, f.vague = looking(p), map[*cfg.Func]*found{}, map[*cfg.Func]bool{}, map[*cfg.Func]bool{}
	f.passed, f.uses = map[*cfg.Var]bool{}, map[*cfg.Edge]*use{}
	f.fates, f.loose, f.left = map[*cfg.Var]fate{}, map[*cfg.Var]loose{}, map[*cfg.Var]loose{}
	f.locked, f.claims = 0, newClaims()
	f.quiet, f.retains = quiets(p), map[*cfg.Var]bool{}
	known := func() int { return len(f.passed) + len(f.gives) + len(f.vague) + f.changes }
	for n := -1; n != known(); {
		n = known()
		for _, fn := range fs {
			f.function(fn)
		}
	}
	f.final, f.unlent, f.lentOn = true, map[*cfg.Var]bool{}, map[*cfg.Var][]*cfg.Var{}
	for _, fn := range fs {
		f.function(fn)
	}
	f.takeBack()
	f.spread()
}

// concerns reports whether a function uses pointers to nodes that are left.
func (f *flow) concerns(fn *cfg.Func) bool {
	yes := false
	look := func(t cfg.Type) { yes = yes || f.node(t) != 0 }
	for _, v := range fn.Params {
		look(v.Type)
	}
	for _, n := range fn.Nodes {
		for _, e := range n.Out {
			cfg.Operands(e.Action, func(lv *cfg.LVal) {
				look(lv.Type)
				r, _ := f.rackOf(lv)
				yes = yes || f.linkPlace(lv)&f.live != 0 || r != nil
			}, nil)
			cfg.InspectAction(e.Action, func(x cfg.Expr) {
				look(x.Type())
				t := f.source(x)
				yes = yes || (t.of|t.by)&f.live != 0
			})
		}
	}
	return yes
}

// function computes the states of a function's nodes.
func (f *flow) function(fn *cfg.Func) {
	f.cells, f.beginning = map[string]*cell{}, fn == f.init
	entry := newState()
	for _, v := range fn.Params {
		if ks := f.node(v.Type); ks != 0 {
			entry.regs[v] = f.tight(v.Type, f.loose[v])
			if !f.loose[v].null {
				entry.sure[v] = true
			}
			f.begins(entry, fn, v)
		}
		if f.handle(v)&f.live != 0 {
			entry.regs[v] = f.entrusted(v)
		}
		if !f.texts[v].none() {
			entry.loans[v] = loan{param: v}
		}
	}
	for _, v := range f.frames[fn] {
		entry.regs[v] = status{how: null}
	}
	for _, h := range f.homes {
		if h.fn == fn && !h.heap {
			entry.issues[h] = issue{}
		}
	}
	states := map[*cfg.Node]state{fn.Entry: entry}
	final := f.final
	f.final = false
	work := []*cfg.Node{fn.Entry}
	for len(work) > 0 {
		n := work[0]
		work = work[1:]
		for _, e := range n.Out {
			if states[n].barred(e) {
				continue
			}
			after := f.step(states[n], e)
			if old, reached := states[e.To]; reached {
				if after = join(old, after); equal(old, after) {
					continue
				}
			}
			states[e.To] = after
			if !slices.Contains(work, e.To) {
				work = append(work, e.To)
			}
		}
	}
	f.final = final
	if final {
		for _, n := range fn.Nodes {
			if s, reached := states[n]; reached {
				for _, e := range n.Out {
					if !s.barred(e) {
						f.step(s, e)
					}
				}
			}
		}
	}
}

// barred reports whether nobody goes an edge, since it asks for a register not to be null that is: whatever becomes of the
// kinds that are followed.
func (s state) barred(e *cfg.Edge) bool {
	g, ok := e.Action.(*cfg.Guard)
	if !ok {
		return false
	}
	v, zero := cfg.NullTest(g)
	return v != nil && !zero && s.nulls[v]
}

// node is the kind of nodes that a type is pointers to, if that is followed.
func (f *flow) node(t cfg.Type) kinds { return f.types.node(t) & f.live }

// fresh is a node that the thread owns, with all its links alike.
func (f *flow) fresh(pointer cfg.Type, l linked) status {
	ks := f.node(pointer)
	return status{how: owned, links: f.links(ks, l), has: f.all(ks)}
}

func (f *flow) links(ks kinds, l linked) []link {
	k := f.kind(ks)
	if k == nil {
		return nil
	}
	out := make([]link, len(k.links))
	for i := range out {
		out[i].how = l
	}
	return out
}

// kind is the only one of a set, or nil.
func (f *flow) kind(ks kinds) *kind {
	for i := range f.kinds {
		if ks == 1<<i {
			return &f.kinds[i]
		}
	}
	return nil
}

// reject drops kinds of nodes that are not used as they should.
func (f *flow) reject(ks kinds) {
	if f.final {
		f.drop(ks)
	}
}

// rejectBrought says that the member is no belonging in which what a register holds has been stored.
func (f *flow) rejectBrought(v *cfg.Var) {
	if m := f.brings[v]; m != nil && f.final {
		f.lost[m] = true
	}
}

// step is the state after an edge.
func (f *flow) step(before state, e *cfg.Edge) state {
	s := before.clone()
	f.edge = e
	f.zero = f.firsts[e]
	action, t := f.inTerms(s, e.Action)
	f.recall(s, action)
	f.check(s, e, action, t)
	f.followed(s, action)
	switch a := action.(type) {
	case *cfg.Skip, *cfg.CondSignal, *cfg.Send:
	case *cfg.Assign:
		f.assign(s, a)
	case *cfg.Guard:
		f.guard(s, a)
	case *cfg.Declare:
		s.changed(a.Var)
		s.written(nil)
		if h := f.homes[a.Var]; h != nil && !h.heap {
			f.ended(s, h)
			s.forgotten(h.owner)
			s.issues[h] = issue{} // it is another array
		}
	case *cfg.Alloc:
		if v := a.Result.Register(); v != nil {
			s.changed(v)
			if ks := f.raw[v] & f.live; ks != 0 || f.brings[v] != nil {
				s.regs[v] = f.allocated(ks, a.Zero)
				if r := f.answerOf(ks); r != nil {
					s.claimed(v, claim{none: true, open: a.Zero && !r.gives(0) && !r.sem})
				}
			}
		} else {
			s.written(nil)
		}
	case *cfg.Free:
		if v := cfg.RegisterOf(cfg.Uncast(a.Ptr)); v != nil && slices.Contains(f.frames[v.Func], v) {
			f.ends(s, v)
		}
		f.free(s, cfg.Uncast(a.Ptr))
		s.written(nil)
	case *cfg.MemCopy:
		f.bytes(s, a)
		s.written(nil)
	case *cfg.MemSet:
		if lv := f.zeroed(a); lv != nil {
			f.zeroes(s, lv)
		} else {
			f.bytes(s, a)
		}
		s.written(nil)
	case *cfg.Touch:
		if a.Calls || a.Deep {
			f.interrupted(s)
		}
		f.bytes(s, a)
		s.written(nil)
	case *cfg.Call:
		f.call(s, a)
	case *cfg.Return:
		f.ret(s, a, e)
	case *cfg.ThreadExit:
		f.leavesFrame(s, e.From.Func)
		f.interrupted(s)
	default:
		f.interrupted(s)
		f.results(s, action)
		f.semaphore(s, action)
	}
	s.given()
	s.settle()
	s.settleClaims()
	return s
}

const unknown how = 255

// how is how a register is known; unknown if it is not.
func (s state) how(v *cfg.Var) how {
	if st, ok := s.regs[v]; ok {
		return st.how
	}
	return unknown
}

// allocated is what has just been allocated; zero: all members are null.
func (f *flow) allocated(ks kinds, zero bool) status {
	if zero {
		return status{how: raw, links: f.links(ks, empty), has: f.all(ks)}
	}
	return status{how: raw, links: f.links(ks, stale)}
}

// rawRegister reports whether a register holds what has been allocated.
func (f *flow) rawRegister(v *cfg.Var) bool { return f.raw[v]&f.live != 0 || f.brings[v] != nil }

// results forgets registers that an action assigns.
func (f *flow) results(s state, a cfg.Action) {
	cfg.Operands(a, func(lv *cfg.LVal) {
		if v := lv.Register(); v != nil {
			s.changed(v)
		}
	}, nil)
}

// own reports whether a place lies in a node that the thread owns.
func (f *flow) own(s state, lv *cfg.LVal) bool {
	if lv.Ptr == nil || f.node(lv.Ptr.Type()) == 0 {
		return false
	}
	st, ok := f.value(s, lv.Ptr)
	return ok && (st.how == owned || st.how == part)
}

// value is what a pointer to a node is, as an expression that is only looked at.
func (f *flow) value(s state, x cfg.Expr) (status, bool) {
	if cfg.IsNull(x) {
		return status{how: null}, true
	}
	switch x := x.(type) {
	case *cfg.Cast:
		if cfg.Identical(x.Typ, x.X.Type()) {
			return f.value(s, x.X)
		}
	case *cfg.Load:
		if v := x.LV.Register(); v != nil {
			if st, ok := s.regs[v]; ok {
				if st.how == part {
					_, _, ok = s.owner(st)
				}
				return st, ok && st.how != depends
			}
			return f.foundLast(s, v)
		}
		if h, _, _, _ := elementIn(f.homes, x.LV); h != nil {
			return status{}, false
		}
		if v := f.through(x.LV); v != nil {
			return status{how: in, cell: f.cell(x.LV), root: s.regs[v].root}, s.how(v) == points
		}
		if r, index := f.rackOf(x.LV); r != nil {
			if index == nil {
				return status{}, false
			}
			return f.item(s, r, x.LV, index)
		}
		if x.LV.Ptr == nil || f.node(x.LV.Ptr.Type()) == 0 {
			c := f.cell(x.LV)
			if _, tail := f.queued(x.LV); tail {
				return f.found(s, c)
			}
			return status{how: in, cell: c, root: c}, true
		}
		h, ok := f.value(s, x.LV.Ptr)
		if !ok {
			return status{}, false
		}
		switch h.how {
		case in:
			return status{how: in, cell: f.cell(x.LV), root: h.root}, true
		case part, owned:
			at := f.link(x.LV)
			if at < 0 {
				return status{}, false // no pointer to a node
			}
			switch l := f.linkOfPart(h, at); l.how {
			case good:
				st := status{how: part, of: h.of, at: h.at, deep: true}
				if v := cfg.RegisterOf(x.LV.Ptr); v != nil {
					st.of, st.at, st.deep = v, at, false
				}
				return st, true
			case empty:
				return status{how: null}, true
			case copied:
				st := status{how: in, cell: l.cell}
				if !l.cell.node {
					st.root = l.cell
				}
				return st, true
			}
		}
	}
	return status{}, false
}
