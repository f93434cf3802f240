package threadid_test

import (
	"fmt"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
)

func components() []digest.Component { return []digest.Component{digest.Erase(threadid.New())} }

func TestTable(t *testing.T) {
	digesttest.Table(t, components, []digesttest.Row{
		{"one thread", `main: create t as x write h write h  t: write g write g`, ""},
		{"two threads", `main: create t as x create u as y  t: write g  u: write g`, "g"},
		{"before create", `main: write g create t as x  t: write g`, ""},
		{"after create", `main: create t as x write g  t: write g`, "g"},
		{"before create, in a thread", `main: create t as x  t: write g create u as y  u: write g`, ""},
		{"uncle", `main: create t as x write g  t: create u as y  u: write g`, "g"},
		{"between", `main: create t as x write g create u as y  t: write h u: write g`, ""},
		{"created twice", `main: create t as x create t as y  t: write g`, "g"},
		{"created in a loop", `main: loop { create t as x }  t: write g`, "g"},
		{"before a loop", `main: write g loop { create t as x }  t: read g`, ""},
		// two ids, but only one of them exists
		{"on either branch", `main: choose { create t as x } { create t as y }  t: write g`, "g"},
		{"recursive creation", `main: create t as x  t: write g create t as x`, "g x"},
		{"after join", `main: create t as x join x write g  t: write g`, "g"},
	})
}

// The element of a thread is its creation history; a site that is passed again makes a child that is not unique.
func ExampleNew() {
	p, _ := digest.NewProduct(digest.Erase(threadid.New()))
	env := digest.NoEnv{}
	create := &digest.Event{Kind: digest.EvCreate, Site: 7, Start: &cfg.Func{Name: "worker"}, Pos: cfg.Pos{File: "pool.c", Line: 31}}

	main := p.Init(env)
	for range 2 {
		for _, child := range p.New(env, main, create) {
			t := p.Thread(child)
			fmt.Println(p.ThreadName(t), "unique:", t.Unique, "starts after now:", p.MayRun(env, digest.Location{}, main, child) != 0)
		}
		main, _ = p.Step(env, main, create)
		fmt.Println(p.Describe(main, nil)[0].Text)
	}
	// Output:
	// worker@31 unique: true starts after now: true
	// main, may have created worker@31
	// worker@31 unique: true starts after now: false
	// worker@31 (one of several) unique: false starts after now: false
	// main, may have created worker@31+
}

// TestNoThread: what runs in threads that are not its own is never one thread, whether or not it may run several times.
func TestNoThread(t *testing.T) {
	p, err := digest.NewProduct(components()...)
	if err != nil {
		t.Fatal(err)
	}
	env := digest.NoEnv{}
	start := &cfg.Func{Name: "handler"}
	for _, kind := range []cfg.CreateKind{cfg.SignalHandler, cfg.AtExit} {
		for _, several := range []bool{false, true} {
			guests := p.New(env, p.Init(env), &digest.Event{Kind: digest.EvCreate, Site: 7, Start: start, Create: kind, Several: several})
			if len(guests) == 0 {
				t.Errorf("%v, several %t: there is none", kind, several)
			}
			for _, g := range guests {
				if p.Thread(g).Unique || p.MayRun(env, digest.Location{}, g, g) != 0 {
					t.Errorf("%v, several %t: one thread", kind, several)
				}
			}
		}
	}
}

// TestManyGuests: where few threads are told apart, what begins at many places in threads that are not its own is any
// thread from some number of places on; main knows that it has not begun before it has let any begin.
func TestManyGuests(t *testing.T) {
	for _, coarse := range []bool{false, true} {
		d := threadid.New()
		if coarse {
			d = threadid.Coarse()
		}
		p, err := digest.NewProduct(digest.Erase(d))
		if err != nil {
			t.Fatal(err)
		}
		env := digest.NoEnv{}
		main, creator := p.Init(env), d.Init(nil)
		var last digest.Tuple
		for i := range threadid.MaxGuests + 2 {
			ev := &digest.Event{Kind: digest.EvCreate, Site: i, Start: &cfg.Func{Name: fmt.Sprint("guest", i), ID: i}, Create: cfg.SignalHandler}
			guests := p.New(env, main, ev)
			if len(guests) != 1 {
				t.Fatalf("coarse %t: %d guests begin", coarse, len(guests))
			}
			last = guests[0]
			if name := p.ThreadName(p.Thread(last)); (name == "… (one of several)") != (coarse && i >= threadid.MaxGuests) {
				t.Errorf("coarse %t: guest %d is %s", coarse, i, name)
			}
			main, _ = p.Step(env, main, ev)
			creator, _ = d.Step(nil, creator, ev)
		}
		for _, th := range d.MayHaveCreated(creator) {
			if name := d.ThreadName(threadid.Element{Thread: th}); name == "…" {
				t.Errorf("coarse %t: any thread is one", coarse)
			}
		}
		if p.MayRun(env, digest.Location{}, p.Init(env), last) == 0 || p.MayRun(env, digest.Location{}, main, last) != 0 {
			t.Errorf("coarse %t: main does not know when the last one may have begun", coarse)
		}
	}
}
