package waits_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/race"
)

// TestGrades: a race on x is likely, unless one side has asked before whether others have done something.
func TestGrades(t *testing.T) {
	const head = `#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
int x, n, stop;
atomic_int a, b;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
sem_t s;
void any(void) { n = rand(); stop = rand(); a = rand(); b = rand(); sem_init(&s, 0, rand()); }
`
	// Two threads that do f, or one beside main, which does g.
	const both = "int main(void) { any(); pthread_t t, u; pthread_create(&t, 0, f, 0); pthread_create(&u, 0, f, 0); return 0; }\n"
	const beside = "int main(void) { any(); pthread_t t; pthread_create(&t, 0, f, 0); g(); return 0; }\n"
	const many = "int id[9]; int main(void) { any(); pthread_t t; " +
		"for (int i = 0; i < rand(); i++) { id[i % 9] = i; pthread_create(&t, 0, f, &id[i % 9]); } return 0; }\n"
	const same = "int main(void) { any(); pthread_t t; for (int i = 0; i < rand(); i++) pthread_create(&t, 0, f, &n); return 0; }\n"
	for name, test := range map[string]struct {
		text string
		want race.Confidence
	}{
		"nothing is asked":               {"void *f(void *p) { x++; return 0; }\n" + both, race.Likely},
		"it spins":                       {"void *f(void *p) { while (a != n) ; x++; return 0; }\n" + both, race.Possible},
		"it spins in a function":         {"int get(atomic_int *p) { return *p; } void *f(void *p) { while (get(&a) != n) ; x++; return 0; }\n" + both, race.Possible},
		"what it waits for may be two":   {"void *f(void *p) { while (a != n && b != n) ; x++; return 0; }\n" + both, race.Possible},
		"it spins afterwards":            {"void *f(void *p) { x++; while (a != n) ; return 0; }\n" + both, race.Likely},
		"it spins only sometimes":        {"void *f(void *p) { if (p) while (a != n) ; x++; return 0; }\n" + both, race.Likely},
		"it goes on as others let it":    {"void *f(void *p) { while (a != n) x++; return 0; }\n" + both, race.Likely},
		"it does one of two things":      {"void *f(void *p) { if (a == n) x++; return 0; }\n" + both, race.Possible},
		"it has done one of two things":  {"void *f(void *p) { if (a == n) n = 1; x++; return 0; }\n" + both, race.Likely},
		"it finds a lock free, or waits": {"void *f(void *p) { if (atomic_exchange(&a, n)) while (b != n) ; x++; return 0; }\n" + both, race.Possible},
		"it counts, and asks how far it is": {"void *f(void *p) { if (atomic_fetch_add_explicit(&a, n, memory_order_relaxed) == 9) n = 1; x++; return 0; }\n" +
			both, race.Likely},
		"its helper is called by others, too": {"void h(void) { n++; } void *f(void *p) { h(); while (a != n) ; h(); x++; return 0; }\n" + both, race.Possible},
		"its creator has asked": {"void *e(void *p) { x++; return 0; } void *f(void *p) { pthread_t t; while (a != n) ; pthread_create(&t, 0, e, 0); return 0; } " +
			"void g(void) { x++; }\n" + beside, race.Possible},
		"it waits for a condition": {"void *f(void *p) { pthread_mutex_lock(&m); while (n == 0 && !stop) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); " +
			"x++; return 0; } void g(void) { x++; }\n" + beside, race.Possible},
		"both wait for a condition": {"void *f(void *p) { pthread_mutex_lock(&m); while (n == 0) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); " +
			"x++; return 0; }\n" + both, race.Likely},
		"it waits for a semaphore":       {"void *f(void *p) { sem_wait(&s); x++; return 0; } void g(void) { x++; }\n" + beside, race.Likely},
		"it waits for one of several":    {"sem_t ss[4]; void *f(void *p) { sem_wait(&ss[n & 3]); x++; return 0; } void g(void) { for (int i = 0; i < 4; i++) sem_init(&ss[i], 0, n); x++; }\n" + beside, race.Possible},
		"one of many does it":            {"void *f(void *p) { if (*(int *)p == 0) x++; return 0; }\n" + many, race.Possible},
		"one of many does something":     {"void *f(void *p) { int *i = p; if (*i == 0) n = 1; x++; return 0; }\n" + many, race.Likely},
		"all but one do it":              {"void *f(void *p) { int *i = p; if (*i != 0) x++; return 0; }\n" + many, race.Likely},
		"each of many is given the same": {"void *f(void *p) { if (*(int *)p == 0) x++; return 0; }\n" + same, race.Likely},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": head + test.text}, frontend.Options{})
			if err != nil {
				t.Fatal(err)
			}
			r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ProveOnly: true})
			if err != nil {
				t.Fatal(err)
			}
			got := race.Confidence("no race")
			for _, f := range r.Races {
				if f.Location == "x" {
					got = f.Confidence
				}
			}
			if got != test.want {
				t.Errorf("%s, not %s", got, test.want)
			}
		})
	}
}
