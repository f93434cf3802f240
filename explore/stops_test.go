package explore

import (
	"context"
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/interp/concolic"
)

// TestStops: an execution that goes on from a stop with the same inputs and schedule is the same one, and what others do
// behind it does not matter.
func TestStops(t *testing.T) {
	p, err := frontend.LoadSource(context.Background(), map[string]string{"main.c": `#include <pthread.h>
#include <stdlib.h>
int __VERIFIER_nondet_int(void); int x, y, sum[8]; char *buffer; pthread_mutex_t m;
void *f(void *p) { int n = __VERIFIER_nondet_int() & 7;
	for (int i = 0; i < 90; i++) { pthread_mutex_lock(&m); sum[n]++; buffer[i] = n; pthread_mutex_unlock(&m); if (__VERIFIER_nondet_int() == 9) break; }
	y = 1; return 0; }
void *g(void *p) { for (int i = 0; i < 20; i++) { pthread_mutex_lock(&m); sum[i & 7]++; pthread_mutex_unlock(&m); } x = y; return 0; }
int main(void) { buffer = malloc(100); if (!buffer) return 1; int k = __VERIFIER_nondet_int(); for (int i = 0; i < 100; i++) sum[0] += k;
	pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0); pthread_exit(0); }`}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	program, err := Prepare(p)
	if err != nil {
		t.Fatal(err)
	}
	execute := func(from *stop, plan plan, schedule []interp.ThreadID) (last *execution) {
		s := newSearcher(t.Context(), program, Options{Assumed: true, Target: func(*Race) int { return 0 }, MaxActions: 1_000_000})
		s.towards = s.newTowards()
		in := s.inputs(s.random(1, 1))
		in.plan, in.stop, in.trace, in.fails = plan, from, &concolic.Trace{}, 0
		s.run("test", in, 10_000, strategy{next: follow(schedule), plain: true, done: func(x *execution) { last = x }})
		return last
	}
	var schedule []interp.ThreadID
	for _, turn := range []struct {
		thread interp.ThreadID
		n      int
	}{{0, 500}, {2, 50}, {1, 280}, {2, 200}, {1, 300}} {
		schedule = append(schedule, slices.Repeat([]interp.ThreadID{turn.thread}, turn.n)...)
	}
	first := execute(nil, plan{{0, 5}, {3}}, schedule)
	race := func(x *execution) string {
		if x.d.Race == nil {
			return ""
		}
		return x.d.Race.String()
	}
	if race(first) == "" {
		t.Fatal("no race")
	}
	stops := 0
	for at := first.stop; at != nil; at = at.before {
		stops++
		chosen := plan(first.in.apart())
		same := execute(at, chosen, first.schedule[len(at.state.schedule):])
		if race(same) != race(first) || !slices.Equal(same.in.log, first.in.log) || !slices.Equal(same.schedule, first.schedule) ||
			len(same.in.trace.Inputs) != len(first.in.trace.Inputs) || len(same.in.trace.Branches) != len(first.in.trace.Branches) ||
			same.m.Steps() != first.m.Steps() {
			t.Errorf("stop %d, after %d steps: %s, not %s", stops, at.steps, race(same), race(first))
		}
		if !at.state.alone {
			// The other thread goes on alone: the first one has not come to its write of y.
			other := execute(at, chosen, slices.Repeat([]interp.ThreadID{2}, 400))
			if race(other) != "" {
				t.Errorf("stop %d, after %d steps, another way: %s", stops, at.steps, race(other))
			}
		}
		if chosen[0][0]++; chosen.follows(at) && len(at.choices[0]) > 0 {
			t.Errorf("stop %d is not before the first choice", stops)
		}
	}
	if stops < 8 {
		t.Errorf("%d stops in %d steps", stops, first.m.Steps())
	}
}
