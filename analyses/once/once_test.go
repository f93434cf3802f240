package once_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/once"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

func TestTable(t *testing.T) {
	digesttest.Table(t, func() []digest.Component {
		return []digest.Component{digest.Erase(broken.New()), digest.Erase(once.New())}
	}, []digesttest.Row{
		{"initialised once", `main: create t as x once o { write g } read g  t: once o { write g } read g`, "x"},
		{"read before", `main: create t as x read g once o { write g }  t: once o { write g } read g`, "g x"},
		{"written after", `main: create t as x once o { } write g  t: once o { write g } read g`, "g x"},
		{"another control", `main: create t as x once o { write g } t: once n { write g }`, "g x"},
		{"child of the body", `main: once o { create t as x } read g  t: write g`, "g"},
		{"child after the body", `main: once o { write g } create t as x  t: read g`, "x"},
		{"on one way", `main: create t as x choose { once o { write g } } { } read g  t: once o { write g }`, "g x"},
	})
}

// TestMutexes: with the lockset beside it, what is locked behind the end of the initialisation that makes the mutex.
func TestMutexes(t *testing.T) {
	digesttest.Table(t, func() []digest.Component {
		return []digest.Component{digest.Erase(broken.New()), digest.Erase(once.New()), digest.Erase(lockset.New())}
	}, []digesttest.Row{
		{"made once", `main: create t as x once o { init m } lock m write g unlock m
			t: once o { init m } lock m write g unlock m`, "x"},
		{"made once by each", `main: create t as x once o { init m } lock m write g unlock m
			t: once n { init m } lock m write g unlock m`, "g x"},
		{"made elsewhere, too", `main: create t as x once o { init m } lock m write g unlock m init m
			t: once o { init m } lock m write g unlock m`, "g x"},
		{"locked before", `main: create t as x lock m write g once o { init m } write g unlock m
			t: once o { init m } lock m write g unlock m`, "g x"},
		{"locked inside", `main: create t as x once o { init m lock m init m } write g unlock m
			t: once o { init m } lock m write g unlock m`, "g x"},
		{"locked on another way", `main: create t as x choose { once o { init m } } { } lock m write g unlock m
			t: once o { init m } lock m write g unlock m`, "g x"},
		{"locked by unknown code", `main: create t as x unknown m once o { init m } lock m write g unlock m
			t: once o { init m } lock m write g unlock m`, "g x"},
		{"destroyed", `main: create t as x once o { init m } lock m write g unlock m destroy m
			t: once o { init m } lock m write g unlock m`, "g x"},
	})
}
