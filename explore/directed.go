package explore

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/interp/concolic"
)

// Inputs that lead towards a race. Where executions begin in a state that was set up, nearly all is input, and few of the
// ways that inputs open lead to the accesses that are looked for. So inputs are kept with the program point to which the
// branch leads that they turn, and those are tried first from where the way to an access is shortest: by edges, and into
// the functions that are called, not out of them. Half of the executions go for the first target that is left, the
// others for each in turn; some take the inputs that wait for longest, as what has to be turned may be elsewhere.
//
// An execution in which a thread comes to such an access is repeated with all threads that begin with the same function
// choosing alike: what leads one of them there leads the others there, as a rule.

// A turn is inputs that take another way at a branch.
type turn struct {
	plan plan
	from *stop     // up to where that is what was chosen before; nil: the beginning
	to   *cfg.Node // where that leads; nil: threads choose alike
	side side      // which is taken there
	near int       // the target to whose accesses a thread has come, if they choose alike
}

// Bounds of what is kept.
const (
	mostTurns       = 512
	mostAlike       = 24   // executions for each target in which threads choose alike
	mostDirected    = 1500 // steps of an execution since there are threads
	patienceOfTurns = 32   // executions in which nothing new happens, before others begin anew
	aheadOf         = 16   // targets that are gone for
)

// A way is a choice of one of few, as of whether a call fails.
type way struct {
	thread interp.ThreadID
	n      int // how many choices the thread had made before
	edge   *cfg.Edge
	edges  []*cfg.Edge // that were to be chosen from, if they were edges
	of     int
	taken  int
}

// fewWays is how many there may be.
const fewWays = 4

// to is where one of the ways leads.
func (w *way) to(k int) *cfg.Node {
	if k < len(w.edges) {
		return w.edges[k].To
	}
	return w.edge.To
}

// others are the inputs of an execution with a call going one of the ways that it has not gone yet.
func (s *searcher) others(x *execution) (out []turn) {
	for i := range x.in.ways {
		w := &x.in.ways[i]
		x.takes(side{edge: w.edge, way: 1 + w.taken})
	}
	for i := range x.in.ways {
		w := &x.in.ways[i]
		for k := range w.of {
			other := side{edge: w.edge, way: 1 + k}
			if k == w.taken || !s.worth(other, w.to(k)) {
				continue
			}
			p := plan(x.in.apart())
			p[w.thread][w.n] = uint64(k)
			out = append(out, turn{plan: p, from: p.from(x), to: w.to(k), side: other})
		}
	}
	return out
}

// missing lists the targets that are gone for.
func (s *searcher) missing() []int {
	return slices.DeleteFunc(slices.Clone(s.towards.targets), func(n int) bool { return s.targets[n] })
}

// pick takes the turn that is to be tried in the i-th execution, and what it is tried for: a target, or -1.
func (s *searcher) pick(i uint64) (p turn, target int) {
	w := s.towards
	if len(w.waiting) == 0 {
		return turn{}, -1
	}
	left := s.missing()
	best, target := 0, -1
	if len(left) > 0 && i%8 != 7 {
		target = left[0]
		if i%2 == 1 {
			target = left[int(i/2)%len(left)]
		}
		for k := range w.waiting {
			if s.far(&w.waiting[k], target) < s.far(&w.waiting[best], target) {
				best = k
			}
		}
	}
	p = w.waiting[best]
	w.drop(best)
	return p, target
}

// wait keeps a turn until it is picked: one for each side.
func (w *towards) wait(t turn) {
	if t.to != nil {
		if w.sides[t.side] {
			return
		}
		w.sides[t.side] = true
	}
	if w.waiting = append(w.waiting, t); len(w.waiting) > mostTurns {
		w.drop(0)
	}
}

func (w *towards) drop(i int) {
	delete(w.sides, w.waiting[i].side)
	w.waiting = slices.Delete(w.waiting, i, i+1)
}

// directed executes with inputs that were solved for, those first that lead towards what is looked for.
func (s *searcher) directed(budget, steps int64, round uint64) {
	if !s.open {
		return
	}
	if s.towards == nil {
		s.towards = s.newTowards()
	}
	w := s.towards
	end := s.left - budget
	steps = min(steps, mostDirected) // a loop over a number that is an input may be long
	for i := uint64(0); s.goesOn() && s.left > end; i++ {
		rnd := s.random(9500+round, i)
		in := s.inputs(rnd)
		if w.idle > patienceOfTurns {
			s.forget()
		}
		p, target := s.pick(i)
		if w.target = target; target == -1 {
			w.target = append(s.missing(), -1)[0]
		}
		if p.plan != nil {
			in.plan, in.stop = p.plan, p.from
		}
		in.trace, in.turned = &concolic.Trace{}, true
		if i%8 != 7 {
			in.fails = 0 // other ways are tried one by one
		}
		how := strategy{next: walk(rnd, []float64{0, 0.9, 0.98}[i%3]), again: true}
		if c, ok := s.candidate(rnd.IntN, target); ok && i%4 != 3 {
			how.next = aim(rnd, c, 0.9)
		}
		how.done = func(x *execution) {
			for _, t := range slices.Concat(s.alike(x), s.others(x), s.turns(x)) {
				w.wait(t)
			}
			if w.idle++; x.turned {
				w.idle = 0
			}
			s.left -= in.trace.Work / 64
		}
		s.run("directed inputs", in, steps, how)
	}
}

// forget begins anew with other inputs, as nothing new has come of these.
func (s *searcher) forget() {
	w := s.towards
	w.waiting, w.idle, s.plans = nil, 0, nil
	clear(w.sides)
	clear(w.alike)
	clear(s.sides)
}

// candidate chooses one of the candidates of a target, or of any.
func (s *searcher) candidate(choose func(int) int, target int) (c Candidate, ok bool) {
	var of []Candidate
	for _, c := range s.o.Candidates {
		if !s.targets[c.Target] && (target < 0 || c.Target == target) {
			of = append(of, c)
		}
	}
	if len(of) == 0 {
		return c, false
	}
	return of[choose(len(of))], true
}

// alike are the inputs of an execution with all threads that begin with the same function choosing as one of them that has
// come to an access of a target.
func (s *searcher) alike(x *execution) (out []turn) {
	w := s.towards
	threads := x.m.Threads()
	for _, r := range x.reached {
		if s.targets[r.target] || w.alike[r.target] >= mostAlike {
			continue
		}
		p, changed := plan(x.in.apart()), false
		for len(p) < len(threads) {
			p = append(p, nil)
		}
		for u := range threads {
			there := reaching{r.target, interp.ThreadID(u)}
			if u > 0 && threads[u].Start == threads[r.by].Start && !slices.Contains(x.reached, there) {
				p[u], changed = p[r.by], true
			}
		}
		if !changed {
			continue
		}
		w.alike[r.target]++
		out = append(out, turn{plan: p, from: p.from(x), near: r.target})
	}
	return out
}

// reaching is a thread that has come to an access of a target.
type reaching struct {
	target int
	by     interp.ThreadID
}

// arrives takes note of a thread that comes to an access of a target.
func (x *execution) arrives(e *interp.Event) {
	for _, n := range x.s.towards.places[e.Pos()] {
		if r := (reaching{n, e.Thread}); !slices.Contains(x.reached, r) {
			x.reached = append(x.reached, r)
		}
	}
}
