package explore_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/frontend"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

func load(text string) (*cfg.Program, error) {
	return frontend.LoadSource(context.Background(),
		map[string]string{"main.c": "#include <pthread.h>\n#include <semaphore.h>\n#include <stdlib.h>\n" + text}, frontend.Options{})
}

const two = `
int main(void) { pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0); pthread_join(a, 0);
    pthread_join(b, 0); return 0; }`

// programs come in pairs, named after what makes the difference; the text ends with the threads f and g of two.
var programs = []struct {
	name  string
	races bool
	text  string
}{
	{"no lock", true, `int x; void *f(void *p) { x++; return 0; } void *g(void *p) { x++; return 0; }` + two},
	{"lock", false, `int x; pthread_mutex_t m; void *f(void *p) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); return 0; }` + two},
	{"two locks", true, `int x; pthread_mutex_t m, n; void *f(void *p) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { pthread_mutex_lock(&n); x++; pthread_mutex_unlock(&n); return 0; }` + two},
	{"readers", false, `int x; pthread_rwlock_t m;
void *f(void *p) { pthread_rwlock_rdlock(&m); int y = x; pthread_rwlock_unlock(&m); return 0; }
void *g(void *p) { pthread_rwlock_wrlock(&m); x++; pthread_rwlock_unlock(&m); return 0; }` + two},
	{"writing readers", true, `int x; pthread_rwlock_t m;
void *f(void *p) { pthread_rwlock_rdlock(&m); x = 1; pthread_rwlock_unlock(&m); return 0; }
void *g(void *p) { pthread_rwlock_rdlock(&m); x = 2; pthread_rwlock_unlock(&m); return 0; }` + two},
	{"release and acquire", false, `int x; _Atomic int r; void *f(void *p) { x = 1; __atomic_store_n(&r, 1, __ATOMIC_RELEASE); return 0; }
void *g(void *p) { if (__atomic_load_n(&r, __ATOMIC_ACQUIRE)) x = 2; return 0; }` + two},
	{"release and relaxed", true, `int x; _Atomic int r; void *f(void *p) { x = 1; __atomic_store_n(&r, 1, __ATOMIC_RELEASE); return 0; }
void *g(void *p) { if (__atomic_load_n(&r, __ATOMIC_RELAXED)) x = 2; return 0; }` + two},
	{"fences", false, `int x; _Atomic int r;
void *f(void *p) { x = 1; __atomic_thread_fence(__ATOMIC_RELEASE); __atomic_store_n(&r, 1, __ATOMIC_RELAXED); return 0;
    }
void *g(void *p) { if (__atomic_load_n(&r, __ATOMIC_RELAXED)) { __atomic_thread_fence(__ATOMIC_ACQUIRE); x = 2; }
    return 0; }` + two},
	{"one fence", true, `int x; _Atomic int r;
void *f(void *p) { x = 1; __atomic_thread_fence(__ATOMIC_RELEASE); __atomic_store_n(&r, 1, __ATOMIC_RELAXED); return 0;
    }
void *g(void *p) { if (__atomic_load_n(&r, __ATOMIC_RELAXED)) x = 2; return 0; }` + two},
	{"release sequence", false, `int x; _Atomic int r; void *f(void *p) { x = 1; __atomic_store_n(&r, 1, __ATOMIC_RELEASE); return 0; }
void *g(void *p) { __atomic_fetch_add(&r, 2, __ATOMIC_RELAXED); if (__atomic_load_n(&r, __ATOMIC_ACQUIRE) == 3) x = 2; return 0; }` + two},
	{"atomic and plain", true, `_Atomic int x; void *f(void *p) { x = 1; return 0; } void *g(void *p) { *(int *)&x = 2; return 0; }` + two},
	{"atomics", false, `_Atomic int x; void *f(void *p) { x = 1; return 0; } void *g(void *p) { x += 2; return 0; }` + two},
	{"semaphore", false, `int x; sem_t s; void *f(void *p) { x = 1; sem_post(&s); return 0; }
void *g(void *p) { sem_wait(&s); x = 2; return 0; }
int main(void) { pthread_t a, b; sem_init(&s, 0, 0); pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0);
    return 0; }`},
	{"semaphore with a token", true, `int x; sem_t s; void *f(void *p) { x = 1; sem_post(&s); return 0; }
void *g(void *p) { sem_wait(&s); x = 2; return 0; }
int main(void) { pthread_t a, b; sem_init(&s, 0, 1); pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0);
    return 0; }`},
	{"barrier", false, `int x; pthread_barrier_t b; void *f(void *p) { x = 1; pthread_barrier_wait(&b); return 0; }
void *g(void *p) { pthread_barrier_wait(&b); x = 2; return 0; }
int main(void) { pthread_t a, c; pthread_barrier_init(&b, 0, 2); pthread_create(&a, 0, f, 0);
    pthread_create(&c, 0, g, 0); return 0; }`},
	{"barrier that orders nothing", true, `int x; unsigned long long b;
void __tsan_testonly_barrier_init(void *, unsigned), __tsan_testonly_barrier_wait(void *);
void *f(void *p) { x = 1; __tsan_testonly_barrier_wait(&b); return 0; }
void *g(void *p) { __tsan_testonly_barrier_wait(&b); x = 2; return 0; }
int main(void) { pthread_t a, c; __tsan_testonly_barrier_init(&b, 2); pthread_create(&a, 0, f, 0);
    pthread_create(&c, 0, g, 0); return 0; }`},
	{"annotations, which people take for true", false, `int x; unsigned long long b;
void __tsan_testonly_barrier_init(void *, unsigned), __tsan_testonly_barrier_wait(void *);
void __tsan_release(void *), __tsan_acquire(void *);
void *f(void *p) { x = 1; __tsan_release(&x); __tsan_testonly_barrier_wait(&b); return 0; }
void *g(void *p) { __tsan_testonly_barrier_wait(&b); __tsan_acquire(&x); x = 2; return 0; }
int main(void) { pthread_t a, c; __tsan_testonly_barrier_init(&b, 2); pthread_create(&a, 0, f, 0);
    pthread_create(&c, 0, g, 0); return 0; }`},
	{"annotations of nothing", false, `int x; unsigned long long b;
void __tsan_testonly_barrier_init(void *, unsigned), __tsan_testonly_barrier_wait(void *);
void __tsan_release(void *), __tsan_acquire(void *);
void *f(void *p) { x = 1; __tsan_release((void *)3); __tsan_testonly_barrier_wait(&b); return 0; }
void *g(void *p) { __tsan_testonly_barrier_wait(&b); __tsan_acquire((void *)3); x = 2; return 0; }
int main(void) { pthread_t a, c; __tsan_testonly_barrier_init(&b, 2); pthread_create(&a, 0, f, 0);
    pthread_create(&c, 0, g, 0); return 0; }`},
	{"once", false, `int x; pthread_once_t o; void i(void) { x = 1; }
void *f(void *p) { pthread_once(&o, i); int y = x; return 0; } void *g(void *p) { return f(p); }` + two},
	{"condition", false, `int x, r; pthread_mutex_t m; pthread_cond_t c;
void *f(void *p) { x = 1; pthread_mutex_lock(&m); r = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { pthread_mutex_lock(&m); while (!r) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); x = 2;
    return 0; }` + two},
	{"condition without a loop", true, `int x, r; pthread_mutex_t m; pthread_cond_t c;
void *f(void *p) { x = 1; pthread_mutex_lock(&m); r = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { pthread_mutex_lock(&m); if (!r) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); x = 2;
    return 0; }` + two},
	{"join", false, `int x; void *f(void *p) { x = 1; return 0; }
int main(void) { pthread_t a; pthread_create(&a, 0, f, 0); pthread_join(a, 0); x = 2; }`},
	{"no join", true, `int x; void *f(void *p) { x = 1; return 0; } int main(void) { pthread_t a; pthread_create(&a, 0, f, 0); x = 2; }`},
	{"bytes beside each other", false, `struct { char a, b; } s; void *f(void *p) { s.a = 1; return 0; }
void *g(void *p) { s.b = 1; return 0; }` + two},
	{"bit-fields beside each other", true, `struct { int a : 4, b : 4; } s; void *f(void *p) { s.a = 1; return 0; }
void *g(void *p) { s.b = 1; return 0; }` + two},
	{"an input opens the way", true, `int x; int __VERIFIER_nondet_int(void);
void *f(void *p) { if (__VERIFIER_nondet_int() == 73412) x++; return 0; }
void *g(void *p) { if (__VERIFIER_nondet_int() == -991) x++; return 0; }` + two},
	{"a linear equation", true, `int x; int __VERIFIER_nondet_int(void);
void *f(void *p) { int n = __VERIFIER_nondet_int(); if (3 * n + 17 == 90260) x++; return 0; }
void *g(void *p) { x++; return 0; }` + two},
	{"equations of two inputs", true, `int x, n, m; int __VERIFIER_nondet_int(void);
void *f(void *p) { if (n + m == 54321 && n - m == 4711) x++; return 0; } void *g(void *p) { x++; return 0; }
int main(void) { n = __VERIFIER_nondet_int(); m = __VERIFIER_nondet_int(); pthread_t a, b; pthread_create(&a, 0, f, 0);
    pthread_create(&b, 0, g, 0); pthread_join(a, 0); return 0; }`},
	{"a sequence of guards", true, `int x; unsigned __VERIFIER_nondet_uint(void);
void *f(void *p) { unsigned n = __VERIFIER_nondet_uint();
    if (n > 100000) if (n < 100020) if (n % 7 == 3) if ((n & 1) == 0) x++; return 0; } void *g(void *p) { x++; return 0; }` + two},
	{"a guard that is never met", false, `int x; int __VERIFIER_nondet_int(void);
void *f(void *p) { int n = __VERIFIER_nondet_int() & 0xffff; if (n * n == 3) x++; return 0; }
void *g(void *p) { x++; return 0; }` + two},
	{"a password", true, `int x; unsigned char __VERIFIER_nondet_uchar(void);
void *f(void *p) { unsigned char s[6]; for (int i = 0; i < 6; i++) s[i] = __VERIFIER_nondet_uchar();
    if (s[0] == 's' && s[1] == 'e' && s[2] == 'c' && s[3] == 'r' && s[4] == 'e' && s[5] == 't') x++; return 0; }
void *g(void *p) { x++; return 0; }` + two},
	{"atomic sections", false, `int x; void __VERIFIER_atomic_begin(void); void __VERIFIER_atomic_end(void);
void *f(void *p) { __VERIFIER_atomic_begin(); x++; __VERIFIER_atomic_end(); return 0; }
void *g(void *p) { return f(p); }` + two},
	{"an argument", true, `int x, n; void *f(void *p) { if (n == 7) x = 1; return 0; }
int main(int argc, char **argv) { if (argc > 1) n = atoi(argv[1]); pthread_t a; pthread_create(&a, 0, f, 0); x = 2; return 0; }`},
	{"an argument that the program names", true, `#include <string.h>
int x, n; void *f(void *p) { if (n) x = 1; return 0; }
int main(int argc, char **argv) { n = argc == 2 && !strcmp(argv[1], "--fast"); pthread_t a; pthread_create(&a, 0, f, 0); x = 2; return 0; }`},
	{"an argument that cannot be", false, `#include <string.h>
int x, n; void *f(void *p) { if (n) x = 1; return 0; }
int main(int argc, char **argv) { n = argc < 1 || argc > 1 && !strcmp(argv[1], "a") && strlen(argv[1]) != 1;
    pthread_t a; pthread_create(&a, 0, f, 0); x = 2; return 0; }`},
	{"a string that is put together", false, `#include <string.h>
char s[16]; int x; void *f(void *p) { if (strcmp(s, "onetwo")) x = 1; return 0; }
int main(void) { strcpy(s, "one"); strncat(s, "twofold", 3); pthread_t a; pthread_create(&a, 0, f, 0); x = 2; return 0; }`},
	{"a long beginning", true, `int x, a, b, c; pthread_mutex_t m;
void *f(void *p) { pthread_mutex_lock(&m); a = 1; pthread_mutex_unlock(&m); pthread_mutex_lock(&m); int k = b;
    pthread_mutex_unlock(&m); if (k) x = 1; return 0; }
void *g(void *p) { pthread_mutex_lock(&m); int k = a; if (k) b = 1; pthread_mutex_unlock(&m); if (k) x = 2; return 0; }
int main(void) { for (int i = 0; i < 3000; i++) c++; pthread_t a, b; pthread_create(&a, 0, f, 0);
    pthread_create(&b, 0, g, 0); pthread_join(a, 0); pthread_join(b, 0); return 0; }`},
	{"a long beginning with inputs", true, `int x, n, c; int __VERIFIER_nondet_int(void);
void *f(void *p) { if (n == 4) x = 1; return 0; }
int main(void) { n = __VERIFIER_nondet_int() & 7; for (int i = 0; i < 500; i++) c++; pthread_t a;
    pthread_create(&a, 0, f, 0); x = 2; return 0; }`},
	{"many creations before the first signal", true, `int x, go; pthread_mutex_t m; pthread_cond_t c;
void *f(void *p) { pthread_mutex_lock(&m); while (!go) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); x++;
    return 0; }
int main(void) { pthread_t t; for (int i = 0; i < 20; i++) pthread_create(&t, 0, f, 0); pthread_mutex_lock(&m); go = 1;
    pthread_cond_broadcast(&c); pthread_mutex_unlock(&m); return 0; }`},
	{"a section that exits and races", true, `int x; void exit(int); void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
void *f(void *p) { __VERIFIER_atomic_begin(); if (x == 1) exit(0); __VERIFIER_atomic_end(); return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); x = 1; __VERIFIER_atomic_begin(); __VERIFIER_atomic_end();
    pthread_join(t, 0); return 0; }`},
	{"deep race", true, `int x, a, b, c; pthread_mutex_t m;
void *f(void *p) { pthread_mutex_lock(&m); a = 1; pthread_mutex_unlock(&m); pthread_mutex_lock(&m); int k = b;
    pthread_mutex_unlock(&m); if (k) x = 1; return 0; }
void *g(void *p) { pthread_mutex_lock(&m); int k = a; if (k) b = 1; pthread_mutex_unlock(&m); if (k) x = 2; return 0; }` + two},
}

