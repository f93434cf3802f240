package explore

import (
	"context"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
)

// A Candidate is a pair of accesses that may race, by their places in the source.
type Candidate struct {
	A, B cfg.Pos
	// Target numbers what the candidate would show: several candidates may have one target, and once it is
	// shown none of them is of interest.
	Target int
}

// Options say how to search. The zero value searches for one race with a budget of 2,000,000 actions.
type Options struct {
	Candidates []Candidate
	// Target says which target a race shows, or -1. A search with a Target goes on until every target of a
	// candidate is shown, or for a while after the latest one; its executions go on behind races that show nothing new.
	Target func(*Race) int
	// MaxActions is the budget: visible actions, and whatever else takes about as long as one.
	MaxActions int64
	// MaxStates is the budget of [Program.States].
	MaxStates int
	// MoreStates is the same where executions come to an end soon, and threads wait for each other by atomic accesses
	// only: it is worth while to explore a space that seems to be finite, if there is a reason to expect something there.
	MoreStates int
	// Safe, if set, reports whether no accesses of some bytes of a variable race in any execution, unless others have
	// raced before: [Program.States] looks for no such races.
	Safe func(v *cfg.Var, offset, size int64) bool
	// MaxPreemptions bounds the systematic search; it is tried with 0, 1, … up to this. Default 2.
	MaxPreemptions int
	Seed           uint64
	Frees, Syncs   bool // see [Detector]
	// Externals takes code that is not in the program to do nothing but return any value: executions that pass
	// it are not guessed. It is not the default, not even for functions that get no pointers and return a
	// number: the analysis lets them order nothing, because it may not rely on it, but a function such as
	// enter(3) or wait_until_ready() may well order the accesses, and to people that know it the race would be
	// false. Such executions make a race likely.
	Externals bool
	// Exhaust also tries to enumerate all executions, which proves the program race-free if none races; see
	// [exhaustion].
	Exhaust bool
	// Strict takes nothing for granted in an enumeration: see [Proof].Assumptions.
	Strict bool
	// Assumed says that the program does not begin at main, but in a state that was set up: see assumed.go. The race of a
	// target may then depend on what was chosen there if Depend says so.
	Assumed bool
	Depend  func(target int) bool
	// Starts asks for [Result].Began.
	Starts bool
	// All goes on after a race has been found, until the budget is used up.
	All bool
}

// A Result is what a search has found.
type Result struct {
	// of different targets (without [Options].Target, of different pairs of places), in the order of their discovery
	Witnesses  []*Witness
	Actions    int64 // visible actions that were executed
	Cost       int64 // what was used of the budget
	Executions int
	Outcomes   map[interp.Reason]int // how executions without a race ended
	// Exhausted says that all schedules were tried and nothing else was left open, so that there is nothing
	// more to search. It is no proof: an execution ends where this interpreter ends it, and locks, waits and
	// allocations fail only where they are asked to.
	Exhausted bool
	Ends      map[string]int // why executions ended early that were not finished, with the place
	// Began are the functions that threads have begun with in executions that rest on no guess.
	Began map[*cfg.Func]bool
	// Proof is set if all executions were enumerated and none races: with [Options].Exhaust only.
	Proof *Proof
	// Unproved says why there is no proof; it is empty if nobody asked for one, or a race was shown before the
	// reason was found.
	Unproved string
	// Unfinished says that the enumeration was cut off by a bound, or by a null pointer, and by nothing else:
	// [Program.States] may come to an end where it does not.
	Unfinished bool
}

// A Proof counts an enumeration of all executions, one of each class of those that differ only in the order of
// independent steps; or an exploration of all states.
type Proof struct {
	Executions          int
	States, Transitions int
	Actions             int64 // visible ones
	// Assumptions are what it takes for granted of atomic accesses.
	Assumptions []Assumption
}

// Assumption is something that is taken for granted of an action.
type Assumption struct {
	ID   string
	Pos  cfg.Pos
	Text string
}

// A Witness is an execution that races.
type Witness struct {
	Race     Race
	Schedule []interp.ThreadID // who takes each step
	Choices  []uint64          // the answers to all choices, in order
	Strategy string
	Target   int
	// Guessed says that the execution rests on values that the program may not be able to compute (see [cfg.Nondet]),
	// or that the race is between an atomic instruction of assembly and a volatile access, which such programs mean
	// by it.
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
	program *Program
	o       Options
	r       *Result
	pool    []uint64
	words   []string
	targets map[int]bool // those that are asked for: whether they are shown
	waiting int          // how many of them are not
	shown   map[int]bool // targets with a witness, asked for or not
	guessed map[int]bool // targets with a witness that rests on guesses
	fragile map[int]int  // how often a witness of a target was not robust
	pairs   map[pair]int // the targets of races that were seen
	left    int64
	late    int64 // what had been used of the budget when the latest target was shown that was asked for
	buf     []interp.ThreadID
	length  int64 // of the longest execution, for PCT
	exits   sections
	bytes   int64 // of global variables
	open    bool  // the program leaves decisions open
	// what programs leave open is settled in another way than usual
	otherwise bool
	plans     []plan
	sides     map[side]int
	towards   *towards // where executions do not begin at main
	// See begin.
	prefixes []*prefix
	patience int64 // for how many steps an execution may have a single thread before they count
}

