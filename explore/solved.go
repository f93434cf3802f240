package explore

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp/concolic"
)

// Inputs that lead somewhere: an execution is traced, and for each branch that depends on inputs and has only
// been seen to go one way, inputs are solved for with which it goes the other way (see [concolic.Trace]). They
// are tried with aimed and random schedules, and other strategies use them too.

// plan is what each thread is to choose, in the order of its choices; what it does not say is random.
type plan [][]uint64

// side is one way at a branch, or one of few that a call may take.
type side struct {
	edge  *cfg.Edge
	taken bool
	way   int
}

const (
	maxPlans     = 64 // that are remembered
	maxAttempts  = 6  // to reach one side of a branch
	solvesPerRun = 30
)

// solved executes with inputs that were solved for.
func (s *searcher) solved(budget, steps int64, round uint64) {
	if !s.open {
		return
	}
	end := s.left - budget
	var queue []plan
	for i := uint64(0); s.goesOn() && s.left > end; i++ {
		rnd := s.random(9500+round, i)
		in := s.inputs(rnd)
		if len(queue) > 0 {
			in.plan, queue = queue[0], queue[1:]
		} else if i > 40 && i%2 == 0 {
			in.plan = nil
		}
		in.trace = &concolic.Trace{}
		how := strategy{next: walk(rnd, []float64{0, 0.9, 0.98}[i%3]), again: true}
		if n := len(s.o.Candidates); n > 0 && i%2 == 1 {
			if c := s.o.Candidates[rnd.IntN(n)]; !s.targets[c.Target] {
				how.next = aim(rnd, c, 0.9)
			}
		}
		how.done = func(x *execution) {
			for _, t := range s.turns(x) {
				queue = append(queue, t.plan)
			}
			s.left -= in.trace.Work / 64
		}
		s.run("solved inputs", in, steps, how)
	}
}

// turns are inputs that take a traced execution where none has been.
func (s *searcher) turns(x *execution) []turn {
	tr := x.in.trace
	for _, b := range tr.Branches {
		x.takes(side{edge: b.Edge, taken: b.Taken})
	}
	var out []turn
	solves, most := 0, int64(2_000_000)
	if s.towards != nil {
		most = 128_000 // there are many executions, and what is left is solved for in another one
	}
	for k, b := range tr.Branches {
		other := side{edge: b.Edge, taken: !b.Taken}
		if solves == solvesPerRun || tr.Work > most || !s.worth(other, leads(&b, !b.Taken)) {
			continue
		}
		solves++
		values, ok := tr.Solve(k)
		if !ok {
			continue
		}
		p := plan(x.in.apart())
		for i, v := range tr.Inputs {
			p[v.Thread][v.N] = values[i]
		}
		out = append(out, turn{plan: p, from: p.from(x), to: leads(&b, !b.Taken), side: other})
		if len(s.plans) < maxPlans {
			s.plans = append(s.plans, p)
		} else {
			s.plans[(s.r.Executions+k)%maxPlans] = p
		}
	}
	return out
}

// takes takes note of a side that the execution has taken.
func (x *execution) takes(k side) {
	x.turned = x.turned || x.s.sides[k] <= maxAttempts
	x.s.sides[k] = maxAttempts + 1
}

// worth reports whether to take a side, which leads to a node: where nobody has been, a few times. Behind what only leads to
// the end of the process or of the thread, there is nothing.
func (s *searcher) worth(k side, to *cfg.Node) bool {
	if w := s.towards; w != nil {
		if _, leads := s.distance(w.target)[to]; w.sides[k] || !leads && !w.returns[to] {
			return false
		}
	}
	if s.sides[k] >= maxAttempts {
		return false
	}
	s.sides[k]++
	return true
}
