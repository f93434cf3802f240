package threadflag_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
)

func TestTable(t *testing.T) {
	digesttest.Table(t, func() []digest.Component { return []digest.Component{digest.Erase(threadflag.New())} }, []digesttest.Row{
		// two instances, for all that the flag knows
		{"before the first thread", `main: write g create t as x  t: write g`, "g"},
		{"main only", `main: create t as x write g write g  t: read h`, ""},
		{"main after create", `main: create t as x write g  t: read g`, "g"},
		{"main reads before", `main: write g create t as x  t: read g`, ""},
		{"after join", `main: create t as x join x write g  t: read g`, "g"},
	})
}

func TestReturning(t *testing.T) {
	components := func() []digest.Component {
		return []digest.Component{digest.Erase(threadflag.Returning()), digest.Erase(threadid.New()), digest.Erase(joins.New())}
	}
	digesttest.Table(t, components, []digesttest.Row{
		{"all joined", `main: create t as x join x write g  t: write g`, ""},
		{"the other one joined", `main: create t as x create u as y join y write g  t: write g  u: write h`, "g"},
		{"grandchild not joined", `main: create t as x join x write g  t: create u as y  u: write g`, "g"},
		{"grandchild joined", `main: create t as x join x write g  t: create u as y join y  u: write g`, ""},
		{"grandchild joined sometimes", `main: create t as x join x write g  t: create u as y choose { join y } { }  u: write g`, "g"},
		{"created in a loop", `main: loop { create t as x join x } write g  t: write g`, "g"},
	})
}
