package engine

import (
	"context"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/analyses/unroll"
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/lattice"
	"github.com/mayrun-dev/mayrun/solver"
)

// Options limit an analysis. The zero value has no limits.
type Options struct {
	Solver solver.Options
	// Strict refuses assumptions that digests ask for.
	Strict bool
	// IgnoreFrees leaves out races between a free and an access of the object.
	IgnoreFrees bool
	// MaxContexts is the number of contexts per function in which arguments are kept apart. Default 12.
	MaxContexts int
	// MaxPaths is the number of ways per function by which callers get heap objects from it that are kept
	// apart. Default 16.
	MaxPaths int
	// MaxDigests is the number of digests that are kept apart at a program point in one context. Default 32.
	MaxDigests int
	// MaxUnroll is how often a loop may be passed to be analysed pass by pass: see package unroll. Default 16;
	// less than 0: none is.
	MaxUnroll int
	// Verify checks the solution, constraint by constraint.
	Verify bool
	// Inspect, if set, is shown the solution, if there is a complete one, before the race pass.
	Inspect func(*Inspection)
}

// engine builds and solves the digest-refined constraint system of one program.
type engine struct {
	opts    Options
	program *cfg.Program
	flow    *unroll.Program // the control flow that is followed
	product *digest.Product
	domain  stateDomain
	table   *value.Table

	facts    *facts.Program
	funcs    []*funcInfo // by Func.ID
	symbolic bool        // see markSymbolic
	reuse    value.Reuse
	flags    flags // see markFlags

	contexts    []callContext
	contextIDs  map[contextKey]int32
	perFunc     []int
	callPaths   map[pathKey]int32
	createSites map[createSite]int
	paidPaths   map[pathKey]bool // calls of the program that are in the budget, with all copies of each
	pathKeys    []pathKey        // by number; 0 is not used
	owned       map[ownerKey]*owned
	// Ways to functions that allocate that have no number, because there are more than the budget allows.
	mergedPaths int
	factIDs     map[factKey]uint32
	pointees    map[cfg.Expr]*cfg.Func // see behind
	visitorIDs  map[digest.Tuple]int32
	factKeys    []factKey

	projections   []digest.Tuple // see shared.go
	projectionIDs map[digest.Tuple]projection
	releaseIDs    map[release]uint32

	main int32 // context of the main function
}

// contextKey tells the contexts of a function apart: the digest at entry and what the arguments may be.
type contextKey struct {
	fn    int32
	tuple digest.Tuple
	args  string
	path  int32 // of functions that allocate: the calls that lead there, see engine.path
	guest guest // whether the code runs in a thread that is not its own
}

type callContext struct {
	contextKey
	caller int32 // the context that was first seen to enter this one; -1 for threads
	site   *cfg.Edge
}

type factKey struct {
	component int
	key       any
}

// funcInfo is what the engine knows about a function: the facts, and what it finds out on the way.
type funcInfo struct {
	*facts.Func
	paths int  // the ways to it that have numbers
	locks bool // it, or any function that it calls, may take locks that are no variables: see markSymbolic
	named *lattice.Set[value.Base]
}

func newEngine(p *cfg.Program, product *digest.Product, opts Options) *engine {
	if opts.MaxContexts == 0 {
		opts.MaxContexts = 12
	}
	if opts.MaxPaths == 0 {
		opts.MaxPaths = 16
	}
	if opts.MaxDigests == 0 {
		opts.MaxDigests = 32
	}
	if opts.MaxUnroll == 0 {
		opts.MaxUnroll = 16
	}
	x := &engine{
		opts: opts, program: p, flow: unroll.New(p, unroll.Options{MaxPasses: opts.MaxUnroll}), product: product, table: value.NewTable(),
		contextIDs: map[contextKey]int32{}, factIDs: map[factKey]uint32{}, pointees: map[cfg.Expr]*cfg.Func{},
		visitorIDs:    map[digest.Tuple]int32{},
		projectionIDs: map[digest.Tuple]projection{}, releaseIDs: map[release]uint32{},
		callPaths: map[pathKey]int32{}, paidPaths: map[pathKey]bool{}, createSites: map[createSite]int{},
		pathKeys: make([]pathKey, 1), owned: map[ownerKey]*owned{},
	}
	x.domain = stateDomain{product, value.States{Table: x.table}, opts.MaxDigests, new(int)}
	x.prepare()
	return x
}

// prepare finds out what can be known before.
func (x *engine) prepare() {
	x.facts = facts.Of(x.program, x.flow)
	x.funcs = make([]*funcInfo, x.facts.Len())
	x.perFunc = make([]int, x.facts.Len())
	calls := make([][]*cfg.Func, x.facts.Len())
	for f := range x.facts.Funcs {
		x.funcs[f.ID] = &funcInfo{Func: f}
		calls[f.ID] = f.Calls
	}
	for _, f := range x.flow.All() {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				x.reuse = x.reuse.And(e.Action)
			}
		}
	}
	x.markSymbolic(calls)
	x.markFlags()
}

func (x *engine) solve(ctx context.Context) (*solution, error) {
	sys := &system{Locals: x.domain, Globals: sharedDomain{x.domain}, RHS: x.rhs}
	x.main = x.context(x.program.Main, x.product.Init(nil), "", notGuest, -1, nil)
	sol, err := solver.Solve(ctx, sys, []point{{root, x.main}}, x.opts.Solver)
	if err == nil && x.opts.Verify && sol.Incomplete == "" {
		err = solver.Verify(sys, sol)
	}
	return sol, err
}

