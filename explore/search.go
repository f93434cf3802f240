package explore

import (
	"context"
	"math/rand/v2"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
)

// A Candidate is a pair of accesses that may race, by their places in the source.
type Candidate struct {
	A, B cfg.Pos
	// Target numbers what the candidate would show: several candidates may have one target, and once it is shown none of them is of interest.
	Target int
}

// Options say how to search. The zero value searches for one race with a budget of 2,000,000 actions.
type Options struct {
	Candidates []Candidate
	// Target says which target a race shows, or -1. A search with a Target goes on until every target of a candidate is shown,
	// and its executions go on behind races that show nothing new.
	Target func(*Race) int
	// MaxActions is the budget: visible actions, and whatever else takes about as long as one.
	MaxActions int64
	// MaxPreemptions bounds the systematic search; it is tried with 0, 1, … up to this. Default 2.
	MaxPreemptions int
	Seed           uint64
	Frees, Syncs   bool // see [Detector]
	// Externals takes code that is not in the program to do nothing but return any value: executions that pass it are not guessed. It is not the
	// default, not even for functions that get no pointers and return a number: the analysis lets them order nothing, because it may not
	// rely on it, but a function such as enter(3) or wait_until_ready() may well order the accesses, and to people that know it the race would be
	// false. Such executions make a race likely.
	Externals bool
	// Exhaust also tries to enumerate all executions, which proves the program race-free if none races; see [exhaustion].
	Exhaust bool
	// All goes on after a race has been found, until the budget is used up.
	All bool
}

// A Result is what a search has found.
type Result struct {
	Witnesses  []*Witness // of different targets (without [Options].Target, of different pairs of places), in the order of their discovery
	Actions    int64      // visible actions that were executed
	Cost       int64      // what was used of the budget
	Executions int
	Outcomes   map[interp.Reason]int // how executions without a race ended
	// Exhausted says that all schedules were tried and nothing else was left open, so that there is nothing more to search. It is no proof: an execution
	// ends where this interpreter ends it, and locks, waits and allocations fail only where they are asked to.
	Exhausted bool
	Ends      map[string]int // why executions ended early that were not finished, with the place
	// Proof is set if all executions were enumerated and none races: with [Options].Exhaust only.
	Proof *Proof
	// Unproved says why there is no proof; it is empty if nobody asked for one, or a race was shown before the reason was found.
	Unproved string
}

// A Proof counts an enumeration of all executions, one of each class of those that differ only in the order of independent steps.
type Proof struct {
	Executions int
	Actions    int64 // visible ones
}

// A Witness is an execution that races.
type Witness struct {
	Race     Race
	Schedule []interp.ThreadID // who takes each step
	Choices  []uint64          // the answers to all choices, in order
	Strategy string
	Target   int
	// Guessed says that the execution rests on values that the program may not be able to compute; see [cfg.Nondet].
	Guessed bool
	// Behind says that another race comes before it in the execution, which may be its cause.
	Behind bool
}

// pair is two places and the object in which they met.
type pair struct {
	a, b   cfg.Pos
	object string
}

// searcher is the state of a search.
type searcher struct {
	ctx     context.Context
	p       *interp.Program
	o       Options
	r       *Result
	pool    []uint64
	words   []string
	targets map[int]bool // those that are asked for: whether they are shown
	waiting int          // how many of them are not
	shown   map[int]bool // targets with a witness, asked for or not
	guessed map[int]bool // targets with a witness that rests on guesses
	pairs   map[pair]int // the targets of races that were seen
	left    int64
	buf     []interp.ThreadID
	length  int64 // of the longest execution, for PCT
	exits   sections
	bytes   int64 // of global variables
	open    bool  // the program leaves decisions open
	plans   []plan
	sides   map[side]int
	// See begin.
	prefixes []*prefix
	patience int64 // for how many steps an execution may have a single thread before they count
}

// A Program is a program made ready to be explored. It may be used by several goroutines at once.
type Program struct {
	code *interp.Program
	cfg  *cfg.Program
}

// Prepare makes a program ready. The error says that it cannot be executed at all.
func Prepare(p *cfg.Program) (*Program, error) {
	c, err := interp.Prepare(p)
	if err != nil {
		return nil, err
	}
	return &Program{c, p}, nil
}

