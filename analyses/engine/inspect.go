package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/unroll"
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/race"
)

// An Inspection answers questions about a solution: which abstract states describe a program point, and which
// accesses were recorded. Tests compare it with executions. It is valid only during the call of
// [Options].Inspect.
type Inspection struct {
	engine *engine
	sol    *solution
	rec    *recorder
	cache  map[point]states
}

// An Element is one abstract state of a program point, in one context and with one digest.
type Element struct {
	Digest digest.Tuple
	// Eval looks into the state: registers, tracked objects, shared contents. It must not be used to change it.
	Eval *value.Eval
}

func (x *engine) inspection(sol *solution, rec *recorder) *Inspection {
	return &Inspection{x, sol, rec, map[point]states{}}
}

// Product is the product of digests of the analysis.
func (in *Inspection) Product() *digest.Product { return in.engine.product }

// Table tells what bases are.
func (in *Inspection) Table() *value.Table { return in.engine.table }

// PointerSize is the size of a pointer in the program's data model.
func (in *Inspection) PointerSize() int64 { return in.engine.program.Types.Model.PointerSize() }

// Accesses are all recorded accesses.
func (in *Inspection) Accesses() []race.Point { return in.rec.points }

// Unresolved reports whether a call may be one through an unknown pointer. What it calls then runs as a thread
// of its own, a guest of the thread that calls.
func (in *Inspection) Unresolved(call *cfg.Edge) bool { return in.rec.calls[call.ID] }

// Guests reports whether there is such a call.
func (in *Inspection) Guests() bool { return in.rec.resolution().UnresolvedCalls > 0 }

// CreateSite is the number that the digests know a create site by, in a thread that has reached it by some
// calls of functions, the outermost first.
func (in *Inspection) CreateSite(e *cfg.Edge, calls []*cfg.Edge, of []*cfg.Func) int {
	x := in.engine
	by := path(0)
	for i, c := range calls {
		by = x.paths.known(by, c, x.funcs[of[i].ID].Func)
	}
	return x.paths.site(e, by)
}

// Flow is the control flow that was followed: some loops of the program are unrolled.
func (in *Inspection) Flow() *unroll.Program { return in.engine.flow.Program }

// At lists the abstract states of a program point of the flow, of all contexts. A point that is not reached has
// none.
func (in *Inspection) At(n *cfg.Node) []Element {
	var out []Element
	for c, ctx := range in.engine.contexts.list {
		if int(ctx.fn) != n.Func.ID {
			continue
		}
		for _, it := range in.states(pointAt(n, int32(c))) {
			s := &step{engine: in.engine, env: frozen{in.sol}, ctx: int32(c), tuple: it.tuple}
			s.init(it.state)
			out = append(out, Element{it.tuple, &s.ev})
		}
	}
	return out
}

// states are those of a point that is an unknown, or follow from the unknown before it in straight-line code.
func (in *Inspection) states(p point) states {
	if d, ok := in.sol.Local(p); ok {
		return d
	}
	if d, ok := in.cache[p]; ok {
		return d
	}
	var d states
	n := in.engine.facts.Node(int(p.node))
	if len(in.engine.facts.Ways(n)) == 0 && len(n.In) == 1 {
		e := n.In[0]
		d = in.engine.follow(in.states(pointAt(e.From, p.ctx)), e, p, frozen{in.sol}, nil)
	}
	in.cache[p] = d
	return d
}