func TestSearch(t *testing.T) {
	for _, c := range programs {
		t.Run(c.name, func(t *testing.T) {
			p, err := load(c.text)
			if err != nil {
				t.Fatal(err)
			}
			r, err := explore.Search(context.Background(), p, explore.Options{MaxActions: 60_000})
			if err != nil {
				t.Fatal(err)
			}
			if got := len(r.Witnesses) > 0; got != c.races {
				t.Fatalf("races: %v, want %v, after %d executions: %v", r.Witnesses, c.races, r.Executions, r.Outcomes)
			}
			again, err := explore.Search(context.Background(), p, explore.Options{MaxActions: 60_000})
			if err != nil || fmt.Sprint(*again) == "" || again.Executions != r.Executions || again.Actions != r.Actions {
				t.Errorf("the search is another one the second time: %v", err)
			}
			for _, w := range r.Witnesses {
				if _, err := explore.Replay(t.Context(), p, w); err != nil {
					t.Error(err)
				}
				small, err := explore.Minimize(t.Context(), p, w, 20_000)
				if err != nil {
					t.Fatal(err)
				}
				if explore.Switches(small.Schedule) > explore.Switches(w.Schedule) {
					t.Error("minimizing made the witness larger")
				}
				if _, err := explore.Replay(t.Context(), p, small); err != nil {
					t.Error(err)
				}
			}
		})
	}
}

