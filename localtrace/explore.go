package localtrace

import (
	"errors"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/rules"
)

// Bounds limits an exploration. Zero fields take the defaults.
type Bounds struct {
	Steps   int // actions per thread; default 12
	Threads int // default 4
	Calls   int // depth of calls; default 3
	States  int // default 5000
}

// Result is what an exploration found.
type Result struct {
	Program *cfg.Program
	Traces  []*Trace // by ID
	// Races are the racy pairs of accesses, each once, in the order in which they were found.
	Races []Race
	// Complete: no bound was hit, so these are all local traces of the program.
	Complete bool
	// Allocations is by edge the largest number of objects that it allocates in one execution.
	Allocations map[int]int
	States      int
	// Ends are the states in which executions stop.
	Ends []End
}

// End is the end of an execution.
type End struct {
	Values  map[digest.Object]Value // of the memory cells that were accessed
	Waiting []*cfg.Node             // where threads are that have not ended, and cannot go on
}

// Race is a pair of conflicting accesses of different threads in one execution that are unordered but for the
// atomicity mutex of the cell.
type Race struct {
	First, Second *Trace
	// Bidirectional: either of them could have come first ("Data Race Detection by Digest-Driven Abstract
	// Interpretation", Definition 3). Otherwise the access that came second could happen only because of the
	// first one, by way of another race on the cell.
	Bidirectional bool
}

type explorer struct {
	program      *cfg.Program
	bounds       Bounds
	table        table
	result       *Result
	found        map[[2]int]bool
	relaxedReads bool
	kinds        map[uint32]cfg.LockKind // of variables
}

// Explore enumerates the local traces of a program.
func Explore(p *cfg.Program, b Bounds) (*Result, error) {
	if b.Steps == 0 {
		b.Steps = 12
	}
	if b.Threads == 0 {
		b.Threads = 4
	}
	if b.Calls == 0 {
		b.Calls = 3
	}
	if b.States == 0 {
		b.States = 5000
	}
	x := &explorer{program: p, bounds: b, table: table{index: make(map[string]*Trace)}, found: make(map[[2]int]bool), kinds: kinds(p)}
	x.result = &Result{Program: p, Complete: true, Allocations: make(map[int]int)}
	for e := range p.AllEdges() {
		x.relaxedReads = x.relaxedReads || relaxedRead(e.Action)
	}
	cells, err := initial(p)
	if err != nil {
		return nil, err
	}
	start := x.table.add(&Trace{Point: p.Main.Entry.ID}, Value{})
	err = x.run(begin(thread{at: p.Main.Entry, trace: start}, cells))
	x.result.Traces = x.table.all
	return x.result, err
}

// initial is what variables hold before main begins. Initialisers are numbers.
func initial(p *cfg.Program) (sorted[digest.Object, cell], error) {
	cells := objects[cell]()
	if p.Init == nil {
		return cells, nil
	}
	for at := p.Init.Entry; len(at.Out) == 1; at = at.Out[0].To {
		switch a := at.Out[0].Action.(type) {
		case *cfg.Skip, *cfg.Return:
		case *cfg.Assign:
			n, ok := a.RHS.(*cfg.Const)
			if !ok || a.LHS.Var == nil || len(a.LHS.Path) > 0 {
				return cells, unsupported(at.Out[0].Pos, a)
			}
			cells.set(digest.Object{Base: uint32(a.LHS.Var.ID)}, cell{value: Value{N: n.Int64()}})
		default:
			return cells, unsupported(at.Out[0].Pos, a)
		}
	}
	return cells, nil
}

func relaxedRead(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.AtomicLoad:
		return !a.Order.Acquires()
	case *cfg.AtomicRMW:
		return !a.Order.Acquires()
	case *cfg.AtomicCAS:
		return !a.Order.Acquires() || !a.Failure.Acquires()
	}
	return false
}

func (x *explorer) run(init *state) error {
	visited := map[string]bool{init.key(): true}
	stack := []*state{init}
	for len(stack) > 0 {
		s := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		x.result.States++
		ends := true
		for i := range s.threads {
			next, err := x.successors(s, i)
			if err != nil {
				return err
			}
			ends = ends && len(next) == 0
			for _, n := range next {
				if k := n.key(); !visited[k] {
					if len(visited) >= x.bounds.States {
						x.result.Complete = false
						continue
					}
					visited[k] = true
					stack = append(stack, n)
				}
			}
		}
		if ends {
			x.result.Ends = append(x.result.Ends, s.end())
		}
	}
	return nil
}

// end describes a state that has no successors.
func (s *state) end() End {
	e := End{Values: make(map[digest.Object]Value)}
	for o, c := range s.cells.all() {
		e.Values[o] = c.value
	}
	for _, t := range s.threads {
		if !t.ended {
			e.Waiting = append(e.Waiting, t.at)
		}
	}
	return e
}

// successors are the states that an action of the i-th thread leads to.
func (x *explorer) successors(s *state, i int) ([]*state, error) {
	t := &s.threads[i]
	if !s.mayRun(t) {
		return nil, nil
	}
	if t.steps >= x.bounds.Steps {
		x.result.Complete = false
		return nil, nil
	}
	var all []*state
	edges := t.at.Out
	if t.cancelled {
		edges = append(slices.Clip(edges), cancelled(t))
	}
	for _, e := range edges {
		if _, ok := e.Action.(*cfg.Create); ok && len(s.threads) >= x.bounds.Threads {
			x.result.Complete = false
			continue
		}
		p := x.begin(s, i, e)
		p.t.steps++
		if t.own && t.trace.First() {
			p.node(nil, nil, nil, s.ends(t.host)...)
		}
		next, err := p.perform()
		if errors.Is(err, errStuck) {
			continue
		}
		if err != nil {
			return nil, err
		}
		all = append(all, next...)
	}
	return all, nil
}

// races records the earlier accesses that race with t.
func (x *explorer) races(t *Trace, earlier []*Trace) {
	for _, a := range earlier {
		if a.Thread == t.Thread || !rules.Conflict(a.Access.Does(), t.Access.Does()) {
			continue
		}
		k := [2]int{a.ID, t.ID}
		if x.found[k] || a.BeforeBut(t.Prev, t.Access.Cell) {
			continue
		}
		x.found[k] = true
		x.result.Races = append(x.result.Races, Race{a, t, !a.Before(t.Prev)})
	}
}

// RacyCells lists the memory cells with a racy pair, each once.
func (r *Result) RacyCells() []Access {
	var cells []Access
	for _, race := range r.Races {
		c := Access{Cell: race.First.Access.Cell}
		if !slices.Contains(cells, c) {
			cells = append(cells, c)
		}
	}
	return cells
}
