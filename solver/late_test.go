package solver_test

import (
	"context"
	"testing"

	"github.com/mayrun-dev/mayrun/solver"
)

// Unknown -1 reads many global unknowns, each of which is raised by another unknown; all of those ask for it.
func TestWideUnknownsAreLate(t *testing.T) {
	const n = 200
	evaluations := map[int]int{}
	sys := &system[int]{Locals: counter{}, Globals: counter{}, RHS: func(x int, e env[int]) int {
		evaluations[x]++
		switch sum := 0; {
		case x < 0:
			for g := range n {
				sum += e.GetGlobal(g + 1)
			}
			return sum
		case x > 0:
			e.SideEffect(x, 1)
			return min(e.Get(-1), 1)
		default:
			for y := range n {
				sum += e.Get(y + 1)
			}
			return sum
		}
	}}
	for _, reads := range []int{0, 16} {
		clear(evaluations)
		sol, err := solver.Solve(context.Background(), sys, []int{0}, solver.Options{ManyReads: reads, LocalDelay: 1000, GlobalDelay: 1000})
		if err != nil || solver.Verify(sys, sol) != nil {
			t.Fatal(err)
		}
		if v, _ := sol.Local(-1); v != n {
			t.Errorf("%d is not %d", v, n)
		}
		if late := evaluations[-1] < 10; late != (reads > 0) {
			t.Errorf("reads %d: evaluated %d times", reads, evaluations[-1])
		}
	}
}

// What the unknowns -1 to -5, a function, begin with is raised by many callers, one after the other, of which each asks for
// what the function ends with.
func TestReadersOfWhatManyRaiseAreLate(t *testing.T) {
	const callers = 200
	evaluations := 0
	sys := &system[int]{Locals: counter{}, Globals: counter{}, RHS: func(x int, e env[int]) int {
		switch {
		case x == -1:
			return e.GetGlobal(0)
		case x < 0:
			evaluations++
			return e.Get(x + 1)
		case x > 0:
			before := e.Get(x - 1)
			e.SideEffect(0, x)
			return max(before, e.Get(-5))
		default:
			return 0
		}
	}}
	for _, raisers := range []int{0, 16} {
		evaluations = 0
		sol, err := solver.Solve(context.Background(), sys, []int{callers}, solver.Options{ManyRaisers: raisers, GlobalGrowths: 1000})
		if err != nil || solver.Verify(sys, sol) != nil {
			t.Fatal(err)
		}
		if v, _ := sol.Local(-5); v != callers {
			t.Errorf("%d is not %d", v, callers)
		}
		if late := evaluations < callers; late != (raisers > 0) {
			t.Errorf("raisers %d: %d evaluations", raisers, evaluations)
		}
	}
}

// A chain of unknowns that all read much, at the begin of which something grows: it grows through the chain in one sweep.
func TestChainsOfWideUnknowns(t *testing.T) {
	const n, growths = 300, 5
	sys := &system[int]{Locals: counter{}, Globals: counter{}, RHS: func(x int, e env[int]) int {
		switch {
		case x == n: // raises what the first of the chain reads, step by step
			e.SideEffect(0, min(e.Get(n-1)+1, growths))
			return 0
		case x == 0:
			return e.GetGlobal(0) + read(e)
		default:
			return e.Get(x-1) + read(e)
		}
	}}
	sol, err := solver.Solve(context.Background(), sys, []int{n}, solver.Options{ManyReads: 16, LocalDelay: 1000, GlobalDelay: 1000})
	if err != nil || solver.Verify(sys, sol) != nil {
		t.Fatal(err)
	}
	if v, _ := sol.Local(n - 1); v != growths {
		t.Errorf("%d is not %d", v, growths)
	}
	if sol.Stats.Evaluations+sol.Stats.Validations > 4*growths*n {
		t.Errorf("%d evaluations and %d validations of %d unknowns", sol.Stats.Evaluations, sol.Stats.Validations, n)
	}
}

// read reads many global unknowns, which are nothing.
func read(e env[int]) (sum int) {
	for g := range 20 {
		sum += e.GetGlobal(g + 10)
	}
	return sum
}
