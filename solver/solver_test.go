package solver_test

import (
	"context"
	"errors"
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
	late := func(reads, depth int) solveFunc[D] {
		return func(ctx context.Context, sys *system[D], roots []int, opts solver.Options) (*solver.Solution[int, int, D, D], error) {
			opts.ManyReads, opts.MaxDepth = reads, depth
			return solver.Solve(ctx, sys, roots, opts)
		}
	}
	descending := func(ctx context.Context, sys *system[D], roots []int, opts solver.Options) (*solver.Solution[int, int, D, D], error) {
		opts.Descents = 3
		return solver.Solve(ctx, sys, roots, opts)
	}
	return map[string]solveFunc[D]{
		"top-down, descending": descending,
		"top-down":             solver.Solve[int, int, D, D],
		"top-down, all late":   late(1, 0),
		"top-down, some late":  late(3, 0),
		"top-down, late, flat": late(2, 2),
		"top-down, depth 1":    withDepth(1),
		"top-down, depth 3":    withDepth(3),
		"work-list":            solver.SolveWorklist[int, int, D, D],
		"round-robin":          solver.SolveRoundRobin[int, int, D, D],
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

// Assembling the global unknowns anew never makes a solution over monotone right-hand sides greater.
func TestDescents(t *testing.T) {
	smaller := 0
	rapid.Check(t, func(t *rapid.T) {
		sys := drawSystem(t, monotoneOps).counts()
		plain, _ := solver.Solve(context.Background(), sys, []int{0}, solver.Options{})
		descended, _ := solver.Solve(context.Background(), sys, []int{0}, solver.Options{Descents: 5})
		for g, v := range descended.Globals() {
			before, _ := plain.Global(g)
			if v > before {
				t.Fatalf("global %d rose from %d to %d", g, before, v)
			}
			if v < before {
				smaller++
			}
		}
		for x, v := range descended.Locals() {
			if before, ok := plain.Local(x); !ok || v > before {
				t.Fatalf("local %d rose from %d to %d", x, before, v)
			}
		}
	})
	t.Logf("%d global unknowns became smaller", smaller)
}

// What is decided in the end is decided about all that there is, and is followed then.
func TestSettled(t *testing.T) {
	const handlers, anything, decided = 0, 1, 2
	sys := func(found bool) *system[uint8] {
		return &system[uint8]{Locals: bitset{}, Globals: bitset{},
			RHS: func(x int, e env[uint8]) uint8 {
				switch x {
				case 0: // a call, before the handler is known
					if e.GetGlobal(handlers) == 0 && e.GetGlobal(decided) != 0 {
						e.SideEffect(anything, 0xff)
						return e.Get(2)
					}
					return e.Get(1)
				case 1:
					if found {
						e.SideEffect(handlers, 1)
					}
				case 2:
					e.SideEffect(anything, 1)
				}
				return 1
			},
			Settled: func(e env[uint8]) {
				if e.GetGlobal(handlers) == 0 && e.Get(0) != 0 {
					e.SideEffect(decided, 1)
				}
			}}
	}
	for name, solve := range solvers[uint8]() {
		for found, want := range map[bool]uint8{true: 0, false: 0xff} {
			for descents := range 2 {
				sol, err := solve(context.Background(), sys(found), []int{0}, solver.Options{Descents: descents})
				if err != nil {
					t.Fatal(err)
				}
				if got, _ := sol.Global(anything); got != want {
					t.Errorf("%s: with a handler %v: %#x, want %#x", name, found, got, want)
				}
				if err := solver.Verify(sys(found), sol); err != nil {
					t.Errorf("%s: %v", name, err)
				}
			}
		}
	}
	undecided := sys(false)
	undecided.Settled = nil
	sol, _ := solver.Solve(context.Background(), undecided, []int{0}, solver.Options{})
	var violation *solver.Violation
	if err := solver.Verify(sys(false), sol); !errors.As(err, &violation) {
		t.Errorf("a solution in which nothing is decided passes: %v", err)
	}
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

// The order of the roots makes no difference to a least solution.
func TestOrderOfRoots(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := drawSystem(t, monotoneOps)
		var roots []int
		for x := range r.steps {
			if rapid.Bool().Draw(t, "root") {
				roots = append(roots, x)
			}
		}
		shuffled := rapid.Permutation(roots).Draw(t, "order")
		for name, solve := range solvers[uint8]() {
			one, _ := solve(context.Background(), r.bits(), roots, solver.Options{})
			other, _ := solve(context.Background(), r.bits(), shuffled, solver.Options{})
			locals, globals := values(one)
			otherLocals, otherGlobals := values(other)
			if !maps.Equal(locals, otherLocals) || !maps.Equal(globals, otherGlobals) {
				t.Fatalf("%s: %v gives %v, %v; %v gives %v, %v", name, roots, locals, globals, shuffled, otherLocals, otherGlobals)
			}
		}
	})
}

// Wherever a solver is stopped, its result says so, or is a solution.
func TestStoppingAnywhere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sys := drawSystem(t, nonMonotoneOps).bits()
		for name, solve := range solvers[uint8]() {
			full, err := solve(context.Background(), sys, []int{0}, solver.Options{})
			if err != nil || full.Incomplete != "" {
				t.Fatalf("%s: %v, %q", name, err, full.Incomplete)
			}
			n := full.Stats.Evaluations
			at := rapid.IntRange(1, n+1).Draw(t, "stop at")

			byBudget, err := solve(context.Background(), sys, []int{0}, solver.Options{MaxEvaluations: at})
			check(t, name+", budget", sys, byBudget, err, at < n)

			ctx, cancel := context.WithCancel(context.Background())
			evaluations := 0
			interrupted := *sys
			interrupted.RHS = func(x int, e env[uint8]) uint8 {
				if evaluations++; evaluations == at {
					cancel()
				}
				return sys.RHS(x, e)
			}
			byContext, err := solve(ctx, &interrupted, []int{0}, solver.Options{})
			check(t, name+", context", sys, byContext, err, at < n)
			cancel()

			unknowns := full.Stats.Locals + full.Stats.Globals + full.Stats.Discarded
			limit := rapid.IntRange(1, unknowns+1).Draw(t, "unknowns")
			byUnknowns, err := solve(context.Background(), sys, []int{0}, solver.Options{MaxUnknowns: limit})
			check(t, name+", unknowns", sys, byUnknowns, err, limit < unknowns)
		}
	})
}

