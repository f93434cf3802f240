package solver_test

import (
	"context"
	"errors"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/solver"
)

// Mutants: solvers with one thing broken. Each is a sound solver that is lied to about the system, in the way
// in which it would err if that part of it were broken; its result is then verified against the true system.

// A lyingEnv passes on what it does not lie about.
type lyingEnv struct {
	env[uint8]
	get        func(x int) uint8
	getGlobal  func(g int) uint8
	sideEffect func(g int, v uint8)
	demand     func(x int)
}

func (e lyingEnv) Get(x int) uint8 {
	if e.get != nil {
		return e.get(x)
	}
	return e.env.Get(x)
}

func (e lyingEnv) GetGlobal(g int) uint8 {
	if e.getGlobal != nil {
		return e.getGlobal(g)
	}
	return e.env.GetGlobal(g)
}

func (e lyingEnv) SideEffect(g int, v uint8) {
	if e.sideEffect != nil {
		e.sideEffect(g, v)
		return
	}
	e.env.SideEffect(g, v)
}

func (e lyingEnv) Demand(x int) {
	if e.demand != nil {
		e.demand(x)
		return
	}
	e.env.Demand(x)
}

// A mutant says how the unknown x is lied to; locals and globals are the solver's present values.
type mutant struct {
	name string
	lie  func(e env[uint8], x int, locals, globals map[int]uint8) lyingEnv
	spin func(x int, result uint8) uint8 // changes the result; may be nil
}

var mutants = []mutant{
	{name: "loses the dependency on one local unknown", lie: func(e env[uint8], x int, locals, _ map[int]uint8) lyingEnv {
		return lyingEnv{env: e, get: func(y int) uint8 {
			if y != 1 || x == 1 {
				return e.Get(y)
			}
			e.Demand(y)
			return locals[y] // the present value, but nobody is told that it was read
		}}
	}},
	{name: "loses all dependencies of one unknown", lie: func(e env[uint8], x int, locals, _ map[int]uint8) lyingEnv {
		return lyingEnv{env: e, get: func(y int) uint8 {
			if x != 0 || y == x {
				return e.Get(y)
			}
			e.Demand(y)
			return locals[y]
		}}
	}},
	{name: "does not come back when a global unknown grows", lie: func(e env[uint8], x int, _, globals map[int]uint8) lyingEnv {
		return lyingEnv{env: e, getGlobal: func(g int) uint8 { return globals[g] }}
	}},
	{name: "drops one side effect", lie: func(e env[uint8], x int, _, _ map[int]uint8) lyingEnv {
		return lyingEnv{env: e, sideEffect: func(g int, v uint8) {
			if g != 1 {
				e.SideEffect(g, v)
			}
		}}
	}},
	{name: "forgets half of a side effect", lie: func(e env[uint8], x int, _, _ map[int]uint8) lyingEnv {
		return lyingEnv{env: e, sideEffect: func(g int, v uint8) { e.SideEffect(g, v&0x0f) }}
	}},
	{name: "ignores demands", lie: func(e env[uint8], x int, _, _ map[int]uint8) lyingEnv {
		return lyingEnv{env: e, demand: func(int) {}}
	}},
	{name: "joins wrongly", lie: func(e env[uint8], x int, _, _ map[int]uint8) lyingEnv { return lyingEnv{env: e} },
		spin: func(x int, result uint8) uint8 { return result & 0x7f }},
}

func TestMutantsAreCaught(t *testing.T) {
	systems := rapid.Custom(func(t *rapid.T) *randomSystem { return drawSystem(t, nonMonotoneOps) })
	for name, solve := range solvers[uint8]() {
		if name == "round-robin" {
			continue // knows no dependencies that it could lose
		}
		for _, m := range mutants {
			caught := 0
			for seed := range 400 {
				sys := systems.Example(seed).bits()
				locals, globals := map[int]uint8{}, map[int]uint8{}
				lied := *sys
				lied.RHS = func(x int, e env[uint8]) uint8 {
					result := sys.RHS(x, m.lie(e, x, locals, globals))
					if m.spin != nil {
						result = m.spin(x, result)
					}
					return result
				}
				sol, err := solve(context.Background(), &lied, []int{0}, solver.Options{Trace: func(e solver.Event) {
					switch e.Kind {
					case solver.Update:
						locals[e.Unknown.(int)] = e.New.(uint8)
					case solver.SideEffect:
						globals[e.Unknown.(int)] = e.New.(uint8)
					}
				}})
				if err != nil {
					t.Fatal(err)
				}
				var violation *solver.Violation
				if errors.As(solver.Verify(sys, sol), &violation) {
					caught++
				}
			}
			if caught == 0 {
				t.Errorf("%s: a solver that %s is not caught in 400 systems", name, m.name)
			}
			t.Logf("%s: a solver that %s is caught in %d of 400 systems", name, m.name, caught)
		}
	}
}