// A Program is a program made ready to be explored. It may be used by several goroutines at once.
type Program struct {
	code   *interp.Program
	cfg    *cfg.Program
	lazily bool // see [interp.Options]
}

// Lazily is the same program for searches that take what library functions write for inputs, value by value: where
// executions may rest on guesses.
func (p *Program) Lazily() *Program {
	q := *p
	q.lazily = true
	return &q
}

// Prepare makes a program ready. The error says that it cannot be executed at all.
func Prepare(p *cfg.Program) (*Program, error) {
	c, err := interp.Prepare(p)
	if err != nil {
		return nil, err
	}
	return &Program{code: c, cfg: p}, nil
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
		s.inTurn(share, steps, uint64(round))
		if o.Assumed {
			s.directed(4*share, steps, uint64(round))
		} else {
			s.solved(share/2, steps, uint64(round))
		}
		s.aimed(share, steps, uint64(round))
		if o.Exhaust && s.goesOn() {
			all = s.exhaust(all, share)
			s.repeat(all.schedule, steps)
			all.schedule = nil // once
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
	s.r.Unfinished = all != nil && s.r.Proof == nil && len(s.shown) == 0 && (all.why == "" || all.cut || all.null)
	s.r.Cost = s.o.MaxActions - s.left
	return s.r
}

// repeat executes the schedule of a race that a complete run has come to: whether an ordinary one comes to it, too. What
// such a run keeps unknown is chosen, a few times.
func (s *searcher) repeat(schedule []interp.ThreadID, steps int64) {
	if len(schedule) == 0 {
		return
	}
	for i := range uint64(repetitions) {
		s.left = max(s.left, 4*int64(len(schedule))) // what has been found is worth that, whatever is left
		if !s.goesOn() {
			return
		}
		in := s.inputs(s.random(7000, i))
		in.bare, in.fails, in.plan = true, 0, nil
		s.run("repeated", in, max(steps, 2*int64(len(schedule))+1), strategy{next: follow(schedule), plain: true})
	}
}

// repetitions is how often a schedule is executed with other inputs.
const repetitions = 8

// follow lets threads go on in the order of a schedule, as far as they can.
func follow(schedule []interp.ThreadID) func(*execution, []interp.ThreadID) interp.ThreadID {
	return func(_ *execution, enabled []interp.ThreadID) interp.ThreadID {
		for len(schedule) > 0 {
			t := schedule[0]
			if schedule = schedule[1:]; slices.Contains(enabled, t) {
				return t
			}
		}
		return interp.NoThread
	}
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

// States explores the states of a program, and does nothing else: see [stateSpace]. It counts what it has done,
// which is a proof if there is no reason why it is none. Where the reason is a race, there are witnesses if ordinary
// executions come to it, too.
func (p *Program) States(ctx context.Context, o Options) (done Proof, shown []*Witness, why string) {
	s := newSearcher(ctx, p, o)
	x := newStateSpace(s)
	if !x.run(o.MaxStates) {
		s.repeat(x.raced(), 0)
	}
	return Proof{States: max(x.States, 1), Transitions: x.Transitions, Actions: x.Actions, Assumptions: x.weak.assumptions()}, s.r.Witnesses, x.why
}

// mostSteps is how long an execution of an enumeration may become.
const mostSteps = 100_000

// filled is how many bytes of the global variables an execution may fill, however large these are.
const filled = 1 << 28

// exhaust goes on with an enumeration of all executions, or begins one. What a bound of steps has cut is tried
// again with a larger one.
func (s *searcher) exhaust(x *exhaustion, budget int64) *exhaustion {
	switch {
	case x == nil:
		x = newExhaustion(s, 1000)
	case x.cut && x.steps < mostSteps:
		x = newExhaustion(s, x.steps*10)
	}
	if x.why == "" && x.run(budget) && len(s.shown) == 0 {
		s.r.Proof = &Proof{Executions: x.Executions, Actions: x.Actions, Assumptions: x.weak.assumptions()}
	}
	s.r.Unproved = x.why
	return x
}

func newSearcher(ctx context.Context, p *Program, o Options) *searcher {
	s := &searcher{ctx: ctx, p: p.code, program: p, o: o,
		r: &Result{Outcomes: map[interp.Reason]int{}, Ends: map[string]int{}}, pool: constants(p.cfg), words: words(p.cfg),
		targets: map[int]bool{}, shown: map[int]bool{}, guessed: map[int]bool{}, fragile: map[int]int{},
		pairs: map[pair]int{}, exits: sections{}, sides: map[side]int{}, left: o.MaxActions,
		patience: min(longPrefix, o.MaxActions/8)}
	for _, v := range p.cfg.Globals {
		if v.Type != nil {
			s.bytes += min(v.Type.Size(), filled-min(s.bytes, filled))
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
		return s.waiting > 0 && !s.enough()
	}
	return len(s.shown) == 0
}

// enough reports whether the search has gone on for so long without showing anything new that it is unlikely to: for as
// long as it had taken until then, and longer where more is left to show. What it has shown already makes the program a
// racy one.
func (s *searcher) enough() bool {
	left := int64(min(s.waiting, 8))
	return s.late > 0 && s.o.MaxActions-s.left > 2*s.late+left*left*max(s.o.MaxActions/64, leastPatience)
}

// leastPatience is for how many actions a search goes on for one target that is left, however small its budget.
const leastPatience = 8_000

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
