package mayrun_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/race"
)

// manyFunctions is how many functions the tables below hold: more than values name.
const manyFunctions = 70

// TestManyFunctions analyses programs with a table of so many functions that values name none of them, one of which
// races: it must be found whatever becomes of a pointer from the table.
func TestManyFunctions(t *testing.T) {
	uses := map[string]string{ // what a thread does with a pointer to any of them
		"called":           "f(arg);",
		"called by type":   "void *(*g)(void *) = (void *(*)(void *))f; g(arg);",
		"compared":         "if (f == work1) work1(arg);",
		"not another one":  "if (f != work2) f(arg);",
		"stored":           "kept = f; kept(arg);",
		"kept as a number": "unsigned long n = (unsigned long)f; ((void *(*)(void *))n)(arg);",
		"handed over":      "apply(f, arg);",
		"handed back":      "pick(3)(arg);",
		"a thread":         "pthread_t u; pthread_create(&u, 0, f, arg);",
		"an exit handler":  "atexit((void (*)(void))f); exit(0);",
		"a signal handler": "signal(SIGINT, (void (*)(int))f); raise(SIGINT);",
		"a library's":      "library_calls(f, arg);",
		"registered":       "library_keeps(f, arg); library_polls();",
		"in its memory":    "struct ops *o = library_object(); o->f = f; library_polls();",
		"a comparison":     "qsort(numbers, 2, sizeof *numbers, (int (*)(const void *, const void *))f);",
		"a destructor":     "pthread_key_t k; pthread_key_create(&k, (void (*)(void *))f); pthread_setspecific(k, arg);",
	}
	for use, text := range uses {
		t.Run(use, func(t *testing.T) {
			t.Parallel()
			line, program := withTable(text)
			for stage, config := range map[string]mayrun.Config{
				"precisely": {}, "coarsely": {CoarsenAfter: 1}, "most coarsely": {CoarsenAfter: 1, CoarsestAfter: 1},
			} {
				p, err := frontend.LoadSource(t.Context(), map[string]string{"many.c": program}, frontend.Options{})
				if err != nil {
					t.Fatal(err)
				}
				config.ProveOnly = true
				r, err := mayrun.Analyze(t.Context(), p, config)
				if err != nil {
					t.Fatal(err)
				}
				found := false
				for _, f := range r.Races {
					found = found || slices.ContainsFunc(f.Accesses, func(a race.Access) bool { return a.Pos.Line == line })
				}
				if !found {
					t.Errorf("%s, the race in line %d is not reported: %s", stage, line, r.Verdict)
				}
			}
		})
	}
}

// withTable is a program whose threads take a pointer f from a table of functions, and do something with it. It has a race
// in the given line, which one of the functions holds.
func withTable(use string) (line int, program string) {
	var b strings.Builder
	b.WriteString(`#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
struct ops { void *(*f)(void *); };
void library_calls(void *(*)(void *), void *), library_keeps(void *(*)(void *), void *), library_polls(void);
struct ops *library_object(void);
int shared, numbers[2];
void *(*kept)(void *);
void apply(void *(*f)(void *), void *arg) { f(arg); }
`)
	for i := range manyFunctions {
		if i == 1 {
			line = 1 + strings.Count(b.String(), "\n")
			b.WriteString("void *work1(void *arg) { shared++; return arg; }\n")
			continue
		}
		fmt.Fprintf(&b, "void *work%d(void *arg) { return arg; }\n", i)
	}
	b.WriteString("void *(*table[])(void *) = {")
	for i := range manyFunctions {
		fmt.Fprintf(&b, "work%d, ", i)
	}
	fmt.Fprintf(&b, `};
void *(*pick(int i))(void *) { return table[(rand() + i) %% %d]; }
void *run(void *arg) { void *(*f)(void *) = pick(0); %s return 0; }
int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	run(0);
	return 0;
}
`, manyFunctions, use)
	return line, b.String()
}
