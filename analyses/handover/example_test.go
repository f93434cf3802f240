package handover_test

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/handover"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
)

// Who has seen the flag f set, under the lock under which it is set, comes after what its setter did before; so
// with an atomic flag that is released and acquired.
func ExampleNew() {
	components := func() []digest.Component {
		return []digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New()),
			digest.Erase(threadid.New()), digest.Erase(handover.New())}
	}
	for _, program := range []string{
		`mutex m main: create t as x write g lock m write f unlock m  t: lock m see f { unlock m write g return } unlock m`,
		`mutex m main: create t as x lock m write f unlock m write g  t: lock m see f { unlock m write g return } unlock m`,
		`main: create t as x write g store a release  t: load a acquire { write g }`,
		`main: create t as x write g store a relaxed  t: load a acquire { write g }`,
	} {
		racy, err := digesttest.MayRace(components, program)
		fmt.Println(racy, err)
	}
	// Output:
	// [] <nil>
	// [g] <nil>
	// [] <nil>
	// [g] <nil>
}