// TestAimed: a rare race is found with few actions if the search knows where it is.
func TestAimed(t *testing.T) {
	p, err := load(`int x, n; pthread_mutex_t m;
void *f(void *p) {
    for (int i = 0; i < 300; i++) { pthread_mutex_lock(&m); n++;
    if (i == 150) { pthread_mutex_unlock(&m); x = 1; pthread_mutex_lock(&m); } pthread_mutex_unlock(&m); } return 0; }
void *g(void *p) {
    for (int i = 0; i < 300; i++) { pthread_mutex_lock(&m); n++;
    if (i == 20) { pthread_mutex_unlock(&m); x = 2; pthread_mutex_lock(&m); } pthread_mutex_unlock(&m); } return 0; }` + two)
	if err != nil {
		t.Fatal(err)
	}
	var places []cfg.Pos
	for e := range p.AllEdges() {
		if a, ok := e.Action.(*cfg.Assign); ok && a.LHS.Var != nil && a.LHS.Var.Name == "x" {
			places = append(places, a.LHS.Pos)
		}
	}
	if len(places) != 2 {
		t.Fatal(places)
	}
	r, err := explore.Search(context.Background(), p,
		explore.Options{Candidates: []explore.Candidate{{A: places[0], B: places[1]}}, MaxActions: 400_000})
	if err != nil || len(r.Witnesses) == 0 {
		t.Fatal(err, r)
	}
	if w := r.Witnesses[0]; w.Race.Object != "x" {
		t.Error(w.Race)
	}
}

