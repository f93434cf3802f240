package confirm_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/confirm"
	"github.com/mayrun-dev/mayrun/frontend"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/race"
)

func check(t *testing.T, text string, c mayrun.Config) *race.Report {
	t.Helper()
	p, err := frontend.LoadSource(context.Background(),
		map[string]string{"main.c": "#include <pthread.h>\n#include <stdlib.h>\n#include <string.h>\n" + text}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := mayrun.Analyze(context.Background(), p, c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// confidence says how sure the races of a report are, by location.
func confidence(r *race.Report) string {
	var out []string
	for _, f := range r.Races {
		out = append(out, f.Location+" "+string(f.Confidence))
	}
	return strings.Join(out, ", ")
}

func TestConfidence(t *testing.T) {
	const two = `int main(void) { pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0);
    pthread_join(a, 0); pthread_join(b, 0); return 0; }`
	for _, c := range []struct{ name, text, want string }{
		{"behind another race", `int flag, data; void *f(void *p) { data = 1; flag = 1; return 0; }
void *g(void *p) { if (flag) data = 2; return 0; }` + two,
			"data confirmed, flag confirmed"},
		{"assembly and a volatile access", `volatile int v; int x;
void *f(void *p) { __asm__ volatile("lock; incl %0" : "+m"(v)); __asm__ volatile("lock; incl %0" : "+m"(x)); return 0; }
void *g(void *p) { return (void *)(long)(v + x); }` + two, "v likely, x confirmed"},
		{"elements", `int a[4]; void *f(void *p) { a[1] = 1; a[2] = 1; return 0; } void *g(void *p) { a[2] = 2; return 0; }` + two,
			"a[2] confirmed"},
		{"two members", `struct { int x, y; } s; void *f(void *p) { s.x = 1; s.y = 1; return 0; }
void *g(void *p) { s.x = 1; s.y = 2; return 0; }` + two,
			"s.x confirmed, s.y confirmed"},
		{"dead code that the analysis does not see through",
			`int x, n; pthread_mutex_t m;
void *f(void *p) { int k = (int)random() & 0xff; if (k * k % 4 == 3) x = 1; return 0; }
void *g(void *p) { x = 2; return f(p); }` + two,
			"x likely"},
		{"a mutex that may be held", `int x; pthread_mutex_t m[2];
void *f(void *p) { int k = (int)random() & 0xff, i = k * k % 4 == 3; pthread_mutex_lock(&m[i]); x = 1;
    pthread_mutex_unlock(&m[i]); return 0; } void *g(void *p) { return f(p); }` + two,
			"x possible"},
		{"members of elements", `struct { int a; char b[3]; int c; } s[4]; int i(void) { return (int)random() & 3; }
void *f(void *p) { int k = i(); if (k < 4 && k >= 0) { s[k].a = 1; s[k].c = 2; } return 0; }
void *g(void *p) { __builtin_memset(&s[2], 0, sizeof s[2]); return 0; }` + two,
			"s[*] confirmed"},
		{"heap", `int *h; void *f(void *p) { h[1] = 1; return 0; } void *g(void *p) { h[1] = 2; return 0; }
int main(void) { h = malloc(8); if (!h) return 1; pthread_t a, b; pthread_create(&a, 0, f, 0);
    pthread_create(&b, 0, g, 0); pthread_join(a, 0); pthread_join(b, 0); return 0; }`,
			"malloc@main.c:5+4 confirmed"},
		{"free", `int main(void); void *f(void *p) { *(int *)p = 1; return 0; }
int main(void) { int *h = malloc(4); if (!h) return 1; pthread_t a; pthread_create(&a, 0, f, h); free(h); return 0; }`,
			"malloc@main.c:5 confirmed"},
		{"destroyed while it is used", `pthread_mutex_t m; void *f(void *p) { pthread_mutex_lock(&m); pthread_mutex_unlock(&m); return 0; }
int main(void) { pthread_mutex_init(&m, 0); pthread_t a; pthread_create(&a, 0, f, 0); pthread_mutex_destroy(&m); return 0; }`, "m confirmed"},
		{"at the exit", `int x; void bye(void) { x = 1; } void *f(void *p) { x = 2; return 0; }
int main(void) { pthread_t a; atexit(bye); pthread_create(&a, 0, f, 0); return 0; }`, "x confirmed"},
		{"cleaned up", `int x; void clean(void *p) { x = 1; }
void *f(void *p) { pthread_cleanup_push(clean, 0); if (!p) pthread_exit(0); pthread_cleanup_pop(0); return 0; }
int main(void) { pthread_t a; pthread_create(&a, 0, f, 0); x = 2; return 0; }`, "x confirmed"},
		{"a key's destructor", `int x; pthread_key_t k; void drop(void *p) { x = 1; }
void *f(void *p) { pthread_setspecific(k, &x); return 0; }
int main(void) { pthread_t a; pthread_key_create(&k, drop); pthread_create(&a, 0, f, 0); x = 2; return 0; }`, "x confirmed"},
		// POSIX: a thread is blocked at a barrier until it has returned.
		{"destroyed before all have left", `pthread_barrier_t b;
void *f(void *p) { if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD) pthread_barrier_destroy(&b);
    return 0; }
int main(void) { pthread_barrier_init(&b, 0, 2); pthread_t a; pthread_create(&a, 0, f, 0); f(0); return 0; }`, "b confirmed"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := check(t, c.text, mayrun.Config{ConfirmBudget: 200 * time.Millisecond})
			if got := confidence(r); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
			for _, f := range r.Races {
				if confirmed := f.Confidence == race.Confirmed; confirmed != (len(f.Schedule) > 0) ||
					confirmed != (f.Witness != nil) || f.Contradiction {
					t.Errorf("%s: %d steps, witness %v, contradiction %v", f.Location, len(f.Schedule), f.Witness, f.Contradiction)
				}
				racing := 0
				for _, s := range f.Schedule {
					if s.Racing {
						racing++
					}
				}
				if len(f.Schedule) > 0 && racing != 2 {
					t.Errorf("%s: %d racing steps", f.Location, racing)
				}
			}
			if (r.Verdict == race.Race) != strings.Contains(c.want, "confirmed") {
				t.Error(r.Verdict)
			}
		})
	}
}

// TestUnconfirmed holds what no execution must show: the program determines what these functions return.
func TestUnconfirmed(t *testing.T) {
	const pair = `void *f(void *p) { %s return 0; } int main(void) { pthread_t a, b; pthread_barrier_init(&bar, 0, 2); sem_init(&s, 0, 1);
pthread_create(&a, 0, f, 0); pthread_create(&b, 0, f, 0); pthread_join(a, 0); pthread_join(b, 0); return 0; }`
	for _, text := range []string{
		`pthread_cleanup_push(change, 0); pthread_cleanup_pop(0); if (p == &x) pthread_exit(0);`,
		`pthread_key_t k; pthread_key_create(&k, change); pthread_setspecific(k, &x); pthread_setspecific(k, 0);`,
		`raise(SIGKILL); x++;`,
		`kill(getpid(), SIGABRT); x++;`,
		`pthread_key_t k; pthread_key_create(&k, change); pthread_setspecific(k, &x); pthread_key_delete(k);`,
		`pthread_mutex_lock(&m); x++; atexit(bye); pthread_mutex_unlock(&m);`,
		`atexit(bye); if (!p) _Exit(0); x = 1;`,
		`if (pthread_barrier_wait(&bar) == PTHREAD_BARRIER_SERIAL_THREAD) x++;`,
		`int r = pthread_barrier_wait(&bar); if (r != PTHREAD_BARRIER_SERIAL_THREAD && r) x++;`,
		`int v; sem_getvalue(&s, &v); if (v > 1) x++;`,
		`int k; pthread_mutexattr_t a; pthread_mutexattr_init(&a);
pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE); pthread_mutexattr_gettype(&a, &k);
if (k != PTHREAD_MUTEX_RECURSIVE) x++;`,
		`int k; pthread_attr_t a; pthread_attr_init(&a); pthread_attr_getdetachstate(&a, &k); if (k != PTHREAD_CREATE_JOINABLE) x++;`,
		`size_t n = 0; pthread_attr_t a; pthread_attr_init(&a); pthread_attr_setstacksize(&a, 1 << 20);
pthread_attr_getstacksize(&a, &n); if (n != 1 << 20) x++;`,
		`int o; pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, 0); pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &o);
if (o != PTHREAD_CANCEL_DISABLE) x++;`,
	} {
		r := check(t, "#include <semaphore.h>\n#include <signal.h>\n#include <unistd.h>\n"+
			"int x; pthread_barrier_t bar; sem_t s; pthread_mutex_t m; void change(void *p) { x++; } void "+
			"bye(void) { x = 9; }\n"+fmt.Sprintf(pair, text), mayrun.Config{ConfirmBudget: 200 * time.Millisecond})
		if r.Verdict == race.Race {
			t.Errorf("%s: %s", text, confidence(r))
		}
	}
}

// TestLastThread: the process ends behind all its threads.
func TestLastThread(t *testing.T) {
	r := check(t, `int x; pthread_mutex_t m; void bye(void) { x = 9; }
void *f(void *p) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); return 0; }
int main(void) { pthread_t a, b; atexit(bye); pthread_create(&a, 0, f, 0); pthread_create(&b, 0, f, 0);
    pthread_exit(0); }`, mayrun.Config{ConfirmBudget: 200 * time.Millisecond})
	if r.Verdict == race.Race {
		t.Error(confidence(r))
	}
}

// TestRegistered: what comes before a registration comes before what was registered.
func TestRegistered(t *testing.T) {
	r := check(t, `int x; void bye(void) { x = 9; } void *f(void *p) { x = 1; atexit(bye); return 0; }
int main(void) { pthread_t a; pthread_create(&a, 0, f, 0); return 0; }`,
		mayrun.Config{ConfirmBudget: 200 * time.Millisecond})
	if r.Verdict == race.Race {
		t.Error(confidence(r))
	}
}

// TestConsequence: what races only because a pointer was read without synchronisation contradicts nothing.
func TestConsequence(t *testing.T) {
	// The search goes on as long as a reported race is not shown: that on x never is.
	r := check(t, `int *shared, x;
void *f(void *p) { int k = (int)random() & 0xff; if (k * k % 4 == 3) x = 1; int *h = malloc(4); if (!h) return 0;
    *h = 1; shared = h; return 0; }
void *g(void *p) { x = 2; int *q = shared; return q ? (void *)(long)*q : 0; }
int main(void) { pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0); pthread_join(a, 0);
    pthread_join(b, 0); return 0; }`,
		mayrun.Config{ConfirmBudget: 200 * time.Millisecond, ConfirmAlways: true})
	if got := confidence(r); got != "x likely, shared confirmed" || r.Incomplete != "" {
		t.Errorf("%s, %q", got, r.Incomplete)
	}
}

// TestContradiction: a report that does not name a race which an execution shows does not hide it.
func TestContradiction(t *testing.T) {
	p, err := frontend.LoadSource(context.Background(), map[string]string{"main.c": `#include <pthread.h>
int x;
void *f(void *p) { x++; return 0; }
int main(void) { pthread_t a; pthread_create(&a, 0, f, 0); x++; pthread_join(a, 0); return 0; }`}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r := &race.Report{Verdict: race.RaceFree, Locations: []race.Location{{Name: "x", Safe: true}}}
	confirm.Report(context.Background(), p, r, confirm.Options{Budget: time.Second})
	if r.Verdict != race.RaceFree || len(r.Races) > 0 {
		t.Fatal("searched where nothing is reported")
	}
	confirm.Report(context.Background(), p, r, confirm.Options{Budget: time.Second, All: true})
	if r.Verdict != race.Race || len(r.Races) != 1 || !r.Races[0].Contradiction || !strings.Contains(r.Incomplete, "contradiction") {
		t.Fatalf("%+v", r)
	}
}

// TestUnexpectedGuess: an execution that rests on a guess confirms nothing, nor does it where nothing is reported.
func TestUnexpectedGuess(t *testing.T) {
	p, err := frontend.LoadSource(context.Background(), map[string]string{"main.c": `#include <pthread.h>
#include <string.h>
int x;
void *f(void *p) { char b[8]; strxfrm(b, "3", sizeof b); if (b[0] == '7') x++; return 0; }
int main(void) { pthread_t a; pthread_create(&a, 0, f, 0); x++; pthread_join(a, 0); return 0; }`}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r := &race.Report{Verdict: race.RaceFree, Locations: []race.Location{{Name: "x", Safe: true}}}
	confirm.Report(context.Background(), p, r, confirm.Options{Budget: time.Second, All: true})
	if r.Verdict == race.Race || len(r.Races) == 0 {
		t.Fatalf("%+v", r)
	}
	for _, f := range r.Races {
		if f.Confidence != race.Likely || f.Witness != nil {
			t.Errorf("%+v", f)
		}
	}
}

// TestIncomplete: a race is shown even if the analysis ran out of its budget; that is no contradiction.
func TestIncomplete(t *testing.T) {
	r := check(t, `int x; void *f(void *p) { x++; return 0; } int main(void) { pthread_t a; pthread_create(&a, 0, f, 0); x++; return 0; }`,
		mayrun.Config{MaxEvaluations: 2, ConfirmBudget: time.Second})
	if r.Incomplete == "" || r.Verdict != race.Race || len(r.Races) != 1 || r.Races[0].Contradiction {
		t.Fatalf("%+v", r)
	}
}

// TestRefuted: if no execution of all races, the report says so; if some do, or something was left out, nothing
// is refuted.
func TestRefuted(t *testing.T) {
	const once = `int x, n; pthread_mutex_t m;
void *f(void *p) { pthread_mutex_lock(&m); int k = n++; pthread_mutex_unlock(&m); if (k * k == 0) x = 1; return 0; }
int main(void) { pthread_t a; pthread_create(&a, 0, f, 0); f(0); `
	for _, c := range []struct {
		name, text string
		refuted    bool
	}{
		{"all executions", once + `return 0; }`, true},
		{"a race beside it", `int y; void *g(void *p) { y = 1; return 0; } ` + once +
			`pthread_create(&a, 0, g, 0); y = 2; return 0; }`, false},
		{"code of others", `void h(void); ` + once + `h(); return 0; }`, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := check(t, c.text, mayrun.Config{ConfirmBudget: 300 * time.Millisecond})
			if got := r.Refuted != nil; got != c.refuted || got != (r.Verdict == race.RaceFree) || got == (len(r.Races) > 0) {
				t.Fatalf("%s, refuted %+v, races %v, %s", r.Verdict, r.Refuted, r.Races, r.Search.Unproved)
			}
			for _, l := range r.Locations {
				if l.Refuted != (c.refuted && l.Name == "x") {
					t.Errorf("%+v", l)
				}
			}
		})
	}
}

// TestAssumptions: a schedule says how the program is called, and what functions without a body are taken to do.
func TestAssumptions(t *testing.T) {
	const threads = `int x; void *f(void *p) { x = 1; return 0; } `
	for _, c := range []struct{ text, want string }{
		{threads + `int main(int argc, char **argv) { pthread_t a; pthread_create(&a, 0, f, 0);
    if (argc == 2 && !strcmp(argv[1], "it's")) x = 2; return 0; }`, `called as ./program 'it'\''s'`},
		{threads + `int mode(void); int main(void) { pthread_t a; pthread_create(&a, 0, f, 0); if (mode() == 3) x = 2; return 0; }`,
			"assuming that mode() does nothing but return 3"},
	} {
		r := check(t, c.text, mayrun.Config{ConfirmBudget: time.Second, ConfirmExternals: true})
		found := false
		for _, f := range r.Races {
			for _, s := range f.Schedule {
				found = found || strings.Contains(s.Text, c.want)
			}
		}
		if !found {
			t.Errorf("%s: no %q in %+v", c.text, c.want, r.Races)
		}
	}
}

// TestNotRefuted: what C leaves undefined, but gcc and glibc define, is no reason to call a race impossible.
// (Only digests would prove these, and cannot.)
func TestNotRefuted(t *testing.T) {
	const two = ` int main(void) { pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, f, 0);
    pthread_join(a, 0); pthread_join(b, 0); return 0; }`
	for _, c := range []struct{ name, text string }{
		{"no result", `int x; int g(int a) { int b = a + 3; } void *f(void *p) { if (g(0) == 3) x++; return 0; }` + two},
		{"joins itself", `int x; void *f(void *p) { pthread_join(pthread_self(), 0); x++; return 0; }` + two},
		{"joins a detached thread", `int x; void *f(void *p) { x++; return 0; }
int main(void) { pthread_t a; pthread_create(&a, 0, f, 0); pthread_detach(a); pthread_join(a, 0); x++; return 0; }`},
		{"join each other", `int x; pthread_t a, b; pthread_mutex_t m;
void *g(void *p) { pthread_mutex_lock(&m); pthread_t t = b; pthread_mutex_unlock(&m); pthread_join(t, 0); x++;
    return 0; }
void *f(void *p) { pthread_mutex_lock(&m); pthread_t t = a; pthread_mutex_unlock(&m); pthread_join(t, 0); x++;
    return 0; }
int main(void) { pthread_mutex_lock(&m); pthread_create(&a, 0, g, 0); pthread_create(&b, 0, f, 0);
    pthread_mutex_unlock(&m); pthread_exit(0); }`},
		{"another argument", `int x; int g(long n) { return n > 5; } void *f(void *p) { if (((int (*)(int))g)(1)) x++; return 0; }` + two},
	} {
		t.Run(c.name, func(t *testing.T) {
			if r := check(t, c.text, mayrun.Config{ConfirmBudget: 300 * time.Millisecond}); r.Refuted != nil || len(r.Races) == 0 {
				t.Errorf("%s, refuted %+v", r.Verdict, r.Refuted)
			}
		})
	}
}

// A search ends a while after the latest race that it has shown, though another one is never shown; without any it goes
// on until its budget is used up. Where much is left to show, it goes on for longer.
func TestSearchEndsBehindTheLatestRace(t *testing.T) {
	const start = `int main(void) { pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, f, 0);
pthread_join(a, 0); pthread_join(b, 0); return 0; }`
	const never = `int k = (int)random() & 0xff; if (k * k %% 4 == 3) { y[0] = 1; %s }`
	used := func(body string) int64 {
		r := check(t, "int x, y[8];\nvoid *f(void *p) { "+body+" return 0; }\n"+start, mayrun.Config{ConfirmBudget: time.Second})
		return r.Search.Actions
	}
	whole := used(fmt.Sprintf(never, ""))
	some := used("x++; " + fmt.Sprintf(never, ""))
	more := used("x++; " + fmt.Sprintf(never, "y[1] = y[2] = y[3] = y[4] = 1;"))
	if some == 0 || some*5 > whole || more < some*2 {
		t.Errorf("%d actions where nothing is shown, %d with a race and one that is not shown, %d with several", whole, some, more)
	}
}
