package stamps

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// use is what is done to the slot of a number, by who has found there what permits it.
type use struct {
	stamp  slot // where that was found
	ahead  int64
	ticket slot // the counter from which the number was taken; without a root: none
}

// claim says that an access is to what belongs to the slot: the place lies in the element of the same number.
type claim struct {
	at slot
	use
}

// moment is what the text says of an edge.
type moment struct {
	uses   []use // what its accesses are by
	passes *use  // it stores the next stamp, and the slot is used no more
	takes  bool  // it adds one to a number atomically, or does nothing
	inside bool  // the activation may be about to use a slot
}

// flow follows the registers of a program's functions, one by one.
type flow struct {
	moments map[*cfg.Edge]*moment
	claims  map[*cfg.LVal][]claim
	budget  int
}

// maxStates bounds what is told apart at a point.
const maxStates = 24

// function follows a function. It reports whether that has come to an end.
func (f *flow) function(fn *cfg.Func) bool {
	states := map[*cfg.Node]map[string]*state{fn.Entry: {"": {terms: map[*cfg.Var]term{}, truth: map[*cfg.Var]bool{}}}}
	merged, live := map[*cfg.Node]bool{}, cfg.LiveRegisters(fn)
	for work := []*cfg.Node{fn.Entry}; len(work) > 0; {
		n := work[0]
		work = work[1:]
		for _, e := range n.Out {
			for _, s := range inOrder(states[n]) {
				if f.budget--; f.budget < 0 {
					return false
				}
				for _, after := range step(s, e, live[e.To]) {
					after.only(live[e.To])
					if states[e.To] == nil {
						states[e.To] = map[string]*state{}
					}
					if arrive(states[e.To], after, merged, e.To) && !slices.Contains(work, e.To) {
						work = append(work, e.To)
					}
				}
			}
		}
	}
	for _, n := range fn.Nodes {
		for _, e := range n.Out {
			f.note(e, inOrder(states[n]))
		}
	}
	return true
}

// inOrder are states, always in the same order.
func inOrder(states map[string]*state) (out []*state) {
	for _, k := range slices.Sorted(maps.Keys(states)) {
		out = append(out, states[k])
	}
	return out
}

// arrive adds a state to those of a node, and reports whether something changes by that. One that knows less stands for those
// that know more. Where there are too many, what all of them know is left.
func arrive(at map[string]*state, s *state, merged map[*cfg.Node]bool, n *cfg.Node) bool {
	for k, o := range at {
		switch both := common(s, o).key(); both {
		case k:
			return false
		case s.key():
			delete(at, k)
		}
	}
	if merged[n] || len(at) >= maxStates {
		merged[n] = true
		for _, o := range inOrder(at) {
			s = common(s, o)
		}
		clear(at)
	}
	at[s.key()] = s
	return true
}

// step are the states after an edge.
func step(before *state, e *cfg.Edge, live map[*cfg.Var]bool) []*state {
	s := before.clone()
	switch a := e.Action.(type) {
	case *cfg.Guard:
		if !s.learn(a.Cond, a.Truth) {
			return nil
		}
		return []*state{s}
	case *cfg.Assign:
		if v := a.LHS.Register(); v != nil {
			s.set(v, a.RHS, live)
			return []*state{s}
		}
	case *cfg.AtomicLoad:
		return []*state{s.loaded(a)}
	case *cfg.AtomicStore:
		if s.passing(a) != nil {
			s.ended()
		}
		return []*state{s}
	case *cfg.AtomicRMW:
		return []*state{s.added(a)}
	case *cfg.AtomicCAS:
		return s.compared(a)
	case *cfg.Declare:
		s.changed(a.Var)
		return []*state{s}
	}
	if !plain(e.Action) {
		s.ended()
	}
	assigned(e.Action, s.changed)
	return []*state{s}
}

// plain reports whether an action calls no function of the program's, and makes no thread, nor waits for one.
func plain(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.Skip, *cfg.Assign, *cfg.Alloc, *cfg.Free, *cfg.MemCopy, *cfg.MemSet, *cfg.Send, *cfg.Fence, *cfg.Annotate, *cfg.Return:
		return true
	case *cfg.Touch:
		return !a.Calls
	}
	return false
}

// assigned calls f for the registers that an action may assign.
func assigned(a cfg.Action, f func(*cfg.Var)) {
	cfg.Operands(a, func(lv *cfg.LVal) {
		if lv.Var != nil && lv.Var.Register() {
			f(lv.Var)
		}
	}, nil)
}

// loaded reads a stamp.
func (s *state) loaded(a *cfg.AtomicLoad) *state {
	at, ok := s.place(a.Source)
	v := a.Result.Register()
	assigned(a, s.changed)
	if ok && v != nil && at.whole() && !at.mentions(v) && counts(a.Source.Type) && cfg.Identical(v.Type, a.Source.Type) &&
		at.reg.Type.Size() == at.size && a.Source.Type.Size() == at.size && a.Order.Acquires() && a.Order != cfg.Consume {
		s.terms[v] = term{kind: stamp, at: at}
	}
	return s
}

