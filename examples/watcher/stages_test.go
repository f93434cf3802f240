package stages_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"example.com/stages"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/localtrace/small"
	"github.com/mayrun-dev/mayrun/race"
)

func components() []digest.Component {
	return []digest.Component{digest.Erase(threadid.New()), digest.Erase(stages.New())}
}

// Small programs, those of all kinds and those with atomic accesses: is it admissible, access stable and sound?
func TestDigest(t *testing.T) {
	digesttest.Check{New: components, Bred: 1}.Run(t)
	digesttest.Check{New: components, Features: []small.Feature{small.Atomic, small.Branch}, Bred: 1}.Run(t)
}

func TestTable(t *testing.T) {
	digesttest.Table(t, components, []digesttest.Row{
		{"seen", `main: create t as x write g store a release  t: load a acquire { write g }`, ""},
		{"too late", `main: create t as x store a release write g  t: load a acquire { write g }`, "g"},
		{"by two", `main: create t as x create t as y load a acquire { write g }  t: write g store a release`, "g"},
		{"relaxed", `main: create t as x write g store a relaxed  t: load a acquire { write g }`, "g"},
		{"lowered", `main: create t as x write g store a release clear a release write g  t: load a acquire { write g }`, "g"},
	})
}

// forgets is the digest with a mistake: it takes it that no stage was raised yet.
type forgets struct{ *stages.Digest }

func (d forgets) See(x digest.Context, v digest.View, a stages.Element, s digest.Sight) stages.Element {
	b := d.Digest.See(x, v, a, s)
	b.Reached = a.Reached
	return b
}

func TestMistakeIsFound(t *testing.T) {
	c := digesttest.Check{New: func() []digest.Component {
		return []digest.Component{digest.Erase(threadid.New()), digest.Erase[stages.Element](forgets{stages.New()})}
	}}
	var f *digesttest.Failure
	err := c.Program(`main: create t as x store a release write g  t: load a acquire { write g }`)
	if !errors.As(err, &f) || f.Condition != "soundness" {
		t.Errorf("found %v", err)
	}
}

const program = `#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int stage;

void *worker(void *arg) {
	while (atomic_load_explicit(&stage, memory_order_acquire) < LEVEL)
		;
	return data ? arg : NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	atomic_store_explicit(&stage, 1, memory_order_release);
	data = 42;
	atomic_store_explicit(&stage, 2, memory_order_release);
	return 0;
}
`

// A C program that the digest decides and the others do not, and one that races.
func TestProgram(t *testing.T) {
	for _, c := range []struct {
		level string
		with  bool
		safe  bool
	}{{"2", false, false}, {"2", true, true}, {"1", true, false}} {
		p, err := frontend.LoadSource(context.Background(),
			map[string]string{"stages.c": strings.Replace(program, "LEVEL", c.level, 1)}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		// The digest of counts would decide it, and trying all executions, too.
		config := mayrun.Config{ProveOnly: true, Digests: []string{mayrun.Lockset, mayrun.ThreadFlag, mayrun.ThreadID, mayrun.Joins}}
		if c.with {
			config.Custom = []func() digest.Component{func() digest.Component { return digest.Erase(stages.New()) }}
		}
		r, err := mayrun.Analyze(context.Background(), p, config)
		if err != nil {
			t.Fatal(err)
		}
		if safe := len(r.Races) == 0; safe != c.safe {
			t.Errorf("level %s, with the digest %t: safe %t", c.level, c.with, safe)
		}
		if c.safe && !slices.ContainsFunc(r.Locations, func(l race.Location) bool { return slices.Contains(l.Needed, "stages") }) {
			t.Error("the digest is not needed")
		}
	}
}
