package interp_test

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/interp"
)

func load(t testing.TB, text string, model csource.DataModel) *cfg.Program {
	t.Helper()
	p, err := frontend.LoadSource(context.Background(), map[string]string{"main.c": text}, frontend.Options{DataModel: model})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// run steps a machine to its end; next chooses among the enabled threads.
func run(t testing.TB, m *interp.Machine, next func([]interp.ThreadID) interp.ThreadID) {
	t.Helper()
	var buf []interp.ThreadID
	for {
		if buf = m.AppendEnabled(buf[:0]); len(buf) == 0 {
			return
		}
		if _, err := m.Step(next(buf)); err != nil {
			t.Fatal(err)
		}
	}
}

func firstThread(e []interp.ThreadID) interp.ThreadID { return e[0] }
func lastThread(e []interp.ThreadID) interp.ThreadID  { return e[len(e)-1] }

const header = `#include <pthread.h>
#include <semaphore.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
`

// TestMeaning runs small programs; each stores 1 in ok if C means what it should.
func TestMeaning(t *testing.T) {
	for name, text := range map[string]string{
		"wrap-around": `int main(void) { int x = 0x7fffffff; unsigned char c = 250; x++; c += 10; unsigned u = 0; u--;
    ok = x < 0 && c == 4 && u == 0xffffffffu; }`,
		"sign extension": `int main(void) { signed char c = -1; unsigned u = c; long l = c;
    unsigned long v = (unsigned)c; ok = u == 0xffffffffu && l == -1 && v == 0xffffffffu; }`,
		"bit-fields": `struct { int a : 3; unsigned b : 5; int c : 30; } s;
int main(void) { s.a = 5; s.b = 33; s.c = -7; ok = s.a == -3 && s.b == 1 && s.c == -7; }`,
		"floats": `int main(void) { float f = 0.1f; double d = 0.1; ok = f != d && (float)d == f && (int)-2.9 == -2; }`,
		"union":  `union { float f; unsigned u; } u; int main(void) { u.f = 1; ok = u.u == 0x3f800000; }`,
		"pointer through union": `union { int *p; unsigned char b[sizeof(int *)]; } u, v; int x;
int main(void) { u.p = &x; for (unsigned i = 0; i < sizeof u; i++) v.b[i] = u.b[i]; *v.p = 1; ok = x; }`,
		"pointer through integer": `int x[4];
int main(void) { uintptr_t i = (uintptr_t)&x[1]; i += sizeof(int); *(int *)i = 7; ok = x[2] == 7; }`,
		"pointers in a xor": `int x, y;
int main(void) { uintptr_t i = (uintptr_t)&x ^ (uintptr_t)&y; *(int *)(i ^ (uintptr_t)&x) = 5; ok = y == 5 && x == 0; }`,
		"memcpy of a pointer": `int x; int main(void) { int *p = &x, *q; memcpy(&q, &p, sizeof p); *q = 3; ok = x == 3; }`,
		"realloc keeps": `int main(void) { int *p = malloc(4); if (!p) abort(); *p = 9; p = realloc(p, 8);
    if (!p) abort(); p[1] = 1; ok = p[0] == 9; free(p); }`,
		"struct by value": `struct s { int a[3]; char c; }; struct s f(struct s x) { x.a[1]++; return x; }
int main(void) { struct s s = {{1, 2, 3}, 'x'}, r = f(s); ok = s.a[1] == 2 && r.a[1] == 3 && r.c == 'x'; }`,
		"function table": `int f(void) { return 1; } int g(void) { return 2; } int (*tab[])(void) = {f, g};
int main(void) { ok = tab[0]() + tab[1]() == 3; }`,
		"recursion": `int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int main(void) { ok = fib(12) == 144; }`,
		"va_list": `int sum(int n, ...) { va_list a; va_start(a, n); int s = 0; while (n--) s += va_arg(a, int);
    va_end(a); return s; } int main(void) { ok = sum(3, 1, 2, 3) == 6; }`,
		"longjmp": `jmp_buf b; void f(int n) { if (n) f(n - 1); else longjmp(b, 5); }
int main(void) { switch (setjmp(b)) { case 0: f(3); break; case 5: ok = 1; } }`,
		"variable array": `int main(void) { int n = 3; int a[n][n + 1]; a[2][3] = 4; ok = a[2][3] == 4 && sizeof a == 48; }`,
		"flexible array": `struct s { int n; char t[]; };
int main(void) { struct s *p = malloc(sizeof *p + 3); if (!p) abort(); p->t[2] = 1; ok = p->t[2]; }`,
		"narrow results": `signed char g(void) { return 1; } _Bool h(void) { return g(); }
int f(void) { g(); h(); return 300; } long k(void) { f(); return 1l << 40; }
int main(void) { ok = f() == 300 && k() >> 40 == 1; }`,
		"static local": `int f(void) { static int n = 3; return n++; } int main(void) { f(); ok = f() == 4; }`,
		"128 bits": `int main(void) { unsigned __int128 x = 1; x <<= 100; x -= 1;
    ok = (unsigned long)(x >> 64) == 0xfffffffff && (unsigned long)x == -1ul; }`,
		"switch and goto": `int main(void) { int n = 0;
    again: switch (n) { case 0: n = 2; goto again; case 1: n = 9; default: n++; } ok = n == 3; }`,
		"string": `int main(void) { char s[8] = "abc"; s[1] = 'x'; const char *p = "hello";
    ok = s[3] == 0 && s[2] == 'c' && p[4] == 'o'; }`,
		"strcpy":           `char s[8]; int main(void) { strcpy(s, "abc"); ok = s[2] == 'c' && s[3] == 0; }`,
		"compound literal": `int f(const int *p) { return p[1]; } int main(void) { ok = f((int[]){1, 2, 3}) == 2; }`,
		"thread-local": `_Thread_local int x = 4; void *f(void *p) { x++; *(int *)p = x; return 0; }
int main(void) { int r; pthread_t t; x = 9; pthread_create(&t, 0, f, &r); pthread_join(t, 0); ok = r == 5 && x == 9; }`,
		"join result": `void *f(void *p) { return (char *)p + 1; }
int main(void) { pthread_t t; void *r; pthread_create(&t, 0, f, (void *)41); pthread_join(t, &r); ok = (long)r == 42; }`,
		"recursive mutex": `pthread_mutex_t m = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
int main(void) { pthread_mutex_lock(&m); pthread_mutex_lock(&m); pthread_mutex_unlock(&m); pthread_mutex_unlock(&m);
    ok = 1; }`,
		"mutex attribute": `int main(void) { pthread_mutex_t m; pthread_mutexattr_t a; pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE); pthread_mutex_init(&m, &a); pthread_mutex_lock(&m);
    ok = pthread_mutex_trylock(&m) == 0; }`,
		"error-checking": `pthread_mutex_t m = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
int main(void) { pthread_mutex_lock(&m); ok = pthread_mutex_lock(&m) != 0; }`,
		"nobody looks": `pthread_mutex_t m = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
int main(void) { pthread_mutex_lock(&m); pthread_mutex_lock(&m); pthread_mutex_unlock(&m);
    ok = pthread_mutex_trylock(&m) == 0; }`,
		"trylock of own": `pthread_mutex_t m;
int main(void) { ok = pthread_mutex_trylock(&m) == 0 && pthread_mutex_trylock(&m) != 0; }`,
		"shared twice": `pthread_rwlock_t l;
int main(void) { pthread_rwlock_rdlock(&l);
    ok = pthread_rwlock_tryrdlock(&l) == 0 && pthread_rwlock_trywrlock(&l) != 0; }`,
		"semaphore": `sem_t s; int main(void) { sem_init(&s, 0, 1); ok = sem_trywait(&s) == 0 && sem_trywait(&s) != 0;
    sem_post(&s); ok = ok && sem_trywait(&s) == 0; }`,
		"once": `int n; void f(void) { n++; } pthread_once_t o;
int main(void) { pthread_once(&o, f); pthread_once(&o, f); ok = n == 1; }`,
		"barrier": `pthread_barrier_t b; int x; void *f(void *p) { x = 1; pthread_barrier_wait(&b); return 0; }
int main(void) { pthread_t t; pthread_barrier_init(&b, 0, 2); pthread_create(&t, 0, f, 0); pthread_barrier_wait(&b);
    ok = x; }`,
		"condition": `pthread_mutex_t m; pthread_cond_t c; int x;
void *f(void *p) { pthread_mutex_lock(&m); x = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m); return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_mutex_lock(&m);
    while (!x) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); ok = 1; }`,
		"atomics": `_Atomic int a;
int main(void) { int e = 1; a += 5; a++;
    ok = __atomic_exchange_n(&a, 2, 5) == 6 && !__atomic_compare_exchange_n(&a, &e, 9, 0, 5, 5) && e == 2 && __atomic_fetch_sub(&a, 1, 0) == 2; }`,
		"pthread_exit in main": `void *f(void *p) { ok = 1; return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_exit(0); }`,
		"computed goto": `int main(void) { void *t[] = {&&a, &&b}; goto *t[1]; a: return 0; b: ok = 1; }`,
		"nested designators": `struct { int a[2]; struct { int b, c; } s[2]; } v = {.s[1].c = 5, .a = {[1] = 3}};
int main(void) { ok = v.s[1].c == 5 && v.a[1] == 3 && v.s[0].b == 0; }`,
		"atexit": `int n = 1; void f(void) { n = n * 3 + 1; } void g(void) { n *= 5; } void end(void) { ok = n == 20; }
int main(void) { atexit(end); atexit(g); atexit(f); return 0; }`,
		"exit functions of the program": `int n; __attribute__((destructor)) void last(void) { ok = n == 1; }
void f(void) { n++; } int main(void) { atexit(f); exit(0); }`,
		"the last thread": `void f(void) { ok++; } void *g(void *p) { return 0; }
int main(void) { pthread_t t; atexit(f); pthread_create(&t, 0, g, 0); pthread_exit(0); }`,
		"an exit function that ends only its thread": `int n; pthread_t m; void last(void) { ok = n == 3; }
void f(void) { n++; pthread_exit(0); } void *g(void *p) { pthread_join(m, 0); n += 2; return 0; }
int main(void) { pthread_t t; m = pthread_self(); atexit(last); atexit(f); pthread_create(&t, 0, g, 0); exit(0); }`,
		"no exit functions": `void f(void) { ok = 0; } int main(void) { atexit(f); ok = 1; _Exit(0); }`,
		"cleanup": `int n; void f(void *p) { n = n * 2 + *(int *)p; }
void *g(void *p) { int x = 1, y = 3; pthread_cleanup_push(f, &x); pthread_cleanup_push(f, &y);
    pthread_cleanup_push(f, &x); pthread_cleanup_pop(0); pthread_exit(&n); pthread_cleanup_pop(0); pthread_cleanup_pop(0);
    return 0; }
int main(void) { pthread_t t; void *r; pthread_create(&t, 0, g, 0); pthread_join(t, &r); ok = n == 7 && r == &n; }`,
		"destructors of keys": `int n; pthread_key_t k;
void f(void *p) { n++; if (p != &n) pthread_setspecific(k, &n); }
void *g(void *p) { pthread_setspecific(k, p); return 0; }
int main(void) { pthread_t t; pthread_key_create(&k, f); pthread_create(&t, 0, g, &ok); pthread_join(t, 0);
    ok = n == 2; }`,
	} {
		t.Run(name, func(t *testing.T) {
			n := 0
			inTurn := func(e []interp.ThreadID) interp.ThreadID { n++; return e[n%len(e)] }
			for _, next := range []func([]interp.ThreadID) interp.ThreadID{inTurn, lastThread} {
				p := load(t, header+"int ok;\n"+text, csource.LP64)
				m, err := interp.New(p, interp.Options{StrictReads: true})
				if err != nil {
					t.Fatal(err)
				}
				run(t, m, next)
				if r := m.Outcome().Reason; r != interp.Exited && r != interp.Terminated || m.Int("ok") != 1 {
					t.Errorf("%s, ok = %d", m.Outcome(), m.Int("ok"))
				}
			}
		})
	}
}

// TestModels compares the two data models.
func TestModels(t *testing.T) {
	text := header + `long size = sizeof(long) + 10 * sizeof(void *); int wrapped; int x, *p = &x; long l;
int main(void) { long a = 0x7fffffff; a++; wrapped = a < 0; l = (long)p; *(int *)l = 8; }`
	for model, want := range map[csource.DataModel][2]int64{csource.LP64: {88, 0}, csource.ILP32: {44, 1}} {
		m, err := interp.New(load(t, text, model), interp.Options{})
		if err != nil {
			t.Fatal(err)
		}
		run(t, m, firstThread)
		if m.Int("size") != want[0] || m.Int("wrapped") != want[1] || m.Int("x") != 8 {
			t.Errorf("model %v: size %d, wrapped %d, x %d", model, m.Int("size"), m.Int("wrapped"), m.Int("x"))
		}
	}
}

// TestOutcomes runs programs that do not end well.
func TestOutcomes(t *testing.T) {
	for _, c := range []struct {
		text   string
		reason interp.Reason
		want   string
	}{
		{`int main(void) { int *p = 0; return *p; }`, interp.Undefined, "null pointer"},
		{`int a[3]; int main(int n, char **v) { return a[n + 2]; }`, interp.Undefined, "out of bounds of a"},
		{`#include <string.h>
		char a[3]; int main(int n, char **v) { memset(a + (n | 0x7fffffffffffffff), 0, 1); return 0; }`, interp.Undefined, "out of bounds of a"},
		{`int *p; void f(void) { int x; p = &x; } int main(void) { f(); return *p; }`, interp.Undefined, "life has ended"},
		{`int main(void) { int *p = malloc(4); if (!p) abort(); free(p); return *p; }`, interp.Undefined, "life has ended"},
		{`int main(void) { int *p = malloc(4); if (!p) abort(); free(p); free(p); }`, interp.Undefined, "free"},
		{`int main(void) { int x; free(&x); }`, interp.Undefined, "was not allocated"},
		{`int main(void) { int *p; return *p; }`, interp.Undefined, "indeterminate"},
		{`int main(int n, char **v) { return 5 / (n - 1); }`, interp.Undefined, "division"},
		{`int main(void) { return (-2147483647 - 1) / -1; }`, interp.Undefined, "division"},
		{`int main(int n, char **v) { __int128 x = (__int128)1 << 127; return x % -n; }`, interp.Undefined, "operator without a result"},
		{`int main(int n, char **v) { return 1 << (n + 31); }`, interp.Undefined, "shift"},
		{`int main(void) { char *p = "x"; *p = 'y'; }`, interp.Undefined, "string literal"},
		{`pthread_mutex_t m; int main(void) { pthread_mutex_unlock(&m); }`, interp.Undefined, "does not hold"},
		{`pthread_mutex_t m; int main(void) { pthread_mutex_lock(&m); pthread_mutex_destroy(&m); }`, interp.Undefined, "while it is held"},
		{`pthread_mutex_t m; int main(void) { pthread_mutex_destroy(&m); pthread_mutex_lock(&m); }`, interp.Undefined, "was destroyed"},
		{`pthread_mutex_t m; int main(void) { pthread_mutex_destroy(&m); pthread_mutex_init(&m, 0); pthread_mutex_lock(&m); }`, interp.Exited,
			""},
		{`pthread_mutex_t m; int main(void) { pthread_mutex_lock(&m); pthread_mutex_lock(&m); }`, interp.Deadlock, ""},
		{`int main(void) { pthread_t t; pthread_join(t, 0); }`, interp.Undefined, ""},
		{`int unknown(void); int main(void) { return unknown(); }`, interp.Unmodelled, "unknown"},
		{`void __VERIFIER_assume(int); int main(int n, char **v) { __VERIFIER_assume(n > 1); }`, interp.Infeasible, ""},
		{`int main(void) { exit(3); }`, interp.Exited, ""},
		{`volatile int x; int main(void) { for (;;) x++; }`, interp.OutOfBudget, ""},
		{`int main(void) { for (;;) ; }`, interp.OutOfBudget, ""},
		{`int f(int n) { return f(n + 1) + 1; } int main(void) { return f(0); }`, interp.OutOfBudget, ""},
		{`int main(void) { void (*f)(void) = (void (*)(void))1234; f(); }`, interp.Undefined, "no function"},
		{`pthread_once_t o; void f(void) { pthread_once(&o, f); } int main(void) { pthread_once(&o, f); }`, interp.Deadlock, ""},
		{`int main(void) { return malloc(0x7fffffffffffff00) == 0; }`, interp.OutOfBudget, "too large"},
		{`int main(void) { asm volatile ("hlt" : : "r" (1)); }`, interp.Unmodelled, ""},
	} {
		m, err := interp.New(load(t, header+c.text, csource.LP64), interp.Options{StrictReads: true, MaxSteps: 2000})
		if err != nil {
			t.Fatal(err)
		}
		run(t, m, firstThread)
		if o := m.Outcome(); o.Reason != c.reason || !strings.Contains(o.Text, c.want) {
			t.Errorf("%s\n\tends with %s, want %s %s", c.text, o, c.reason, c.want)
		}
	}
}

const racing = header + `
int x, y, n; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; struct s { int a; struct s *next; } *list;
void *f(void *p) {
  for (int i = 0; i < 3; i++) {
    x = x + y + 1;
    struct s *e = malloc(sizeof *e); if (!e) return 0;
    pthread_mutex_lock(&m);
    e->a = *(int *)p; e->next = list; list = e; n++;
    pthread_mutex_unlock(&m);
    y = *(int *)p;
  }
  return 0;
}
int main(void) {
  pthread_t t[3]; int v[3] = {1, 2, 3};
  for (int i = 0; i < 3; i++) pthread_create(&t[i], 0, f, &v[i]);
  for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
  int s = 0; while (list) { struct s *e = list; s += e->a; list = e->next; free(e); }
  y = s;
}`

// trace is the events of a run as text.
func trace(t *testing.T, m *interp.Machine, seed uint64, log *[]string) []string {
	*log = nil
	rnd := rand.New(rand.NewPCG(seed, 0))
	run(t, m, func(e []interp.ThreadID) interp.ThreadID { return e[rnd.IntN(len(e))] })
	return append(*log, m.Outcome().String())
}

// TestRestore takes snapshots in the middle of runs, goes on in several ways, and finds that the same schedule
// always gives the same events.
func TestRestore(t *testing.T) {
	p := load(t, racing, csource.LP64)
	var log []string
	m, err := interp.New(p, interp.Options{Observe: func(e *interp.Event) { log = append(log, e.String()) }})
	if err != nil {
		t.Fatal(err)
	}
	rnd := rand.New(rand.NewPCG(7, 7))
	for round := range 40 {
		start := m.Snapshot()
		for k := rnd.IntN(60); k > 0 && !m.Done(); k-- {
			e := m.Enabled()
			if _, err := m.Step(e[rnd.IntN(len(e))]); err != nil {
				t.Fatal(err)
			}
		}
		middle := m.Snapshot()
		want := trace(t, m, 1, &log)
		other := trace(t, restored(m, middle), 2, &log)
		for range 2 {
			if got := trace(t, restored(m, middle), 1, &log); strings.Join(got, "\n") != strings.Join(want, "\n") {
				t.Fatalf("round %d: the run is another one after going back", round)
			}
			if got := trace(t, restored(m, middle), 2, &log); strings.Join(got, "\n") != strings.Join(other, "\n") {
				t.Fatalf("round %d: the other run is another one after going back", round)
			}
		}
		if x := m.Int("n"); x != 9 {
			t.Fatalf("round %d: n = %d", round, x)
		}
		m.Restore(start)
		if round%4 == 3 {
			m.Restore(middle)
			if m.Done() {
				m.Restore(start)
			}
		}
	}
}

func restored(m *interp.Machine, s *interp.Snapshot) *interp.Machine {
	m.Restore(s)
	return m
}

// TestInterleaving: another thread can come between two reads of one expression, and between the reads and the write.
func TestInterleaving(t *testing.T) {
	p := load(t, header+`int a, b, sum; void *f(void *p) { a = 1; b = 2; return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); sum = a + b; }`, csource.LP64)
	seen := map[int64]bool{}
	m, err := interp.New(p, interp.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var visit func()
	visit = func() {
		e := m.Enabled()
		if len(e) == 0 {
			seen[m.Int("sum")] = true
			return
		}
		s := m.Snapshot()
		for _, id := range e {
			m.Restore(s)
			if _, err := m.Step(id); err != nil {
				t.Fatal(err)
			}
			visit()
		}
	}
	visit()
	for _, sum := range []int64{0, 1, 2, 3} {
		if !seen[sum] {
			t.Errorf("sum = %d is not among the results %v", sum, seen)
		}
	}
}

// TestPending: what a thread stands in front of is what it does.
func TestPending(t *testing.T) {
	m, err := interp.New(load(t, racing, csource.LP64), interp.Options{})
	if err != nil {
		t.Fatal(err)
	}
	rnd := rand.New(rand.NewPCG(3, 3))
	for !m.Done() {
		e := m.Enabled()
		id := e[rnd.IntN(len(e))]
		want, ok := m.Pending(id)
		got, err := m.Step(id)
		if err != nil || !ok {
			t.Fatal(err)
		}
		if got.Kind != want.Kind || got.Object != want.Object && got.Kind != interp.ThreadCreate || got.Offset != want.Offset {
			t.Errorf("stood in front of %s, did %s", &want, &got)
		}
	}
	if o := m.Outcome(); o.Reason != interp.Exited {
		t.Error(o)
	}
}

func BenchmarkSteps(b *testing.B) {
	p := load(b, header+`int x, a[16]; void *f(void *p) { for (;;) { x++; a[x & 15] += x; } }
int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); f(0); }`, csource.LP64)
	m, err := interp.New(p, interp.Options{MaxSteps: 1 << 60})
	if err != nil {
		b.Fatal(err)
	}
	for i := 0; b.Loop(); i++ {
		if _, err := m.Step(m.Enabled()[0]); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSnapshot(b *testing.B) {
	m, err := interp.New(load(b, racing, csource.LP64), interp.Options{})
	if err != nil {
		b.Fatal(err)
	}
	for range 60 {
		if _, err := m.Step(m.Enabled()[0]); err != nil {
			b.Fatal(err)
		}
	}
	first := m.Snapshot()
	s := first
	for b.Loop() {
		m.Restore(s)
		if _, err := m.Step(m.Enabled()[0]); err != nil {
			b.Fatal(err)
		}
		if s = m.Snapshot(); m.Done() {
			s = first
		}
	}
}
