package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/analyses/unroll"
	"github.com/mayrun-dev/mayrun/cfg"
)

// path is the number of the calls that lead to a function that makes heap objects or threads, so that what it
// makes for different callers are different ones. 0 is the path of functions that do without one, and of calls
// beyond the budget.
type path = int32

// callPaths are the paths of a program.
type callPaths struct {
	flow   *unroll.Program
	max    int // paths per function; less than 0: all are 0, but for functions that start threads
	ids    map[callPath]path
	list   []callPath          // by number; 0 is not used
	paid   map[callPath]bool   // with the calls of the program: what is in the budget, with all copies
	number map[*cfg.Func]int   // of the paid paths to a function
	sites  numbers[createSite] // see site
	shared map[sharedPath]path // by which the calls beyond the budget go
	merged int                 // paths that have no number of their own, because there are more than the budget allows
}

// sharedPath is what calls have in common that share a path, whoever makes them.
type sharedPath struct {
	fn     *cfg.Func // that is called
	wanted string    // what the caller takes its result for
}

// callPath extends a path by a call.
type callPath struct {
	path path
	call *cfg.Edge
	fn   *cfg.Func // that is called
	any  bool      // by any call, of which this was the first
}

// startPaths is the number of paths per function that starts threads, where there are none otherwise.
const startPaths = 8

// maxAllPaths is the number of ways to functions that make heap objects or threads that are kept apart in the
// whole program. Where there are many of them, states hold many objects, and pointers may lead to many of
// those: what is done for each grows with the square of their number.
const maxAllPaths = 64

func newCallPaths(flow *unroll.Program, max int) *callPaths {
	return &callPaths{flow: flow, max: max, ids: map[callPath]path{}, list: make([]callPath, 1), paid: map[callPath]bool{},
		number: map[*cfg.Func]int{}, shared: map[sharedPath]path{}}
}

// extend is the path of a call of f at the end of another path.
func (p *callPaths) extend(by path, call *cfg.Edge, f *facts.Func) path {
	if !p.apart(f) && !f.Wraps {
		return 0
	}
	k := callPath{path: by, call: call, fn: f.Func}
	n, ok := p.ids[k]
	if !ok {
		if p.apart(f) {
			n = p.add(k)
		} else {
			n = p.share(k) // small as it is, it is worth its contexts where others are not
		}
		p.ids[k] = n
	}
	return n
}

// apart reports whether each call of a function gets a path of its own, as long as the budget allows.
func (p *callPaths) apart(f *facts.Func) bool { return f.Makes && (p.max >= 0 || f.Starts) }

// add numbers a path, if the budget allows.
func (p *callPaths) add(k callPath) path {
	paid := callPath{path: k.path, call: p.flow.Edge(k.call), fn: k.fn} // copies of one call are as few as package unroll lets them be
	most := p.max
	if most < 0 {
		most = startPaths
	}
	if !p.paid[paid] && p.number[k.fn] < most && len(p.list)-len(p.shared) <= maxAllPaths {
		p.paid[paid] = true
		p.number[k.fn]++
	}
	if !p.paid[paid] {
		p.merged++
		return p.share(k)
	}
	p.list = append(p.list, k)
	return path(len(p.list) - 1)
}

// share is the path of a call beyond the budget: that of the path that leads to it, if calls share this one already, or
// else one for all calls of the function whose callers take what they get for the same. So objects that are of
// different types, and would make nonsense of each other, stay apart.
func (p *callPaths) share(k callPath) path {
	if k.path != 0 && p.list[k.path].any {
		return k.path
	}
	by := sharedPath{k.fn, wanted(k.call)}
	n, ok := p.shared[by]
	if !ok && len(p.shared) < maxAllPaths {
		p.list = append(p.list, callPath{call: k.call, fn: k.fn, any: true})
		n = path(len(p.list) - 1)
		p.shared[by] = n
	}
	return n
}

// wanted says what the caller takes the result of a call for: by its type, or by that to which it is converted when it is
// first looked at, or else by the function that asks.
func wanted(call *cfg.Edge) string {
	c, ok := call.Action.(*cfg.Call)
	if !ok || c.Result == nil {
		return call.From.Func.Name
	}
	if t := pointerTo(c.Result.Type); t != "" {
		return t
	}
	if v := c.Result.Register(); v != nil && len(call.To.Out) == 1 {
		if a, ok := call.To.Out[0].Action.(*cfg.Assign); ok {
			if x, ok := a.RHS.(*cfg.Cast); ok && cfg.RegisterOf(x.X) == v {
				if t := pointerTo(x.Typ); t != "" {
					return t
				}
			}
		}
	}
	return call.From.Func.Name
}

// pointerTo is the name of a type that points to something known, else empty.
func pointerTo(t cfg.Type) string {
	if p, ok := t.(*cfg.Pointer); ok {
		if _, void := p.Elem.(*cfg.Void); !void {
			return t.String()
		}
	}
	return ""
}

// known is extend for a path that the analysis has taken, or 0.
func (p *callPaths) known(by path, call *cfg.Edge, f *facts.Func) path {
	if !f.Makes && !f.Wraps {
		return 0
	}
	return p.ids[callPath{path: by, call: call, fn: f.Func}]
}

// from reports whether one path is a part of another one, which leads to code of the function in, or else which
// function the first of its calls belongs to, or in if it has none. Of calls that share a path this is not known:
// then it is the function that they call.
func (p *callPaths) from(part, whole path, in *cfg.Func) (begins bool, first *cfg.Func) {
	for ; whole != 0; whole = p.list[whole].path {
		if whole == part {
			return true, nil
		}
		if p.list[whole].any {
			return false, p.list[whole].fn
		}
		in = p.list[whole].call.From.Func
	}
	return false, in
}

// createSite is a place where threads are started, by way of certain calls.
type createSite struct{ edge, path int32 }

// site numbers create sites: the edge alone if it belongs to a function that starts threads for nobody else.
func (p *callPaths) site(e *cfg.Edge, by path) int {
	if by == 0 {
		return e.ID
	}
	return p.flow.Edges() + int(p.sites.of(createSite{int32(e.ID), by}))
}
