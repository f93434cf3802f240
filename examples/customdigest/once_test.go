package main

import (
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
)

func components() []digest.Component {
	return []digest.Component{digest.Erase(broken.New()), digest.Erase(&Once{})}
}

// Generated programs: is the digest admissible, access stable and sound?
func TestOnce(t *testing.T) { digesttest.Check{New: components, Bred: 2}.Run(t) }

// Small programs: what does it prove, and what not? (x and y are the handles of the threads; this digest does
// not know threads, so it must leave those to others.)
func TestTable(t *testing.T) {
	digesttest.Table(t, components, []digesttest.Row{
		{"initialised once", `main: create t as x once o { write g } read g  t: once o { write g } read g`, "x"},
		{"read before", `main: create t as x read g once o { write g }  t: once o { write g } read g`, "g x"},
		{"written after", `main: create t as x once o { } write g  t: once o { write g } read g`, "g x"},
		{"another control", `main: create t as x once o { write g } t: once n { write g }`, "g x"},
		{"made anew", `main: create t as x zero o once o { write g } t: once o { write g }`, "g o x"},
		{"child of the body", `main: once o { create t as x } read g  t: write g`, "g"},
	})
}

// The C program: with the digest, the lazily made table is safe.
func TestProgram(t *testing.T) {
	var out strings.Builder
	if err := run(&out, nil); err != nil {
		t.Fatal(err)
	}
	want := "without the digest: table is racy\nwith the digest: table is safe, by lazy\n"
	if !strings.HasSuffix(out.String(), want) {
		t.Errorf("got:\n%swant:\n%s", out.String(), want)
	}
}
