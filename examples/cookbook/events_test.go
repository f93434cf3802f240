package cookbook_test

import (
	"context"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/frontend"
)

// recorder is a digest that only notes which kinds of events there are at one line.
type recorder struct {
	line  int
	kinds *[]string
}

func (d recorder) note(ev *digest.Event) {
	if k := ev.Kind.String(); ev.Pos.Line == d.line && ev.Pos.File == "row.c" && !ev.Mutex.IsAtomicityMutex() &&
		!slices.Contains(*d.kinds, k) {
		*d.kinds = append(*d.kinds, k)
	}
}

func (d recorder) Name() string                                       { return "recorder" }
func (d recorder) Init(digest.Context) int                            { return 0 }
func (d recorder) New(_ digest.Context, _ int, _ *digest.Event) []int { return []int{0} }
func (d recorder) MayRun(digest.RaceContext, int, int) bool           { return true }
func (d recorder) Step(_ digest.Context, a int, ev *digest.Event) (int, bool) {
	d.note(ev)
	return a, true
}
func (d recorder) Observe(_ digest.Context, a int, _ digest.Observed[int], ev *digest.Event) (int, bool) {
	d.note(ev)
	return a, true
}

const head = `#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threads.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; pthread_rwlock_t w = PTHREAD_RWLOCK_INITIALIZER; pthread_cond_t c;
pthread_barrier_t b; sem_t s; pthread_once_t o = PTHREAD_ONCE_INIT; atomic_int a; int g; int *G; pthread_t t;
void ext(void *); void make(void) { g = 1; } void *run(void *p) { return p; }
int main(void) {
int *p; pthread_create(&t, 0, run, 0);
`

var row = regexp.MustCompile("(?m)^\\| `([^`]+;)` \\| ([^|]*) \\|")

// The table of EVENTS.md is what digests are told.
func TestEvents(t *testing.T) {
	page, err := os.ReadFile("EVENTS.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := row.FindAllStringSubmatch(string(page), -1)
	if len(rows) < 20 {
		t.Errorf("%d rows", len(rows))
	}
	for _, r := range rows {
		text := head + r[1] + "\nreturn 0; }\n"
		p, err := frontend.LoadSource(context.Background(), map[string]string{"row.c": text}, frontend.Options{})
		if err != nil {
			t.Errorf("%s: %v", r[1], err)
			continue
		}
		var kinds []string
		custom := func() digest.Component {
			return digest.Erase[int](recorder{strings.Count(head, "\n") + 1, &kinds})
		}
		if _, err := mayrun.Analyze(context.Background(), p, mayrun.Config{Custom: []func() digest.Component{custom}}); err != nil {
			t.Fatal(err)
		}
		if len(kinds) == 0 {
			kinds = []string{"none"}
		}
		slices.Sort(kinds)
		want := strings.Split(r[2], ", ")
		slices.Sort(want)
		if !slices.Equal(kinds, want) {
			t.Errorf("| `%s` | %s |", r[1], strings.Join(kinds, ", "))
		}
	}
}
