package solver_test

import (
	"context"
	"fmt"
	"log"

	"github.com/mayrun-dev/mayrun/lattice"
	"github.com/mayrun-dev/mayrun/solver"
)

// Reachability with side effects: which rooms of an old house can one get to? Doors need keys, and keys lie in rooms,
// perhaps behind other doors. A key found anywhere opens its doors everywhere.

type door struct {
	from, to string
	key      int // 0: not locked
}

var (
	doors = []door{
		{"hall", "kitchen", 0}, {"hall", "library", 1}, {"kitchen", "pantry", 0},
		{"library", "vault", 3}, {"pantry", "cellar", 2}, {"vault", "attic", 0},
	}
	keys = map[string]int{"pantry": 1, "library": 2, "attic": 3}
)

// A room is a local unknown, whose value is whether one can get there: 0 or 1. The bunch of keys is a global
// unknown: every room that one gets to may contribute to it, and whoever looks at it is looked at again when it
// grows.
func Example_reachability() {
	const bunch = "bunch of keys"
	reachable := lattice.Chain[uint8]{Greatest: 1}
	system := &solver.System[string, string, uint8, lattice.Set[int]]{
		Locals:  reachable,
		Globals: lattice.Sets[int]{},
		RHS: func(room string, env solver.Env[string, string, uint8, lattice.Set[int]]) uint8 {
			reached := uint8(0)
			if room == "hall" {
				reached = 1
			}
			for _, d := range doors {
				if d.to == room && env.Get(d.from) == 1 && (d.key == 0 || env.GetGlobal(bunch).Has(d.key)) {
					reached = 1
				}
			}
			if key, ok := keys[room]; ok && reached == 1 {
				env.SideEffect(bunch, lattice.SetOf(key))
			}
			return reached
		},
	}
	rooms := []string{"hall", "cellar", "attic", "kitchen", "pantry", "library", "vault"}
	solution, err := solver.Solve(context.Background(), system, rooms, solver.Options{})
	if err != nil {
		log.Fatal(err)
	}
	for _, room := range rooms {
		if reached, _ := solution.Local(room); reached == 0 {
			fmt.Println("no way to the", room)
		}
	}
	found, _ := solution.Global(bunch)
	fmt.Println("keys found:", found)
	// Output:
	// no way to the attic
	// no way to the vault
	// keys found: {1, 2}
}

// A trace shows how a side effect brings back an unknown that is still being evaluated.
func ExampleOptions_trace() {
	system := &solver.System[string, string, uint8, uint8]{
		Locals:  lattice.Chain[uint8]{Greatest: 9},
		Globals: lattice.Chain[uint8]{Greatest: 9},
		RHS: func(x string, env solver.Env[string, string, uint8, uint8]) uint8 {
			if x == "reader" {
				value := env.GetGlobal("shared")
				env.Get("writer")
				return value
			}
			env.SideEffect("shared", 7)
			return 1
		},
	}
	_, err := solver.Solve(context.Background(), system, []string{"reader"}, solver.Options{
		Trace: func(e solver.Event) { fmt.Println(e) },
	})
	if err != nil {
		log.Fatal(err)
	}
	// Output:
	//  evaluate reader
	//   evaluate writer
	//   side effect shared by writer: 0 -> 7
	//   destabilise reader
	//   update writer: 0 -> 1
	//  evaluate reader
	//  update reader: 0 -> 7
}
