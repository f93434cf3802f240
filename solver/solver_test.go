package solver_test

import (
	"context"
	"fmt"
	"maps"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/solver"
)

type solveFunc[D any] func(context.Context, *system[D], []int, solver.Options) (*solver.Solution[int, int, D, D], error)

// solvers under test; the depth makes the top-down solver postpone unknowns.
func solvers[D any]() map[string]solveFunc[D] {
	withDepth := func(depth int) solveFunc[D] {
		return func(ctx context.Context, sys *system[D], roots []int, opts solver.Options) (*solver.Solution[int, int, D, D], error) {
			opts.MaxDepth = depth
			return solver.Solve(ctx, sys, roots, opts)
		}
	}
	return map[string]solveFunc[D]{
		"top-down":          solver.Solve[int, int, D, D],
		"top-down, depth 1": withDepth(1),
		"top-down, depth 3": withDepth(3),
		"round-robin":       solver.SolveRoundRobin[int, int, D, D],
	}
}

func values[D comparable](s *solver.Solution[int, int, D, D]) (locals, globals map[int]D) {
	var bottom D
	locals, globals = maps.Collect(s.Locals()), maps.Collect(s.Globals())
	maps.DeleteFunc(globals, func(_ int, v D) bool { return v == bottom })
	return locals, globals
}

// With monotone right-hand sides over a finite lattice all solvers find the least solution.
func TestLeastSolution(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sys := drawSystem(t, monotoneOps).bits()
		oracle, err := solver.SolveRoundRobin(context.Background(), sys, []int{0}, solver.Options{})
		if err != nil {
			t.Fatal(err)
		}
		wantLocals, wantGlobals := values(oracle)
		for name, solve := range solvers[uint8]() {
			sol, err := solve(context.Background(), sys, []int{0}, solver.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if err := solver.Verify(sys, sol); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			locals, globals := values(sol)
			if !maps.Equal(locals, wantLocals) || !maps.Equal(globals, wantGlobals) {
				t.Fatalf("%s: %v, %v; want %v, %v", name, locals, globals, wantLocals, wantGlobals)
			}
		}
	})
}

// Whatever the right-hand sides and the domains are, the result is a solution.
func TestAlwaysASolution(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := drawSystem(t, nonMonotoneOps)
		n := len(r.steps)
		roots := []int{0, n / 2}
		verify(t, r.bits(), roots)
		verify(t, r.counts(), roots)
	})
}

func verify[D any](t *rapid.T, sys *system[D], roots []int) {
	for name, solve := range solvers[D]() {
		sol, err := solve(context.Background(), sys, roots, solver.Options{MaxEvaluations: 200000})
		if err != nil {
			t.Fatal(err)
		}
		if err := solver.Verify(sys, sol); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		again, _ := solve(context.Background(), sys, roots, solver.Options{})
		if fmt.Sprint(sol) != fmt.Sprint(again) {
			t.Fatalf("%s: two runs differ:\n%v\n%v", name, sol, again)
		}
	}
}
