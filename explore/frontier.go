package explore

import (
	"math/bits"
	"slices"

	"github.com/mayrun-dev/mayrun/interp"
)

// threadSet is a set of thread numbers below 64, which is as many threads as a systematic search lets a program have.
type threadSet uint64

func (s threadSet) has(t interp.ThreadID) bool { return s>>uint(t)&1 != 0 }
func (s *threadSet) add(t interp.ThreadID)     { *s |= 1 << uint(t) }
func (s threadSet) first() interp.ThreadID     { return interp.ThreadID(bits.TrailingZeros64(uint64(s))) }

// state is a point of the current execution where it may go on in several ways.
type state struct {
	enabled   threadSet
	backtrack threadSet // what has to be tried
	sleep     threadSet // what need not be: it leads to what has been seen
	chosen    interp.ThreadID
	answers   []answer // to the choices of the chosen step
}

// taken is a step of the current execution.
type taken struct {
	interp.Event
	touches []touch
	clock   Clock // of dependence: how many steps of each thread come before it, itself included
	index   uint32
	takes   bool // it has taken a lock, or begun an atomic section, that nobody had
}

// A frontier is a depth-first search over the schedules of a program, by source-DPOR (Abdulla, Aronsson, Jonsson,
// Sagonas, Optimal Dynamic Partial Order Reduction, POPL 2014, Algorithm 1): of all schedules that differ only in
// the order of independent steps, one is executed. Each execution starts from the beginning. Along it, the
// frontier keeps for each step the set of threads that have to be tried there; a step that could have come before
// an earlier one that depends on it adds to the set at that place. What depends on what, its user says.
type frontier struct {
	stack  []state
	depth  int
	stale  int // how many steps of the stack are as in the last execution
	events []taken
	clocks []Clock // of each thread
	work   int64
}

func (s *frontier) grow(t interp.ThreadID) {
	for int(t) >= len(s.clocks) {
		s.clocks = append(s.clocks, nil)
	}
}

// sleeping are the threads that need not be tried at the end of the current execution: what slept in front of an
// independent step sleeps on.
func (s *frontier) sleeping(enabled threadSet, depends func(e *taken, t interp.ThreadID) bool) threadSet {
	var out threadSet
	n := len(s.stack)
	if n == 0 {
		return 0
	}
	for rest := s.stack[n-1].sleep & enabled; rest != 0; rest &= rest - 1 {
		if t := rest.first(); !depends(&s.events[n-1], t) {
			out.add(t)
		}
	}
	return out
}

// A dependence is what the next step of a thread depends on.
type dependence struct {
	// reversible says of an earlier step that depends on it that it could have come before that.
	reversible func(f *taken) bool
	// moves says that what comes before such an earlier step is found when that has been moved.
	moves func(f *taken) bool
	// independent says that the order of a step and the next one does not matter.
	independent func(f *taken) bool
}

// races finds the steps, among those at some places in order, that the next one of a thread could have come
// before, and sees to it that it is tried there.
func (s *frontier) races(t interp.ThreadID, at []int, d dependence) {
	s.grow(t)
	known := s.clocks[t]
	var between Clock
	for _, i := range slices.Backward(at) {
		f := &s.events[i]
		s.work++
		if f.Thread == t || known.Knows(f.Thread, f.index) || between.Knows(f.Thread, f.index) || !d.reversible(f) {
			continue
		}
		s.reverse(i, t, d)
		if d.moves(f) {
			between.join(f.clock)
		}
	}
}

// reverse lets a thread be tried in front of step at with which the next step of t can be reached without that
// step.
func (s *frontier) reverse(at int, t interp.ThreadID, d dependence) {
	first := &s.events[at]
	var initials threadSet
	begin := make([]uint32, len(s.clocks)) // the first steps of threads that need not come behind it
	follows := func(c Clock) bool {
		for u, n := range begin {
			if n > 0 && c.Knows(interp.ThreadID(u), n) {
				return true
			}
		}
		return false
	}
	mine := true
	for i := at + 1; i < len(s.events); i++ {
		g := &s.events[i]
		s.work++
		if g.clock.Knows(first.Thread, first.index) {
			continue
		}
		if begin[g.Thread] == 0 {
			if !follows(g.clock) {
				initials.add(g.Thread)
			}
			begin[g.Thread] = g.index
		}
		mine = mine && d.independent(g)
	}
	if begin[t] == 0 && mine && !follows(s.clocks[t]) {
		initials.add(t)
	}
	b := &s.stack[at]
	if b.backtrack&initials != 0 {
		return
	}
	switch able := initials & b.enabled; {
	case able.has(t):
		b.backtrack.add(t)
	case able != 0:
		b.backtrack.add(able.first())
	default:
		b.backtrack |= b.enabled
	}
}

// advance goes to the next execution from the first n states of this one; it reports whether there is one.
func (s *frontier) advance(n int) bool {
	s.stack = s.stack[:min(n, len(s.stack))]
	for len(s.stack) > 0 {
		n := len(s.stack) - 1
		b := &s.stack[n]
		s.stale = n
		if b.chosen != interp.NoThread {
			if next(&b.answers) {
				return true
			}
			b.sleep.add(b.chosen) // tried
			if rest := b.backtrack & b.enabled &^ b.sleep; rest != 0 {
				b.chosen, b.answers = rest.first(), nil
				return true
			}
		}
		s.stack = s.stack[:n]
	}
	s.stale = 0
	return false
}
