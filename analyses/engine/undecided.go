package engine

// Where a call goes through a pointer that holds no function, it may be any function; where it holds functions, of
// which none has a type that fits, those are meant. Both can be said only of all that the pointer holds: on the way
// to the solution it may be nothing yet but a zero, or what a copy of bytes has left of it, and a call of everything
// contributes what nobody takes back. So such a call does nothing until the rest is solved. Then it is decided, the
// answer is a global unknown, and what follows from it is solved (solver.System.Settled). So it is where a pointer is
// followed, or called, that lies in memory that nothing is written to, where memory is kept without regard to the flow: it
// may be written still, and if it is not, then the pointer is taken for a number.
//
// Sound, because every right-hand side in which such an action has done nothing is evaluated once more over the solution
// without anything left to decide; where it still finds nothing, the answer is contributed, and there is no solution
// without it.

// question is what is asked about an action in a context.
type question uint8

const (
	noFunction question = iota // does its pointer hold no function?
	noneFits                   // does it hold functions, none of which has a type that fits?
	unwritten                  // is a pointer followed that nobody has written?
)

// callSite is a call, a start of a thread, or another action, in a context.
type callSite struct{ edge, ctx int32 }

// undecided are the actions that have waited for an answer.
type undecided struct {
	sites  numbers[callSite]
	points numbers[point] // of the right-hand sides that they are in
}

// Unwritten reports whether a pointer that is followed in this step was certainly never written.
func (s *step) Unwritten() bool { return s.edge == nil || s.certainly(unwritten) }

// certainly reports whether the answer to a question about the action of this step is yes, for all that there is. On the
// way it is no.
func (s *step) certainly(q question) bool {
	u := answer(s.undecided.sites.of(callSite{int32(s.edge.ID), s.ctx}), q)
	if u.get(s.env) {
		return true
	}
	if d, ok := s.env.(*deciding); ok {
		d.yes = append(d.yes, u)
	} else {
		s.undecided.points.of(s.to)
	}
	return false
}

// deciding is the environment in which right-hand sides are evaluated to see what is left to decide.
type deciding struct {
	env
	yes []unknown[bool]
}

func (*deciding) SideEffect(global, shared) {}

func (*deciding) Demand(point) {}

// decide answers the questions that are left.
func (x *engine) decide(e env) {
	d := &deciding{env: e}
	for _, p := range x.undecided.points.list {
		x.arrive(p, d, nil)
	}
	for _, u := range d.yes {
		u.add(e, true)
	}
}
