package explore

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/search"
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

// passing is the same with atomics each of which passes on what its thread knows, so that much is forgotten.
func passing(r *rand.Rand) string {
	var out []string
	for _, line := range strings.SplitAfter(atomics(r), ";") {
		line = strings.NewReplacer("order_relaxed", "order_seq_cst", "order_consume", "order_acquire").Replace(line)
		if strings.Contains(line, "fetch_add") || strings.Contains(line, "exchange") {
			line = strings.NewReplacer("order_acquire", "order_acq_rel", "order_release", "order_acq_rel").Replace(line)
		}
		out = append(out, line)
	}
	return strings.Join(out, "")
}

// joining is a random program whose first thread works between the creations and the joins of others.
func joining(r *rand.Rand) string {
	pick := func(of ...string) string { return of[r.IntN(len(of))] }
	op := func() string {
		return pick("x = 1;", "y = x;", "a = 1;", "a = 2;", "if (a == 1) x = 2;", "if (a == 2) y = 1;", "y = a;", "",
			"pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m);", "pthread_mutex_lock(&m); if (a) y++; pthread_mutex_unlock(&m);",
			"__VERIFIER_atomic_begin(); x = a; __VERIFIER_atomic_end();", "__VERIFIER_atomic_begin(); y = 3; __VERIFIER_atomic_end();")
	}
	ops := func(n int) (text string) {
		for range r.IntN(n + 1) {
			text += " " + op()
		}
		return text
	}
	create := func(t, f string) string {
		return pick("pthread_create(&"+t+", 0, "+f+", 0);", "if (pthread_create(&"+t+", 0, "+f+", 0)) return 0;")
	}
	join := func(t string) string { return pick("pthread_join("+t+", 0);", "pthread_join("+t+", 0);", "") }
	var s strings.Builder
	s.WriteString("extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void);\n")
	s.WriteString("int x, y; _Atomic int a; pthread_mutex_t m;\nvoid *h(void *p) {" + ops(1) + " return 0; }\n")
	s.WriteString("void *f(void *p) {" + ops(3) + " return 0; }\nvoid *g(void *p) {" + ops(2))
	if r.IntN(3) == 0 {
		s.WriteString(" { pthread_t v; " + create("v", "h") + ops(1) + " " + join("v") + " }")
	}
	s.WriteString(ops(1) + " return 0; }\nint main(void) { pthread_t t, u; " + create("t", "f") + ops(1) + " " + create("u", "g"))
	first, second := "t", "u"
	if r.IntN(2) == 0 {
		first, second = second, first
	}
	s.WriteString(ops(1) + " " + join(first) + ops(1) + " " + join(second) + ops(1) + " pthread_exit(0); }")
	return s.String()
}

