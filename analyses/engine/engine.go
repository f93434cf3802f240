package engine

import (
	"context"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/analyses/unroll"
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/internal/scene"
	"github.com/mayrun-dev/mayrun/lattice"
	"github.com/mayrun-dev/mayrun/solver"
)

// Options limit an analysis. The zero value has no limits.
type Options struct {
	// Solver are the options of the solver. Defaults: as there, but ManyReads is 32 and ManyRaisers 16, so that functions
	// with many callers, and calls of many functions, are evaluated when most of what they depend on is known.
	Solver solver.Options
	// Strict refuses assumptions that digests ask for.
	Strict bool
	// Externals says what functions without a body are taken for.
	Externals Externals
	// IgnoreFrees leaves out races between a free and an access of the object.
	IgnoreFrees bool
	// MaxContexts is the number of contexts per function in which arguments are kept apart. Default 12.
	MaxContexts int
	// MaxPaths is the number of ways per function by which callers get heap objects from it that are kept
	// apart. Default 16; less than 0: none are.
	MaxPaths int
	// MaxDigests is the number of digests that are kept apart at a program point in one context. Default 32.
	MaxDigests int
	// MaxEntries is the number of digests with which a function is entered, by all threads together, that are
	// kept apart. Those that come first are; the others are merged as far as they have an upper bound, which
	// those of different threads never have. 0: all are.
	MaxEntries int
	// MaxUnroll is how often a loop may be passed to be analysed pass by pass: see package unroll. Default 16;
	// less than 0: none is.
	MaxUnroll int
	// Flat keeps memory without regard to the flow: see value.Table.
	// Accesses to one place whose digests can be joined are one then, whatever the contexts.
	Flat bool
	// FlatFrames keeps what registers hold without regard to the flow, too: see frames.go. It implies Flat.
	FlatFrames bool
	// Large says that the program is not small: see value.Table.
	Large bool
	// MaxTargets is how many objects a value may point to, where memory is Flat, before they are no longer told apart:
	// see value.Crowd. Default 24.
	MaxTargets int
	// MaxMembers is how many objects may be in the crowd. Default 128.
	MaxMembers int
	// Verify checks the solution, constraint by constraint.
	Verify bool
	// Last says that no other analysis follows: when the budget is used up, the report lists what may race by what is known.
	Last bool
	// Part is how much of the time the solver may take. Default 0.8: the rest is for the report.
	Part float64
	// Asked, if set, says of which places the report lists every conflict.
	Asked func(cfg.Pos) bool
	// Scene, if set, gets what is known of the places where threads begin, where library code calls back, and where the
	// functions named From begin, if something may race.
	Scene **scene.Scene
	From  []string
	// Inspect, if set, is shown the solution, if there is a complete one, before the race pass.
	Inspect func(*Inspection)
}

// Coarse are the options for programs on which the analysis with o takes too long: the same, without a limit on
// evaluations, but memory is kept without regard to the flow, and what multiplies evaluations is kept low. In this
// order: arguments and allocating calls do not tell contexts apart; few digests are kept apart at a point, where
// functions are entered, and at the accesses to one place; values are widened where they first grow, since their
// bounds are those of all that is ever written anyway. Calls of code of which nothing is known, which read all that there
// is, are evaluated late: values go no way that would depend on it.
func (o Options) Coarse() Options {
	o.Flat = true
	o.MaxContexts, o.MaxPaths, o.MaxDigests, o.MaxEntries = -1, -1, 8, 4
	o.Solver.MaxEvaluations = 0
	o.Solver.LocalDelay, o.Solver.GlobalDelay, o.Solver.GlobalGrowths = -1, -1, 4
	o.Solver.ManyReads = 16
	return o
}

// Coarsest are the options for programs on which Coarse takes too long as well: registers are kept without
// regard to the flow, which leaves values nothing to go round in, objects soon become members of the crowd, and
// digests are hardly told apart where functions are entered. Bounds of numbers are given up when a register has
// been assigned a few.
func (o Options) Coarsest() Options {
	o = o.Coarse()
	o.FlatFrames = true
	o.MaxDigests, o.MaxEntries = 8, 2
	o.MaxTargets, o.MaxMembers = 12, maxCrowd
	o.Solver.GlobalDelay, o.Solver.GlobalGrowths = 2, 8
	return o
}

// engine builds and solves the digest-refined constraint system of one program.
type engine struct {
	opts    Options
	program *cfg.Program
	flow    *flow // the control flow that is followed
	product *digest.Product
	domain  stateDomain
	table   *value.Table

	facts *facts.Program
	funcs []*funcInfo // by Func.ID
	reuse value.Reuse
	// some digest wants to see what happens to variables; some keeps something else for MayRun than its element
	watched, writes, summarizes bool

	paths    *callPaths
	contexts *contexts
	entries  entries
	owned    map[ownerKey]*owned
	outside  []*cfg.Var  // the variables that are defined elsewhere, but for those of the C library
	pointees typeNumbers // what pointers lead to that libraries keep
	factIDs  numbers[digest.FactID]

	outsiders   outsiders
	undecided   undecided
	projections projections
	mutexIDs    numbers[digest.Object]
	releaseIDs  numbers[release]
	readings    map[reading]union // what was read of shared objects
	foreigners  map[foreign]*value.Object
	found       map[asType]bool   // see step.foundAs
	opaque      map[cfg.Type]bool // see holdsOpaque

	crowded  crowded
	outcomes outcomes                      // registers that stay in the states, where FlatFrames
	frames   map[global]value.Value        // what has been assigned to registers: see step.assign
	holders  numbers[holder]               // of registers by path
	told     map[digest.FactID]digest.Fact // what digests have contributed: see step.Contribute
	escaped  []escape                      // by base: see step.Escape
	kept     map[*cfg.Func]value.Value     // what was given beside the functions that libraries keep: see step.keep
	shown    map[*cfg.Func]value.Value     // what they have been shown: see step.show
	left     map[*cfg.Func]value.Value     // those that the program leaves in memory of libraries: see step.leaves

	steps []*step // that are not in use: see follow

	main int32 // context of the main function
}

