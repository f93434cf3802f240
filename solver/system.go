package solver

import (
	"context"
	"errors"
	"math"

	"github.com/mayrun-dev/mayrun/internal/fault"
	"github.com/mayrun-dev/mayrun/lattice"
)

// Env is what the right-hand side of a local unknown sees of the rest of the system. It is valid only during
// that evaluation, and only for the goroutine that it was called on.
type Env[L, G comparable, D, V any] interface {
	// Get returns the value of the local unknown x, and records the dependency on it.
	Get(x L) D
	// GetGlobal returns the value of the global unknown g, bottom if nobody has contributed to it, and records
	// the dependency on it.
	GetGlobal(g G) V
	// SideEffect contributes v to the global unknown g: its value in the solution is at least v.
	SideEffect(g G, v V)
	// Demand makes x a part of the solution without a dependency on its value: whoever starts a thread wants
	// its body to be analysed, but does not wait for the result.
	Demand(x L)
}

// System is a side-effecting constraint system: see the package comment.
type System[L, G comparable, D, V any] struct {
	// Locals and Globals are the domains of the two kinds of unknowns. If one implements lattice.Narrower, it
	// is used; otherwise narrowing takes the new value.
	Locals  lattice.Domain[D]
	Globals lattice.Domain[V] // the domain of global unknowns
	// RHS evaluates the right-hand side of x. It must be deterministic, and must not call the solver.
	RHS func(x L, env Env[L, G, D, V]) D
	// Settled, if set, is called when nothing changes any more, for what can be decided only about values that are
	// final: a right-hand side that takes what it sees on the way for all there is contributes what nobody takes back.
	// It reads values, without making unknowns part of the solution (those that are not are bottom), and contributes to
	// global unknowns, but demands nothing; if that changes anything, solving goes on, and ends with another call. What
	// it has contributed stays. In a solution, a call of it contributes nothing that is not there. It must be
	// deterministic.
	Settled func(env Env[L, G, D, V])
	// Changed, if set, is where a global value differs from what it was: right-hand sides may then read a part of such a
	// value with [GetPart], and are evaluated again only if what has changed overlaps that. It must depend on the values alone.
	Changed func(before, now V) Part
	// Work, if set, is how much an evaluation with some result has had to do, beside being one: see [Options].MaxWork.
	Work func(result D) int
}

// Options control how a system is solved. The zero value has no limits and reasonable defaults for everything else.
type Options struct {
	// MaxEvaluations, MaxUnknowns limit the number of evaluations of right-hand sides and of unknowns of both
	// kinds. 0 means no limit.
	MaxEvaluations int
	MaxUnknowns    int // of both kinds; 0: any number
	// MaxWork limits evaluations by what they do: each counts for one and for what [System].Work says. 0 means no limit.
	// Only the top-down solver keeps to it.
	MaxWork int
	// MaxMemory limits the bytes of heap objects of the whole process, looked at now and then: garbage does not count if
	// that is what there is much of. 0 means no limit. Unlike the limits before, where it strikes is not deterministic.
	MaxMemory uint64

	// LocalDelay is the number of times that a widening point grows by join before it is widened. Default 1,
	// none if negative.
	LocalDelay int
	// GlobalDelay is the number of evaluations in which the same local unknown may raise the same global
	// unknown by join before it is widened. Default 2, none if negative.
	GlobalDelay int
	// GlobalGrowths is the number of times that a global unknown may be raised by join, by whomever, before it
	// is widened. Default 100.
	GlobalGrowths int
	// Narrowings is the number of times that a widening point may be narrowed. Default 64, none if negative.
	Narrowings int
	// Overwrites is the number of times that the value of a local unknown may be replaced before it is made a
	// widening point, which ensures termination whatever the right-hand sides do. Default 1000.
	Overwrites int

	// Descents is the number of times that the global unknowns are assembled anew after a solution has been
	// found, and the solver continues from there as long as that makes any of them smaller. It rids them of
	// contributions that were made on the way only, by values that have been narrowed since or by unknowns that
	// have turned out not to be needed. Each costs one evaluation of every right-hand side, and those that
	// follow from it. Default 0. Only the top-down solver does it.
	Descents int

	// MaxDepth limits the recursion of the top-down solver. Default 2000. The solution does not depend on
	// it, as far as it is least.
	MaxDepth int
	// ManyReads is how many unknowns a wide one has read in its latest evaluation, which the top-down solver does not
	// evaluate again as long as there is something else to do. 0: it puts off none. With right-hand sides that are not
	// monotone more contributions may be made that turn out not to be needed.
	ManyReads int
	// ManyRaisers is how many local unknowns have raised a global one whose readers are put off as wide ones are: what
	// they contribute is read in batches. 0: it puts off none.
	ManyRaisers int

	// Trace, if set, is called at every step of the solver. It slows the solver down.
	Trace func(Event)
}

func (o Options) withDefaults() Options {
	set := func(field *int, value int) {
		switch {
		case *field == 0:
			*field = value
		case *field < 0:
			*field = 0
		}
	}
	set(&o.LocalDelay, 1)
	set(&o.GlobalDelay, 2)
	set(&o.GlobalGrowths, 100)
	set(&o.Narrowings, 64)
	set(&o.Overwrites, 1000)
	set(&o.MaxDepth, 2000)
	o.MaxDepth = max(o.MaxDepth, 1)
	for _, many := range []*int{&o.ManyReads, &o.ManyRaisers} {
		if *many <= 0 {
			*many = math.MaxInt
		}
	}
	return o
}

// Solve finds a solution of sys that contains roots, with the top-down solver.
//
// It returns an error only if the system itself is unusable. When ctx is cancelled or a budget is used up, the
// result is a solution whose Incomplete field says so. The solution is a deterministic function of the system,
// the order of the roots and the options. Different calls may run concurrently.
func Solve[L, G comparable, D, V any](ctx context.Context, sys *System[L, G, D, V], roots []L,
	opts Options) (sol *Solution[L, G, D, V], err error) {
	defer fault.Recover(&err, "solver")
	if err := unusable(ctx, sys, opts); err != nil {
		return nil, err
	}
	s := newTopDown(ctx, sys, roots, opts.withDefaults())
	s.run()
	return s.solution(), nil
}

func (sys *System[L, G, D, V]) check() error {
	switch {
	case sys == nil:
		return errors.New("solver: no system")
	case sys.Locals == nil || sys.Globals == nil:
		return errors.New("solver: the system lacks a domain")
	case sys.RHS == nil:
		return errors.New("solver: the system has no right-hand sides")
	}
	return nil
}
