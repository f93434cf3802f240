package explore

import (
	"context"
	"math/rand/v2"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/interp"
)

// known reports whether a race shows nothing new. An execution that rests on guesses shows less than one that
// does not. Behind a race, nobody promises anything: what is not expected there may be its consequence, as a
// second race on what a pointer points to that was read without synchronisation.
func (x *execution) known(r *Race) bool {
	n := x.s.target(r)
	if x.s.o.Assumed && x.assumed(n) {
		x.raced = true
		return true
	}
	if x.s.shown[n] || x.s.guessed[n] && (x.guessed() || r.tolerated() || x.s.fragile[n] >= maxFragile) {
		x.raced = true
		return true
	}
	return x.raced && n < 0 && x.s.o.Target != nil
}

// guessed reports whether the execution so far may be none of the program's.
func (x *execution) guessed() bool { return x.in.guess || x.m.Guessed() && !x.s.o.Externals }

// execution is one run with its detector.
type execution struct {
	s        *searcher
	m        *interp.Machine
	d        *Detector
	in       *inputs
	schedule []interp.ThreadID
	raced    bool  // there was a race that is known
	contrary bool  // see assumed
	cost     int64 // what was taken from the budget

	steps     int
	lastEvent interp.Event

	begun int64 // steps that an earlier execution has taken
	base  int64 // steps before the first thread was created
	limit int64 // steps after that
	alone bool  // no thread was created, and the steps do not count

	inside  *cfg.Edge // where the atomic section began that a thread is in
	looking bool      // see hopeless
	racy    bool      // the thread that looks ahead would race
	ahead   Clock     // what it would know
	asked   bool
	version int64   // of what others can see: it grows with everything that changes it
	denied  int     // see crowded
	judged  []int64 // of each thread: when it was found hopeless, plus 1
	ended   int     // threads
	reached []reaching
	woken   int // see idle
	stop    *stop
	turned  bool // it has taken a side that none had taken before
	hope    []interp.ThreadID
}

// cost is what an execution has used of the budget: its visible actions, and the rest of its work in units that
// take about as long.
func cost(m *interp.Machine, d *Detector) int64 { return m.Steps() + m.Work()/64 + d.Work/8 + 10 }

// price is the cost of an execution, without what it owes to an earlier one.
func (x *execution) price() int64 { return cost(x.m, x.d) - x.begun }

// allocated is how many bytes an execution may use besides the global variables: inputs are tried as sizes too,
// and few races need large objects.
const allocated = 1 << 23

// How many threads an execution may have: as many as a [threadSet] holds where that is needed.
const (
	fewThreads  = 64
	manyThreads = 1 << 14
)

// A poll looks at a context often enough: at the first step and then at one of 256, and whenever steps have done
// much, as copying large objects.
type poll struct {
	ctx   context.Context
	steps int
	work  int64
}

// pollWork is how much work, as [interp.Machine.Work] counts it, is done between two looks: a few milliseconds'.
const pollWork = 1 << 16

// ended reports before a step whether the context has ended.
func (p *poll) ended(m *interp.Machine) bool {
	p.steps++
	if p.steps&255 != 1 && m.Work()-p.work < pollWork {
		return false
	}
	p.work = m.Work()
	return p.ctx.Err() != nil
}

func (s *searcher) start(in *inputs, maxSteps int64, how *strategy) (*execution, error) {
	x := &execution{s: s, in: in, d: &Detector{Frees: s.o.Frees, Syncs: s.o.Syncs}}
	x.d.Known = x.known
	m, err := s.p.New(s.options(x, maxSteps, how))
	if err != nil {
		return nil, err
	}
	x.m, x.d.Machine = m, m
	return x, nil
}

func (s *searcher) options(x *execution, maxSteps int64, how *strategy) interp.Options {
	threads := manyThreads
	if how.plain {
		threads = fewThreads
	}
	o := interp.Options{Choose: x.choose, Observe: x.event, MaxSteps: x.base + maxSteps, MaxBytes: s.bytes +
		allocated, MaxThreads: threads, Externals: true, Otherwise: s.otherwise, Lazily: s.program.lazily}
	if x.in.trace != nil {
		o.Follow = x.in.trace
	}
	if x.in.also != nil {
		o.Follow = x.in.also
	}
	return o
}

// step lets a thread take a step; it reports whether the execution goes on.
func (x *execution) step(t interp.ThreadID) bool {
	x.schedule = append(x.schedule, t)
	var err error
	x.lastEvent, err = x.m.Step(t)
	x.steps++
	return err == nil && x.d.Race == nil
}

