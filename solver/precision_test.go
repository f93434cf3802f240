package solver_test

import (
	"context"
	"testing"

	"github.com/mayrun-dev/mayrun/lattice"
	"github.com/mayrun-dev/mayrun/solver"
)

type (
	interval  = lattice.Interval[int]
	ranges    = solver.System[string, string, interval, interval]
	rangesEnv = solver.Env[string, string, interval, interval]
)

var numbers = lattice.Intervals[int]{Min: -1 << 40, Max: 1 << 40}

// A precisionTest is a system over intervals with the values that are expected, and a number of evaluations
// that is plenty.
type precisionTest struct {
	name        string
	rhs         func(x string, e rangesEnv) interval
	locals      map[string]interval
	globals     map[string]interval
	evaluations int
	descents    int
}

func plus(i interval, n int) interval {
	lo, hi, ok := i.Bounds()
	if !ok {
		return i
	}
	return lattice.Between(max(lo+n, numbers.Min), min(hi+n, numbers.Max))
}

var precisionTests = []precisionTest{
	{
		name: "one loop", // i = 0; while (i < 1000) i++;
		rhs: func(x string, e rangesEnv) interval {
			switch x {
			case "head":
				return numbers.Join(lattice.Between(0, 0), plus(e.Get("body"), 1))
			case "body":
				return numbers.Meet(e.Get("head"), lattice.Between(numbers.Min, 999))
			}
			return numbers.Meet(e.Get("head"), lattice.Between(1000, numbers.Max))
		},
		locals: map[string]interval{"head": lattice.Between(0, 1000), "body": lattice.Between(0, 999),
			"exit": lattice.Between(1000, 1000)},
		evaluations: 15,
	},
	{
		name: "a loop in a loop", // i = 0; while (i < 100) { j = i; while (j < 200) j++; i++; }
		rhs: func(x string, e rangesEnv) interval {
			switch x {
			case "i":
				return numbers.Join(lattice.Between(0, 0), plus(e.Get("i after inner loop"), 1))
			case "i in body":
				return numbers.Meet(e.Get("i"), lattice.Between(numbers.Min, 99))
			case "i after inner loop":
				if e.Get("j after inner loop").IsBottom() {
					return interval{}
				}
				return e.Get("i in body")
			case "j":
				return numbers.Join(e.Get("i in body"), plus(e.Get("j in body"), 1))
			case "j in body":
				return numbers.Meet(e.Get("j"), lattice.Between(numbers.Min, 199))
			case "j after inner loop":
				return numbers.Meet(e.Get("j"), lattice.Between(200, numbers.Max))
			}
			return numbers.Meet(e.Get("i"), lattice.Between(100, numbers.Max))
		},
		locals: map[string]interval{
			"exit": lattice.Between(100, 100), "i": lattice.Between(0, 100), "j": lattice.Between(0, 200),
			"j after inner loop": lattice.Between(200, 200),
		},
		evaluations: 60,
	},
	{
		name: "no stale part", // p is 1 as long as g was raised at most once, and 2 after that: not monotone
		rhs: func(x string, e rangesEnv) interval {
			switch x {
			case "p":
				if _, hi, _ := e.GetGlobal("g").Bounds(); hi <= 1 {
					return lattice.Between(1, 1)
				}
				return lattice.Between(2, 2)
			case "q":
				return e.Get("p")
			}
			e.SideEffect("g", lattice.Between(0, 1))
			v := e.Get("q")
			e.SideEffect("g", lattice.Between(2, 2))
			return v
		},
		locals:      map[string]interval{"p": lattice.Between(2, 2), "q": lattice.Between(2, 2), "exit": lattice.Between(2, 2)},
		globals:     map[string]interval{"g": lattice.Between(0, 2)},
		evaluations: 10,
	},
	{
		name: "a contribution from a loop", // for (i = 0; g = i, i < 1000; i++)
		rhs: func(x string, e rangesEnv) interval {
			switch x {
			case "head":
				return numbers.Join(lattice.Between(0, 0), plus(e.Get("body"), 1))
			case "body":
				i := e.Get("head")
				e.SideEffect("g", i)
				return numbers.Meet(i, lattice.Between(numbers.Min, 999))
			}
			e.Get("head")
			return e.GetGlobal("g")
		},
		locals:      map[string]interval{"exit": lattice.Between(0, 1000)},
		globals:     map[string]interval{"g": lattice.Between(0, 1000)},
		evaluations: 30,
		descents:    2,
	},
	{
		name: "a contribution of somebody who is not needed", // the thread is started only as long as p is 1
		rhs: func(x string, e rangesEnv) interval {
			switch x {
			case "thread":
				e.SideEffect("g", lattice.Between(7, 7))
				return lattice.Between(1, 1)
			case "p":
				return numbers.Join(lattice.Between(1, 1), e.GetGlobal("h"))
			}
			if e.Get("p") == lattice.Between(1, 1) {
				e.Demand("thread")
			}
			e.SideEffect("h", lattice.Between(2, 2))
			return e.GetGlobal("g")
		},
		locals:      map[string]interval{"exit": {}},
		globals:     map[string]interval{"g": {}, "h": lattice.Between(2, 2)},
		evaluations: 15,
		descents:    2,
	},
	{
		// the thread is started as long as nobody has written h; what writes it is not needed in the end
		name: "somebody who is needed again",
		rhs: func(x string, e rangesEnv) interval {
			switch x {
			case "thread":
				e.SideEffect("g", lattice.Between(7, 7))
				return lattice.Between(1, 1)
			case "writer":
				e.SideEffect("h", lattice.Between(2, 2))
				return lattice.Between(1, 1)
			}
			if e.GetGlobal("h").IsBottom() {
				e.Demand("thread")
			}
			if e.GetGlobal("k").IsBottom() {
				e.Get("writer")
			}
			e.SideEffect("k", lattice.Between(1, 1))
			return e.GetGlobal("g")
		},
		locals:      map[string]interval{"exit": lattice.Between(7, 7), "thread": lattice.Between(1, 1)},
		globals:     map[string]interval{"g": lattice.Between(7, 7), "h": {}},
		evaluations: 15,
		descents:    3,
	},
	{
		name: "many callers are no recursion", // f is called with 1, 2, …, 9
		rhs: func(x string, e rangesEnv) interval {
			if x == "f" {
				return e.GetGlobal("entry of f")
			}
			for i := 1; i < 10; i++ {
				e.SideEffect("entry of f", lattice.Between(i, i))
			}
			return e.Get("f")
		},
		locals:      map[string]interval{"f": lattice.Between(1, 9), "exit": lattice.Between(1, 9)},
		evaluations: 10,
	},
	{
		name: "recursion", // f(n) { f(n + 1) }
		rhs: func(x string, e rangesEnv) interval {
			if x == "f" {
				e.SideEffect("entry of f", plus(e.GetGlobal("entry of f"), 1))
				return e.Get("f")
			}
			e.SideEffect("entry of f", lattice.Between(0, 0))
			return e.Get("f")
		},
		locals:      map[string]interval{"f": {}},
		globals:     map[string]interval{"entry of f": lattice.Between(0, numbers.Max)},
		evaluations: 20,
	},
}

