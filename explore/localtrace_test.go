package explore

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/localtrace"
	notation "github.com/mayrun-dev/mayrun/localtrace/small"
)

var compared = flag.Int("compared", 300, "how many small programs to run by both concrete semantics")

// meaning is what a program does, as both concrete semantics can tell it: each is a set.
type meaning struct {
	races map[string]bool // pairs of program points with accesses that race, and their variable
	final map[string]bool // values of variables when all threads have ended
	stuck map[string]bool // where a thread may wait for ever
	ub    bool            // some execution has ended at once, because its behaviour is undefined
}

func newMeaning() *meaning {
	return &meaning{races: map[string]bool{}, final: map[string]bool{}, stuck: map[string]bool{}}
}

func racing(e, f *cfg.Edge, of string) string {
	return fmt.Sprintf("%s: %d %d", of, min(e.From.ID, f.From.ID), max(e.From.ID, f.From.ID))
}

// values describes what scalar variables hold; of addresses and identifiers, whether they are null.
func values(vars []*cfg.Var, of func(*cfg.Var) int64) string {
	var out []string
	for _, v := range vars {
		n := of(v)
		if t, ok := v.Type.(*cfg.Int); (!ok || t.Bytes != 4) && n != 0 {
			n = 1
		}
		out = append(out, fmt.Sprint(v.Name, n))
	}
	return strings.Join(out, " ")
}

// cells are the variables that are accessed as memory.
func cells(p *cfg.Program) []*cfg.Var {
	other := map[*cfg.Var]bool{}
	for e := range p.AllEdges() {
		switch e.Action.(type) {
		case *cfg.Lock, *cfg.LockFail, *cfg.Unlock, *cfg.UnlockFail, *cfg.MutexInit, *cfg.MutexDestroy, *cfg.CondWait, *cfg.CondSignal,
			*cfg.BarrierInit, *cfg.BarrierWait, *cfg.SemInit, *cfg.SemWait, *cfg.SemPost, *cfg.OnceBegin, *cfg.OnceDone, *cfg.OnceWait:
			cfg.InspectAction(e.Action, func(x cfg.Expr) {
				if a, ok := x.(*cfg.AddrOf); ok {
					other[a.LV.Var] = true
				}
			})
		}
	}
	return slices.DeleteFunc(slices.Clone(p.Globals), func(v *cfg.Var) bool { return other[v] })
}

// traced is the meaning by local traces; false if it is not complete.
func traced(p *cfg.Program) (*meaning, bool) {
	r, err := localtrace.Explore(p, localtrace.Bounds{Steps: 40, Threads: 5, Calls: 8, States: 5_000})
	if err != nil || !r.Complete {
		return nil, false
	}
	m := newMeaning()
	for _, race := range r.Races {
		of := "heap"
		for _, v := range p.Globals {
			if uint32(v.ID) == race.First.Access.Cell.Base {
				of = v.Name
			}
		}
		m.races[racing(race.First.Edge, race.Second.Edge, of)] = true
	}
	vars := cells(p)
	for _, e := range r.Ends {
		for _, n := range e.Waiting {
			m.stuck[fmt.Sprint(n.ID)] = true
		}
		if len(e.Waiting) == 0 {
			m.final[values(vars, func(v *cfg.Var) int64 { return e.Values[digest.Object{Base: uint32(v.ID)}].N })] = true
		}
	}
	return m, true
}

// interleaved is the meaning by all interleavings of package interp; false if they are too many.
func interleaved(t *testing.T, p *cfg.Program) (*meaning, bool) {
	prepared, err := interp.Prepare(p)
	if err != nil {
		t.Fatal(err)
	}
	out, vars := newMeaning(), cells(p)
	var list []answer // to the questions of an execution: who goes on, and the choices
	for n := 0; ; n++ {
		asked := 0
		ask := func(n int) uint64 {
			if n < 2 {
				return 0
			}
			if asked == len(list) {
				list = append(list, answer{0, uint64(n)})
			}
			asked++
			return list[asked-1].x
		}
		d := &Detector{Known: func(r *Race) bool {
			of := "heap"
			if r.Of.Kind == interp.GlobalObject {
				of = r.Of.Var.Name
			}
			out.races[racing(r.First.Edge, r.Second.Edge, of)] = true
			return true
		}}
		d.clocks.Weakest = true
		var given interp.Event
		m, err := prepared.New(interp.Options{Spurious: true, Halts: true, Args: []string{},
			Choose: func(c *interp.Choice) uint64 { return ask(c.N) },
			Observe: func(e *interp.Event) {
				d.Event(e)
				// The identifier of a new thread may be stored when that runs already.
				if e.Edge != nil && e.Kind == interp.Write {
					given = *e
				} else if e.Kind == interp.ThreadCreate && given.Edge == e.Edge {
					d.Event(&given)
				}
			}})
		if err != nil {
			t.Fatal(err)
		}
		d.Machine = m
		for steps := 0; ; steps++ {
			enabled := m.Enabled()
			if len(enabled) == 0 {
				break
			}
			if steps == 200 || n == 4_000 {
				return nil, false
			}
			if _, err := m.Step(enabled[ask(len(enabled))]); err != nil {
				t.Fatal(err)
			}
		}
		out.end(m, vars)
		if !next(&list) {
			return out, true
		}
	}
}