// Search looks for executions of p that race. It is deterministic: the same program and options give the same result.
// The error says that the program cannot be executed at all; a cancelled context ends the search without an error.
func Search(ctx context.Context, p *cfg.Program, o Options) (*Result, error) {
	c, err := Prepare(p)
	if err != nil {
		return nil, err
	}
	return c.Search(ctx, o), nil
}

// Search is the function [Search].
func (p *Program) Search(ctx context.Context, o Options) *Result {
	if o.MaxActions == 0 {
		o.MaxActions = 2_000_000
	}
	if o.MaxPreemptions == 0 {
		o.MaxPreemptions = 2
	}
	s := newSearcher(ctx, p, o)
	var all *exhaustion
	// First everything in small, then with longer executions.
	for round, steps := 0, int64(1500); s.goesOn(); round, steps = round+1, min(steps*3, 1_000_000) {
		share := s.o.MaxActions >> max(1, 4-round)
		s.walks(share, steps, uint64(round), 24)
		s.solved(share/2, steps, uint64(round))
		s.aimed(share, steps, uint64(round))
		if o.Exhaust && s.goesOn() {
			all = s.exhaust(all, share)
		}
		// Every second time with the same inputs: what was cut short by a race is tried again.
		if s.dpor(share/2, steps, uint64(round/2)) && (all == nil || all.why != "") {
			s.r.Exhausted = true
		}
		s.bounded(share/2, steps, round)
		s.walks(share, steps, uint64(round)+1000, 1<<30)
	}
	if o.Exhaust && s.r.Proof == nil && s.r.Unproved == "" && len(s.shown) == 0 {
		s.r.Unproved = "the budget is too small"
	}
	s.r.Cost = s.o.MaxActions - s.left
	return s.r
}

// Enumerate tries to enumerate all executions, and does nothing else. There is a proof, or a reason why there is none.
func (p *Program) Enumerate(ctx context.Context, o Options) (*Proof, string) {
	s := newSearcher(ctx, p, o)
	var x *exhaustion
	for s.left > 0 && ctx.Err() == nil && s.r.Proof == nil && (x == nil || x.why == "" || x.cut && x.steps < mostSteps) {
		x = s.exhaust(x, s.left)
	}
	if s.r.Proof == nil && s.r.Unproved == "" {
		return nil, "the budget is too small"
	}
	return s.r.Proof, s.r.Unproved
}

// mostSteps is how long an execution of an enumeration may become.
const mostSteps = 100_000

// exhaust goes on with an enumeration of all executions, or begins one. What a bound of steps has cut is tried again with a larger one.
func (s *searcher) exhaust(x *exhaustion, budget int64) *exhaustion {
	switch {
	case x == nil:
		x = &exhaustion{s: s, steps: 1000}
	case x.cut && x.steps < mostSteps:
		x = &exhaustion{s: s, steps: x.steps * 10}
	}
	if x.why == "" && x.run(budget) && len(s.shown) == 0 {
		s.r.Proof = &Proof{Executions: x.Executions, Actions: x.Actions}
	}
	s.r.Unproved = x.why
	return x
}

func newSearcher(ctx context.Context, p *Program, o Options) *searcher {
	s := &searcher{ctx: ctx, p: p.code, o: o, r: &Result{Outcomes: map[interp.Reason]int{}, Ends: map[string]int{}}, pool: constants(p.cfg), words: words(p.cfg),
		targets: map[int]bool{}, shown: map[int]bool{}, guessed: map[int]bool{}, pairs: map[pair]int{}, exits: sections{}, sides: map[side]int{}, left: o.MaxActions,
		patience: min(longPrefix, o.MaxActions/8)}
	for _, v := range p.cfg.Globals {
		if v.Type != nil {
			s.bytes += v.Type.Size()
		}
	}
	for _, c := range o.Candidates {
		if _, ok := s.targets[c.Target]; !ok && o.Target != nil {
			s.targets[c.Target] = false
			s.waiting++
		}
	}
	return s
}

func (s *searcher) goesOn() bool {
	switch {
	case s.left <= 0 || s.ctx.Err() != nil || s.r.Exhausted || s.r.Proof != nil:
		return false
	case s.o.All:
		return true
	case len(s.targets) > 0:
		return s.waiting > 0
	}
	return len(s.shown) == 0
}