func TestPrecision(t *testing.T) {
	for name, solve := range map[string]func(context.Context, *ranges, []string,
		solver.Options) (*solver.Solution[string, string, interval, interval], error){
		"top-down":  solver.Solve[string, string, interval, interval],
		"work-list": solver.SolveWorklist[string, string, interval, interval],
	} {
		for _, c := range precisionTests {
			t.Run(name+"/"+c.name, func(t *testing.T) {
				sys := &ranges{Locals: numbers, Globals: numbers, RHS: c.rhs}
				if c.descents > 0 && name == "work-list" {
					t.Skip("it does not descend")
				}
				sol, err := solve(context.Background(), sys, []string{"exit"}, solver.Options{Descents: c.descents})
				if err != nil {
					t.Fatal(err)
				}
				if err := solver.Verify(sys, sol); err != nil {
					t.Error(err)
				}
				for x, want := range c.locals {
					if got, ok := sol.Local(x); got != want {
						t.Errorf("%s = %v, %v; want %v", x, got, ok, want)
					}
				}
				for g, want := range c.globals {
					if got, _ := sol.Global(g); got != want {
						t.Errorf("%s = %v, want %v", g, got, want)
					}
				}
				if sol.Stats.Evaluations > c.evaluations {
					t.Errorf("%d evaluations", sol.Stats.Evaluations)
				}
			})
		}
	}
}
