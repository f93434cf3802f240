package halves

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// walk follows an activation of a function that starts threads which run itself, and the functions that it calls, each time
// anew.
type walk struct {
	space   *space
	start   *cfg.Func
	objects map[*cfg.Var]bool // local variables of the function that are given to other activations, and to nobody else
	handles map[*cfg.Var]bool // those that hold the identifier of a thread, and are used for nothing but to join it

	stored     map[*cfg.Var]bool // variables that a function writes which an activation may enter
	written    map[field]bool    // what activations write in what they are given
	contents   map[*cfg.Var]bool // variables of which it counts what they hold
	candidates []form            // what is tried where ways meet

	plain  bool                // the function starts no threads, but calls itself
	inner  map[*cfg.Func]*walk // functions that call themselves, each followed by itself
	calls  []calling
	stack  []*cfg.Func
	live   map[*cfg.Func]map[*cfg.Node]map[*cfg.Var]bool
	budget int
	lost   string // why nothing is known; empty: it is

	record   bool          // the states are the last ones
	accesses map[any]*site // by lvalue, or by the expression that says where a library function accesses something
	order    []any         // the keys, as they came
	changes  map[*cfg.Edge]*site
	givings  []giving
}

// budgetOf bounds the steps of a walk.
const budgetOf = 3000

// maxStates bounds what is told apart at a point, and patience how often what is known at the head of a loop is joined as it is.
const (
	maxStates = 8
	patience  = 3
)

func (w *walk) place(key any, t cfg.Type) int { return w.space.place(key, t) }

func (w *walk) lose(why string) {
	if w.lost == "" {
		w.lost = why
	}
}

// run follows a function from its begin, and is what is known where it returns.
func (w *walk) run(fn *cfg.Func, entry []*state) (exits []*state) {
	w.stack = append(w.stack, fn)
	defer func() { w.stack = w.stack[:len(w.stack)-1] }()
	record := w.record
	w.record = false
	at := map[*cfg.Node]map[string]*state{}
	visits := map[*cfg.Node]int{}
	work := []*cfg.Node{fn.Entry}
	for _, s := range entry {
		w.arrive(at, visits, fn.Entry, s.clone())
	}
	for len(work) > 0 && w.lost == "" {
		first := 0
		for i, n := range work {
			if n.Order < work[first].Order {
				first = i
			}
		}
		n := work[first]
		work = slices.Delete(work, first, first+1)
		for _, e := range n.Out {
			for _, s := range sorted(at[n]) {
				if w.budget--; w.budget < 0 || w.space.work <= 0 {
					w.lose("too much work")
					return nil
				}
				for _, after := range w.step(s.clone(), e) {
					if w.arrive(at, visits, e.To, after) && !slices.Contains(work, e.To) {
						work = append(work, e.To)
					}
				}
			}
		}
	}
	if record && w.lost == "" {
		w.record = true
		for _, n := range fn.Nodes {
			for _, e := range n.Out {
				for _, s := range sorted(at[n]) {
					w.note(e, s)
					for _, after := range w.step(s.clone(), e) {
						w.closed(at, e.To, after)
					}
				}
			}
		}
	}
	w.record = record
	return sorted(at[fn.Exit])
}

// closed makes sure that what is known at a node covers what comes there.
func (w *walk) closed(at map[*cfg.Node]map[string]*state, n *cfg.Node, s *state) {
	w.only(s, n)
	if old := at[n][s.key()]; old == nil || !old.covers(s, w.space) {
		w.lose("it does not come to an end")
	}
}

// sorted are states, always in the same order.
func sorted(at map[string]*state) (out []*state) {
	for _, k := range slices.Sorted(maps.Keys(at)) {
		out = append(out, at[k])
	}
	return out
}

// arrive adds a state to those of a node, and reports whether something changes by that.
func (w *walk) arrive(at map[*cfg.Node]map[string]*state, visits map[*cfg.Node]int, n *cfg.Node, s *state) bool {
	w.only(s, n)
	s.compact(w.space)
	if at[n] == nil {
		at[n] = map[string]*state{}
	}
	k := s.key()
	old := at[n][k]
	if old == nil {
		if at[n][k] = s; len(at[n]) > maxStates {
			w.lose("too many states")
		}
		return true
	}
	if old.covers(s, w.space) {
		return false
	}
	visits[n]++
	at[n][k] = join(old, s, w.candidates, w.space, n.LoopHead && visits[n] > patience)
	return true
}

// only forgets registers that are not read any more, and what they were computed from.
func (w *walk) only(s *state, n *cfg.Node) {
	live := w.living(n.Func)[n]
	for _, u := range w.space.inUse(s) {
		switch k := u.key.(type) {
		case *cfg.Var:
			if k.Func == n.Func && !live[k] {
				s.forget(u.at, w.space)
			}
		case cfg.Expr:
			s.forget(u.at, w.space)
		}
	}
}
