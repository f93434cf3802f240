package mayrun_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/race"
)

// TestChoice: a race is likely where both accesses are to one definite object, also in a function that is called with
// several; not where the pointer leads to one of several, wherever it comes from.
func TestChoice(t *testing.T) {
	const (
		begin = "#include <pthread.h>\n#include <string.h>\nstatic int a, b, c; static int *which; static void inc(int *p) { (*p)++; }\nstatic void *run(void *arg) { "
		end   = " return arg; }\nint main(int argc, char **argv) { pthread_t t; which = argc > 1 ? &a : &b; pthread_create(&t, 0, run, 0); inc(&a); return 0; }\n"
	)
	for body, want := range map[string]race.Confidence{
		"a = 1;":                 race.Likely,
		"inc(&a);":               race.Likely,
		"inc(&b); inc(&a);":      race.Likely,
		"*which = 1;":            race.Possible,
		"inc(which);":            race.Possible,
		"inc(which); inc(&a);":   race.Likely,
		"inc(arg ? &a : which);": race.Possible,
		"memcpy(&a, &c, 4);":     race.Likely,
	} {
		p := loaded(t, begin+body+end)
		r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ProveOnly: true})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Races) != 1 || r.Races[0].Confidence != want {
			t.Errorf("%s: %+v, not one that is %s", body, r.Races, want)
		}
	}
}
