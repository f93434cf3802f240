package joins_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
)

func TestTable(t *testing.T) {
	components := func() []digest.Component {
		return []digest.Component{digest.Erase(threadid.New()), digest.Erase(joins.New())}
	}
	digesttest.Table(t, components, []digesttest.Row{
		{"joined", `main: create t as x join x write g  t: write g`, ""},
		{"not yet joined", `main: create t as x write g join x  t: write g`, "g"},
		{"the other one", `main: create t as x create u as y join y write g  t: write g  u: write h`, "g"},
		{"on both branches", `main: create t as x choose { join x } { join x } write g  t: write g`, ""},
		{"on one branch", `main: create t as x choose { join x } { } write g  t: write g`, "g"},
		{"one after the other", `main: create t as x join x create u as y  t: write g  u: write g`, ""},
		{"transitively", `main: create t as x join x write g  t: create u as y join y  u: write g`, ""},
		{"sometimes transitively", `main: create t as x join x write g  t: create u as y choose { join y } { }  u: write g`, "g"},
		{"one of several", `main: create t as x create t as y join x write g  t: write g`, "g"},
		{"in a loop", `main: loop { create t as x join x } write g  t: write g`, "g"},
		{"either", `main: choose { create t as x } { create u as x } join x write g  t: write g  u: write g`, "g"}, // but only one of them exists
	})
}
