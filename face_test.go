package mayrun_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/race"
)

// shared has a race under a read-write lock, an allocation and a proof.
const shared = `#include <pthread.h>
#include <stdlib.h>
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER; int counter, calm; int *p;
static void *run(void *arg) {
	pthread_rwlock_rdlock(&l); counter++; *p = 1; pthread_rwlock_unlock(&l);
	pthread_rwlock_wrlock(&l); calm++; pthread_rwlock_unlock(&l);
	return arg;
}
int main(void) {
	pthread_t a, b;
	if (!(p = malloc(sizeof *p))) return 1;
	pthread_create(&a, 0, run, 0);
	for (int i = 0; i < 100; i++) pthread_create(&b, 0, run, 0);
	return 0;
}
`

func loaded(t testing.TB, text string) *cfg.Program {
	t.Helper()
	p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": text}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestArguments: whatever is wrong with them is an error.
func TestArguments(t *testing.T) {
	p := loaded(t, shared)
	for name, call := range map[string]func() error{
		"no context": func() error { _, err := mayrun.Analyze(nil, p, mayrun.Config{}); return err }, //lint:ignore SA1012 on purpose
		"no files":   func() error { _, err := frontend.Load(t.Context(), nil, frontend.Options{}); return err },
		"no sources": func() error { _, err := frontend.LoadSource(t.Context(), nil, frontend.Options{}); return err },
		"headers only": func() error {
			_, err := frontend.LoadSource(t.Context(), map[string]string{"a.h": ""}, frontend.Options{})
			return err
		},
		"a file without context": func() error {
			//lint:ignore SA1012 on purpose
			_, err := frontend.Load(nil, []string{"a.c"}, frontend.Options{})
			return err
		},
		"no project":       func() error { _, err := (*frontend.Project)(nil).Load(t.Context()); return err },
		"an empty project": func() error { _, err := (&frontend.Project{}).Load(t.Context()); return err },
		"a file outside": func() error {
			_, err := frontend.LoadSource(t.Context(), map[string]string{"../a.c": "int main(void) { return 0; }"}, frontend.Options{})
			return err
		},
		"a file twice": func() error {
			_, err := frontend.LoadSource(t.Context(), map[string]string{"a.c": "int x;", "./a.c": "int x;"}, frontend.Options{})
			return err
		},
		"nothing to check":               func() error { return cfg.Check(nil) },
		"an unfinished program to check": func() error { return cfg.Check(&cfg.Program{}) },
		"two mains": func() error {
			b := cfg.NewBuilder(cfg.LP64)
			b.Func("main", b.Int)
			b.Func("main", b.Int)
			_, err := b.Finish()
			return err
		},
		"a type that is nil": func() error {
			b := cfg.NewBuilder(cfg.LP64)
			main := b.Func("main", b.Int)
			main.Set(b.Global("x", nil), cfg.Num(b.Int, 1))
			_, err := b.Finish()
			return err
		},
		"no component":       func() error { _, err := digest.NewProduct(nil); return err },
		"no program":         func() error { _, err := mayrun.Analyze(t.Context(), nil, mayrun.Config{}); return err },
		"unfinished program": func() error { _, err := mayrun.Analyze(t.Context(), &cfg.Program{}, mayrun.Config{}); return err },
	} {
		if call() == nil {
			t.Errorf("%s: no error", name)
		}
	}
	var typedNil *broken
	for name, c := range map[string]mayrun.Config{
		"Timeout is negative":        {Timeout: -1},
		"MaxEvaluations is negative": {MaxEvaluations: -1},
		"MaxUnroll is negative":      {MaxUnroll: -1},
		"ConfirmBudget is negative":  {ConfirmBudget: -1},
		"ProveOnly":                  {ProveOnly: true, ConfirmAlways: true},
		"NoUnroll":                   {NoUnroll: true, MaxUnroll: 3},
		"Custom is nil":              {Custom: []func() digest.Component{nil}},
		"returns no digest":          {Custom: []func() digest.Component{func() digest.Component { return nil }}},
		"no digest":                  {Custom: []func() digest.Component{func() digest.Component { return digest.Erase[int](nil) }}},
		"internal error":             {Custom: []func() digest.Component{func() digest.Component { return digest.Erase[int](typedNil) }}},
		"unknown digest":             {Digests: []string{"lockset", "nonsense"}},
	} {
		if _, err := mayrun.Analyze(t.Context(), p, c); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// broken is a digest that panics.
type broken struct{ name string }

func (b *broken) Name() string                                              { return b.name }
func (b *broken) Init(digest.Context) int                                   { return 0 }
func (b *broken) Step(_ digest.Context, a int, _ *digest.Event) (int, bool) { panic(errBroken) }
func (b *broken) New(_ digest.Context, a int, _ *digest.Event) []int        { return []int{0} }
func (b *broken) MayRun(_ digest.RaceContext, _, _ int) bool                { return true }
func (b *broken) Observe(_ digest.Context, a int, _ digest.Observed[int], _ *digest.Event) (int, bool) {
	return a, true
}

var errBroken = errors.New("this digest is broken")

// TestPanic: a panic inside is an error with the place where it happened.
func TestPanic(t *testing.T) {
	_, err := mayrun.Analyze(t.Context(), loaded(t, shared), mayrun.Config{
		Custom: []func() digest.Component{func() digest.Component { return digest.Erase(&broken{"panics"}) }}})
	var bug *mayrun.InternalError
	if !errors.As(err, &bug) || !errors.Is(err, errBroken) || !strings.Contains(string(bug.Stack), "face_test.go") {
		t.Errorf("%v", err)
	}
}

// TestCauses: an incomplete report says why, for programs.
func TestCauses(t *testing.T) {
	p := loaded(t, shared)
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	late, stop := context.WithTimeout(t.Context(), time.Nanosecond)
	defer stop()
	for _, c := range []struct {
		ctx   context.Context
		c     mayrun.Config
		cause race.Cause
		also  error
	}{
		{cancelled, mayrun.Config{}, race.Cancelled, context.Canceled},
		{late, mayrun.Config{}, race.TimeLimit, context.DeadlineExceeded},
		{t.Context(), mayrun.Config{Timeout: 1}, race.TimeLimit, context.DeadlineExceeded},
		{t.Context(), mayrun.Config{MaxEvaluations: 3}, race.EvaluationLimit, race.EvaluationLimit},
		{t.Context(), mayrun.Config{MaxMemory: 1}, race.MemoryLimit, race.MemoryLimit},
	} {
		r, err := mayrun.Analyze(c.ctx, p, c.c)
		if err != nil {
			t.Fatal(err)
		}
		for _, other := range []race.Cause{race.Cancelled, race.TimeLimit, race.EvaluationLimit, race.MemoryLimit, race.Assumptions} {
			if errors.Is(r.Err(), other) != (other == c.cause) {
				t.Errorf("%s: %v is %s", c.cause, r.Err(), other)
			}
		}
		if !errors.Is(r.Err(), c.also) || r.Verdict == race.RaceFree {
			t.Errorf("%s: %v, verdict %s", c.cause, r.Err(), r.Verdict)
		}
	}
	r, err := mayrun.Analyze(t.Context(), loaded(t, "#include <pthread.h>\nvoid f(void); int main(void) { f(); return 0; }"),
		mayrun.Config{Strict: true})
	if err != nil || !errors.Is(r.Err(), race.Assumptions) {
		t.Errorf("%v %v", err, r.Err())
	}
	if r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{}); err != nil || r.Err() != nil || r.Verdict != race.Race {
		t.Errorf("a complete report: %v %+v", err, r)
	}
}

// TestDefaults: the zero value is what the command does.
func TestDefaults(t *testing.T) {
	r, err := mayrun.Analyze(t.Context(), loaded(t, shared), mayrun.Config{})
	if err != nil || r.Verdict != race.Race || r.Search.Executions == 0 {
		t.Errorf("%v %+v", err, r)
	}
	r, err = mayrun.Analyze(t.Context(), loaded(t, shared), mayrun.Config{ProveOnly: true, Unlimited: true})
	if err != nil || r.Verdict != race.Unknown || r.Search.Executions != 0 {
		t.Errorf("%v %+v", err, r)
	}
}

// TestAccessData: who accesses, and what is held, is there as data, and agrees with the text.
func TestAccessData(t *testing.T) {
	r, err := mayrun.Analyze(t.Context(), loaded(t, shared), mayrun.Config{})
	if err != nil {
		t.Fatal(err)
	}
	unique, several := 0, 0
	for _, f := range r.Races {
		for _, a := range f.Accesses {
			if a.By.Name != a.Thread {
				t.Errorf("%s: %+v by %s", a.Pos, a.By, a.Thread)
			}
			if f.Location == "counter" && !reflect.DeepEqual(a.Locks, []race.Lock{{Name: "l", Shared: true}}) {
				t.Errorf("%s: %+v", a.Pos, a.Locks)
			}
			starts := append(append([]race.Start{}, a.By.Path...), a.By.Others...)
			if len(starts) != 1 || starts[0].Func != "run" || starts[0].Pos.File != "p.c" {
				t.Errorf("%s: %+v", a.Pos, a.By)
			} else if line := starts[0].Pos.Line; line != 13 && (line != 12 || !a.By.Unique) {
				t.Errorf("%s: %+v", a.Pos, a.By)
			}
			if a.By.Unique {
				unique++
			} else {
				several++
			}
		}
	}
	if unique == 0 || several == 0 {
		t.Errorf("%d and %d", unique, several)
	}
}

// TestMarshal: a report is data, and can be read again.
func TestMarshal(t *testing.T) {
	r, err := mayrun.Analyze(t.Context(), loaded(t, shared), mayrun.Config{})
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	var again race.Report
	if err := json.Unmarshal(data, &again); err != nil {
		t.Fatal(err)
	}
	for i := range r.Races {
		r.Races[i].Object.Var, r.Races[i].Object.Site = nil, nil // parts of the program
	}
	if !reflect.DeepEqual(*r, again) {
		t.Errorf("%+v\nbecame %+v", *r, again)
	}
	if len(r.Races) < 2 || r.Races[0].Witness == nil {
		t.Errorf("%d races: the test shows little", len(r.Races))
	}
}

// TestDigestNames: the constants are the names that there are.
func TestDigestNames(t *testing.T) {
	names := []string{mayrun.Lockset, mayrun.ThreadFlag, mayrun.ThreadID, mayrun.Joins, mayrun.Freshness, mayrun.Once,
		mayrun.Handover, mayrun.Signals, mayrun.Counts, mayrun.Semaphores, mayrun.Barriers, mayrun.SymLocks, mayrun.Tokens, mayrun.Rings, mayrun.Sides,
		mayrun.Slices, mayrun.Ownership, mayrun.Regions, mayrun.Stamps, mayrun.Halves, mayrun.Turns}
	for i, d := range analyses.Digests() {
		if i >= len(names) || names[i] != d.Name {
			t.Errorf("there is no constant for %s, or not at its place", d.Name)
		}
	}
}

// TestNamesInMemory: sources in memory are found under whatever name.
func TestNamesInMemory(t *testing.T) {
	for _, name := range []string{"a.c", "./a.c", "/a.c", "/abs/a.c", "dir/../a.c", "dir//a.c"} {
		p, err := frontend.LoadSource(t.Context(), map[string]string{name: "#include \"b.h\"\nint main(void) { return B; }",
			path.Join(path.Dir(name), "b.h"): "#define B 1\n"}, frontend.Options{})
		if err != nil || p.Main.Pos.File != name {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestMutexName: a mutex that was made by hand is called by its name.
func TestMutexName(t *testing.T) {
	b := cfg.NewBuilder(cfg.LP64)
	x, m := b.Global("x", b.Int), b.Mutex("m")
	worker := b.Func("worker", b.VoidPtr(), b.Param("arg", b.VoidPtr()))
	worker.Lock(b.Addr(m))
	worker.Set(x, cfg.Num(b.Int, 1))
	worker.Unlock(b.Addr(m))
	main := b.Func("main", b.Int)
	main.Create(nil, worker, nil)
	main.Set(x, cfg.Num(b.Int, 2))
	p, err := b.Finish()
	if err != nil {
		t.Fatal(err)
	}
	r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{})
	if err != nil || len(r.Races) != 1 {
		t.Fatal(err, r)
	}
	if a := r.Races[0].Accesses[0]; !reflect.DeepEqual(a.Locks, []race.Lock{{Name: "m"}}) ||
		a.Digests[0].Text != "{m}" && !strings.Contains(fmt.Sprint(a.Digests), "{m}") {
		t.Errorf("%+v", a)
	}
}
