package explore

import (
	"context"
	"math/rand/v2"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
)

// A Candidate is a pair of accesses that may race, by their places in the source.
type Candidate struct{ A, B cfg.Pos }

// Options say how to search. The zero value searches for one race with a budget of 2,000,000 visible actions.
type Options struct {
	Candidates []Candidate
	MaxActions int64
	// MaxPreemptions bounds the systematic search; it is tried with 0, 1, … up to this. Default 2.
	MaxPreemptions int
	Seed           uint64
	Frees          bool // see [Detector.Frees]
	// All goes on after a race has been found, until the budget is used up.
	All bool
}

// A Result is what a search has found.
type Result struct {
	Witnesses  []*Witness // of different pairs of places, in the order of their discovery
	Actions    int64      // visible actions that were executed
	Executions int
	Outcomes   map[interp.Reason]int // how executions without a race ended
}

// A Witness is an execution that races.
type Witness struct {
	Race     Race
	Schedule []interp.ThreadID // who takes each step
	Choices  []uint64          // the answers to all choices, in order
	Strategy string
}

// searcher is the state of a search.
type searcher struct {
	ctx    context.Context
	p      *interp.Program
	o      Options
	r      *Result
	pool   []uint64
	seen   map[[2]cfg.Pos]bool
	left   int64
	buf    []interp.ThreadID
	length int64 // of the longest execution, for PCT
}

// Search looks for executions of p that race. It is deterministic: the same program and options give the same result.
// The error says that the program cannot be executed at all; a cancelled context ends the search without an error.
func Search(ctx context.Context, p *cfg.Program, o Options) (*Result, error) {
	c, err := interp.Prepare(p)
	if err != nil {
		return nil, err
	}
	if o.MaxActions == 0 {
		o.MaxActions = 2_000_000
	}
	if o.MaxPreemptions == 0 {
		o.MaxPreemptions = 2
	}
	s := &searcher{ctx: ctx, p: c, o: o, r: &Result{Outcomes: map[interp.Reason]int{}}, pool: constants(p), seen: map[[2]cfg.Pos]bool{}, left: o.MaxActions}
	// First everything in small, then with longer executions.
	for round, steps := 0, int64(1500); s.goesOn(); round, steps = round+1, min(steps*3, 1_000_000) {
		share := s.o.MaxActions >> max(1, 4-round)
		s.walks(share, steps, uint64(round), 24)
		s.aimed(share, steps, uint64(round))
		s.bounded(share, steps, round)
		s.walks(share, steps, uint64(round)+1000, 1<<30)
	}
	return s.r, nil
}

func (s *searcher) goesOn() bool {
	return s.left > 0 && s.ctx.Err() == nil && (s.o.All || len(s.r.Witnesses) == 0)
}

// execution is one run with its detector.
type execution struct {
	m        *interp.Machine
	d        *Detector
	in       *inputs
	schedule []interp.ThreadID
}

func (s *searcher) start(in *inputs, maxSteps int64) (*execution, error) {
	x := &execution{in: in, d: &Detector{Frees: s.o.Frees}}
	m, err := s.p.New(interp.Options{Choose: in.choose, Observe: x.d.Event, MaxSteps: maxSteps, MaxBytes: 1 << 26, MaxThreads: 64})
	if err != nil {
		return nil, err
	}
	x.m, x.d.Machine = m, m
	return x, nil
}

// step lets a thread take a step; it reports whether the execution goes on.
func (x *execution) step(t interp.ThreadID) bool {
	x.schedule = append(x.schedule, t)
	_, err := x.m.Step(t)
	return err == nil && x.d.Race == nil
}

// run executes to the end or to the first race.
func (s *searcher) run(strategy string, in *inputs, maxSteps int64, next func(*execution, []interp.ThreadID) interp.ThreadID) {
	x, err := s.start(in, maxSteps)
	if err != nil {
		s.left = 0
		return
	}
	for {
		s.buf = x.m.AppendEnabled(s.buf[:0])
		if len(s.buf) == 0 || !x.step(next(x, s.buf)) {
			break
		}
	}
	s.finish(strategy, x)
}

// finish counts an execution and keeps its race.
func (s *searcher) finish(strategy string, x *execution) {
	s.left -= x.m.Steps() + 20
	s.r.Actions += x.m.Steps()
	s.r.Executions++
	s.length = max(s.length, x.m.Steps())
	if x.d.Race == nil {
		s.r.Outcomes[x.m.Outcome().Reason]++
		return
	}
	s.found(&Witness{Race: *x.d.Race, Schedule: append([]interp.ThreadID(nil), x.schedule...), Choices: append([]uint64(nil), x.in.log...), Strategy: strategy})
}

func (s *searcher) found(w *Witness) {
	k := [2]cfg.Pos{w.Race.First.Pos, w.Race.Second.Pos}
	if s.seen[k] {
		return
	}
	s.seen[k], s.seen[[2]cfg.Pos{k[1], k[0]}] = true, true
	s.r.Witnesses = append(s.r.Witnesses, w)
}

func (s *searcher) inputs(rnd *rand.Rand) *inputs {
	in := &inputs{rnd: rnd, pool: s.pool, bold: rnd.IntN(4) == 0}
	in.sticky = in.number()
	return in
}

func (s *searcher) random(a, b uint64) *rand.Rand { return rand.New(rand.NewPCG(s.o.Seed^a<<32, b)) }

// walks executes under random schedules: random walks that keep to a thread for a while, and random priorities.
func (s *searcher) walks(budget, steps int64, round uint64, runs int) {
	end := s.left - budget
	for i := uint64(0); s.goesOn() && s.left > end && i < uint64(runs); i++ {
		rnd := s.random(1+round, i)
		if i%2 == 0 {
			s.run("random walk", s.inputs(rnd), steps, walk(rnd, []float64{0, 0.6, 0.9, 0.98}[i/2%4]))
		} else {
			s.run("random priorities", s.inputs(rnd), steps, pct(rnd, 1+int(i/2)%4, max(s.length, 50)))
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
		if change[x.m.Steps()] || spun > 400 {
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
			if s.seen[[2]cfg.Pos{c.A, c.B}] {
				continue
			}
			rnd := s.random(5000+round, i<<16|uint64(k))
			s.run("aimed", s.inputs(rnd), steps, aim(rnd, c, []float64{0, 0.9}[i%2]))
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
