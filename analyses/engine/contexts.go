package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// contexts are the contexts in which functions are analysed, by number.
type contexts struct {
	facts *facts.Program
	paths *callPaths
	max   int // per function, in which arguments are kept apart

	ids  map[contextKey]int32
	list []callContext
	of   map[int32]int // how many there are of a function, by its ID
}

// contextKey tells the contexts of a function apart: the digest at entry and what the arguments may be.
type contextKey struct {
	fn    int32
	tuple digest.Tuple // its key
	args  string       // see step.project; anyArgs beyond the budget
	path  path
	guest guest // whether the code runs in a thread that is not its own
}

// anyArgs are arguments that are not kept apart.
const anyArgs = "*"

type callContext struct {
	contextKey
	caller int32 // the context that was first seen to enter this one; -1 for threads
	site   *cfg.Edge
}

func newContexts(p *facts.Program, paths *callPaths, max int) *contexts {
	return &contexts{facts: p, paths: paths, max: max, ids: map[contextKey]int32{}, of: map[int32]int{}}
}

// at is the context with a number.
func (c *contexts) at(n int32) *callContext { return &c.list[n] }

// enter is the context of a function that is entered from another context (-1: a thread that starts) by an
// edge. Of k, the path is left open. Beyond the budget of a function its arguments are no longer kept apart.
func (c *contexts) enter(k contextKey, caller int32, site *cfg.Edge) int32 {
	f := c.facts.Func(int(k.fn))
	if caller >= 0 && site != nil {
		k.path = c.paths.extend(c.list[caller].path, site, f)
	}
	n, ok := c.ids[k]
	if !ok && k.args != anyArgs && c.of[k.fn] >= c.limit(f) {
		k.args = anyArgs
		n, ok = c.ids[k]
	}
	if !ok {
		c.of[k.fn]++
		n = int32(len(c.list))
		c.ids[k] = n
		c.list = append(c.list, callContext{k, caller, site})
	}
	return n
}

// maxTogether is the number of contexts of functions that call each other in which their arguments are kept
// apart, as long as that leaves minContexts for each.
const (
	maxTogether = 48
	minContexts = 2
)

// limit is the number of contexts of a function in which its arguments are kept apart. The contexts of
// functions that call each other all depend on each other, and whatever one of them finds out goes round
// through all: so the more functions there are, the fewer are the contexts of each.
func (c *contexts) limit(f *facts.Func) int {
	return min(c.max, max(minContexts, maxTogether/f.Companions))
}

// stack lists the functions that lead to a context, outermost first, along the calls that were seen first.
func (c *contexts) stack(n int32) (fns []int32) {
	seen := map[int32]bool{}
	for ; n >= 0 && !seen[n]; n = c.list[n].caller {
		seen[n] = true
		fns = append(fns, c.list[n].fn)
	}
	return fns
}
