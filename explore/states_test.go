package explore

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/interp"
)

// states makes an exploration of the states of a program.
func states(t testing.TB, text string) *stateSpace {
	t.Helper()
	return newStateSpace(newSearcher(context.Background(), load(t, text), Options{MaxActions: 1, Frees: true, Syncs: true}))
}

// ends collects what memory the executions leave that come to an end.
type ends map[string]bool

func (l ends) add(m *interp.Machine) {
	if r := m.Outcome().Reason; r == interp.Terminated || r == interp.Deadlock {
		var text []string
		m.Objects(func(o *interp.Object) {
			if o.Kind == interp.GlobalObject && o.Var != nil && o.Size <= 8 && o.Var.Name != "q" {
				text = append(text, fmt.Sprint(o.Var.Name, m.Bytes(o.ID)))
			}
		})
		l[fmt.Sprint(text, r)] = true
	}
}

// compareStates holds the states of a program against an enumeration of its executions. It reports whether there
// are few enough of these.
func compareStates(t *testing.T, name, text string, mode reduction, most int64) bool {
	t.Helper()
	all, want, got := enumeration(t, text, mode, most), ends{}, ends{}
	all.weak = newWeakness(all.s.program.cfg, false)
	all.ended = func() { want.add(all.m) }
	proved := all.run(most)
	if !proved && all.why == "" {
		return false
	}
	x := states(t, text)
	x.ended = func() { got.add(x.m) }
	switch ok := x.run(100_000); {
	case ok != proved:
		t.Fatalf("program %s: the states say %v %q, executions %v %q\n%s", name, ok, x.why, proved, all.why, text)
	case strings.HasPrefix(x.why, "more than"), strings.Contains(x.why, "internal"):
		t.Fatalf("program %s: %s\n%s", name, x.why, text)
	case ok && !maps.Equal(got, want):
		t.Fatalf("program %s: states lead to %v, executions to %v\n%s", name, got, want, text)
	case ok && !slices.EqualFunc(x.weak.assumptions(), all.weak.assumptions(), func(a, b Assumption) bool {
		return a.ID == b.ID && a.Pos == b.Pos // of several accesses there, the last one gives the text
	}):
		t.Fatalf("program %s: states assume %v, executions %v\n%s", name, x.weak.assumptions(), all.weak.assumptions(), text)
	}
	return true
}

// atomics is a random program with atomics of every memory order, and a few plain accesses.
func atomics(r *rand.Rand) string {
	pick := func(of ...string) string { return of[r.IntN(len(of))] }
	order := func(of ...string) string { return "memory_order_" + pick(of...) }
	cell := func() string { return pick("a", "b") }
	var body func(depth int) string
	store := func() string {
		return fmt.Sprintf("atomic_store_explicit(&%s, %d, %s);", cell(), r.IntN(3), order("relaxed", "release", "seq_cst"))
	}
	load := func() string {
		return fmt.Sprintf("atomic_load_explicit(&%s, %s)", cell(), order("relaxed", "acquire", "seq_cst", "consume"))
	}
	update := func() string {
		return fmt.Sprintf("atomic_%s_explicit(&%s, %d, %s)", pick("fetch_add", "exchange"), cell(), 1+r.IntN(2),
			order("relaxed", "acquire", "release", "acq_rel", "seq_cst"))
	}
	plain := func() string { return pick("x = 1;", "y = x;", "y = 2;", "x++;") }
	body = func(depth int) string {
		switch n := r.IntN(13); {
		case n < 3:
			return store()
		case n < 5:
			return update() + ";"
		case n < 6:
			return "atomic_thread_fence(" + order("acquire", "release", "acq_rel", "seq_cst") + ");"
		case n < 7:
			return "{ int e = 0; if (atomic_compare_exchange_strong_explicit(&a, &e, 1, memory_order_acq_rel, memory_order_relaxed)) " +
				plain() + " }"
		case n < 8:
			return "pthread_mutex_lock(&m); " + plain() + " pthread_mutex_unlock(&m);"
		case n < 9:
			return "{ int *n = malloc(4); if (!n) return 0; *n = 1; " +
				"atomic_store_explicit(&q, n, " + order("relaxed", "release") + "); }"
		case n < 10:
			return "{ int *n = atomic_load_explicit(&q, " + order("relaxed", "acquire") + "); if (n) y = *n; }"
		case depth == 0:
			return plain()
		case n < 12:
			return fmt.Sprintf("if (%s == %d) { %s }", pick(load(), update()), r.IntN(3), body(depth-1))
		}
		return fmt.Sprintf("while (%s != %d) ; %s", load(), 1+r.IntN(2), plain())
	}
	var s strings.Builder
	s.WriteString("int x, y; _Atomic int a, b; int *_Atomic q; pthread_mutex_t m;\n")
	n := 2 + r.IntN(5)/4
	for i := range n {
		fmt.Fprintf(&s, "void *f%d(void *p) {", i)
		for range 1 + r.IntN(3-n/3) {
			s.WriteString(" " + body(1))
		}
		s.WriteString(" return 0; }\n")
	}
	s.WriteString("int main(void) {")
	for i := range n {
		fmt.Fprintf(&s, " pthread_create(0, 0, f%d, 0);", i)
	}
	s.WriteString(" pthread_exit(0); }")
	return s.String()
}

// TestStates: of generated programs, the states say what the executions say: whether there is a race, in what
// memory they may end, and what is to be assumed of atomic accesses.
func TestStates(t *testing.T) {
	n := uint64(700)
	if testing.Short() {
		n = 60
	}
	for _, of := range []struct {
		name     string
		generate func(*rand.Rand) string
		mode     reduction
	}{{"atomics", atomics, naive}, {"steps", generate, naive}, {"waiting", waiting, naive}, {"reduced", atomics, sources}} {
		t.Run(of.name, func(t *testing.T) {
			compared := 0
			for i := range n {
				text := of.generate(rand.New(rand.NewPCG(i, 20+uint64(of.mode))))
				if compareStates(t, fmt.Sprint(i), text, of.mode, 40_000) {
					compared++
				}
			}
			t.Logf("%d of %d programs compared", compared, n)
		})
	}
}
