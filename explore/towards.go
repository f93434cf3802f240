package explore

import (
	"math"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/interp/concolic"
)

// How far it is to an access, by the text: what the choice between inputs goes by (see [turn]). A way goes along edges, and
// into the functions that are called, but not out of them.

// towards is how far program points are from the accesses of targets.
type towards struct {
	waiting   []turn
	target    int               // that is gone for now
	idle      int               // for how many executions nothing new has happened
	sides     map[side]bool     // that the waiting ones take
	targets   []int             // in the order of the candidates
	places    map[cfg.Pos][]int // of the accesses of targets
	distances map[int]map[*cfg.Node]int
	roads     map[*cfg.Node][]*cfg.Node // backwards
	alike     map[int]int
	returns   map[*cfg.Node]bool // see returning
}

func (s *searcher) newTowards() *towards {
	w := &towards{returns: s.returning(), sides: map[side]bool{}, places: map[cfg.Pos][]int{},
		distances: map[int]map[*cfg.Node]int{}, alike: map[int]int{}}
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
	taken := s.program.cfg.Taken()
	for e := range s.program.cfg.AllEdges() {
		into[e.To] = append(into[e.To], e.From)
		c, ok := e.Action.(*cfg.Call)
		if !ok {
			continue
		}
		if r, named := cfg.Uncast(c.Callee).(*cfg.FuncRef); named {
			if r.Func.HasBody() {
				into[r.Func.Entry] = append(into[r.Func.Entry], e.From)
			}
			continue
		}
		for _, f := range taken {
			if f.HasBody() && len(f.Params) == len(c.Args) {
				into[f.Entry] = append(into[f.Entry], e.From)
			}
		}
	}
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

// returning is the nodes from which a thread may come to the end of the function that it is in: behind the others nobody goes
// on, as behind a message and the end of the process.
func (s *searcher) returning() map[*cfg.Node]bool {
	back := map[*cfg.Node]bool{}
	passes := func(e *cfg.Edge) bool {
		switch a := e.Action.(type) {
		case *cfg.Exit, *cfg.ThreadExit:
			return false
		case *cfg.Call:
			if r, named := cfg.Uncast(a.Callee).(*cfg.FuncRef); named && r.Func.HasBody() && !back[r.Func.Entry] {
				return false
			}
		}
		return back[e.To]
	}
	for grown := true; grown; {
		grown = false
		for _, f := range s.program.cfg.All() {
			for _, n := range slices.Backward(f.Nodes) {
				if !back[n] && (n == f.Exit || slices.ContainsFunc(n.Out, passes)) {
					back[n], grown = true, true
				}
			}
		}
	}
	return back
}

// leads is where a branch leads if its condition is true, or not.
func leads(b *concolic.Branch, taken bool) *cfg.Node {
	g, ok := b.Edge.Action.(*cfg.Guard)
	if !ok {
		return b.Edge.From
	}
	if taken == g.Truth {
		return b.Edge.To
	}
	for _, e := range b.Edge.From.Out {
		if e != b.Edge {
			return e.To
		}
	}
	return b.Edge.From
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