// passing is the use that a store of a stamp ends: it stores the next one of what the slot's number permits. Who puts in
// finds that number, and stores one more; who takes out finds that, and stores what the number will be that comes to this
// slot next.
func (s *state) passing(a *cfg.AtomicStore) *use {
	at, ok := s.place(a.Target)
	to := s.eval(a.Value)
	if !ok || !a.Order.Releases() || to.kind != number || to.reg == nil || to.reg != at.reg || to.width() != at.size || a.Target.Type.Size() != at.size {
		return nil
	}
	for _, p := range s.permits {
		if p.at == at && (p.ahead == 0 && to.off == 1 || p.ahead == 1 && to.off == at.count) {
			return &use{p.at, p.ahead, s.taken(at)}
		}
	}
	return nil
}

// taken is the counter from which the number of a slot was taken.
func (s *state) taken(at slot) slot {
	for _, t := range s.tickets {
		if t.reg == at.reg {
			return t.of
		}
	}
	return slot{}
}

// counter is the number that an lvalue is.
func (s *state) counter(lv *cfg.LVal) (slot, bool) {
	at, ok := s.place(lv)
	return at, ok && at.count == 0 && counts(lv.Type)
}

// added takes a number by an addition.
func (s *state) added(a *cfg.AtomicRMW) *state {
	of, ok := s.counter(a.Target)
	n, adds := a.Adds()
	old, sum := a.Old.Register(), a.New.Register()
	assigned(a, s.changed)
	if !ok || !adds || n != 1 {
		return s
	}
	if old != nil && !of.mentions(old) && old != sum && cfg.Identical(old.Type, a.Target.Type) {
		s.tickets = append(s.tickets, ticket{old, of})
	}
	return s
}

// compared takes a number by a comparison that has succeeded, or does nothing.
func (s *state) compared(a *cfg.AtomicCAS) []*state {
	of, ok := s.counter(a.Target)
	x := s.eval(a.Expected)
	won, seen := a.Success.Register(), a.Observed.Register()
	takes := ok && s.takes(a)
	assigned(a, s.changed)
	failed := s.clone()
	if won != nil {
		s.truth[won], failed.truth[won] = true, false
	}
	if takes && won != nil && x.reg != won && x.reg != seen && !of.mentions(won) && !of.mentions(seen) {
		if t := (ticket{x.reg, of}); !slices.Contains(s.tickets, t) {
			s.tickets = append(s.tickets, t)
		}
	}
	return []*state{s, failed}
}

// takes reports whether a comparison adds one, or does nothing, or writes registers.
func (s *state) takes(a *cfg.AtomicCAS) bool {
	x, y := s.eval(a.Expected), s.eval(a.Desired)
	return x.kind == number && x.reg != nil && x.off == 0 && y == x.shifted(1) && x.width() == a.Target.Type.Size() &&
		a.Success.Register() != nil && (a.Observed == nil || a.Observed.Register() != nil)
}

// note lists what the text says of an edge, in all states in which it is passed.
func (f *flow) note(e *cfg.Edge, states []*state) {
	if len(states) == 0 {
		return
	}
	m := &moment{takes: true}
	for i, s := range states {
		m.inside = m.inside || s.inside()
		m.takes = m.takes && s.counting(e.Action)
		if a, ok := e.Action.(*cfg.AtomicStore); ok {
			if u := s.passing(a); i == 0 {
				m.passes = u
			} else {
				m.passes = m.passes.and(u)
			}
		}
	}
	cfg.LValues(e.Action, func(lv *cfg.LVal) {
		if c, ok := e.Action.(*cfg.Call); ok && c.Result == lv {
			states = nil // it is written when the function has returned, and may have done anything
		}
		f.claim(lv, states)
	})
	f.moments[e] = m
}

// and is what is known if it is one use or the other.
func (u *use) and(o *use) *use {
	if u == nil || o == nil || u.stamp != o.stamp || u.ahead != o.ahead {
		return nil
	}
	if u.ticket != o.ticket {
		return &use{u.stamp, u.ahead, slot{}}
	}
	return u
}

// counting reports whether an action adds one to what it changes atomically, if it changes it, and else writes registers only.
func (s *state) counting(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.AtomicCAS:
		return s.takes(a)
	case *cfg.AtomicRMW:
		n, adds := a.Adds()
		return adds && n == 1 && (a.Old == nil || a.Old.Register() != nil) && (a.New == nil || a.New.Register() != nil)
	}
	return false
}

// claim lists by what an lvalue is used, in all states.
func (f *flow) claim(lv *cfg.LVal, states []*state) {
	var all []claim
	for i, s := range states {
		var now []claim
		if at, ok := s.place(lv); ok && at.whole() && lv.BitField() == nil {
			for _, p := range s.permits {
				if p.at.reg == at.reg && p.at.count == at.count {
					now = append(now, claim{at, use{p.at, p.ahead, s.taken(p.at)}})
				}
			}
		}
		if i == 0 {
			all = slices.Clone(now)
		}
		all = slices.DeleteFunc(all, func(c claim) bool { return !slices.Contains(now, c) })
	}
	if old, known := f.claims[lv]; known {
		all = slices.DeleteFunc(all, func(c claim) bool { return !slices.Contains(old, c) })
	}
	f.claims[lv] = all
}