// A strategy chooses who goes on. It may be asked several times before a step, if again is set.
type strategy struct {
	next  func(*execution, []interp.ThreadID) interp.ThreadID // NoThread gives the execution up
	alone func(*execution) interp.ThreadID                    // instead of next: it need not be told who can go on
	again bool
	plain bool             // it wants to choose among all threads
	done  func(*execution) // when the execution has ended
}

// run executes to the end or to the first race that shows something new.
func (s *searcher) run(strategy string, in *inputs, maxSteps int64, next strategy) {
	x, err := s.begin(in, maxSteps, &next)
	if err != nil {
		s.left = 0
		return
	}
	look := poll{ctx: s.ctx, work: x.m.Work()}
	for n := 0; ; n++ {
		if x.alone && !x.lonely() || !x.alone && x.taken() >= x.limit || look.ended(x.m) {
			break
		}
		if n&255 == 255 {
			// Within an execution too, the budget holds.
			c := x.price()
			s.left -= c - x.cost
			x.cost = c
			if s.left <= 0 {
				break
			}
		}
		if s.towards != nil && x.in.trace != nil && x.steps%stopEach == stopEach-1 {
			x.pause()
		}
		t := interp.NoThread
		if next.alone != nil {
			t = next.alone(x)
		} else if s.buf = x.m.AppendEnabled(s.buf[:0]); len(s.buf) > 0 {
			t = x.next(s.buf, next)
		}
		if t == interp.NoThread || !x.step(t) {
			break
		}
	}
	if next.done != nil {
		next.done(x)
	}
	s.finish(strategy, x)
}

// maxFragile is how many executions may show a race only because of how they settle what the program leaves
// open, before no more are looked for.
const maxFragile = 16

// finish counts an execution and keeps its race.
func (s *searcher) finish(strategy string, x *execution) {
	s.left -= x.price() - x.cost
	s.r.Actions += x.m.Steps() - x.begun
	s.r.Executions++
	s.length = max(s.length, x.taken())
	s.open = s.open || len(x.in.log) > 0
	if s.o.Starts && !x.guessed() {
		s.begins(x)
	}
	if x.d.Race == nil {
		x.learn()
		o := x.m.Outcome()
		s.r.Outcomes[o.Reason]++
		switch o.Reason {
		case interp.Undefined, interp.Unmodelled, interp.Unsupported, interp.OutOfBudget:
			if len(s.r.Ends) < 100 {
				s.r.Ends[o.String()]++
			}
		}
		return
	}
	n := s.target(x.d.Race)
	w := &Witness{Race: *x.d.Race, Schedule: x.schedule, Choices: x.in.log, Strategy: strategy, Target: n,
		Guessed: x.guessed() || x.d.Race.tolerated(), Behind: x.raced}
	switch {
	case s.o.Assumed:
		if w.Guessed = x.d.Race.tolerated(); w.Guessed || !s.acceptable(w) {
			return
		}
	case !w.Guessed:
		late, release := limit.Late(s.ctx)
		ok, spent := s.program.Robust(late, w)
		release()
		s.left -= spent
		if w.Guessed = !ok; w.Guessed {
			s.fragile[n]++
		}
	}
	if w.Guessed && s.guessed[n] {
		return
	}
	if w.Guessed {
		s.guessed[n] = true
	} else {
		s.shown[n] = true
		if done, ok := s.targets[n]; ok && !done {
			s.targets[n] = true
			s.waiting--
			s.late = s.o.MaxActions - s.left
		}
		s.r.Witnesses = slices.DeleteFunc(s.r.Witnesses, func(v *Witness) bool { return v.Target == n })
	}
	s.r.Witnesses = append(s.r.Witnesses, w)
}

func (s *searcher) inputs(rnd *rand.Rand) *inputs {
	// A program of many calls gets nowhere if each of them may fail.
	in := &inputs{rnd: rnd, pool: s.pool, words: s.words, fails: []int{0, 0, 0, 0, 1, 8, 8, 100}[rnd.IntN(8)],
		crowd: []int{2, 3, 5, 100}[rnd.IntN(4)]}
	in.sticky = in.number()
	in.linger = rnd.IntN(2) == 0
	if len(s.plans) > 0 && rnd.IntN(3) > 0 {
		in.plan = s.plans[rnd.IntN(len(s.plans))]
	}
	return in
}

func (s *searcher) random(a, b uint64) *rand.Rand { return rand.New(rand.NewPCG(s.o.Seed^a<<32, b)) }
