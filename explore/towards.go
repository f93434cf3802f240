package explore

import (
	"math"
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
	to   *cfg.Node // where that leads; nil: threads choose alike
	side side      // which is taken there
	near int       // the target to whose accesses a thread has come, if they choose alike
}

// Bounds of what is kept.
const (
	mostTurns = 512
	mostAlike = 24 // executions for each target in which threads choose alike
	aheadOf   = 16 // targets that are gone for
)

// towards is how far program points are from the accesses of targets.
type towards struct {
	waiting   []turn
	sides     map[side]bool     // that the waiting ones take
	targets   []int             // in the order of the candidates
	places    map[cfg.Pos][]int // of the accesses of targets
	distances map[int]map[*cfg.Node]int
	roads     map[*cfg.Node][]*cfg.Node // backwards
	alike     map[int]int
}

func (s *searcher) newTowards() *towards {
	w := &towards{sides: map[side]bool{}, places: map[cfg.Pos][]int{}, distances: map[int]map[*cfg.Node]int{}, alike: map[int]int{}}
	for _, c := range s.o.Candidates {
		if !slices.Contains(w.targets, c.Target) && len(w.targets) < aheadOf {
			w.targets = append(w.targets, c.Target)
		}
		for _, p := range []cfg.Pos{c.A, c.B} {
			if !slices.Contains(w.places[p], c.Target) {
				w.places[p] = append(w.places[p], c.Target)
			}
		}
	}
	return w
}

// road lists from where one comes to each node: by an edge, or by a call to the entry of a function, which one through a
// pointer may lead to if its address is taken.
func (s *searcher) road() map[*cfg.Node][]*cfg.Node {
	into := map[*cfg.Node][]*cfg.Node{}
	var taken []*cfg.Func
	seen := map[*cfg.Func]bool{}
	edges := func(do func(*cfg.Edge)) {
		for _, f := range s.program.cfg.All() {
			for _, n := range f.Nodes {
				for _, e := range n.Out {
					do(e)
				}
			}
		}
	}
	edges(func(e *cfg.Edge) {
		var direct cfg.Expr
		if c, ok := e.Action.(*cfg.Call); ok {
			direct = c.Callee
		}
		cfg.InspectAction(e.Action, func(x cfg.Expr) {
			if r, ok := x.(*cfg.FuncRef); ok && x != direct && r.Func.HasBody() && !seen[r.Func] {
				seen[r.Func] = true
				taken = append(taken, r.Func)
			}
		})
	})
	edges(func(e *cfg.Edge) {
		into[e.To] = append(into[e.To], e.From)
		c, ok := e.Action.(*cfg.Call)
		if !ok {
			return
		}
		if r, named := cfg.Uncast(c.Callee).(*cfg.FuncRef); named {
			if r.Func.HasBody() {
				into[r.Func.Entry] = append(into[r.Func.Entry], e.From)
			}
			return
		}
		for _, f := range taken {
			if len(f.Params) == len(c.Args) {
				into[f.Entry] = append(into[f.Entry], e.From)
			}
		}
	})
	return into
}

// distance is how far nodes are from the accesses of a target; one from which there is no way is not in it.
func (s *searcher) distance(target int) map[*cfg.Node]int {
	w := s.towards
	if d := w.distances[target]; d != nil {
		return d
	}
	if w.roads == nil {
		w.roads = s.road()
	}
	d := map[*cfg.Node]int{}
	var next []*cfg.Node
	for _, f := range s.program.cfg.All() {
		for _, n := range f.Nodes {
			if slices.ContainsFunc(n.Out, func(e *cfg.Edge) bool { return w.accesses(e, target) }) {
				d[n] = 0
				next = append(next, n)
			}
		}
	}
	for len(next) > 0 {
		n := next[0]
		next = next[1:]
		for _, m := range w.roads[n] {
			if _, ok := d[m]; !ok {
				d[m] = d[n] + 1
				next = append(next, m)
			}
		}
	}
	w.distances[target] = d
	return d
}

// accesses reports whether an access of a target may be one of an edge.
func (w *towards) accesses(e *cfg.Edge, target int) (found bool) {
	is := func(p cfg.Pos) bool { return slices.Contains(w.places[p], target) }
	cfg.LValues(e.Action, func(lv *cfg.LVal) { found = found || is(lv.Pos) })
	x := interp.Event{Edge: e}
	return found || is(x.Pos())
}

// leads is where a branch leads that goes the other way.
func leads(b *concolic.Branch) *cfg.Node {
	g, ok := b.Edge.Action.(*cfg.Guard)
	if !ok {
		return b.Edge.From
	}
	if b.Taken != g.Truth {
		return b.Edge.To
	}
	for _, e := range b.Edge.From.Out {
		if e != b.Edge {
			return e.To
		}
	}
	return b.Edge.From
}

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
		s.sides[side{edge: w.edge, way: 1 + w.taken}] = maxAttempts
	}
	for i := range x.in.ways {
		w := &x.in.ways[i]
		for k := range w.of {
			other := side{edge: w.edge, way: 1 + k}
			if k == w.taken || s.sides[other] >= maxAttempts || s.towards.waitsFor(other) {
				continue
			}
			s.sides[other]++
			p := plan(x.in.apart())
			p[w.thread][w.n] = uint64(k)
			out = append(out, turn{plan: p, to: w.to(k), side: other})
		}
	}
	return out
}

// far is how far a turn is from a target.
func (s *searcher) far(t *turn, target int) int {
	if t.to == nil {
		if t.near == target {
			return -1
		}
		return math.MaxInt
	}
	if d, ok := s.distance(target)[t.to]; ok {
		return d
	}
	return math.MaxInt
}

// pick takes the turn that is to be tried in the i-th execution, and what it is tried for: a target, or -1.
func (s *searcher) pick(i uint64) (p plan, target int) {
	w := s.towards
	if len(w.waiting) == 0 {
		return nil, -1
	}
	left := slices.DeleteFunc(slices.Clone(w.targets), func(n int) bool { return s.targets[n] })
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
	p = w.waiting[best].plan
	w.drop(best)
	return p, target
}

// wait keeps a turn until it is picked: one for each side.
func (w *towards) wait(t turn) {
	if t.to != nil {
		if w.waitsFor(t.side) {
			return
		}
		w.sides[t.side] = true
	}
	if w.waiting = append(w.waiting, t); len(w.waiting) > mostTurns {
		w.drop(0)
	}
}

// waitsFor reports whether there is a turn that takes a side.
func (w *towards) waitsFor(k side) bool { return w != nil && w.sides[k] }

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
	for i := uint64(0); s.goesOn() && s.left > end; i++ {
		rnd := s.random(9500+round, i)
		in := s.inputs(rnd)
		p, target := s.pick(i)
		if p != nil {
			in.plan = p
		}
		in.trace, in.turned = &concolic.Trace{}, true
		how := strategy{next: walk(rnd, []float64{0, 0.9, 0.98}[i%3]), again: true}
		if c, ok := s.candidate(rnd.IntN, target); ok && i%4 != 3 {
			how.next = aim(rnd, c, 0.9)
		}
		how.done = func(x *execution) {
			for _, t := range slices.Concat(s.alike(x), s.others(x), s.turns(x)) {
				w.wait(t)
			}
			s.left -= in.trace.Work / 64
		}
		s.run("directed inputs", in, steps, how)
	}
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
		out = append(out, turn{plan: p, near: r.target})
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