// TestBudget: a search ends when its actions are used up, and when its context is cancelled.
func TestBudget(t *testing.T) {
	p, err := load(`int main(void) { for (;;) ; }`)
	if err != nil {
		t.Fatal(err)
	}
	r, err := explore.Search(context.Background(), p, explore.Options{MaxActions: 20_000})
	if err != nil || r.Actions > 60_000 {
		t.Error(err, r.Actions)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if r, err = explore.Search(ctx, p, explore.Options{}); err != nil || r.Executions != 0 {
		t.Error(err, r.Executions)
	}
}

// TestFrees: the end of an object's life is an access to it, if one asks for that.
func TestFrees(t *testing.T) {
	p, err := load(`int *x; void *f(void *p) { *x = 1; return 0; }
int main(void) { x = malloc(4); if (!x) return 1; pthread_t a; pthread_create(&a, 0, f, 0); free(x);
    pthread_join(a, 0); }`)
	if err != nil {
		t.Fatal(err)
	}
	for _, frees := range []bool{false, true} {
		r, err := explore.Search(context.Background(), p, explore.Options{MaxActions: 20_000, Frees: frees})
		if err != nil || len(r.Witnesses) > 0 != frees {
			t.Error(frees, err, r.Witnesses)
		}
	}
}

func TestReplayEndsWithItsContext(t *testing.T) {
	p, err := load(`int counter; void *f(void *p) { counter++; return 0; } void *g(void *p) { counter++; return 0; }` + two)
	if err != nil {
		t.Fatal(err)
	}
	r, err := explore.Search(t.Context(), p, explore.Options{})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := explore.Replay(ctx, p, r.Witnesses[0]); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func ExampleSearch() {
	p, err := load(`int counter;
void *f(void *p) { counter++; return 0; }
void *g(void *p) { counter++; return 0; }` + two)
	if err != nil {
		log.Fatal(err)
	}
	r, err := explore.Search(context.Background(), p, explore.Options{})
	if err != nil {
		log.Fatal(err)
	}
	w, err := explore.Minimize(context.Background(), p, r.Witnesses[0], 10_000)
	if err != nil {
		log.Fatal(err)
	}
	x, err := explore.Replay(context.Background(), p, w)
	if err != nil {
		log.Fatal(err)
	}
	for _, s := range x.Steps {
		if s.Object == "counter" {
			fmt.Printf("%s: %s of %s\n", s.Func.Name, s.Kind, s.Object)
		}
	}
	// Output:
	// f: read of counter
	// f: write of counter
	// g: read of counter
}

// TestLookaheadTrace: looking ahead into an atomic section is not part of the execution whose inputs are followed.
func TestLookaheadTrace(t *testing.T) {
	p, err := load(`void __VERIFIER_atomic_begin(void); void __VERIFIER_atomic_end(void);
int __VERIFIER_nondet_int(void);
int x, busy;
void *f(void *p) { __VERIFIER_atomic_begin(); if (busy) abort(); int n = __VERIFIER_nondet_int(); if (n < 0) abort();
    busy = 1; __VERIFIER_atomic_end(); if (n == 4242) x++; __VERIFIER_atomic_begin(); busy = 0; __VERIFIER_atomic_end();
    return 0; }
void *g(void *p) { f(p); x++; return 0; }` + two)
	if err != nil {
		t.Fatal(err)
	}
	r, err := explore.Search(context.Background(), p, explore.Options{MaxActions: 200_000})
	if err != nil || len(r.Witnesses) == 0 {
		t.Fatal(err, r)
	}
}

// TestFreeOfLargeObjects: the end of an object costs what was accessed of it, wherever that is, and no access is forgotten.
func TestFreeOfLargeObjects(t *testing.T) {
	const begin = `char *x; void *f(void *p) { x[40000] = 1; return 0; }
int main(void) { x = calloc(60000, 1); if (!x) return 1; pthread_t a; pthread_create(&a, 0, f, 0); `
	for _, c := range []struct {
		text  string
		races bool
	}{
		{begin + `free(x); return 0; }`, true},
		{begin + `pthread_join(a, 0); free(x); return 0; }`, false},
		{begin + `pthread_join(a, 0); pthread_create(&a, 0, f, 0); free(x); return 0; }`, true},
	} {
		p, err := load(c.text)
		if err != nil {
			t.Fatal(err)
		}
		r, err := explore.Search(context.Background(), p, explore.Options{MaxActions: 20_000, Frees: true})
		if err != nil || len(r.Witnesses) > 0 != c.races {
			t.Errorf("%s: %d witnesses, %v", c.text, len(r.Witnesses), err)
		}
		if n := int64(r.Executions); n > 0 && !c.races && r.Cost/n > 1000 {
			t.Errorf("%s: %d executions for %d", c.text, n, r.Cost)
		}
	}
}
