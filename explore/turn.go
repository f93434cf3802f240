package explore

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
)

// inTurn executes once without preemption: a thread goes on until it has to wait, and then the next one does; but threads
// wait for others in front of what may race. Nobody looks at all threads before each step, and steps do not count as long as
// threads are created, end, and are joined: where a program creates thousands, such an execution alone comes to what happens then.
func (s *searcher) inTurn(budget, steps int64, round uint64) {
	if !s.goesOn() {
		return
	}
	in := s.inputs(s.random(4000, round))
	in.bare, in.fails = round < 2, 0
	q := &queue{steps: steps, aims: map[cfg.Pos]bool{}}
	for _, c := range s.o.Candidates {
		if !s.targets[c.Target] {
			q.aims[c.A], q.aims[c.B] = true, true
		}
	}
	s.run("in turn", in, budget, strategy{alone: q.next})
}

// A queue lets threads go on in turn.
type queue struct {
	aims    map[cfg.Pos]bool
	steps   int64 // that are taken without news, at most
	last    interp.ThreadID
	row     int               // steps that it has taken
	waiting []interp.ThreadID // in front of an aim, at most mostWaiting
	passes  interp.ThreadID   // is not kept there, plus 1
	since   int64             // when the latest news were
}

// mostWaiting is how many threads wait for others: where thousands come to an access, a few of them are enough.
const mostWaiting = 8

func (q *queue) next(x *execution) interp.ThreadID {
	switch x.lastEvent.Kind {
	case interp.ThreadCreate, interp.ThreadEnd, interp.ThreadJoin:
		q.row, q.since = 0, x.taken()
	}
	if x.taken()-q.since > q.steps {
		return interp.NoThread
	}
	t := q.last
	if q.row++; q.row > fairness || !x.m.IsEnabled(t) || x.m.Unsignaled(t) || slices.Contains(q.waiting, t) {
		t = q.behind(x, t)
	}
	for t != interp.NoThread && q.passes != t+1 {
		e, _ := x.m.Pending(t)
		if !e.Kind.IsAccess() || !q.aims[e.Pos()] {
			break
		}
		if i := slices.IndexFunc(q.waiting, func(u interp.ThreadID) bool {
			other, _ := x.m.Pending(u)
			return collide(&other, &e)
		}); i >= 0 { // one after the other they race: the one that waits is the next
			q.passes, q.last, q.row = q.waiting[i]+1, q.waiting[i], 0
			q.waiting = slices.Delete(q.waiting, i, i+1)
			return t
		}
		if len(q.waiting) == mostWaiting {
			break
		}
		q.waiting = append(q.waiting, t)
		t = q.behind(x, t)
	}
	if t == interp.NoThread && len(q.waiting) > 0 { // nobody else can go on
		t, q.waiting = q.waiting[0], q.waiting[1:]
	}
	q.last, q.passes = t, 0
	return t
}

// behind is the next thread in turn that can go on and does not wait in front of an aim, or none. Those that wait for a signal
// that nobody has sent wake up only if there is no other, and not where an execution did not begin at main: the program may
// have a thread that would signal them.
func (q *queue) behind(x *execution, t interp.ThreadID) interp.ThreadID {
	q.row = 0
	first, woken := interp.NoThread, interp.NoThread
	for t = x.m.Next(t); t != first; t = x.m.Next(t) {
		switch {
		case slices.Contains(q.waiting, t):
		case !x.m.Unsignaled(t):
			return t
		case woken == interp.NoThread && !x.s.o.Assumed:
			woken = t
		}
		if first == interp.NoThread {
			first = t
		}
	}
	return woken
}