func check(t *rapid.T, name string, sys *system[uint8], sol *solver.Solution[int, int, uint8, uint8], err error, incomplete bool) {
	t.Helper()
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	if incomplete && sol.Incomplete == "" {
		t.Fatalf("%s: stopped, but does not say so", name)
	}
	if err := solver.Verify(sys, sol); (err == nil) != (sol.Incomplete == "") {
		t.Fatalf("%s: incomplete %q, but Verify says %v", name, sol.Incomplete, err)
	}
}

func TestMemoryBudget(t *testing.T) {
	sol, err := solver.Solve(context.Background(), benchmarks[0].make(1000), []int{0}, solver.Options{MaxMemory: 1})
	if err != nil || sol.Incomplete == "" {
		t.Errorf("%v, %q", err, sol.Incomplete)
	}
}

// Chains that are far longer than the recursion is deep, with the deepest of stacks and without any.
func TestLongChains(t *testing.T) {
	const n = 100_000
	sys := benchmarks[0].make(n)
	for _, depth := range []int{1, 50, 0, n} {
		sol, err := solver.Solve(context.Background(), sys, []int{0}, solver.Options{MaxDepth: depth})
		if err != nil || sol.Incomplete != "" {
			t.Fatal(err, sol.Incomplete)
		}
		if v, _ := sol.Local(0); v != n {
			t.Errorf("depth %d: %d, want %d", depth, v, n)
		}
		if sol.Stats.Evaluations > 2*n {
			t.Errorf("depth %d: %d evaluations of %d unknowns", depth, sol.Stats.Evaluations, n)
		}
	}
}

func TestBenchmarksAreSolved(t *testing.T) {
	for _, bm := range benchmarks {
		for name, solve := range solvers[int]() {
			sys := bm.make(600)
			sol, err := solve(context.Background(), sys, []int{0}, solver.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if err := solver.Verify(sys, sol); err != nil {
				t.Errorf("%s, %s: %v", bm.name, name, err)
			}
		}
	}
}

func TestUnusableSystems(t *testing.T) {
	for _, sys := range []*system[uint8]{nil, {}, {Locals: bitset{}, Globals: bitset{}}, {RHS: func(int, env[uint8]) uint8 { return 0 }}} {
		for name, solve := range solvers[uint8]() {
			if _, err := solve(context.Background(), sys, []int{0}, solver.Options{}); err == nil {
				t.Errorf("%s: no error for %+v", name, sys)
			}
		}
	}
}

// A right-hand side that keeps its environment and uses it later is an error of the analysis, not a wrong solution.
func TestEscapedEnvironment(t *testing.T) {
	var kept env[uint8]
	sys := &system[uint8]{Locals: bitset{}, Globals: bitset{}, RHS: func(x int, e env[uint8]) uint8 {
		switch x {
		case 0:
			v := e.Get(1)
			if kept != nil {
				kept.SideEffect(0, 1)
			}
			return v
		case 1:
			kept = e
		}
		return 1
	}}
	sol, err := solver.Solve(context.Background(), sys, []int{0}, solver.Options{})
	if err != nil || sol.Incomplete == "" {
		t.Errorf("%v, %q", err, sol.Incomplete)
	}
}

func TestConcurrentCalls(t *testing.T) {
	sys := benchmarks[1].make(5000)
	want, _ := solver.Solve(context.Background(), sys, []int{0}, solver.Options{})
	results := make(chan string)
	for range 4 {
		go func() {
			sol, _ := solver.Solve(context.Background(), sys, []int{0}, solver.Options{})
			results <- fmt.Sprint(sol)
		}()
	}
	for range 4 {
		if <-results != fmt.Sprint(want) {
			t.Error("concurrent calls differ")
		}
	}
}
