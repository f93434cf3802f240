package regions

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// flow follows what registers hold through the text of a program.
type flow struct {
	types  *cfg.Types
	shapes []*shape
	roots  map[string]*root
	quiet  map[*cfg.Func]bool // functions that are followed where they are called; see quiet.go
	joined map[int]int        // groups of allocations that have become one: to which other one
	linked map[int]bool       // groups of which nodes get into buckets
	sites  map[int]*cfg.Edge  // where the nodes of a group are allocated
	nodes  entrance           // where links lead to in nodes
	stack  []frame            // the functions that run
	budget int                // edges that may still be followed
	again  bool               // something was learnt of a shape that counts from the start
	// In the last pass, when all states are known:
	final  bool
	duties map[*cfg.Edge]*duty
	claims map[*cfg.LVal]claim
	frees  map[cfg.Expr]claim
}

// frame is a function that runs, and where it is.
type frame struct {
	fn *cfg.Func
	at *cfg.Edge
}

// claim is what holds of an access whenever the text is passed: see [Element].
type claim uint8

const (
	claimNode   claim = 1 << iota // in a node, it is by the rules
	claimHead                     // in a head, it is by the rules, or it is not there
	claimAbsent                   // it is in no head
	claimAll    = claimNode | claimHead | claimAbsent
)

// budgetOf is how many edges are followed, of a program with so many.
func budgetOf(edges int) int { return 20*edges + 20000 }

// program follows everything. It reports whether that has come to an end.
func (f *flow) program(p *cfg.Program) bool {
	for rounds := 0; ; rounds++ {
		f.again = false
		f.duties, f.claims, f.frees = map[*cfg.Edge]*duty{}, map[*cfg.LVal]claim{}, map[cfg.Expr]claim{}
		for _, fn := range p.All() {
			if f.quiet[fn] {
				continue
			}
			if f.stack = nil; !f.function(fn, state{}, nil) {
				return false
			}
		}
		if !f.again {
			return true
		}
		if rounds > len(f.shapes)+2 {
			return false
		}
	}
}

// function follows a function from its entry, and afterwards lists what it has to do with buckets, if that is wanted of it:
// of one that is called, where its caller is looked at for that. It reports whether it has come to an end.
func (f *flow) function(fn *cfg.Func, entry state, result *state) bool {
	f.stack = append(f.stack, frame{fn: fn})
	defer func() { f.stack = f.stack[:len(f.stack)-1] }()
	whole := len(f.stack) == 1
	record := f.final || whole
	f.final = false
	defer func() { f.final = record && !whole }()
	states := map[*cfg.Node]state{fn.Entry: entry}
	for work := []*cfg.Node{fn.Entry}; len(work) > 0; {
		n := work[0]
		work = work[1:]
		for _, e := range n.Out {
			after, ok := f.step(states[n], e)
			if f.budget < 0 {
				return false
			}
			if !ok {
				continue
			}
			if old, reached := states[e.To]; reached {
				after = join(old, after)
				if len(after) == len(old) && equal(after, old) {
					continue
				}
			}
			states[e.To] = after
			if !slices.Contains(work, e.To) {
				work = append(work, e.To)
			}
		}
	}
	if record {
		f.final = true
		for _, n := range fn.Nodes {
			if s, reached := states[n]; reached {
				for _, e := range n.Out {
					if f.step(s, e); f.budget < 0 {
						return false
					}
				}
			}
		}
	}
	if out, reached := states[fn.Exit]; reached && result != nil {
		*result = out
	}
	return true
}

func equal(a, b state) bool {
	for v, x := range a {
		if b[v] != x {
			return false
		}
	}
	return true
}

// step is the state after an edge; not ok if nobody comes behind it.
func (f *flow) step(before state, e *cfg.Edge) (after state, ok bool) {
	f.budget--
	f.stack[len(f.stack)-1].at = e
	s := before.clone()
	f.accesses(s, e.Action)
	switch a := e.Action.(type) {
	case *cfg.Assign:
		if v := a.LHS.Register(); v != nil {
			s.set(v, f.eval(s, a.RHS))
		} else {
			f.store(s, a.LHS, a.RHS)
		}
		return s, true
	case *cfg.Guard:
		f.guard(s, a)
		return s, true
	case *cfg.Declare:
		s.changed(a.Var)
		return s, true
	case *cfg.Alloc:
		if v := a.Result.Register(); v != nil {
			s.changed(v)
			if a.Kind == cfg.Heap && !a.Shared && a.Offset == nil {
				f.sites[e.ID] = e
				s[v] = value{what: private, group: f.group(e.ID), inNode: distance{0, true}}
			}
		}
		return s, true
	case *cfg.Return:
		if r := f.stack[len(f.stack)-1].fn.Result; r != nil && a.Value != nil {
			s.set(r, f.eval(s, a.Value))
		}
		return s, true
	case *cfg.Exit:
		return s, false
	case *cfg.Call:
		return f.call(s, a)
	}
	cfg.Operands(e.Action, func(lv *cfg.LVal) {
		if v := lv.Register(); v != nil {
			s.changed(v)
		}
	}, nil)
	return s, true
}

// call follows a function that is called, if that is quiet. Others do nothing to any register of those that are followed.
func (f *flow) call(s state, a *cfg.Call) (after state, ok bool) {
	ref, direct := a.Callee.(*cfg.FuncRef)
	if !direct || !f.quiet[ref.Func] {
		if v := a.Result.Register(); v != nil {
			s.changed(v)
		} else if a.Result != nil {
			f.note(func(d *duty) { d.blind = true })
		}
		return s, !direct || !ref.Func.NoReturn
	}
	fn, entry, out := ref.Func, s.clone(), state(nil)
	for i, p := range fn.Params {
		if p.Register() {
			entry.set(p, f.eval(s, a.Args[i]))
		}
	}
	if !f.function(fn, entry, &out) || out == nil {
		return s, false
	}
	result := value{}
	if fn.Result != nil {
		result = out[fn.Result]
	}
	for _, vs := range [][]*cfg.Var{fn.Params, fn.Locals, {fn.Result}} {
		for _, v := range vs {
			out.changed(v)
		}
	}
	if result.of != nil && result.of.owner == fn {
		result = value{}
	}
	if v := a.Result.Register(); v != nil {
		out.set(v, result)
	} else if a.Result != nil {
		if !f.stores(out, a.Result, result) {
			f.note(func(d *duty) { d.blind = true })
		}
	}
	return out, true
}
