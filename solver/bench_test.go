package solver_test

import (
	"context"
	"fmt"
	"runtime"
	"testing"

	"github.com/mayrun-dev/mayrun/solver"
)

// A benchmark system over counters, of about n local unknowns.
type benchmark struct {
	name string
	make func(n int) *system[int]
}

var benchmarks = []benchmark{
	// x needs x-1, down to 0: a program without branches.
	{"chain", func(n int) *system[int] {
		return counters(func(x int, e env[int]) int {
			if x >= n-1 {
				return 1
			}
			return e.Get(x+1) + 1
		})
	}},
	// Blocks of twelve unknowns, one after the other, each a loop in a loop in a loop: the heads are 11, 10 and
	// 9 of each block, the ends of their bodies 1, 3 and 5.
	{"loops", func(n int) *system[int] {
		back := map[int]int{11: 1, 10: 3, 9: 5}
		return counters(func(x int, e env[int]) int {
			value := 0
			if x < n-1 {
				value = e.Get(x + 1)
			}
			if x%12 == 11 {
				value = 0 // every block starts afresh
			}
			if end, head := back[x%12]; head && x >= 12 {
				value = max(value, min(e.Get(x-x%12+end)+1, 100))
			}
			return value
		})
	}},
	// One unknown that reads all others.
	{"wide", func(n int) *system[int] {
		return counters(func(x int, e env[int]) int {
			if x > 0 {
				return x % 100
			}
			value := 0
			for y := 1; y < n; y++ {
				value = max(value, e.Get(y))
			}
			return value
		})
	}},
	// A chain in which every unknown reads one of n/10 global unknowns and contributes to another.
	{"effects", func(n int) *system[int] {
		return counters(func(x int, e env[int]) int {
			value := 1
			if x < n-1 {
				value = e.Get(x + 1)
			}
			globals := max(1, n/10)
			value = max(value, e.GetGlobal(x%globals))
			e.SideEffect((x*7+3)%globals, x%5)
			return value
		})
	}},
}

func counters(rhs func(x int, e env[int]) int) *system[int] {
	return &system[int]{Locals: counter{}, Globals: counter{}, RHS: rhs}
}

// BenchmarkSolve reports how many right-hand sides are evaluated per second, how often each is, and the bytes
// allocated per unknown, which bound the peak as hardly any of them is garbage before the end.
func BenchmarkSolve(b *testing.B) { run(b, solver.Solve[int, int, int, int]) }

// BenchmarkSolveWorklist does the same for the work-list solver.
func BenchmarkSolveWorklist(b *testing.B) { run(b, solver.SolveWorklist[int, int, int, int]) }

func run(b *testing.B, solve solveFunc[int]) {
	for _, bm := range benchmarks {
		for _, n := range []int{1_000, 10_000, 100_000, 1_000_000} {
			b.Run(fmt.Sprintf("%s/%d", bm.name, n), func(b *testing.B) {
				b.ReportAllocs()
				sys := bm.make(n)
				evaluations := 0
				var before, after runtime.MemStats
				runtime.ReadMemStats(&before)
				for b.Loop() {
					sol, err := solve(context.Background(), sys, []int{0}, solver.Options{})
					if err != nil || sol.Incomplete != "" {
						b.Fatal(err, sol.Incomplete)
					}
					evaluations += sol.Stats.Evaluations
				}
				runtime.ReadMemStats(&after)
				b.ReportMetric(float64(evaluations)/b.Elapsed().Seconds(), "evaluations/s")
				b.ReportMetric(float64(evaluations)/float64(b.N)/float64(n), "evaluations/unknown")
				b.ReportMetric(float64(after.TotalAlloc-before.TotalAlloc)/float64(b.N)/float64(n), "B/unknown")
			})
		}
	}
}
