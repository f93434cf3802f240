package explore

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
)

// Programs for verifiers write "wait until c" as an atomic section that ends the process unless c holds. To a
// scheduler that does not know better, such a program is one that mostly exits. So the search learns which
// atomic sections exit, and lets a thread look ahead before it enters one of those: if it would exit now, it
// waits for the others, as the program means it to; unless it races on the way.

// lookaheadSteps is how far a thread looks.
const lookaheadSteps = 200

// sections is what a search knows about atomic sections, by the edges on which they begin.
type sections map[*cfg.Edge]bool

// event takes note of an event, unless the execution only looks ahead.
func (x *execution) event(e *interp.Event) {
	switch e.Kind {
	case interp.AtomicBegin:
		if x.inside == nil {
			x.inside = e.Edge
		}
	case interp.AtomicEnd:
		if e.Released {
			x.inside = nil
		}
	case interp.ThreadEnd:
		if !x.looking {
			x.ended++
		}
	}
	if !x.looking && e.Kind != interp.Read && e.Kind != interp.NoOp {
		x.version++
	}
	if !x.looking {
		if x.s.towards != nil && x.in.trace != nil && e.Kind.IsAccess() {
			x.arrives(e)
		}
		x.d.Event(e)
		return
	}
	if e.Kind == interp.AtomicBegin {
		x.ahead.join(x.d.clocks.section)
	}
	x.racy = x.racy || e.Kind.IsAccess() && x.d.would(e, x.ahead)
}

// choose answers a choice. Looking ahead ends where there is one.
func (x *execution) choose(c *interp.Choice) uint64 {
	if x.looking {
		x.asked = true
		return 0
	}
	return x.in.choose(c)
}

// hopeless reports whether a thread stands in front of an atomic section in which it would end the process.
func (x *execution) hopeless(t interp.ThreadID) bool {
	e, ok := x.m.Pending(t)
	if !ok || e.Kind != interp.AtomicBegin || !x.s.exits[e.Edge] || x.inside != nil {
		return false
	}
	for int(t) >= len(x.judged) {
		x.judged = append(x.judged, 0)
	}
	if x.judged[t] == x.version+1 {
		return true
	}
	saved := x.m.Snapshot()
	x.looking, x.asked, x.racy = true, false, false
	x.ahead = x.d.clocks.Of(t).clone()
	if x.in.trace != nil {
		x.in.trace.Off = true
		defer func() { x.in.trace.Off = false }()
	}
	exits := false
	for n := 0; n < lookaheadSteps && !x.asked && x.m.IsEnabled(t); n++ {
		_, err := x.m.Step(t)
		if r := x.m.Outcome().Reason; r == interp.Exited || r == interp.Infeasible {
			exits = true
		}
		if err != nil || x.inside == nil {
			break
		}
	}
	x.m.Restore(saved)
	x.looking, x.inside = false, nil
	if exits && !x.asked && !x.racy {
		x.judged[t] = x.version + 1
		return true
	}
	return false
}

// hopeful is the threads among ts that should go on: not those that are hopeless, nor those that would start
// more threads than the execution likes; all of them, if there is no other.
func (x *execution) hopeful(ts []interp.ThreadID) []interp.ThreadID {
	if len(ts) < 2 {
		return ts
	}
	x.hope = x.hope[:0]
	for _, t := range ts {
		if !x.crowded(t) && !(len(x.s.exits) > 0 && x.hopeless(t)) {
			x.hope = append(x.hope, t)
		}
	}
	if len(x.hope) == 0 {
		return ts
	}
	return x.hope
}

// next lets a strategy choose among the hopeful threads. A strategy that may be asked again is asked first,
// because looking ahead costs more.
func (x *execution) next(ts []interp.ThreadID, choose strategy) interp.ThreadID {
	if choose.plain {
		return choose.next(x, ts)
	}
	if x.s.o.Assumed && x.idle(ts) {
		return interp.NoThread
	}
	if !choose.again {
		return choose.next(x, x.hopeful(ts))
	}
	x.hope = append(x.hope[:0], ts...)
	for len(x.hope) > 0 {
		t := choose.next(x, x.hope)
		if len(ts) == 1 || !x.crowded(t) && !x.sleepy(t) && !(len(x.s.exits) > 0 && x.hopeless(t)) {
			return t
		}
		x.hope = slices.DeleteFunc(x.hope, func(u interp.ThreadID) bool { return u == t })
	}
	return choose.next(x, ts)
}

// mostIdle is how often threads may wake up by themselves while all wait.
const mostIdle = 4

// idle reports whether all threads wait for what nobody will do, and have woken up often enough to look.
func (x *execution) idle(ts []interp.ThreadID) bool {
	for _, t := range ts {
		if !x.m.Unsignaled(t) {
			return false
		}
	}
	x.woken++
	return x.woken > mostIdle
}

// crowded reports whether a thread stands in front of starting one more than the execution likes. Many programs
// start threads in a loop without end, and few races need more than a few of them.
func (x *execution) crowded(t interp.ThreadID) bool {
	e, ok := x.m.Pending(t)
	if !ok || e.Kind != interp.ThreadCreate || x.d.threads-x.ended < x.in.crowd {
		return false
	}
	if x.denied++; x.denied > patienceOfCreators {
		// The others may get nowhere without those that are still to come.
		x.denied = 0
		x.in.crowd++
	}
	return true
}

// patienceOfCreators is how often a thread is kept from starting one more.
const patienceOfCreators = 100

// sleepy reports whether a thread should wait for the others: in front of the end of a wait that nobody has
// signaled, which is possible but rare, and, in some executions, in front of the end of the process, which is
// the end of what the others do.
func (x *execution) sleepy(t interp.ThreadID) bool {
	if x.m.Unsignaled(t) {
		return x.in.rnd.IntN(16) > 0
	}
	if !x.in.linger {
		return false
	}
	e, ok := x.m.Pending(t)
	return ok && e.Kind == interp.ProcessExit && x.in.rnd.IntN(256) > 0
}

// learn remembers the atomic section in which an execution has exited.
func (x *execution) learn() {
	if r := x.m.Outcome().Reason; x.inside != nil && (r == interp.Exited || r == interp.Infeasible) {
		x.s.exits[x.inside] = true
	}
}