// funcInfo is what the engine knows about a function: the facts, and what it finds out on the way.
type funcInfo struct {
	*facts.Func
	named *lattice.Set[value.Base]
}

// maxLiterals is how many string literals are told apart.
const maxLiterals = 24

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
	if opts.MaxTargets == 0 {
		opts.MaxTargets = maxTargets
	}
	if opts.MaxMembers == 0 {
		opts.MaxMembers = maxMembers
	}
	if opts.MaxUnroll == 0 {
		opts.MaxUnroll = 16
	}
	if opts.Solver.ManyReads == 0 {
		opts.Solver.ManyReads = 32
	}
	if opts.Solver.ManyRaisers == 0 {
		opts.Solver.ManyRaisers = 16
	}
	x := &engine{
		opts: opts, program: p, product: product, table: value.NewTable(),
		owned: map[ownerKey]*owned{}, readings: map[reading]union{}, foreigners: map[foreign]*value.Object{}, found: map[asType]bool{}, opaque: map[cfg.Type]bool{},
		crowded: newCrowded(), frames: map[global]value.Value{},
		told: map[digest.FactID]digest.Fact{}, kept: map[*cfg.Func]value.Value{}, shown: map[*cfg.Func]value.Value{},
		left: map[*cfg.Func]value.Value{},
		flow: newFlow(p, unroll.Options{MaxPasses: opts.MaxUnroll}, opts.Flat && opts.Externals == Ordinary),
	}
	literals := 0
	for _, v := range p.Globals {
		if v.Storage == cfg.Literal {
			literals++
		}
		if v.Extern && !v.Standard {
			x.outside = append(x.outside, v)
		}
		// Pointers are not what programs get the address of, nor is what the C library defines, but from its own
		// functions.
		if _, pointer := v.Type.(*cfg.Pointer); v.Extern && !v.Standard && v.Storage == cfg.Global && !pointer {
			x.table.Foreign(v)
		}
	}
	if literals > maxLiterals {
		x.table.MergeLiterals()
	}
	x.table.Flat, x.table.FlatFrames, x.table.Large = opts.Flat, opts.FlatFrames, opts.Large
	x.table.Whole = opts.Strict
	x.domain = stateDomain{product, value.States{Table: x.table}, opts.MaxDigests, new(int)}
	x.prepare()
	return x
}

// prepare finds out what can be known before.
func (x *engine) prepare() {
	x.facts = facts.Of(x.program, x.flow)
	x.table.Single = x.facts.Single
	x.funcs = make([]*funcInfo, x.facts.Len())
	x.paths = newCallPaths(x.flow.Program, x.opts.MaxPaths)
	x.contexts = newContexts(x.facts, x.paths, x.opts.MaxContexts)
	x.entries = newEntries(x.product, x.opts.MaxEntries)
	for f := range x.facts.Funcs {
		x.funcs[f.ID] = &funcInfo{Func: f}
	}
	for e := range x.flow.AllEdges() {
		x.reuse = x.reuse.And(e.Action)
	}
	if x.opts.FlatFrames {
		x.outcomes = findOutcomes(x.program)
	}
	x.product.Watch(x.program)
	x.watched, x.writes, x.summarizes = x.product.WatchesVariables(), x.product.WatchesWrites(), x.product.Summarizes()
}

func (x *engine) solve(ctx context.Context) (*solution, error) {
	sys := &system{Locals: x.domain, Globals: sharedDomain{x.domain}, RHS: x.rhs, Settled: x.decide, Work: x.work, Changed: changed}
	x.main = x.enter(x.program.Main, x.product.Init(nil), "", notGuest, -1, nil)
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
		at := e.Get(pointAt(way.From, p.ctx))
		for _, edge := range way.Edges {
			at = x.follow(at, edge, p, e, rec)
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

// follow applies the action of one edge to every element, on the way to a point.
func (x *engine) follow(in states, edge *cfg.Edge, to point, e env, rec *recorder) states {
	var out states
	if len(in) == 0 {
		return nil
	}
	s := x.spare()
	for i := range in {
		*s = step{engine: x, env: e, rec: rec, edge: edge, to: to, ctx: to.ctx, tuple: in[i].tuple}
		s.init(in[i].state)
		s.run()
		out = x.domain.Join(out, s.out)
	}
	x.steps = append(x.steps, s)
	return out
}

// spare is a step that nobody uses. There are as many as calls of follow on the way to a function's exit.
func (x *engine) spare() *step {
	n := len(x.steps)
	if n == 0 {
		return new(step)
	}
	s := x.steps[n-1]
	x.steps = x.steps[:n-1]
	return s
}

// enter is the context of a function that is entered with a digest and arguments.
func (x *engine) enter(f *cfg.Func, t digest.Tuple, args string, guest guest, caller int32, site *cfg.Edge) int32 {
	return x.contexts.enter(contextKey{fn: int32(f.ID), tuple: x.product.Key(t), args: args, guest: guest}, caller, site)
}

// fact is the unknown of a fact of the digests.
func (x *engine) fact(id digest.FactID) unknown[fact] {
	return factNumbered(x.factIDs.of(id))
}

// recursive reports whether several activations of f may be live in one thread.
func (x *engine) recursive(f *cfg.Func) bool { return x.funcs[f.ID].Recursive }
