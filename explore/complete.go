package explore

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
)

// A completeRun is an execution of which nothing is left out (see [complete]): its choices are answered in turn,
// and its races are found.
type completeRun struct {
	s     *searcher
	m     *interp.Machine
	d     *Detector
	weak  *weakness                        // nil: there is nothing to find out
	given map[interp.ThreadID]interp.Event // stores of thread identifiers
	list  *[]answer                        // to the choices of the step that is being taken
	asked int
	see   func(*interp.Event) // is told of every event; for tests, which look behind races too
	why   string              // it shows nothing
}

// answer is the answer to one of n choices.
type answer struct{ x, n uint64 }

// start begins an execution of so many steps at most, whose first choices are answered first. All races count, or
// those that were asked for; and a thread may be stopped behind each choice, or not.
func (x *completeRun) start(first *[]answer, steps int64, all bool) bool {
	x.d = &Detector{Frees: all || x.s.o.Frees, Syncs: all || x.s.o.Syncs, Internals: all}
	x.d.clocks.Weakest, x.d.clocks.Consumes = true, !x.s.o.Strict
	if x.weak != nil {
		x.d.Weak = func(first, second *Access) { x.weak.conflict(x.m, first, second) }
	}
	if x.see != nil {
		x.d.Known = func(*Race) bool { return true }
	}
	x.given, x.list, x.asked = nil, first, 0
	m, err := x.s.p.New(interp.Options{Choose: x.choose, Observe: x.observe, MaxSteps: steps, MaxBytes: x.s.bytes +
		allocated, MaxThreads: fewThreads, Spurious: true, Halts: true, Open: complete, Pauses: all})
	if err != nil {
		x.why = err.Error()
		return false
	}
	x.m, x.d.Machine = m, m
	return true
}

// choose answers as the enumeration is up to. Whatever is not one of a few ways ends it.
func (x *completeRun) choose(c *interp.Choice) uint64 {
	if c.N < 1 {
		x.why = "a choice among too many"
		return 0
	}
	if x.asked == len(*x.list) {
		*x.list = append(*x.list, answer{0, uint64(c.N)})
	}
	a := (*x.list)[x.asked]
	x.asked++
	return a.x
}

// next is the next sequence of answers; false if there is none.
func next(list *[]answer) bool {
	for l := *list; len(l) > 0; l = *list {
		a := &l[len(l)-1]
		if a.x++; a.x < a.n {
			return true
		}
		*list = l[:len(l)-1]
	}
	return false
}

// observe tells the detector. A thread identifier may be stored when the thread runs already, too.
func (x *completeRun) observe(e *interp.Event) {
	if x.weak != nil {
		x.weak.observe(x.m, e)
	}
	x.d.Event(e)
	if x.see != nil {
		x.see(e)
	}
	if e.Edge == nil {
		return
	}
	if _, ok := e.Edge.Action.(*cfg.Create); ok {
		switch e.Kind {
		case interp.Write:
			if x.given == nil {
				x.given = map[interp.ThreadID]interp.Event{}
			}
			x.given[e.Thread] = *e
		case interp.ThreadCreate:
			if w, ok := x.given[e.Thread]; ok && w.Edge == e.Edge {
				x.d.Event(&w)
			}
			delete(x.given, e.Thread)
		}
	}
	if e.Kind.IsAccess() && e.Kind != interp.FreeObject && e.Offset+e.Size > maxShadow {
		x.why = "a large object"
	}
}

// assumed reports whether what would be assumed of atomic accesses may be.
func (x *completeRun) assumed() bool {
	if l := x.weak.assumptions(); x.s.o.Strict && len(l) > 0 {
		x.why = fmt.Sprintf("%s: a proof would assume that %s (--strict)", l[0].Pos, l[0].Text)
		return false
	}
	return true
}
