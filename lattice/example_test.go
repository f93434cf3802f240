package lattice_test

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/lattice"
)

// The states of a constant propagation: each variable, a number, has one value, or any.
func Example() {
	values := lattice.FlatOf[string]{}
	states := lattice.MapOf[int, lattice.Flat[string]]{Values: values}

	var start lattice.Map[int, lattice.Flat[string]]
	start = states.Set(start, 0, lattice.Exactly("zero"))
	start = states.Set(start, 1, lattice.Exactly("one"))

	then := states.Set(start, 1, lattice.Exactly("uno"))
	otherwise := states.Set(start, 2, lattice.Exactly("two"))

	after := lattice.JoinAll(states, then, otherwise)
	fmt.Println(after)
	fmt.Println(states.Leq(then, after), states.Leq(after, then))
	fmt.Println(states.Join(after, then).Same(after))
	// Output:
	// {0: zero, 1: ⊤, 2: two}
	// true false
	// true
}

// May-sets and must-sets meet the same branches, and promise different things about them.
func ExampleMustSet() {
	mayHold := lattice.SetOf(1, 2)
	otherMayHold := lattice.SetOf(2, 3)
	fmt.Println("some lock of", mayHold.Union(otherMayHold), "may be held")

	mustHold := lattice.MustOf(1, 2)
	otherMustHold := lattice.MustOf(2, 3)
	after := mustHold.Merge(otherMustHold)
	fmt.Println("the locks of", after, "are held")

	var unreachable lattice.MustSet[int]
	fmt.Println("after joining dead code:", after.Merge(unreachable))
	// Output:
	// some lock of {1, 2, 3} may be held
	// the locks of {2} are held
	// after joining dead code: {2}
}

func ExampleInterner() {
	locksets := lattice.NewInterner[lattice.MustSet[int]](lattice.MustSets[int]{})
	a := locksets.Intern(lattice.MustOf(1, 2))
	b := locksets.Intern(lattice.MustOf(2, 3))
	both := locksets.Join(a, b)
	fmt.Println(a, b, both, locksets.Value(both))
	fmt.Println(locksets.Intern(lattice.MustOf(3, 4).Remove(4).Add(2)) == b)
	// Output:
	// 1 2 3 {2}
	// true
}