// rhs is the right-hand side of a local unknown.
func (x *engine) rhs(p point, e env) states {
	switch p.node {
	case root:
		return x.root(p.ctx, e, nil)
	case visitors:
		x.visit(p.ctx, e)
		return nil
	}
	return x.arrive(p, e, nil)
}

// arrive joins what the edges into a node deliver. rec, if set, records accesses.
func (x *engine) arrive(p point, e env, rec *recorder) states {
	n := x.facts.Node(int(p.node))
	var out states
	if n == n.Func.Entry {
		out = x.prune(entryOf(p.ctx).get(e), n)
	}
	for _, way := range x.facts.Ways(n) {
		at := e.Get(pointAt(way[0].From, p.ctx))
		for _, edge := range way {
			at = x.follow(at, edge, p.ctx, e, rec)
		}
		out = x.domain.Join(out, x.prune(at, n))
	}
	return out
}

// prune leaves out the registers that are not live at n.
func (x *engine) prune(in states, n *cfg.Node) states {
	live := x.facts.Live(n)
	out := in
	for i := range in {
		frame := in[i].state.Frame.Filter(func(id uint32, _ value.Value) bool { return live.Has(id) })
		if frame.Same(in[i].state.Frame) {
			continue
		}
		if &out[0] == &in[0] {
			out = slices.Clone(in)
		}
		out[i].state.Frame = frame
	}
	return out
}

// follow applies the action of one edge to every element.
func (x *engine) follow(in states, edge *cfg.Edge, ctx int32, e env, rec *recorder) states {
	var out states
	for i := range in {
		s := step{engine: x, env: e, rec: rec, edge: edge, ctx: ctx, tuple: in[i].tuple}
		s.init(in[i].state)
		s.run()
		out = x.domain.Join(out, s.out)
	}
	return out
}

// context returns the number of a context. Beyond the budget of a function its arguments are no longer kept apart.
func (x *engine) context(f *cfg.Func, t digest.Tuple, args string, guest guest, caller int32, site *cfg.Edge) int32 {
	k := contextKey{int32(f.ID), x.product.Key(t), args, x.path(f, caller, site), guest}
	if c, ok := x.contextIDs[k]; ok {
		return c
	}
	if args != "*" && x.perFunc[f.ID] >= x.maxContexts(f) {
		return x.context(f, t, "*", guest, caller, site)
	}
	x.perFunc[f.ID]++
	c := int32(len(x.contexts))
	x.contextIDs[k] = c
	x.contexts = append(x.contexts, callContext{k, caller, site})
	return c
}

// maxTogether is the number of contexts of functions that call each other in which their arguments are kept
// apart, as long as that leaves minContexts for each.
const (
	maxTogether = 48
	minContexts = 2
)

// maxContexts is the number of contexts of a function in which its arguments are kept apart. The contexts of
// functions that call each other all depend on each other, and whatever one of them finds out goes round
// through all: so the more functions there are, the fewer are the contexts of each.
func (x *engine) maxContexts(f *cfg.Func) int {
	return min(x.opts.MaxContexts, max(minContexts, maxTogether/x.funcs[f.ID].Companions))
}

// pathKey extends a path by a call.
type pathKey struct {
	path int32
	site *cfg.Edge
	fn   *cfg.Func // that is called
}

// maxAllPaths is the number of ways to functions that make heap objects or threads that are kept apart in the
// whole program. Where there are many of them, states hold many objects, and pointers may lead to many of
// those: what is done for each grows with the square of their number.
const maxAllPaths = 64

// path numbers the calls that lead to a function that makes heap objects or threads, so that what it makes for
// different callers are different ones. Other functions do without, and so do calls beyond the budget: 0.
func (x *engine) path(f *cfg.Func, caller int32, site *cfg.Edge) int32 {
	info := x.funcs[f.ID]
	if !info.Makes || caller < 0 || site == nil {
		return 0
	}
	k := pathKey{x.contexts[caller].path, site, f}
	n, ok := x.callPaths[k]
	if !ok {
		paid := pathKey{k.path, x.flow.Edge(site), f} // copies of one call are as few as package unroll lets them be
		if !x.paidPaths[paid] && info.paths < x.opts.MaxPaths && len(x.pathKeys) <= maxAllPaths {
			x.paidPaths[paid] = true
			info.paths++
		}
		if x.paidPaths[paid] {
			n = int32(len(x.pathKeys))
			x.pathKeys = append(x.pathKeys, k)
		} else {
			x.mergedPaths++
		}
		x.callPaths[k] = n
	}
	return n
}

// createSite is a place where threads are started, by way of certain calls.
type createSite struct{ edge, path int32 }

// site numbers create sites: the edge alone if it belongs to a function that starts threads for nobody else.
func (x *engine) site(e *cfg.Edge, path int32) int {
	if path == 0 {
		return e.ID
	}
	k := createSite{int32(e.ID), path}
	n, ok := x.createSites[k]
	if !ok {
		n = x.flow.Edges() + len(x.createSites)
		x.createSites[k] = n
	}
	return n
}

// fact is the unknown of a digest's own fact.
func (x *engine) fact(component int, key any) unknown[fact] {
	k := factKey{component, key}
	n, ok := x.factIDs[k]
	if !ok {
		n = uint32(len(x.factKeys))
		x.factIDs[k] = n
		x.factKeys = append(x.factKeys, k)
	}
	return factNumbered(component, n)
}

// recursive reports whether several activations of f may be live in one thread.
func (x *engine) recursive(f *cfg.Func) bool { return x.funcs[f.ID].Recursive }