// end takes note of the end of an execution.
func (out *meaning) end(m *interp.Machine, vars []*cfg.Var) {
	switch o := m.Outcome(); o.Reason {
	case interp.Deadlock, interp.Terminated:
	case interp.Undefined:
		out.ub = true
		return
	default:
		panic(o.String())
	}
	waits := false
	for _, t := range m.Threads() {
		if p, ok := m.Pending(t.ID); ok && p.Kind != interp.ProcessExit {
			waits = true
			out.stuck[fmt.Sprint(p.Edge.From.ID)] = true
		}
	}
	if !waits {
		out.final[values(vars, func(v *cfg.Var) int64 { return m.Int(v.Name) })] = true
	}
}

// variables are those of which a race is one.
func variables(races map[string]bool) map[string]bool {
	out := map[string]bool{}
	for r := range races {
		of, _, _ := strings.Cut(r, ":")
		out[of] = true
	}
	return out
}

func only(a, b map[string]bool) []string {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(a)), func(s string) bool { return b[s] })
}

// has reports whether a program has an action.
func has(p *cfg.Program, is func(cfg.Action) bool) bool {
	for _, f := range p.All() {
		for _, n := range f.Nodes {
			if slices.ContainsFunc(n.Out, func(e *cfg.Edge) bool { return is(e.Action) }) {
				return true
			}
		}
	}
	return false
}

// unmodelled are actions that the two semantics take in different ways on purpose: package interp does not run
// handlers of signals, runs what is registered for the end of the process in the thread that ends it, cancels no
// thread, gives up at unknown code, and has no robust mutexes.
func unmodelled(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.Cancel, *cfg.Havoc:
		return true
	case *cfg.Create:
		return a.Kind != cfg.NewThread
	case *cfg.Lock:
		return a.Orphaned
	}
	return false
}

// old reports whether an action may find an old value: executions of package interp are interleavings, but a
// load that is not sequentially consistent need not find the last value.
func old(a cfg.Action) bool {
	l, ok := a.(*cfg.AtomicLoad)
	return ok && l.Order != cfg.SeqCst
}

// compare holds the two concrete semantics against each other. What may differ:
//
//   - with loads that may find old values, local traces have more of everything;
//   - undefined behaviour ends an execution of package interp; in a local trace it ends only its thread, or does
//     what the common implementation does (the misuse of locks): local traces have more of everything;
//   - a local trace is ordered by all accesses to the other variables, so that what races only behind a race on
//     another variable does not race there (see [localtrace.Race]): package interp has more races, if there is
//     one on another variable in both.
func compare(t *testing.T, p *cfg.Program) (compared bool, differs string) {
	if has(p, unmodelled) {
		return false, ""
	}
	traces, ok := traced(p)
	if !ok {
		return false, ""
	}
	runs, ok := interleaved(t, p)
	if !ok {
		return false, ""
	}
	fewer := has(p, old) || runs.ub
	for _, c := range []struct {
		what         string
		runs, traces map[string]bool
	}{{"races", runs.races, traces.races}, {"final values", runs.final, traces.final}, {"threads that stay at", runs.stuck, traces.stuck}} {
		more := slices.DeleteFunc(only(c.runs, c.traces), func(r string) bool {
			of, _, _ := strings.Cut(r, ":")
			others := variables(traces.races)
			delete(others, of)
			return c.what == "races" && len(others) > 0
		})
		if len(more) > 0 {
			differs += fmt.Sprintf("%s by interleavings only: %v\n", c.what, more)
		}
		if less := only(c.traces, c.runs); len(less) > 0 && !fewer {
			differs += fmt.Sprintf("%s by local traces only: %v\n", c.what, less)
		}
	}
	return true, differs
}

// pinned are programs in which the two have differed.
var pinned = []string{
	`mutex m errorcheck main: create t as x unlockif m { write g unlock m } read g  t:`,
	`mutex m robust main: create t as x unlockif m { write h create t as x unlock m }  t:`,
	`mutex m main: destroy m create t as x destroy m lock m unlock m  t: read g`,
	`main: create t as x publish arg G read g  t: write g`,
}

// TestTwoSemantics runs small programs by all interleavings of package interp and by all local traces.
func TestTwoSemantics(t *testing.T) {
	n, both := 0, 0
	try := func(name string, s *notation.Program) {
		p, err := s.Build()
		if err != nil {
			t.Fatal(err)
		}
		n++
		compared, differs := compare(t, p)
		if compared {
			both++
		}
		if differs != "" {
			t.Errorf("%s: %s%s", name, differs, s)
		}
	}
	for _, c := range notation.Constellations() {
		s, err := notation.Parse(c.Text)
		if err != nil {
			t.Fatal(err)
		}
		try(c.Name, s)
	}
	for i, text := range pinned {
		s, err := notation.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		try(fmt.Sprint("pinned ", i), s)
	}
	programs := notation.Generator(10, notation.AllFeatures()...)
	for i := range *compared {
		try(fmt.Sprint(i), programs.Example(i))
	}
	t.Logf("%d of %d programs compared", both, n)
	if both < n/3 {
		t.Errorf("only %d of %d programs were compared", both, n)
	}
}