// target is the number of what a race shows.
func (s *searcher) target(r *Race) int {
	k := pair{a: r.First.Pos, b: r.Second.Pos}
	if r.Of != nil {
		k.object = r.Of.String()
	}
	n, ok := s.pairs[k]
	if !ok {
		if s.o.Target == nil {
			n = -2 - len(s.pairs)
			s.pairs[pair{k.b, k.a, k.object}] = n
		} else if n = s.o.Target(r); n < 0 {
			n = -2 - len(s.pairs) // nobody expected it: it stands for itself
		}
		s.pairs[k] = n
	}
	return n
}

// known reports whether a race shows nothing new. An execution that rests on guesses shows less than one that does not. Behind a race, nobody promises
// anything: what is not expected there may be its consequence, as a second race on what a pointer points to that was read without synchronisation.
func (x *execution) known(r *Race) bool {
	n := x.s.target(r)
	if x.s.shown[n] || x.s.guessed[n] && x.guessed() {
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
	hope    []interp.ThreadID
}

// cost is what an execution has used of the budget: its visible actions, and the rest of its work in units that take about as long.
func cost(m *interp.Machine, d *Detector) int64 { return m.Steps() + m.Work()/64 + d.Work/8 + 10 }

// price is the cost of an execution, without what it owes to an earlier one.
func (x *execution) price() int64 { return cost(x.m, x.d) - x.begun }

// allocated is how many bytes an execution may use besides the global variables: inputs are tried as sizes too, and few races need large objects.
const allocated = 1 << 23

func (s *searcher) start(in *inputs, maxSteps int64) (*execution, error) {
	x := &execution{s: s, in: in, d: &Detector{Frees: s.o.Frees, Syncs: s.o.Syncs}}
	x.d.Known = x.known
	m, err := s.p.New(s.options(x, maxSteps))
	if err != nil {
		return nil, err
	}
	x.m, x.d.Machine = m, m
	return x, nil
}

func (s *searcher) options(x *execution, maxSteps int64) interp.Options {
	return interp.Options{Choose: x.choose, Observe: x.event, MaxSteps: x.base + maxSteps, MaxBytes: s.bytes + allocated, MaxThreads: 64, Externals: true, Trace: x.in.trace}
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
	for n := 0; ; n++ {
		if x.alone && !x.lonely() || !x.alone && x.taken() >= x.limit {
			break
		}
		if n&255 == 255 {
			// Within an execution too, the budget holds.
			c := x.price()
			s.left -= c - x.cost
			x.cost = c
			if s.left <= 0 || s.ctx.Err() != nil {
				break
			}
		}
		s.buf = x.m.AppendEnabled(s.buf[:0])
		if len(s.buf) == 0 {
			break
		}
		if t := x.next(s.buf, next); t == interp.NoThread || !x.step(t) {
			break
		}
	}
	if next.done != nil {
		next.done(x)
	}
	s.finish(strategy, x)
}

// finish counts an execution and keeps its race.
func (s *searcher) finish(strategy string, x *execution) {
	s.left -= x.price() - x.cost
	s.r.Actions += x.m.Steps() - x.begun
	s.r.Executions++
	s.length = max(s.length, x.taken())
	s.open = s.open || len(x.in.log) > 0
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
	w := &Witness{Race: *x.d.Race, Schedule: x.schedule, Choices: x.in.log, Strategy: strategy, Target: n, Guessed: x.guessed(), Behind: x.raced}
	if w.Guessed {
		s.guessed[n] = true
	} else {
		s.shown[n] = true
		if done, ok := s.targets[n]; ok && !done {
			s.targets[n] = true
			s.waiting--
		}
		s.r.Witnesses = slices.DeleteFunc(s.r.Witnesses, func(v *Witness) bool { return v.Target == n })
	}
	s.r.Witnesses = append(s.r.Witnesses, w)
}

func (s *searcher) inputs(rnd *rand.Rand) *inputs {
	// A program of many calls gets nowhere if each of them may fail.
	in := &inputs{rnd: rnd, pool: s.pool, words: s.words, fails: []int{0, 0, 0, 0, 1, 8, 8, 100}[rnd.IntN(8)], crowd: []int{2, 3, 5, 100}[rnd.IntN(4)]}
	in.sticky = in.number()
	in.linger = rnd.IntN(2) == 0
	if len(s.plans) > 0 && rnd.IntN(3) > 0 {
		in.plan = s.plans[rnd.IntN(len(s.plans))]
	}
	return in
}

func (s *searcher) random(a, b uint64) *rand.Rand { return rand.New(rand.NewPCG(s.o.Seed^a<<32, b)) }

// walks executes under random schedules: random walks that keep to a thread for a while, and random priorities.
func (s *searcher) walks(budget, steps int64, round uint64, runs int) {
	end := s.left - budget
	for i := uint64(0); s.goesOn() && s.left > end && i < uint64(runs); i++ {
		rnd := s.random(1+round, i)
		in := s.inputs(rnd)
		in.bare = round == 0 && i < 4
		if i%2 == 0 {
			s.run("random walk", in, steps, strategy{next: walk(rnd, []float64{0, 0.6, 0.9, 0.98}[i/2%4]), again: true})
		} else {
			s.run("random priorities", in, steps, strategy{next: pct(rnd, 1+int(i/2)%4, max(s.length, 50)), again: true})
		}
	}
}

func walk(rnd *rand.Rand, stay float64) func(*execution, []interp.ThreadID) interp.ThreadID {
	last := interp.NoThread
	return func(_ *execution, enabled []interp.ThreadID) interp.ThreadID {
		if rnd.Float64() < stay {
			for _, t := range enabled {
				if t == last {
					return t
				}
			}
		}
		last = enabled[rnd.IntN(len(enabled))]
		return last
	}
}

// pct runs the enabled thread of the highest priority. Priorities are random; at depth-1 random steps the running thread gets the
// lowest one. A thread that spins also loses its priority, so that the others can go on.
func pct(rnd *rand.Rand, depth int, length int64) func(*execution, []interp.ThreadID) interp.ThreadID {
	var priority []float64
	low := 0.0
	change := map[int64]bool{}
	for range depth - 1 {
		change[rnd.Int64N(length)] = true
	}
	spun := 0
	last := interp.NoThread
	return func(x *execution, enabled []interp.ThreadID) interp.ThreadID {
		best := enabled[0]
		for _, t := range enabled {
			for int(t) >= len(priority) {
				priority = append(priority, 1+rnd.Float64())
			}
			if priority[t] > priority[best] {
				best = t
			}
		}
		if best == last {
			spun++
		} else {
			spun, last = 0, best
		}
		if change[x.taken()] || spun > 400 {
			low--
			priority[best] = low
			spun = 0
		}
		return best
	}
}

// aimed executes under schedules in which threads wait in front of the accesses of a candidate.
func (s *searcher) aimed(budget, steps int64, round uint64) {
	if len(s.o.Candidates) == 0 {
		return
	}
	end := s.left - budget
	for i := uint64(0); i < 6; i++ {
		for k, c := range s.o.Candidates {
			if !s.goesOn() || s.left <= end {
				return
			}
			if s.targets[c.Target] {
				continue
			}
			rnd := s.random(5000+round, i<<16|uint64(k))
			s.run("aimed", s.inputs(rnd), steps, strategy{next: aim(rnd, c, []float64{0, 0.9}[i%2]), again: true})
		}
	}
}

// aim postpones threads in front of the candidate's accesses, until two of them meet there or nobody else can go on.
func aim(rnd *rand.Rand, c Candidate, stay float64) func(*execution, []interp.ThreadID) interp.ThreadID {
	plain := walk(rnd, stay)
	var free []interp.ThreadID
	patience := map[interp.ThreadID]int{}
	return func(x *execution, enabled []interp.ThreadID) interp.ThreadID {
		free = free[:0]
		var waiting []interp.Event
		for _, t := range enabled {
			e, _ := x.m.Pending(t)
			if p := e.Pos(); e.Kind.IsAccess() && (p == c.A || p == c.B) && patience[t] < 300 {
				patience[t]++
				for _, o := range waiting {
					if o.Object == e.Object && o.Offset < e.Offset+e.Size && e.Offset < o.Offset+o.Size && (o.Kind.Writes() || e.Kind.Writes()) && !(o.Atomic && e.Atomic) {
						return t // both stand there: one after the other they race
					}
				}
				waiting = append(waiting, e)
				continue
			}
			free = append(free, t)
		}
		if len(free) == 0 {
			t := waiting[rnd.IntN(len(waiting))].Thread
			patience[t] = 0
			return t
		}
		return plain(x, free)
	}
}
