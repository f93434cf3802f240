package latticetest_test

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/lattice"
	"github.com/mayrun-dev/mayrun/lattice/latticetest"
)

// A widening that returns the join covers both operands; but it does not end the chain [0, 0], [0, 1], [0, 2], …
func Example() {
	err := latticetest.Laws[interval]{
		Domain:   lattice.FiniteHeight[interval]{JoinSemilattice: universe},
		Elements: intervals(),
		Grow:     grow,
	}.Counterexample(10)
	fmt.Println(latticetest.IsBroken(err, "widening terminates"))
	// Output:
	// true
}
