package mayrun_test

import (
	"bytes"
	"context"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/confirm"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/modelfile"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/internal/limit/limittest"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/witness"
)

// FuzzModels analyses a program under any model file.
func FuzzModels(f *testing.F) {
	for _, name := range []string{"pthread_create", "pthread_mutex_lock", "pthread_once", "qsort", "realloc", "strtok_r"} {
		text := modelfile.Encode(models.Builtin().Lookup(name))
		f.Add([]byte(strings.ReplaceAll(text, name+":", "f:")))
	}
	f.Add([]byte("functions:\n  f: {like: pthread_create($1, null, $3, $4)}\n  g: {steps: [{if-set: $1, steps: [free: $1]}, stop]}\n"))
	program := []byte(`#include <pthread.h>
int f(void *, void *, void *(*)(void *), void *, ...); void *g(void *); int x;
static void *run(void *p) { x++; return g(p); }
int main(void) { pthread_t t; if (f(&t, 0, run, &x, x) == 0) x = 2; pthread_create(&t, 0, run, g(&x)); g(&t); return x; }`)
	f.Fuzz(func(t *testing.T, data []byte) {
		limittest.Within(t, limittest.Limits, func(ctx context.Context) {
			m, err := modelfile.Parse("m.yml", data, false)
			if err != nil {
				return
			}
			p := frontend.Project{Models: models.Builtin().With(m.Models...), Files: []csource.File{{Name: "p.c",
				Options: frontend.Options{FS: fstest.MapFS{"p.c": &fstest.MapFile{Data: program}}}}}}
			l, err := p.Load(ctx)
			if err != nil {
				return
			}
			r, err := mayrun.Analyze(ctx, l.Program, mayrun.Config{MaxEvaluations: 5_000, ConfirmBudget: 4 * time.Millisecond})
			if err == nil && r.Verdict == race.RaceFree && (len(r.Races) > 0 || r.Incomplete != "") {
				t.Errorf("race-free with %d races, incomplete %q", len(r.Races), r.Incomplete)
			}
		})
	})
}

// FuzzReplay executes any witness.
func FuzzReplay(f *testing.F) {
	p, err := frontend.LoadSource(f.Context(), map[string]string{"p.c": `#include <pthread.h>
#include <stdlib.h>
int x; static void *run(void *p) { int *q = malloc(8); if (q) *q = x++; free(q); return p; }
int main(int n, char **v) { pthread_t t; pthread_create(&t, 0, run, v); x = n > 1 ? v[1][0] : 2; pthread_join(t, 0); return 0; }`},
		frontend.Options{})
	if err != nil {
		f.Fatal(err)
	}
	r, err := mayrun.Analyze(f.Context(), p, mayrun.Config{ConfirmBudget: time.Second})
	if err != nil || len(r.Races) == 0 || r.Races[0].Witness == nil {
		f.Fatal("no race to start from", err)
	}
	var b bytes.Buffer
	w := witness.New(r.Races[0].Witness, witness.Program{Files: []string{"p.c"}, Hash: witness.Hash(p)}, "test")
	if err := w.Write(&b); err != nil {
		f.Fatal(err)
	}
	f.Add(b.Bytes())
	f.Add(bytes.ReplaceAll(b.Bytes(), []byte(`"steps": 1`), []byte(`"steps": 9999999`)))
	f.Add([]byte(strings.Repeat("[", 100_000)))
	f.Fuzz(func(t *testing.T, data []byte) {
		limittest.Within(t, limittest.Limits, func(ctx context.Context) {
			w, err := witness.Read(bytes.NewReader(data))
			if err != nil {
				return
			}
			if x, err := confirm.Replay(ctx, p, w.Witness()); err == nil {
				confirm.Schedule(x)
			}
		})
	})
}
