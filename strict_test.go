package mayrun_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/race"
)

// TestStrict: a strict proof rests on the standing assumptions, and on nothing else: neither on another assumption,
// nor on what code that is not there may do.
func TestStrict(t *testing.T) {
	const frame = `#include <pthread.h>
extern void unknown(void);
static int x;
static void *f(void *arg) { x = 1; return arg; }
int main(void) {
	pthread_t t;
	x = 2;
	BODY
	return 0;
}
`
	for _, c := range []struct {
		name, body           string
		externals            mayrun.Externals
		assumptions, unknown bool
	}{
		{"nothing", "if (pthread_create(&t, 0, f, 0)) return 1;", mayrun.Ordinary, false, false},
		{"assumption", "pthread_create(&t, 0, f, 0);", mayrun.Ordinary, true, false},
		{"ordinary code", "if (pthread_create(&t, 0, f, 0)) return 1; unknown();", mayrun.Ordinary, true, false},
		{"unknown code", "if (pthread_create(&t, 0, f, 0)) return 1; unknown();", mayrun.Worst, false, true},
		{"assembly", "if (pthread_create(&t, 0, f, 0)) return 1; __asm__(\"vzeroupper\");", mayrun.Ordinary, true, false},
		{"known assembly", "if (pthread_create(&t, 0, f, 0)) return 1; int v; __asm__(\"rdtsc; lock xaddl %%eax, " +
			"%0\" : \"+m\"(v) : : \"eax\", \"edx\");",
			mayrun.Worst, false, false},
		{"an access of assembly", "if (pthread_create(&t, 0, f, 0)) return 1; int v; __asm__ volatile(\"movl $0, %0\" : \"=m\"(v));",
			mayrun.Ordinary, true, false},
		{"unknown assembly", "if (pthread_create(&t, 0, f, 0)) return 1; __asm__(\"vzeroupper\");", mayrun.Worst, false, true},
		{"both", "pthread_create(&t, 0, f, 0); unknown();", mayrun.Worst, true, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": frame},
				frontend.Options{Defines: []string{"BODY=" + c.body}})
			if err != nil {
				t.Fatal(err)
			}
			r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ProveOnly: true, Externals: c.externals})
			if err != nil {
				t.Fatal(err)
			}
			more := len(r.Assumptions) > len(engine.Standing(c.externals))
			if r.Verdict != race.RaceFree || more != c.assumptions || len(r.Havocked) > 0 != c.unknown {
				t.Fatalf("verdict %s, assumptions %v, unknown code %v", r.Verdict, r.Assumptions, r.Havocked)
			}
			want := race.RaceFree
			if c.assumptions || c.unknown {
				want = race.Unknown
			}
			if r, err = mayrun.Analyze(t.Context(), p, mayrun.Config{Strict: true, ProveOnly: true, Externals: c.externals}); err != nil {
				t.Fatal(err)
			}
			if r.Verdict != want {
				t.Errorf("strict: verdict %s, want %s", r.Verdict, want)
			}
		})
	}
}

// TestStrictMembers: a strict proof does without the assumption that pointers stay in the array that they come from.
func TestStrictMembers(t *testing.T) {
	p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": `
static struct { char text[8]; int n; } s;
int main(int argc, char **argv) {
	char *p = s.text + (argc & 15);
	*p = 1;
	return s.n;
}`}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for strict, more := range map[bool]int{false: 1, true: 0} {
		r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{Strict: strict, ProveOnly: true})
		if err != nil {
			t.Fatal(err)
		}
		if n := len(r.Assumptions) - len(engine.Standing(mayrun.Ordinary)); r.Verdict != race.RaceFree || n != more {
			t.Errorf("strict %t: verdict %s, %d assumptions beyond the standing ones", strict, r.Verdict, n)
		}
	}
}

// TestRegisteredCallbacks: whoever uses a stream runs its functions, but those that are given data as well are taken
// to run elsewhere, which is an assumption.
func TestRegisteredCallbacks(t *testing.T) {
	const listed = "registered-callbacks"
	for cookie, want := range map[string]string{"0": "", "&x": listed, "joined()": listed, "(void *)&fixed": listed, `"text"`: ""} {
		p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": `#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
static int x;
static const int fixed;
extern pthread_t others(void);
static void *joined(void) { void *p; return pthread_join(others(), &p) ? 0 : p; }
static ssize_t count(void *cookie, const char *text, size_t size) { ++*(int *)cookie; return size; }
int main(void) {
	cookie_io_functions_t io = {0, count, 0, 0};
	return !fopencookie(` + cookie + `, "w", io);
}`}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ProveOnly: true})
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, n := range r.Assumptions {
			if n.ID == listed {
				got = n.ID
			}
		}
		if got != want {
			t.Errorf("with %s: assumptions %v", cookie, r.Assumptions)
		}
	}
}

// TestStrictTexts: that texts end in their arrays is an assumption, which a strict proof does without.
func TestStrictTexts(t *testing.T) {
	text, err := os.ReadFile("testdata/regression/ownership/text_copied_norace.c")
	if err != nil {
		t.Fatal(err)
	}
	file := regexp.MustCompile(`(pthread_create\(.*\));`).ReplaceAllString(string(text), "if ($1) return 1;")
	prove := func(file string, strict bool) race.Verdict {
		p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": file}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{Strict: strict, ProveOnly: true})
		if err != nil {
			t.Fatal(err)
		}
		return r.Verdict
	}
	without := regexp.MustCompile(`strncpy\(.*|, j->name`).ReplaceAllString(file, "")
	if v, w := prove(file, true), prove(strings.ReplaceAll(without, "%s%s", "%s"), true); v != race.Unknown || w != race.RaceFree {
		t.Errorf("strict: %s; without texts: %s", v, w)
	}
	if v := prove(file, false); v != race.RaceFree {
		t.Errorf("with the assumption: %s", v)
	}
}

// TestStrictUnlock: a coarse analysis that does not take for granted that threads hold what they release proves nothing by
// locks that they do not seem to hold.
func TestStrictUnlock(t *testing.T) {
	for _, strict := range []bool{false, true} {
		p, err := frontend.Load(t.Context(), []string{"testdata/coarsest/unheld_norace.c"}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ProveOnly: true, Strict: strict, CoarsenAfter: 1, CoarsestAfter: 1})
		if err != nil {
			t.Fatal(err)
		}
		if raced := len(r.Races) > 0; raced != strict {
			t.Errorf("strict %v: %d races", strict, len(r.Races))
		}
	}
}
