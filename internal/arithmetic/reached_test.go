package arithmetic_test

import (
	"bytes"
	_ "embed"
	"fmt"
	"testing"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
)

//go:embed testdata/reached.txt
var reachedBodies []byte

const reachedProgram = `#include <limits.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
int __VERIFIER_nondet_int(void);
static int N(int a, int b) { int n = __VERIFIER_nondet_int(); return n < a ? a : n > b ? b : n; }
int x;
#define R (void)x++
static void *f(void *arg)
{
	%s
	return 0;
}
int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); x = 1; pthread_join(t, 0); }
`

// TestReached: what a condition of mixed types lets through is reported, in both data models.
func TestReached(t *testing.T) {
	n := 0
	for line := range bytes.Lines(reachedBodies) {
		line = bytes.TrimSpace(line)
		if len(line) == 0 || line[0] == '#' {
			continue
		}
		n++
		body, wide := bytes.CutPrefix(line, []byte("64: "))
		for _, model := range []csource.DataModel{csource.LP64, csource.ILP32} {
			if wide && model == csource.ILP32 {
				continue
			}
			p, err := frontend.LoadSource(t.Context(), map[string]string{"main.c": fmt.Sprintf(reachedProgram, body)},
				frontend.Options{DataModel: model})
			if err != nil {
				t.Errorf("%s: %v", body, err)
				continue
			}
			r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ProveOnly: true})
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Races) == 0 {
				t.Errorf("%v: called %v: %s", model, r.Verdict, body)
			}
		}
	}
	if n < 200 {
		t.Errorf("%d bodies only", n)
	}
}
