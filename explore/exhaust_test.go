package explore

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/internal/search"
	"github.com/mayrun-dev/mayrun/interp"
)

const headers = "#include <pthread.h>\n#include <semaphore.h>\n#include <stdlib.h>\n#include <stdatomic.h>\n" +
	"_Bool __VERIFIER_nondet_bool(void); int __VERIFIER_nondet_int(void); void __VERIFIER_assume(int); void " +
	"__VERIFIER_atomic_begin(void); void __VERIFIER_atomic_end(void);\n"

// load makes a program ready.
func load(t testing.TB, text string) *Program {
	t.Helper()
	p, err := frontend.LoadSource(context.Background(), map[string]string{"main.c": headers + text}, frontend.Options{})
	if err != nil {
		t.Fatal(err, text)
	}
	c, err := Prepare(p)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// enumeration makes an enumeration of the executions of a program.
func enumeration(t testing.TB, text string, mode reduction, budget int64) *exhaustion {
	t.Helper()
	return &exhaustion{completeRun: completeRun{s: newSearcher(context.Background(), load(t, text),
		Options{MaxActions: budget, Frees: true, Syncs: true})}, mode: mode, steps: 10_000}
}

// behaviour collects what the executions of an enumeration do: of each thread, the events with the
// happens-before order and the bytes that they leave; the end; the races. Nothing in it depends on what the
// enumeration takes for independent.
type behaviour struct {
	x     *exhaustion
	names map[interp.ThreadID]string
	born  map[string]int
	logs  map[string][]string
	all   map[string]int
}

func behaviours(x *exhaustion) *behaviour {
	b := &behaviour{x: x, all: map[string]int{}}
	b.clear()
	x.see, x.ended = b.see, b.end
	return b
}

func (b *behaviour) clear() {
	b.names, b.born, b.logs = map[interp.ThreadID]string{0: "m"}, map[string]int{}, map[string][]string{}
}

func (b *behaviour) see(e *interp.Event) {
	if b.x.depth == 1 {
		b.clear() // the first step of an execution
	}
	me := b.names[e.Thread]
	if e.Kind == interp.ThreadCreate {
		b.names[e.Peer] = fmt.Sprint(me, b.born[me])
		b.born[me]++
	}
	clocks := map[string]uint32{}
	for t, n := range b.x.d.clocks.Of(e.Thread) {
		if n > 0 {
			clocks[b.names[interp.ThreadID(t)]] = n
		}
	}
	bytes := ""
	if o := b.x.m.Object(e.Object); e.Kind.IsAccess() && o != nil && o.Kind == interp.GlobalObject {
		bytes = fmt.Sprint(b.x.m.Bytes(e.Object))
	}
	b.logs[me] = append(b.logs[me], fmt.Sprint(e.Kind, e.Pos(), clocks, bytes))
}

func (b *behaviour) end() {
	var out []string
	for t, l := range b.logs {
		out = append(out, t+": "+strings.Join(l, " "))
	}
	slices.Sort(out)
	b.all[fmt.Sprint(out, b.x.m.Outcome().Reason)]++
}

// spinners wait actively.
var spinners = []string{
	"while (!atomic_load(&a)) ;", "while (!atomic_load_explicit(&b, memory_order_acquire)) ;",
	"while (!atomic_load_explicit(&b, memory_order_relaxed)) ;", "while (!x) ;",
	"{ int e = 0; while (!atomic_compare_exchange_weak(&a, &e, 1)) e = 0; x = 1; atomic_store(&a, 0); }",
	"for (;;) { int e = 0; if (atomic_compare_exchange_strong(&b, &e, 1)) break; } y = 1; atomic_store(&b, 0);",
	"while (pthread_mutex_trylock(&m)) ; x = 2; pthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&m); while (!y) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&m); y = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&m); y = 1; pthread_cond_broadcast(&c); pthread_mutex_unlock(&m);",
	"pthread_mutex_lock(&m); y = 1; pthread_mutex_unlock(&m);",
	"for (;;) { pthread_mutex_lock(&m); int k = y; pthread_mutex_unlock(&m); if (k) break; }",
	"pthread_mutex_lock(&m); while (!y) { pthread_mutex_unlock(&m); pthread_mutex_lock(&m); } pthread_mutex_unlock(&m);",
	"while (sem_trywait(&s)) ; x = 3;", "sem_post(&s);", "x = 4; atomic_store(&a, 1);",
	"x = 5; atomic_store_explicit(&b, 1, memory_order_release);", "while (atomic_load(&a) != 1 || atomic_load(&b) != 1) y = 2;",
	"while (!atomic_load(&a)) { if (atomic_load(&b)) x = 6; }", "atomic_store(&b, 1); atomic_store(&b, 0);",
	"while (!atomic_exchange(&a, 1)) ;", "for (;;) { __VERIFIER_atomic_begin(); int k = y; __VERIFIER_atomic_end(); if (k) break; }",
	"{ volatile int k; do { k = atomic_load(&b); } while (!k); }",
	"while (!atomic_load(&b)) { if (__VERIFIER_nondet_bool()) break; }", "while (atomic_load(&a) == 0) { int k = x; }", "x = 7;", "y = x;",
}

// waiting is a random program of threads that wait actively.
func waiting(r *rand.Rand) string {
	var s strings.Builder
	s.WriteString("int x, y; _Atomic int a, b; pthread_mutex_t m; pthread_cond_t c; sem_t s;\n")
	n := 2 + r.IntN(4)/3
	for i := range n {
		fmt.Fprintf(&s, "void *f%d(void *p) {", i)
		for range 1 + r.IntN(2) {
			s.WriteString(" { " + spinners[r.IntN(len(spinners))] + " }")
		}
		s.WriteString(" return 0; }\n")
	}
	s.WriteString("int main(void) { sem_init(&s, 0, 0);")
	for i := range n {
		fmt.Fprintf(&s, " pthread_create(0, 0, f%d, 0);", i)
	}
	s.WriteString(" pthread_exit(0); }")
	return s.String()
}

// TestSpinning: the enumeration of programs that wait actively ends, and what it refutes no other search finds.
func TestSpinning(t *testing.T) {
	n, most := uint64(search.Times(20)), int64(60_000)
	ends := map[string]int{}
	for i := range n {
		text := waiting(rand.New(rand.NewPCG(i, 2)))
		x := enumeration(t, text, sources, most)
		proved := x.run(most)
		why, _, _ := strings.Cut(x.why, ":")
		if ends[why]++; why == "out of budget" || !proved && why == "" {
			t.Logf("program %d: no end in %d executions, %s\n%s", i, x.Executions, x.why, text)
		}
		if !proved {
			continue
		}
		ends["proved"]++
		r := load(t, text).Search(context.Background(), Options{MaxActions: most, Frees: true, Syncs: true})
		if len(r.Witnesses) > 0 {
			t.Fatalf("program %d: refuted by %d executions, but %s\n%s", i, x.Executions, r.Witnesses[0].Race, text)
		}
	}
	t.Log(ends)
}

// TestSpinningEnumeration: with rounds taken out, the reduced enumeration has the behaviours of the whole one.
func TestSpinningEnumeration(t *testing.T) {
	n, most := uint64(search.Times(20)), int64(60_000)
	compared := 0
	for i := range n {
		text := waiting(rand.New(rand.NewPCG(i, 3)))
		if compareEnumerations(t, fmt.Sprint(i), text, most) {
			compared++
		}
	}
	t.Logf("%d of %d programs compared", compared, n)
}

// generate is a random program of a few steps.
func generate(r *rand.Rand) string {
	ops := []func() string{
		func() string { return "x = 1;" }, func() string { return "y = x;" },
		func() string { return "if (x) y = 2;" }, func() string { return "a = 1;" },
		func() string { return "if (a) x = 2;" }, func() string { return "atomic_fetch_add(&a, 1);" },
		func() string { return "{ int e = 0; if (atomic_compare_exchange_strong(&a, &e, 5)) x = 3; }" },
		func() string { return "atomic_store_explicit(&b, 1, memory_order_release);" },
		func() string { return "if (atomic_load_explicit(&b, memory_order_acquire)) y = 4;" },
		func() string { return "if (atomic_load_explicit(&b, memory_order_relaxed)) y = 4;" },
		func() string { return "{ int e = 0; if (atomic_compare_exchange_weak(&b, &e, 5)) x = 3; }" },
		func() string { return "pthread_mutex_lock(&m); x = 5; pthread_mutex_unlock(&m);" },
		func() string { return "pthread_mutex_lock(&m); pthread_mutex_unlock(&m);" },
		func() string { return "if (!pthread_mutex_trylock(&m)) pthread_mutex_unlock(&m); else x = 6;" },
		func() string {
			return "pthread_mutex_lock(&m); if (!y) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m);"
		},
		func() string { return "pthread_cond_signal(&c);" }, func() string { return "pthread_cond_broadcast(&c);" },
		func() string { return "sem_post(&s);" }, func() string { return "sem_wait(&s);" },
		func() string { return "if (!sem_trywait(&s)) x = 7;" },
		func() string { return "pthread_barrier_wait(&w);" }, func() string { return "if (pthread_barrier_wait(&w)) x = 1;" },
		func() string { return "pthread_rwlock_rdlock(&l); y = x; pthread_rwlock_unlock(&l);" },
		func() string { return "pthread_rwlock_wrlock(&l); x = 8; pthread_rwlock_unlock(&l);" },
		func() string { return "if (!pthread_rwlock_rdlock(&l)) pthread_rwlock_unlock(&l);" },
		func() string { return "if (!pthread_rwlock_trywrlock(&l)) { y = 1; pthread_rwlock_unlock(&l); }" },
		func() string { return "__VERIFIER_atomic_begin(); x = y; __VERIFIER_atomic_end();" },
		func() string { return "if (__VERIFIER_nondet_bool()) x = 9;" },
		func() string { return "if (__VERIFIER_nondet_int() == 3) y = 9;" },
		func() string { return "__VERIFIER_assume(a);" }, func() string { return "if (x) exit(1);" },
		func() string { return "pthread_once(&o, once);" },
		func() string { return "q = malloc(1); if (q) *q = 1;" },
		func() string { return "char *k = q; if (k) *k = 2;" }, func() string { return "pthread_create(0, 0, h, 0);" },
	}
	var s strings.Builder
	s.WriteString("int x, y; _Atomic int a, b; char *q; pthread_mutex_t m; pthread_cond_t c; sem_t s; " +
		"pthread_barrier_t w; pthread_rwlock_t l; pthread_once_t o;\nvoid once(void) { y = 3; }\n" +
		"void *h(void *p) { x = 4; return 0; }\n")
	for i := range 2 {
		fmt.Fprintf(&s, "void *f%d(void *p) {", i)
		for range 1 + r.IntN(2) {
			s.WriteString(" { " + ops[r.IntN(len(ops))]() + " }")
		}
		s.WriteString(" return 0; }\n")
	}
	s.WriteString("int main(void) { sem_init(&s, 0, 0); pthread_barrier_init(&w, 0, 2); pthread_create(0, 0, f0, " +
		"0); pthread_create(0, 0, f1, 0);")
	if r.IntN(3) == 0 {
		s.WriteString(" " + ops[r.IntN(len(ops))]())
	}
	s.WriteString(" pthread_exit(0); }")
	return s.String()
}

// TestEnumeration: of generated programs, the reduced enumeration has every behaviour that all schedules
// together have, and none twice.
func TestEnumeration(t *testing.T) {
	n, most := uint64(search.Times(30)), int64(60_000)
	compared := 0
	for i := range n {
		text := generate(rand.New(rand.NewPCG(i, 1)))
		if compareEnumerations(t, fmt.Sprint(i), text, most) {
			compared++
		}
	}
	t.Logf("%d of %d programs compared", compared, n)
}

// compareEnumerations holds the reduced enumerations of a program against all schedules. It reports whether
// there are few enough of these.
func compareEnumerations(t *testing.T, name, text string, most int64) bool {
	t.Helper()
	all := enumeration(t, text, naive, most)
	want := behaviours(all)
	if !all.run(most) {
		return false
	}
	for mode := sources; mode < naive; mode++ {
		x := enumeration(t, text, mode, most)
		got := behaviours(x)
		if !x.run(most) {
			t.Fatalf("program %s, mode %d: no end: %s\n%s", name, mode, x.why, text)
		}
		for k := range want.all {
			if got.all[k] == 0 {
				t.Fatalf("program %s, mode %d: %d of %d behaviours in %d of %d executions; missing %s\n%s", name,
					mode, len(got.all), len(want.all), x.Executions, all.Executions, k, text)
			}
		}
		if len(got.all) != len(want.all) {
			t.Fatalf("program %s, mode %d: %d behaviours instead of %d\n%s", name, mode, len(got.all), len(want.all), text)
		}
	}
	return true
}