// TestStates: of generated programs, the states say what the executions say: whether there is a race, in what
// memory they may end, and what is to be assumed of atomic accesses.
func TestStates(t *testing.T) {
	n := uint64(search.Times(40))
	for _, of := range []struct {
		name     string
		generate func(*rand.Rand) string
		mode     reduction
	}{{"atomics", atomics, naive}, {"steps", generate, naive}, {"waiting", waiting, naive}, {"reduced", atomics, sources},
		{"joining", joining, naive}, {"joining, reduced", joining, sources}, {"passing", passing, naive}, {"passing, reduced", passing, sources}} {
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

// endless are programs that do not race and of which no enumeration comes to an end: some execution never does, or
// there are too many.
var endless = map[string]string{
	"memory that is not checked": `struct s { int v; }; struct s *_Atomic top; int x; struct s *make(void) { struct s *n = malloc(sizeof *n); n->v = 1; return n; }
void *f(void *p) { for (;;) { struct s *n = make(); n->v++; free(n); } }
void *g(void *p) { struct s *n = make(), *m = make(); m->v = n->v; return 0; }
int main(void) { struct s *n = make(); n->v = 2; pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0); return n->v; }`,
	"a lock for ever": `int x; pthread_mutex_t m;
void *f(void *p) { for (;;) { pthread_mutex_lock(&m); x++; x &= 3; pthread_mutex_unlock(&m); } } void *g(void *p) { return f(p); }` + start,
	"test-and-set for ever": `int x; atomic_flag l;
void *f(void *p) { for (;;) { while (atomic_flag_test_and_set_explicit(&l, memory_order_acquire)) ; x = 1;
    atomic_flag_clear_explicit(&l, memory_order_release); } } void *g(void *p) { return f(p); }` + start,
	"tickets": `int x; atomic_uchar next, now;
void *f(void *p) { for (int i = 0; i < 3; i++) { unsigned char k = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
    while (atomic_load_explicit(&now, memory_order_acquire) != k) ; x++;
    atomic_store_explicit(&now, k + 1, memory_order_release); } return 0; } void *g(void *p) { return f(p); }` + start,
	"one that does nothing visible for ever": `int x; atomic_int n;
void *f(void *p) { volatile int k = 0; while (!k) ; x = 1; return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"choices for ever": `int x, n; pthread_mutex_t m;
void *f(void *p) { for (;;) switch (__VERIFIER_nondet_int()) { case 1: pthread_mutex_lock(&m); x = 1; pthread_mutex_unlock(&m);
    break; case 2: return 0; } } void *g(void *p) { return f(p); }` + start,
	"nodes that come and go": `struct s { struct s *next; int v; }; _Atomic(struct s *) top; pthread_mutex_t m;
void *f(void *p) { for (;;) { struct s *n = malloc(sizeof *n); if (!n) continue; n->v = 1; pthread_mutex_lock(&m);
    struct s *old = top; n->next = 0; top = n; pthread_mutex_unlock(&m); if (old) { old->v = 2; free(old); } } }
void *g(void *p) { return f(p); }` + start,
	"threads that come and go": `int x; void *h(void *p) { x = 1; return 0; }
int main(void) { for (;;) { pthread_t t; if (!pthread_create(&t, 0, h, 0)) pthread_join(t, 0); x = 2; } }`,
	"MCS": `struct node { struct node *_Atomic next; atomic_int wait; } nodes[2]; struct node *_Atomic tail; int x;
void *work(struct node *me) { for (int i = 0; i < 2; i++) {
    atomic_store_explicit(&me->next, 0, memory_order_relaxed); atomic_store_explicit(&me->wait, 1, memory_order_relaxed);
    struct node *before = atomic_exchange_explicit(&tail, me, memory_order_acq_rel);
    if (before) { atomic_store_explicit(&before->next, me, memory_order_release);
        while (atomic_load_explicit(&me->wait, memory_order_acquire)) ; }
    x++;
    struct node *want = me;
    if (!atomic_load_explicit(&me->next, memory_order_acquire)) {
        if (atomic_compare_exchange_strong_explicit(&tail, &want, 0, memory_order_release, memory_order_relaxed)) continue;
        while (!atomic_load_explicit(&me->next, memory_order_acquire)) ; }
    atomic_store_explicit(&atomic_load_explicit(&me->next, memory_order_acquire)->wait, 0, memory_order_release); } return 0; }
void *f(void *p) { return work(&nodes[0]); } void *g(void *p) { return work(&nodes[1]); }` + start,
}

// elusive are programs that race, some of them where much has happened before, or where states are easily taken
// for others.
var elusive = map[string]string{
	"behind one that goes on for ever": `int x; void *f(void *p) { volatile int k = 0; while (!k) ; return 0; }
void *h(void *p) { x = 1; return 0; } void *g(void *p) { x = 2; return 0; }
int main(void) { pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0); pthread_create(0, 0, h, 0); pthread_exit(0); }`,
	"relaxed, where the values are those of release": `int x; atomic_int n;
void *f(void *p) { x = 1; atomic_store_explicit(&n, 1, memory_order_relaxed); return 0; }
void *g(void *p) { while (!atomic_load_explicit(&n, memory_order_acquire)) ; x = 2; return 0; }` + start,
	"released, and read without acquiring": `int x; atomic_int n;
void *f(void *p) { x = 1; atomic_store_explicit(&n, 1, memory_order_release); return 0; }
void *g(void *p) { if (atomic_load_explicit(&n, memory_order_relaxed)) x = 2; return 0; }` + start,
	"released, and taken without acquiring": `int x; atomic_int n;
void *f(void *p) { x = 1; atomic_store_explicit(&n, 1, memory_order_release); return 0; }
void *g(void *p) { if (atomic_exchange_explicit(&n, 0, memory_order_release)) x = 2; return 0; }` + start,
	"taken without releasing": `int x; atomic_int n;
void *f(void *p) { x = 1; atomic_exchange_explicit(&n, 1, memory_order_acquire); return 0; }
void *g(void *p) { if (atomic_load_explicit(&n, memory_order_acquire)) x = 2; return 0; }` + start,
	"compared without acquiring": `int x; atomic_int n;
void *f(void *p) { x = 1; atomic_store_explicit(&n, 1, memory_order_release); return 0; }
void *g(void *p) { int k = 0; if (!atomic_compare_exchange_strong_explicit(&n, &k, 2, memory_order_acq_rel, memory_order_relaxed)) x = 2;
    return 0; }` + start,
	// In each of these, both choices lead to states that differ in one thing, and the second one to the race.
	"a value passes on, or not": `int x; atomic_int n;
void *f(void *p) { x = 1; if (__VERIFIER_nondet_bool()) atomic_store_explicit(&n, 1, memory_order_relaxed);
    else atomic_store_explicit(&n, 1, memory_order_release); return 0; }
void *g(void *p) { if (atomic_load_explicit(&n, memory_order_acquire)) x = 2; return 0; }` + start,
	"a fence releases, or not": `int x; atomic_int n;
void *f(void *p) { x = 1; if (__VERIFIER_nondet_bool()) atomic_thread_fence(memory_order_acquire);
    else atomic_thread_fence(memory_order_release); atomic_store_explicit(&n, 1, memory_order_relaxed); return 0; }
void *g(void *p) { if (atomic_load_explicit(&n, memory_order_acquire)) x = 2; return 0; }` + start,
	"what was read was released, or not": `int x; atomic_int n;
void *f(void *p) { x = 1; if (__VERIFIER_nondet_bool()) atomic_store_explicit(&n, 1, memory_order_relaxed);
    else atomic_store_explicit(&n, 1, memory_order_release); return 0; }
void *g(void *p) { int k = atomic_load_explicit(&n, memory_order_relaxed); atomic_store_explicit(&n, 0, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire); if (k) x = 2; return 0; }` + start,
	"a lock passes on, or another one": `int x; atomic_int n; pthread_mutex_t m, l; void use(pthread_mutex_t *k) { pthread_mutex_lock(k); pthread_mutex_unlock(k); }
void *f(void *p) { use(&m); use(&l); x = 1; use(__VERIFIER_nondet_bool() ? &l : &m);
    atomic_store_explicit(&n, 1, memory_order_relaxed); return 0; }
void *g(void *p) { use(&m); use(&l); while (!atomic_load_explicit(&n, memory_order_relaxed)) ; use(&m); x = 2; return 0; }` + start,
	// Nothing but that one thing tells these states apart: what else was done is known to the same, whatever
	// was chosen.
	"a lock passes on what is new, or what is old": `int x; atomic_int n; pthread_mutex_t m;
void use(pthread_mutex_t *k) { pthread_mutex_lock(k); pthread_mutex_unlock(k); }
void *f(void *p) { use(&m); x = 1; if (!__VERIFIER_nondet_bool()) use(&m); atomic_store_explicit(&n, 1, memory_order_relaxed); return 0; }
void *g(void *p) { while (!atomic_load_explicit(&n, memory_order_relaxed)) ; use(&m); x = 2; return 0; }` + start,
	"a fence will learn, or not": `int x; atomic_int n;
void *f(void *p) { x = 1; if (__VERIFIER_nondet_bool()) atomic_thread_fence(memory_order_acquire);
    else atomic_thread_fence(memory_order_release); atomic_store_explicit(&n, 1, memory_order_relaxed); return 0; }
void *g(void *p) { int k = atomic_load_explicit(&n, memory_order_relaxed); atomic_store_explicit(&n, 0, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire); if (k) x = 2; return 0; }` + start,
	"a semaphore more than another": `int x; sem_t s, t; atomic_int n;
void *f(void *p) { sem_post(&s); sem_post(&t); sem_post(__VERIFIER_nondet_bool() ? &s : &t); sem_post(&s); sem_post(&t);
    atomic_store_explicit(&n, 1, memory_order_relaxed); x = 1; return 0; }
void *g(void *p) { while (!atomic_load_explicit(&n, memory_order_relaxed)) ; if (!sem_trywait(&s) && !sem_trywait(&s) && !sem_trywait(&s)) x = 2; return 0; }
int main(void) { sem_init(&s, 0, 0); sem_init(&t, 0, 0); pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0);
    pthread_exit(0); }`,
	"a pointer to one of two": `int x; int y; int *_Atomic q;
void *f(void *p) { atomic_store(&q, __VERIFIER_nondet_bool() ? &x : &y); x = 1; return 0; }
void *g(void *p) { int *k = atomic_load_explicit(&q, memory_order_relaxed); if (k) *k = 2; return 0; }` + start,
	"a pointer to one of two elements": `int x; int y[2]; int *_Atomic q;
void *f(void *p) { atomic_store(&q, &y[__VERIFIER_nondet_bool()]); y[1] = 1; return 0; }
void *g(void *p) { int *k = atomic_load_explicit(&q, memory_order_relaxed); if (k) *k = 2; return 0; }` + start,
	"a number in a register": `int x; atomic_int n;
void *f(void *p) { int k = __VERIFIER_nondet_bool(); n++; n++; if (k) x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"a number in memory": `int x; int y; atomic_int n;
void *f(void *p) { y = __VERIFIER_nondet_bool(); n++; n++; if (y) x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"a place in the program": `int x; atomic_int n;
void *f(void *p) { if (__VERIFIER_nondet_bool()) { n++; n++; x = 1; } else { n++; n++; } return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"a semaphore, or another one": `int x; sem_t s, t; atomic_int n;
void *f(void *p) { sem_post(__VERIFIER_nondet_bool() ? &s : &t); n++; x = 1; return 0; }
void *g(void *p) { if (!sem_trywait(&s)) x = 2; return 0; }
int main(void) { sem_init(&s, 0, 0); sem_init(&t, 0, 0); pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0);
    pthread_exit(0); }`,
	"not yet at the end": `#define _GNU_SOURCE
int pthread_tryjoin_np(pthread_t, void **); int x; atomic_int n; void *f(void *p) { n = 1; return 0; }
void *g(void *p) { x = 1; return 0; }
int main(void) { pthread_t t; if (pthread_create(&t, 0, f, 0)) return 0; pthread_create(0, 0, g, 0); while (!n) ;
    if (pthread_tryjoin_np(t, 0)) x = 2; pthread_exit(0); }`,
	"a glance at what an argument is": `struct b { atomic_int n; }; struct a { struct b *b; }; int x;
void *f(void *p) { struct b *b = p; atomic_store(&b->n, 1); atomic_store(&b->n, 0); return 0; } void *g(void *p) { struct b *b = p; if (b->n) x = 1; return 0; }
int main(void) { struct b *b = calloc(1, sizeof *b); if (!b) return 0; pthread_create(0, 0, f, b); pthread_create(0, 0, g, b);
    b = 0; x = 2; pthread_exit(0); }`,
	"a glance at what an argument leads to": `struct b { atomic_int n; }; struct a { struct b *b; }; int x;
struct a *make(void) { struct a *a = calloc(1, sizeof *a); if (a) a->b = calloc(1, sizeof *a->b); return a; }
void *f(void *p) { struct b *b = ((struct a *)p)->b; if (!b) return 0; atomic_store(&b->n, 1); atomic_store(&b->n, 0); return 0; }
void *g(void *p) { struct a *a = p; if (a->b && a->b->n) x = 1; return 0; }
int main(void) { struct a *a = make(); if (!a) return 0; pthread_create(0, 0, f, a); pthread_create(0, 0, g, a); x = 2;
    pthread_exit(0); }`,
	"a glance at what a variable leads to": `struct b { atomic_int n; }; struct a { struct b *b; }; int x; struct b *v;
void *f(void *p) { struct b *b = v; atomic_store(&b->n, 1); atomic_store(&b->n, 0); return 0; } void *g(void *p) { if (v->n) x = 1; return 0; }
void make(void) { v = calloc(1, sizeof *v); }
int main(void) { make(); if (!v) return 0; pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0); x = 2;
    pthread_exit(0); }`,
	"one of two nodes": `int *_Atomic q; atomic_int n; pthread_mutex_t m;
void *f(void *p) { int *a = malloc(4), *b = malloc(4); if (!a || !b) return 0; *a = *b = 0;
    atomic_store_explicit(&q, __VERIFIER_nondet_bool() ? a : b, memory_order_release); atomic_store_explicit(&n, 1, memory_order_relaxed);
    while (atomic_load_explicit(&n, memory_order_relaxed) != 2) ; *a = 1; return 0; }
void *g(void *p) { int *c = atomic_load_explicit(&q, memory_order_acquire); if (c) { *c = 2;
    atomic_store_explicit(&n, 2, memory_order_relaxed); } return 0; }` + start,
	"a number that is counted for long": `int x; atomic_int n; void *f(void *p) { for (int i = 0; i < 400; i++) n++; x = 1; return 0; }
void *g(void *p) { if (n == 400) x = 2; n = 3; x = 3; return 0; }` + start,
	// Who finds a semaphore at zero depends on what does not happen before that.
	"a semaphore that another one has taken": `int x; sem_t s; void *f(void *p) { x = 1; sem_wait(&s); return 0; }
void *g(void *p) { if (sem_trywait(&s)) x = 2; return 0; }
int main(void) { sem_init(&s, 0, 1); pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0); pthread_exit(0); }`,
	// Where there is no memory, a thread stands still, and all that it has done before is there.
	"where there is no memory": `int x; void *f(void *p) { int *n = malloc(4); if (!n) x = 1; *n = 0; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"where there is no memory, behind a flag": `int x; atomic_int k; void *f(void *p) { int *n = malloc(12); if (!n) k = 1; n[2] = 0; x = 1; return 0; }
void *g(void *p) { x = 2; if (k) x = 3; return 0; } void *h(void *p) { if (k) x = 3; return 0; }
int main(void) { pthread_create(0, 0, f, 0); pthread_t t; if (pthread_create(&t, 0, g, 0)) return 0; pthread_join(t, 0);
    pthread_create(0, 0, h, 0); if (k) x = 4; pthread_exit(0); }`,
	"the first thread, where there is no memory": `int x; void *f(void *p) { x = 1; return 0; }
int main(void) { int *n = malloc(4); pthread_create(0, 0, f, 0); if (!n) x = 2; *n = 1; return 0; }`,
	"a lock that another one has taken": `int x; pthread_mutex_t m; void *f(void *p) { x = 1; pthread_mutex_lock(&m); return 0; }
void *g(void *p) { if (pthread_mutex_trylock(&m)) x = 2; return 0; }` + start,
	"a part of an atomic value": `int x; union { atomic_long l; atomic_int i[2]; } u;
void *f(void *p) { x = 1; atomic_store(&u.l, -1); return 0; }
void *g(void *p) { if (atomic_load(&u.i[1])) x = 2; return 0; }` + start,
	"the third time only": `int x; atomic_int n; void *f(void *p) { for (int i = 0; i < 3; i++) {
    while (atomic_load_explicit(&n, memory_order_acquire) != 0) ; x = 1;
    atomic_store_explicit(&n, 1, i < 2 ? memory_order_release : memory_order_relaxed); } return 0; }
void *g(void *p) { for (int i = 0; i < 3; i++) { while (atomic_load_explicit(&n, memory_order_acquire) != 1) ; x = 2;
    atomic_store_explicit(&n, 0, memory_order_release); } return 0; }` + start,
}

// TestStatesRefute: the states refute what is not there, of programs without end, too, and nothing else.
func TestStatesRefute(t *testing.T) {
	free, race := maps.Clone(refutable), maps.Clone(racy)
	maps.Copy(free, waiters)
	maps.Copy(free, endless)
	maps.Copy(race, hasty)
	maps.Copy(race, elusive)
	delete(race, "a long loop") // of more states than this
	for name, text := range free {
		t.Run(name, func(t *testing.T) {
			if x := states(t, text); !x.run(30_000) {
				t.Errorf("not refuted: %s after %d states", x.why, x.States)
			}
		})
	}
	for name, text := range race {
		t.Run(name, func(t *testing.T) {
			x := states(t, text)
			if x.run(30_000) {
				t.Errorf("refuted by %d states", x.States)
			}
			if _, ok := elusive[name]; ok && !strings.HasPrefix(x.why, "a race") || strings.Contains(x.why, "internal") {
				t.Error(x.why)
			}
		})
	}
}

// TestStatesSafe: races with variables that are known to be safe are not looked for, and what is to be assumed of atomic
// ones is found all the same.
func TestStatesSafe(t *testing.T) {
	const text = `int x, y; atomic_int n; void *f(void *p) { y = 1; x = 1; atomic_store_explicit(&n, 1, memory_order_release); return 0; }
void *g(void *p) { y = 2; if (atomic_load_explicit(&n, memory_order_acquire)) x = 2; return 0; }` + start
	for _, c := range []struct{ safe, why string }{
		{"", "a race: y"}, {"x", "a race: y"}, {"y n", ""}, {"x y n", ""},
	} {
		x := states(t, text)
		x.s.o.Safe = func(v *cfg.Var, offset, size int64) bool { return slices.Contains(strings.Fields(c.safe), v.Name) }
		if ok := x.run(10_000); ok != (c.why == "") || !strings.HasPrefix(x.why, c.why) || ok && len(x.weak.assumptions()) != 2 {
			t.Errorf("with %q: %v, %q, %v", c.safe, ok, x.why, x.weak.assumptions())
		}
	}
}

// TestStatesMore: a program whose executions are short has more states than others.
func TestStatesMore(t *testing.T) {
	const turn = `int x; atomic_int n; void *f(void *p) { for (int i = 0; i < N; i++) n++; return 0; } void *g(void *p) { return f(p); }` + start
	for _, c := range []struct {
		passes string
		want   bool
	}{{"20", true}, {"500", false}} {
		x := states(t, strings.Replace(turn, "N", c.passes, 1))
		x.s.o.MoreStates = 1 << 20
		if got := x.run(100); got != c.want {
			t.Errorf("%s passes: %v, %q", c.passes, got, x.why)
		}
	}
}

// TestStatesBegin: what is chosen before the first step is a part of what is explored.
func TestStatesBegin(t *testing.T) {
	text := "extern void opt(void) __attribute__((weak)); int x; pthread_mutex_t m;\n" +
		"void *f(void *p) { if (!opt) pthread_mutex_lock(&m); x++; if (!opt) pthread_mutex_unlock(&m); return 0; }\n" +
		"void *g(void *p) { return f(p); }" + start
	if x := states(t, text); x.run(10_000) || !strings.HasPrefix(x.why, "a race") {
		t.Errorf("with the symbol, there is no lock: %q", x.why)
	}
	text = strings.Replace(text, "if (!opt) pthread_mutex_lock", "pthread_mutex_lock", 1)
	text = strings.Replace(text, "if (!opt) pthread_mutex_unlock", "pthread_mutex_unlock", 1)
	if x := states(t, text); !x.run(10_000) {
		t.Error(x.why)
	}
}
