package confirm_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/race"
)

const threads = ` int main(void) { pthread_t a, b;
    if (pthread_create(&a, 0, f, 0) || pthread_create(&b, 0, g, 0)) return 1;
    if (pthread_join(a, 0) || pthread_join(b, 0)) return 1; return 0; }`

// TestWeakOrders: executions that are interleavings refute races of weaker atomic accesses only under an
// assumption that names them, and only where they decide something; never with --strict.
func TestWeakOrders(t *testing.T) {
	const taking = `int k = turn(); if (k * k == 0) d = 1; return 0; } void *g(void *p) { int k = turn(); if (k * k == 0) d = 2; return 0; }` + threads
	for _, c := range []struct {
		name, text string
		assumed    int // how many accesses; -1: nothing is refuted
	}{
		{"store buffering", `atomic_int x, y; int d; void *f(void *p) { STORE(&x, 1, release); if (!LOAD(&y, acquire)) d = 1; return 0; }
void *g(void *p) { STORE(&y, 1, release); if (!LOAD(&x, acquire)) d = 2; return 0; }` + threads, 4},
		{"store buffering, sequentially consistent",
			`atomic_int x, y; int d; void *f(void *p) { x = 1; if (!y) d = 1; return 0; }
void *g(void *p) { y = 1; if (!x) d = 2; return 0; }` + threads, 0},
		{"one weak store", `atomic_int x, y; int d;
void *f(void *p) { STORE(&x, 1, release); if (!y) d = 1; return 0; }
void *g(void *p) { y = 1; if (!x) d = 2; return 0; }` + threads, 1},
		{"fences", `atomic_int x, y; int d;
void *f(void *p) { STORE(&x, 1, relaxed); atomic_thread_fence(memory_order_seq_cst); if (!LOAD(&y, relaxed)) d = 1;
    return 0; }
void *g(void *p) { STORE(&y, 1, relaxed); atomic_thread_fence(memory_order_seq_cst); if (!LOAD(&x, relaxed)) d = 2;
    return 0; }` + threads, 4},
		{"a counter that is looked at by nobody", `atomic_int n, s; int d;
int turn(void) { return atomic_fetch_add(&n, 1); } void *f(void *p) { ADD(&s, 1, relaxed); ` + taking, 0},
		{"a counter that is kept", `atomic_int n, s; int d, kept; int turn(void) { return atomic_fetch_add(&n, 1); }
void *f(void *p) { int v = ADD(&s, 1, relaxed) + 1; kept = v; ADD(&s, 1, relaxed); ` + taking, 0},
		{"a counter that decides", `atomic_int n, s; int d, e; int turn(void) { return atomic_fetch_add(&n, 1); }
void *f(void *p) { if (LOAD(&s, relaxed) == 7) e = 1; ` +
			strings.Replace(taking, "void *g(void *p) {", "void *g(void *p) { STORE(&s, 1, relaxed);", 1), 2},
		{"a counter that decides when all is over",
			`atomic_int n, s; int d, e; int turn(void) { return atomic_fetch_add(&n, 1); } void *f(void *p) { STORE(&s, 1, relaxed); ` +
				strings.NewReplacer("void *g(void *p) {", "void *g(void *p) { STORE(&s, 2, relaxed);",
					"return 1; return 0; }", "return 1; if (LOAD(&s, relaxed) == 1) e = 1; return 0; }").Replace(taking), 2},
		{"an index", `atomic_int n, s; int d, e[2]; int turn(void) { return atomic_fetch_add(&n, 1); }
void *f(void *p) { int i = LOAD(&s, relaxed); e[i] = 1; ` +
			strings.Replace(taking, "void *g(void *p) {", "void *g(void *p) { STORE(&s, 1, relaxed);", 1), 2},
		{"by a result", `atomic_int n, s; int d, e; int got(void) { return LOAD(&s, relaxed); }
int turn(void) { return atomic_fetch_add(&n, 1); } void *f(void *p) { int v = got(); int w = v + 1; if (w == 8) e = 1; ` +
			strings.Replace(taking, "void *g(void *p) {", "void *g(void *p) { STORE(&s, 1, relaxed);", 1), 2},
		{"by a parameter", `atomic_int n, s; int d, e; void take(int v) { if (v == 7) e = 1; }
int turn(void) { return atomic_fetch_add(&n, 1); } void *f(void *p) { take(LOAD(&s, relaxed)); ` +
			strings.Replace(taking, "void *g(void *p) {", "void *g(void *p) { STORE(&s, 1, relaxed);", 1), 2},
		{"by a function that is called through a pointer",
			`atomic_int n, s; int d, e; int got(void) { return LOAD(&s, relaxed); } int (*by)(void) = got;
int turn(void) { return atomic_fetch_add(&n, 1); } void *f(void *p) { int v = by(); if (v == 7) e = 1; ` +
				strings.Replace(taking, "void *g(void *p) {", "void *g(void *p) { STORE(&s, 1, relaxed);", 1), 2},
		{"a plain read when all is over", `atomic_int n; int s; int d, e;
int turn(void) { return atomic_fetch_add(&n, 1); } void *f(void *p) { __atomic_store_n(&s, 1, 0); ` +
			strings.NewReplacer("void *g(void *p) {", "void *g(void *p) { __atomic_store_n(&s, 2, 0);",
				"return 1; return 0; }", "return 1; if (s == 1) e = 1; return 0; }").Replace(taking), 2},
		{"weak accesses that are ordered", `atomic_int n, s; pthread_mutex_t m; int d;
int turn(void) { pthread_mutex_lock(&m); int v = LOAD(&n, relaxed); STORE(&n, v + 1, relaxed);
    pthread_mutex_unlock(&m); return v; }
void *f(void *p) { ` + taking, 0},
		{"consume", `atomic_int n; int d; void *f(void *p) { d = 1; STORE(&n, 2, release); return 0; }
void *g(void *p) { if (ADD(&n, 1, consume) == 2) d = 2; return 0; }` + threads, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := "#include <stdatomic.h>\n#define LOAD(p, o) atomic_load_explicit(p, memory_order_##o)\n" +
				"#define STORE(p, v, o) atomic_store_explicit(p, v, memory_order_##o)\n" +
				"#define ADD(p, v, o) atomic_fetch_add_explicit(p, v, memory_order_##o)\n" + c.text
			for _, strict := range []bool{false, true} {
				r := check(t, text, mayrun.Config{ConfirmBudget: 200 * time.Millisecond, Strict: strict, Digests: nil})
				assumed := 0
				if want := c.name == "consume" && !strict; want != slices.ContainsFunc(r.Assumptions,
					func(n race.Note) bool { return n.ID == "consume-acquires" }) {
					t.Errorf("strict %v: %v", strict, r.Assumptions)
				}
				for _, n := range r.Assumptions {
					if n.ID == "sequential-consistency" {
						if assumed++; !n.Pos.IsValid() {
							t.Error("an assumption without a place")
						}
					}
				}
				if want := c.assumed >= 0 && (!strict || c.assumed == 0); (r.Refuted != nil) != want ||
					(r.Verdict == race.RaceFree) != want {
					t.Errorf("strict %v: %s, %s", strict, r.Verdict, r.Search.Unproved)
				}
				if want := max(c.assumed, 0); !strict && assumed != want || strict && assumed > 0 {
					t.Errorf("strict %v: %d assumptions, want %d: %v", strict, assumed, want, r.Assumptions)
				}
			}
		})
	}
}

