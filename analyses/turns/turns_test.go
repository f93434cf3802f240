package turns_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/analyses/turns"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/internal/search"
)

func components() []digest.Component {
	return []digest.Component{digest.Erase(threadid.New()), digest.Erase(turns.New())}
}

var rows = []digesttest.Row{
	{"in a loop", `main: loop { create t as x join x } write g  t: write g`, ""},
	{"between them", `main: loop { create t as x join x write g }  t: write g`, ""},
	{"before the join", `main: loop { create t as x write g join x }  t: write g`, "g"},
	{"joined in some passes", `main: loop { create t as x choose { join x } { } }  t: write g`, "g"},
	{"joined on all ways", `main: loop { create t as x choose { join x } { join x } } write g  t: write g`, ""},
	{"two at a time", `main: loop { create t as x create t as y join x join y }  t: write g`, "g"},
	{"one after the other", `main: loop { create t as x join x create u as y join y } write g  t: write g  u: write g`, ""},
	{"the second one is left", `main: loop { create t as x join x create u as y }  t: write g  u: write g`, "g"},
	{"both at a time", `main: loop { create t as x create u as y join x join y }  t: write g  u: write h`, ""},
	{"both at a time, to one object", `main: loop { create t as x create u as y join x join y }  t: write g  u: write g`, "g"},
	{"the other one is joined", `main: loop { create t as x create u as y join y }  t: write g  u: write h`, "g"},
	{"one is left", `main: loop { create t as x join x } create t as y write g  t: write g`, "g"},
	{"several creators", `main: create s as x create s as y  s: loop { create t as z join z }  t: write g`, "g z"},
	{"one creator that is no main thread", `main: create s as x  s: loop { create t as z join z } write g  t: write g`, ""},
	{"of a thread that has ended", `main: create s as x join x write g  s: loop { create t as z join z }  t: write g`, "g"},
	{"of a thread that has ended without them", `main: create s as x join x write g
		s: loop { create t as z choose { join z } { } }  t: write g`, "g"},
	{"another creator", `main: create s as x loop { create t as y join y }  s: create t as z  t: write g`, "g"},
	{"beside another thread", `main: create s as x loop { create t as y join y }  s: write g  t: write g`, "g"},
	{"itself", `main: create t as x join x  t: write g create t as y`, "g y"},
}

func TestTable(t *testing.T) { digesttest.Table(t, components, rows) }

func TestSoundness(t *testing.T) {
	digesttest.Check{New: components, Seeds: digesttest.Seeds(rows), Bred: search.Times(2)}.Run(t)
}

// TestJoins: who joins some thread, one of two groups, or one of a group that another thread creates, knows nothing.
func TestJoins(t *testing.T) {
	p, err := digest.NewProduct(components()...)
	if err != nil {
		t.Fatal(err)
	}
	env := digest.Table{}
	create := func(by digest.Tuple, site int) (child, creator digest.Tuple) {
		ev := &digest.Event{Kind: digest.EvCreate, Site: site}
		child = p.New(env, by, ev)[0]
		creator, _ = p.Step(env, by, ev)
		return child, creator
	}
	main := p.Init(env)
	leader, main := create(main, 1)
	helper, main := create(main, 2)
	other, main := create(main, 3)
	own, leader := create(leader, 2) // of the same place, as in a function that both call
	excluded := func(a, b digest.Tuple) bool {
		return p.MayRun(env, digest.Location{}, a, b)&(1<<p.Index(turns.Name)) != 0
	}
	join := func(by digest.Tuple, of ...digest.Thread) digest.Tuple {
		after, _ := p.Observe(env, by, digest.NoTuple, &digest.Event{Kind: digest.EvJoin, Threads: digest.Threads{May: of}})
		return after
	}
	if !excluded(join(main, p.Thread(helper)), helper) || !excluded(join(leader, p.Thread(own)), own) {
		t.Error("who has been joined is left")
	}
	for name, after := range map[string]digest.Tuple{
		"some thread":               join(main, digest.Thread{}),
		"the helper or some thread": join(main, p.Thread(helper), digest.Thread{}),
		"one of two":                join(main, p.Thread(other), p.Thread(helper)),
		"another one":               join(main, p.Thread(other)),
		"one of another creator":    join(main, p.Thread(own)),
		"the creator of others":     join(main, p.Thread(leader)),
	} {
		if excluded(after, helper) {
			t.Errorf("%s is joined, and the helper is not left", name)
		}
	}
	if excluded(join(leader, p.Thread(helper)), own) {
		t.Error("a thread joins one that another has created, and its own is not left")
	}
}
