package joins_test

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
)

// Which threads have been joined is told by their identifiers. A thread brings along those that it has joined itself.
func ExampleNew() {
	components := func() []digest.Component {
		return []digest.Component{digest.Erase(threadid.New()), digest.Erase(joins.New())}
	}
	for _, program := range []string{
		`main: create t as x join x write g  t: write g`,
		`main: create t as x join x write g  t: create u as y join y  u: write g`,
		`main: create t as x join x write g  t: create u as y  u: write g`,
	} {
		racy, err := digesttest.MayRace(components, program)
		fmt.Println(racy, err)
	}
	// Output:
	// [] <nil>
	// [] <nil>
	// [g] <nil>
}