// TestConsume: that what consumes acquires is an assumption.
func TestConsume(t *testing.T) {
	for _, order := range []string{"consume", "acquire"} {
		for _, strict := range []bool{false, true} {
			r := check(t, `#include <stdatomic.h>
atomic_int n; int d; void *f(void *p) { d = 1; atomic_store_explicit(&n, 1, memory_order_release); return 0; }
void *g(void *p) { if (atomic_load_explicit(&n, memory_order_`+order+`)) d = 2; return 0; }`+threads,
				mayrun.Config{Strict: strict, ProveOnly: true})
			assumed := slices.ContainsFunc(r.Assumptions, func(n race.Note) bool { return n.ID == "consume-acquires" && n.Pos.Line == 6 })
			if consume := order == "consume"; assumed != (consume && !strict) || (r.Verdict == race.RaceFree) != (!consume || !strict) {
				t.Errorf("%s, strict %v: %s, %v", order, strict, r.Verdict, r.Assumptions)
			}
		}
	}
}

// TestReleaseSequences: a race is shown only if it is one in all versions of C.
func TestReleaseSequences(t *testing.T) {
	for _, c := range []struct {
		name, first, second string
		shown               bool
	}{
		{"its own store", "d = 1; STORE(&n, 1, release); STORE(&n, 2, relaxed);", "if (LOAD(&n, acquire) == 2) d = 2;", false},
		{"another one's", "d = 1; STORE(&n, 1, release);",
			"if (LOAD(&n, relaxed) == 1) { STORE(&n, 2, relaxed); if (LOAD(&n, acquire) == 2) d = 2; }", true},
		{"its own, behind a fence", "d = 1; atomic_thread_fence(memory_order_release); STORE(&n, 1, relaxed); STORE(&n, 2, relaxed);",
			"if (LOAD(&n, acquire) == 2) d = 2;", false},
		{"consume", "d = 1; STORE(&n, 1, release);", "if (LOAD(&n, consume) == 1) d = 2;", false},
		{"an order that is not constant", "d = 1; set(&n, memory_order_release);", "if (get(&n, memory_order_acquire) == 1) d = 2;", false},
		{"a weaker one", "d = 1; set(&n, memory_order_release);", "if (get(&n, memory_order_relaxed) == 1) d = 2;", true},
		{"a compare-exchange of any order", "d = 1; set(&n, memory_order_release);",
			"if (swap(&n, memory_order_acq_rel, memory_order_relaxed)) d = 2;", false},
		{"one that is too weak", "d = 1; set(&n, memory_order_release);",
			"if (swap(&n, memory_order_release, memory_order_relaxed)) d = 2;", true},
		{"full barriers", "d = 1; __sync_fetch_and_add(&a, 1); STORE(&n, 1, relaxed);",
			"if (LOAD(&n, relaxed) == 1) { __sync_fetch_and_add(&b, 1); d = 2; }", false},
		{"two updates", "d = 1; __atomic_fetch_add(&a, 1, 5); STORE(&n, 1, relaxed);",
			"if (LOAD(&n, relaxed) == 1) { __atomic_fetch_add(&b, 1, 5); d = 2; }", true},
		{"an old lock", "__sync_lock_test_and_set(&a, 1); d = 1; __sync_lock_release(&a); STORE(&n, 1, relaxed);",
			"if (LOAD(&n, relaxed) == 1 && __sync_lock_test_and_set(&a, 1) == 0) d = 2;", false},
		{"a lock that is only released", "d = 1; __sync_lock_test_and_set(&a, 1); STORE(&n, 1, relaxed);",
			"if (LOAD(&n, relaxed) == 1 && __sync_lock_test_and_set(&a, 1) == 1) d = 2;", true},
		{"an atomic flag", "d = 1; atomic_flag_test_and_set(&l); STORE(&n, 1, relaxed);",
			"if (LOAD(&n, relaxed) == 1 && atomic_flag_test_and_set(&l)) d = 2;", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := "#include <stdatomic.h>\n#define LOAD(p, o) atomic_load_explicit(p, memory_order_##o)\n" +
				"#define STORE(p, v, o) atomic_store_explicit(p, v, memory_order_##o)\n" +
				"void set(atomic_int *p, memory_order o) { atomic_store_explicit(p, 1, o); } int get(atomic_int " +
				"*p, memory_order o) { return atomic_load_explicit(p, o); }\n" +
				"int swap(atomic_int *p, memory_order o, memory_order q) { int k = 1; return " +
				"__atomic_compare_exchange_n(p, &k, 2, 0, o, q); }\n" +
				"atomic_int n; atomic_flag l; int a, b, d; void *f(void *p) { " + c.first +
				" return 0; } void *g(void *p) { " + c.second + " return 0; }" + threads
			r := check(t, text, mayrun.Config{ConfirmBudget: 300 * time.Millisecond})
			if got := r.Verdict == race.Race; got != c.shown {
				t.Errorf("%s: %s", r.Verdict, confidence(r))
			}
		})
	}
}
