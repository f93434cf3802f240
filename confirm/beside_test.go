package confirm_test

import (
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/race"
)

// opaque is the beginning of programs of which no execution from main comes to the threads.
const opaque = `struct lib { struct lib *next; int ready; };
struct lib *lib_open(void);
`

// begin is how their main begins.
const begin = `struct lib *l = lib_open(); if (!l || !l->next->ready) return 1; `

// twice starts two threads with f.
const twice = `pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, f, 0); `

// likely lists the locations whose races a schedule makes likely that does not begin with the program, with what it takes
// for granted.
func likely(t *testing.T, r *race.Report) string {
	t.Helper()
	var out []string
	for _, f := range r.Races {
		if f.Assumed == nil {
			continue
		}
		if f.Confidence != race.Likely || len(f.Schedule) == 0 || f.Witness != nil || r.Verdict == race.Race {
			t.Errorf("%s: %s with %d steps, witness %v, verdict %s", f.Location, f.Confidence, len(f.Schedule), f.Witness, r.Verdict)
		}
		out = append(out, f.Location+": "+f.Assumed.Functions[0]+", "+f.Assumed.Functions[1]+": "+strings.Join(f.Assumed.State, ", "))
	}
	return strings.Join(out, "; ")
}

func TestBeside(t *testing.T) {
	const noop = `; return 0; }`
	const none = ` { return 0; }`
	for _, c := range []struct{ name, text, want string }{
		{"a counter", `int n; void *f(void *p) { n++` + noop + `int main(void) { ` + begin + twice + noop, "n: f, f: "},
		{"the same under a lock", `int n; pthread_mutex_t m; void *f(void *p) { pthread_mutex_lock(&m); n++; pthread_mutex_unlock(&m)` + noop +
			`int main(void) { ` + begin + `pthread_mutex_init(&m, 0); ` + twice + noop, ""},
		{"main can be executed", `int n; void *f(void *p) { n++` + noop + `int main(void) { ` + twice + noop, ""},

		{"a pointer that is set before", `int *n; int x; void *f(void *p) { (*n)++` + noop + `int main(void) { ` + begin + `n = &x; ` + twice + noop, "x: f, f: n = &x"},
		{"one that is never set", `int *n; int x; void *f(void *p) { if (n) x++` + noop + `int main(void) { ` + begin + twice + noop, ""},
		{"one that only the threads set", `int *n; int x, y; pthread_mutex_t m;
void *f(void *p) { pthread_mutex_lock(&m); int has = n != 0; n = &y; pthread_mutex_unlock(&m); if (has) x++` + noop +
			`int main(void) { ` + begin + twice + noop, ""},
		{"an object of the heap", `struct s { int n; pthread_mutex_t m; } *s; void *f(void *p) { s->n++` + noop +
			`int main(void) { ` + begin + `s = malloc(sizeof *s); s->n = 0; ` + twice + noop, "malloc@main.c:6: f, f: s = alloc@main.c:6:168"},
		{"its lock", `struct s { int n; pthread_mutex_t m; } *s; void *f(void *p) { pthread_mutex_lock(&s->m); s->n++; pthread_mutex_unlock(&s->m)` + noop +
			`int main(void) { ` + begin + `s = malloc(sizeof *s); s->n = 0; pthread_mutex_init(&s->m, 0); ` + twice + noop, ""},

		{"a flag of the beginning", `int on, n; void *f(void *p) { if (on) n++` + noop + `int main(void) { ` + begin + `on = 1; ` + twice + noop, "n: f, f: on = 1"},
		{"and without it", `int on, n; pthread_mutex_t m; void *f(void *p) { if (!on) n++` + noop + `int main(void) { ` + begin + `on = 1; ` + twice + noop, ""},
		{"a flag that may be set", `int on, n; void *f(void *p) { if (on) n++` + noop + `int main(int argc, char **argv) { ` + begin + `if (argc > 1) on = 1; ` + twice + noop, "n: f, f: on = 1"},
		{"a flag that is set at the end", `int off, n; pthread_mutex_t m;
void *f(void *p) { for (;;) { pthread_mutex_lock(&m); int end = off; pthread_mutex_unlock(&m); if (end) break; } n++` + noop +
			`int main(void) { ` + begin + twice + `pthread_mutex_lock(&m); off = 1; pthread_mutex_unlock(&m); return 0; }`, ""},
		{"a loop of some passes", `int k, n; void *f(void *p) { for (int i = 0; i < k; i++) n++` + noop + `int main(void) { ` + begin + `k = 3; ` + twice + noop, "n: f, f: k = 3"},
		{"of none", `int k, n; void *f(void *p) { for (int i = 0; i < k; i++) n++` + noop + `int main(void) { ` + begin + `k = 0; ` + twice + noop, ""},
		{"of as many as somebody says", `int k, n; int lib_count(struct lib *); void *f(void *p) { for (int i = 0; i < k; i++) n++` + noop +
			`int main(void) { ` + begin + `k = lib_count(l); ` + twice + noop, "n: f, f: k = 7656546"},

		// What is only possible does not become likely by a state that may not be so.
		{"a flag that may be set, and a doubt", `_Atomic int go; int on, n; void *f(void *p) { while (!go) ; if (on) n++` + noop +
			`int main(int argc, char **argv) { ` + begin + `go = 1; if (argc > 1) on = 1; ` + twice + noop, ""},
		{"one that is set twice, and a doubt", `_Atomic int go; int on, n; void *f(void *p) { while (!go) ; if (on == 1) n++` + noop +
			`int main(int argc, char **argv) { ` + begin + `on = 1; on = 2; go = 1; ` + twice + noop, ""},
		{"one that may be changed, and a doubt", `_Atomic int go; int on, n; void *f(void *p) { while (!go) ; if (on == 1) n++` + noop +
			`int main(int argc, char **argv) { ` + begin + `on = 1; if (argc > 1) on = 2; go = 1; ` + twice + noop, ""},
		{"what it is changed to", `_Atomic int go; int on, n; void *f(void *p) { while (!go) ; if (on == 2) n++` + noop +
			`int main(int argc, char **argv) { ` + begin + `on = 1; if (argc > 1) on = 2; go = 1; ` + twice + noop, ""},
		{"the other way round", `_Atomic int go; int on, n; void *f(void *p) { while (!go) ; if (on == 1) n++` + noop +
			`int main(int argc, char **argv) { ` + begin + `on = 2; on = 1; go = 1; ` + twice + noop, "n: f, f: go = 1, on = 1"},
		{"a pointer to one of two, and a doubt", `struct o { int on; } a = { 0 }, z = { 1 }, *o; _Atomic int go; int n; void *f(void *p) { while (!go) ; if (!o->on) n++` + noop +
			`int main(int argc, char **argv) { ` + begin + `o = argc > 1 ? &z : &a; go = 1; ` + twice + noop, ""},
		{"one that may be set, and a doubt", `struct o { int on; } a = { 0 }, *o; _Atomic int go; int n; void *f(void *p) { while (!go) ; if (o) n++` + noop +
			`int main(int argc, char **argv) { ` + begin + `if (argc > 1) o = &a; a.on = 1; go = 1; ` + twice + noop, ""},
		{"one that is set, and a doubt", `struct o { int on; } a = { 0 }, *o; _Atomic int go; int n; void *f(void *p) { while (!go) ; if (o) n++` + noop +
			`int main(int argc, char **argv) { ` + begin + `o = &a; a.on = 1; go = 1; ` + twice + noop, "n: f, f: go = 1, o = &a"},
		{"one of two functions, and a doubt", `pthread_mutex_t m; void none(void) { } void lock(void) { pthread_mutex_lock(&m); } void unlock(void) { pthread_mutex_unlock(&m); }
void (*begin)(void), (*end)(void); _Atomic int go; int n; void *f(void *p) { while (!go) ; begin(); n++; end()` + noop +
			`int main(int argc, char **argv) { ` + begin + `begin = argc > 1 ? lock : none; end = argc > 1 ? unlock : none; go = 1; ` + twice + noop, ""},
		{"arguments that are one of two, and a doubt", `struct o { int n; } a, z; _Atomic int go; void *f(void *p) { struct o *o = p; while (!go) ; o->n++` + noop +
			`int main(int argc, char **argv) { ` + begin + `a.n = z.n = go = 1; pthread_t t; for (int i = 0; i < lib_open()->ready; i++) pthread_create(&t, 0, f, i % 2 ? &a : &z)` + noop, ""},
		{"one in a structure that is set as a whole, and a doubt", `struct s { int on, off; } g; _Atomic int go; int n; void *f(void *p) { while (!go) ; if (!g.on) n++` + noop +
			`int main(int argc, char **argv) { ` + begin + `struct s t = { argc, 0 }; g = t; go = 1; ` + twice + noop, ""},
		{"one that is set, and a doubt", `_Atomic int go; int on, n; void *f(void *p) { while (!go) ; if (on) n++` + noop +
			`int main(int argc, char **argv) { ` + begin + `go = 1; on = 1; ` + twice + noop, "n: f, f: go = 1, on = 1"},
		{"numbers that do not matter, and a doubt", `_Atomic int go; int on, n, k; void *f(void *p) { while (!go) ; k = on; n++` + noop +
			`int main(int argc, char **argv) { ` + begin + `go = 1; on = argc; ` + twice + noop, "k: f, f: go = 1, on = 0; n: f, f: go = 1, on = 1799381551"},

		{"jobs that come later", `struct j { struct j *next; } *jobs; pthread_mutex_t m; int n;
void *f(void *p) { for (;;) { pthread_mutex_lock(&m); struct j *j = jobs; if (j) jobs = j->next; pthread_mutex_unlock(&m); if (!j) continue; n++; } return 0; }
int main(void) { ` + begin + twice + `for (;;) { struct j *j = malloc(sizeof *j); pthread_mutex_lock(&m); j->next = jobs; jobs = j; pthread_mutex_unlock(&m); } return 0; }`,
			"n: f, f: jobs = alloc@main.c:6:404, j->next in alloc@main.c:6:404 = alloc@main.c:6:404, j->next in alloc@main.c:6:404 = alloc@main.c:6:404"},
		{"what is set behind one of them", `int *p1; pthread_mutex_t m; int n, x;
void *f(void *p) { n++; return 0; }
void *g(void *p) { pthread_mutex_lock(&m); int go = p1 != 0; pthread_mutex_unlock(&m); if (go) n++; return 0; }
int main(void) { ` + begin + `pthread_t a, b; x = 1; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0); pthread_join(a, 0);
pthread_mutex_lock(&m); p1 = &x; pthread_mutex_unlock(&m)` + noop, ""},
		{"what is set when one of them is through", `int *p1; unsigned done; pthread_cond_t c; pthread_mutex_t m; int n, x;
void *f(void *p) { n++; pthread_mutex_lock(&m); done = done * 5 + 3; pthread_cond_signal(&c); pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { pthread_mutex_lock(&m); int go = p1 != 0; pthread_mutex_unlock(&m); if (go) n++; return 0; }
int main(void) { ` + begin + `pthread_t a, b; x = 1; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0);
pthread_mutex_lock(&m); while ((done ^ 4) % 8 != 7) pthread_cond_wait(&c, &m); p1 = &x; pthread_mutex_unlock(&m)` + noop, ""},

		// A state that was there, and is no more when the two are created.
		{"set when there is another thread", `int on, n; void *o(void *p)` + none + `void *f(void *p) { if (!on) n++` + noop +
			`int main(void) { ` + begin + `pthread_t t; pthread_create(&t, 0, o, 0); on = 1; ` + twice + noop, ""},
		{"set again", `int on, n; void *o(void *p)` + none + `void *f(void *p) { if (on == 1) n++` + noop +
			`int main(void) { ` + begin + `on = 1; pthread_t t; pthread_create(&t, 0, o, 0); on = 2; ` + twice + noop, ""},
		{"set again, and a doubt", `_Atomic int go; int on, n; void *o(void *p)` + none + `void *f(void *p) { while (!go) ; if (on == 1) n++` + noop +
			`int main(void) { ` + begin + `go = on = 1; pthread_t t; pthread_create(&t, 0, o, 0); on = 2; ` + twice + noop, ""},
		{"set by who is through", `int on, n; void *o(void *p) { on = 2` + noop + `void *f(void *p) { if (on == 1) n++` + noop +
			`int main(void) { ` + begin + `on = 1; pthread_t t; pthread_create(&t, 0, o, 0); pthread_join(t, 0); ` + twice + noop, ""},
		{"set by who is through, and was not before", `int on, n; void *o(void *p) { on = 2` + noop + `void *f(void *p) { if (!on) n++` + noop +
			`int main(void) { ` + begin + `pthread_t t; pthread_create(&t, 0, o, 0); pthread_join(t, 0); ` + twice + noop, ""},
		{"set by who is waited for", `int on, n; pthread_barrier_t s; void *o(void *p) { on = 2; pthread_barrier_wait(&s)` + noop + `void *f(void *p) { if (!on) n++` + noop +
			`int main(void) { ` + begin + `pthread_barrier_init(&s, 0, 2); pthread_t t; pthread_create(&t, 0, o, 0); pthread_barrier_wait(&s); ` + twice + noop, ""},
		{"set by a function that a pointer leads to", `int on, n; void set(void) { on = 2; } void (*to)(void) = set; void *o(void *p) { to()` + noop + `void *f(void *p) { if (!on) n++` + noop +
			`int main(void) { ` + begin + `pthread_t t; pthread_create(&t, 0, o, 0); pthread_join(t, 0); ` + twice + noop, ""},
		{"set by who may be waited for", `_Atomic int on; int n; void *o(void *p) { on = 2` + noop + `void *f(void *p) { if (!on) n++` + noop +
			`int main(int argc, char **argv) { ` + begin + `pthread_t t; pthread_create(&t, 0, o, 0); if (argc > 1) pthread_join(t, 0); ` + twice + noop, ""},
		{"set by one that others may have waited for", `_Atomic int on; int n; void *o(void *p) { on = 2` + noop + `void *f(void *p) { if (!on) n++` + noop +
			`int main(int argc, char **argv) { ` + begin + `pthread_t a, b, t; for (;;) { pthread_create(&t, 0, o, 0); if (l->ready > 2) { pthread_create(&a, 0, f, 0); pthread_create(&b, 0, f, 0); break; } pthread_join(t, 0); } return 0; }`, ""},
		{"set twice, or not at all", `int on, n; int lib_count(struct lib *); void *f(void *p) { if (on == 1) n++` + noop +
			`int main(void) { ` + begin + `int k = lib_count(l); if (k) on = 1; if (k) on = 2; ` + twice + noop, ""},
		{"set by one of the same", `_Atomic int on; int n; void *f(void *p) { if (!on) n++; on = 1` + noop +
			`int main(void) { ` + begin + `pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); ` + twice + noop, ""},
		{"set by who may not have begun", `_Atomic int on; int n; void *o(void *p) { on = 2` + noop + `void *f(void *p) { if (!on) n++` + noop +
			`int main(void) { ` + begin + `pthread_t t; pthread_create(&t, 0, o, 0); ` + twice + noop, "n: f, f: on = 0"},
		{"set when they are there", `_Atomic int on; int n; void *f(void *p) { if (!on) n++` + noop + `int main(void) { ` + begin + twice + `on = 1` + noop, "n: f, f: on = 0"},
		{"a function of which there is another one now", `int n; int yes(void) { return 1; } int no(void) { return 0; } int (*is)(void); void *o(void *p) { is = no` + noop +
			`void *f(void *p) { if (is()) n++` + noop + `int main(void) { ` + begin + `is = yes; pthread_t t; pthread_create(&t, 0, o, 0); pthread_join(t, 0); ` + twice + noop, ""},
		{"a function", `int n; int yes(void) { return 1; } int (*is)(void); void *f(void *p) { if (is()) n++` + noop +
			`int main(void) { ` + begin + `is = yes; ` + twice + noop, "n: f, f: is = yes"},
		{"a count down from as many as there are", `_Atomic int k; int n; void *f(void *p) { if (k-- > 1) n++` + noop +
			`int main(void) { ` + begin + `for (int i = 0; i < 2; i++) k++; ` + twice + noop, ""},
		{"a count down from more", `_Atomic int k; int n; void *f(void *p) { if (k-- > 1) n++` + noop +
			`int main(void) { ` + begin + `k = 3; ` + twice + noop, "n: f, f: k = 3"},

		// What holds together.
		{"one of two flags", `int x, y, n; int lib_count(struct lib *); void *f(void *p) { if (x) n++` + noop + `void *g(void *p) { if (y) n++` + noop +
			`int main(void) { ` + begin + `pthread_t a, b; x = lib_count(l) & 1; y = !x; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0)` + noop, ""},
		{"one of two flags, each a constant", `int x, y, n; int lib_count(struct lib *); void *f(void *p) { if (x) n++` + noop + `void *g(void *p) { if (y) n++` + noop +
			`int main(void) { ` + begin + `pthread_t a, b; if (lib_count(l)) x = 1; else y = 1; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0)` + noop, ""},
		{"the same of many locks", `struct o { pthread_mutex_t m; int id; } *all[4]; int n;
struct o *make(int i) { struct o *o = calloc(1, sizeof *o); pthread_mutex_init(&o->m, 0); o->id = i; return o; }
void *f(void *p) { struct o *o = p; pthread_mutex_lock(&o->m); n++; pthread_mutex_unlock(&o->m)` + noop +
			`void *g(void *p) { struct o *o = p; pthread_mutex_lock(&o->m); n++; pthread_mutex_unlock(&o->m)` + noop + `int main(void) { ` + begin +
			`for (int i = 0; i < 4; i++) all[i] = make(i);
pthread_t a, b; int k = l->ready & 3; pthread_create(&a, 0, f, all[k]); pthread_create(&b, 0, g, all[k])` + noop, ""},
		{"a flag of one of many", `struct o { struct o *is; } *all[4]; int n; void *f(void *p) { struct o *o = p; if (o->is != o) n++` + noop + `void *g(void *p) { n++` + noop + `int main(void) { ` + begin +
			`for (int i = 0; i < 4; i++) { all[i] = malloc(sizeof *all[i]); all[i]->is = all[i]; }
pthread_t a, b; int k = l->ready & 3; pthread_create(&a, 0, f, all[k]); pthread_create(&b, 0, g, all[k])` + noop, ""},

		// What library code calls back.
		{"a clock", `long now, seen; void lib_every(void (*)(void *), void *); void tick(void *p) { now++; } void *f(void *p) { seen = now` + noop +
			`int main(void) { ` + begin + `pthread_t a; pthread_create(&a, 0, f, 0); lib_every(tick, 0)` + noop, "now: f, tick: "},
		{"a clock with a lock", `long now, seen; pthread_mutex_t m; void lib_every(void (*)(void *), void *); void tick(void *p) { pthread_mutex_lock(&m); now++; pthread_mutex_unlock(&m); }
void *f(void *p) { pthread_mutex_lock(&m); seen = now; pthread_mutex_unlock(&m)` + noop +
			`int main(void) { ` + begin + `pthread_t a; pthread_create(&a, 0, f, 0); lib_every(tick, 0)` + noop, ""},
		{"a clock that is called with a lock held", `long now, seen; pthread_mutex_t m, o, *k; void lib_every(void (*)(void *), void *); void tick(void *p) { now++; }
void *f(void *p) { pthread_mutex_lock(&m); seen = now; pthread_mutex_unlock(&m)` + noop +
			`int main(int argc, char **argv) { ` + begin + `pthread_t a; pthread_create(&a, 0, f, 0); k = argc > 1 ? &m : &o; pthread_mutex_lock(k); lib_every(tick, 0)` + noop, ""},
		{"a clock that looks at what main has set since", `_Atomic int go; long now, seen; int multi; void lib_every(void (*)(void *), void *); void tick(void *p) { if (!multi) now++; }
void *f(void *p) { while (!go) ; if (!multi) seen = now` + noop +
			`int main(int argc, char **argv) { ` + begin + `pthread_t a; go = 1; pthread_create(&a, 0, f, 0); multi = 1; lib_every(tick, 0)` + noop, ""},

		{"an object for each thread", `struct s { int n; }; void *f(void *p) { struct s *s = p; s->n++` + noop +
			`int main(void) { ` + begin + `for (int i = 0; i < lib_open()->ready; i++) { pthread_t t; struct s *s = malloc(sizeof *s); s->n = i; pthread_create(&t, 0, f, s); }` + noop, ""},
		{"one for each that others find", `struct s { struct s *next; int n; } *head; void *f(void *p) { struct s *s = p; s->n++` + noop +
			`int main(void) { ` + begin + `for (int i = 0; i < lib_open()->ready; i++) { pthread_t t; struct s *s = malloc(sizeof *s); s->n = i; s->next = head; head = s; pthread_create(&t, 0, f, head); }` + noop, ""},
		{"the last of several, which may change", `struct s { struct s *next; int n; } *head; void *f(void *p) { struct s *s = head; s->n++` + noop +
			`int main(void) { ` + begin + `head = 0; for (int i = 0; i < lib_open()->ready; i++) { struct s *s = malloc(sizeof *s); s->n = i; s->next = head; head = s; } ` + twice + noop, ""},
		{"a place in an array for each", `struct s { struct s *next; int n; } all[64]; void *f(void *p) { struct s *s = p; s->n++` + noop +
			`int main(void) { ` + begin + `for (int i = 0; i < lib_open()->ready; i++) { pthread_t t; all[i * i % 64].n = 1; pthread_create(&t, 0, f, &all[i * i % 64]); }` + noop, ""},
		{"one for all", `struct s { int n; }; void *f(void *p) { struct s *s = p; s->n++` + noop +
			`int main(void) { ` + begin + `struct s *s = malloc(sizeof *s); s->n = 0; for (int i = 0; i < lib_open()->ready; i++) { pthread_t t; pthread_create(&t, 0, f, s); }` + noop, "malloc@main.c:6: f, f: "},
		{"an element for each", `int a[100]; void *f(void *p) { a[(long)p]++` + noop +
			`int main(void) { ` + begin + `for (long i = 0; i < lib_open()->ready; i++) { pthread_t t; pthread_create(&t, 0, f, (void *)(i * 3 % 7)); }` + noop, ""},

		{"who has waited for the first", `int n, done; pthread_mutex_t m; pthread_cond_t c;
void *f(void *p) { n++; pthread_mutex_lock(&m); done++; pthread_cond_signal(&c); pthread_mutex_unlock(&m)` + noop +
			`void *g(void *p) { n++` + noop + `int main(void) { ` + begin + `pthread_t a, b; pthread_create(&a, 0, f, 0);
pthread_mutex_lock(&m); while (done < 1) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); pthread_create(&b, 0, g, 0)` + noop, ""},
		{"who has waited, for what nobody understands", `int n; unsigned done; pthread_mutex_t m; pthread_cond_t c;
void *f(void *p) { n++; pthread_mutex_lock(&m); done = done * 5 + 3; pthread_cond_signal(&c); pthread_mutex_unlock(&m)` + noop +
			`void *g(void *p) { n++` + noop + `int main(void) { ` + begin + `pthread_t a, b; pthread_create(&a, 0, f, 0);
pthread_mutex_lock(&m); while ((done ^ 4) % 8 != 7) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); pthread_create(&b, 0, g, 0)` + noop, ""},
		{"who has not", `int n, done; pthread_mutex_t m; pthread_cond_t c;
void *f(void *p) { n++; pthread_mutex_lock(&m); done++; pthread_cond_signal(&c); pthread_mutex_unlock(&m)` + noop +
			`void *g(void *p) { n++` + noop + `int main(void) { ` + begin + `pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0)` + noop, "n: f, g: "},

		{"behind a flag that is set in the beginning", `_Atomic int go; int n; void *f(void *p) { while (!go) ; n++` + noop + `int main(void) { ` + begin + `go = 1; ` + twice + noop, "n: f, f: go = 1"},
		{"behind one that is set later", `_Atomic int go; int n; void *f(void *p) { while (!go) ; n++` + noop + `int main(void) { ` + begin + twice + `go = 1` + noop, ""},
		{"in turns", `_Atomic int turn; int n; void *f(void *p) { while (turn != 1) ; n++; turn = 2` + noop + `void *g(void *p) { while (turn != 2) ; n++` + noop +
			`int main(void) { ` + begin + `pthread_t a, b; turn = 1; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0)` + noop, ""},

		{"a huge array", `int n; static char all[1 << 30]; void *f(void *p) { n++; all[5] = 1` + noop + `int main(void) { ` + begin + `all[5] = 2; ` + twice + noop,
			"n: f, f: ; all[5]: f, f: n = 0"},
		{"recursion", `int n; void *f(void *p) { f(p); n++` + noop + `int main(void) { ` + begin + twice + noop, ""},
		{"no end", `int n; void *f(void *p) { for (;;) ; n++` + noop + `int main(void) { ` + begin + twice + noop, ""},
		{"a list of itself", `struct l { struct l *next; int n; } *list; void *f(void *p) { for (struct l *x = list; x; x = x->next) x->n++` + noop +
			`int main(void) { ` + begin + `list = malloc(sizeof *list); list->next = list; list->n = 0; ` + twice + noop, "malloc@main.c:6+8: f, f: list = alloc@main.c:6:212"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			r := check(t, opaque+strings.ReplaceAll(c.text, "\n", " "), mayrun.Config{ConfirmBudget: 400 * time.Millisecond})
			if got := likely(t, r); got != c.want {
				t.Errorf("%q, want %q: %s", got, c.want, confidence(r))
			}
		})
	}
}
