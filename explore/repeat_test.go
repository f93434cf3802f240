package explore

import (
	"context"
	"testing"
)

// crowd races only where the second half of its jobs is done after the first thread has put all of them into a table: a
// thread that is never interrupted does that, and random ones do not.
const crowd = `
#include <pthread.h>
#include <stddef.h>
int jobs, done;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
void *work(void *p) {
	for (;;) {
		pthread_mutex_lock(&m);
		while (jobs == 0)
			pthread_cond_wait(&c, &m);
		jobs--;
		pthread_mutex_unlock(&m);
		pthread_mutex_lock(&n);
		done++;
		pthread_mutex_unlock(&n);
	}
	return NULL;
}
int main(void) {
	pthread_t t;
	for (int i = 0; i < 6; i++)
		pthread_create(&t, NULL, work, NULL);
	for (int full = 0; !full;) {
		pthread_mutex_lock(&n);
		pthread_mutex_lock(&m);
		full = ++jobs == 60;
		pthread_cond_signal(&c);
		pthread_mutex_unlock(&m);
		pthread_mutex_unlock(&n);
	}
	return done;
}`

// TestRepeated: what an enumeration or an exploration of states comes to, an ordinary execution comes to by the same
// schedule, though its steps and choices are others.
func TestRepeated(t *testing.T) {
	t.Parallel()
	p := load(t, crowd)
	o := Options{MaxActions: 100_000, Target: func(*Race) int { return 0 }, Candidates: []Candidate{{}}}
	s := newSearcher(context.Background(), p, o)
	var x *exhaustion
	for x == nil || x.cut {
		x = s.exhaust(x, s.left)
	}
	if len(x.schedule) == 0 {
		t.Fatalf("the enumeration has found no race: %s", x.why)
	}
	s.repeat(x.schedule, 0)
	_, shown, why := p.States(context.Background(), Options{MaxActions: 100_000, MaxStates: 100_000, Target: o.Target, Candidates: o.Candidates})
	for name, ws := range map[string][]*Witness{"enumeration": s.r.Witnesses, "states": shown} {
		if len(ws) != 1 || ws[0].Strategy != "repeated" || ws[0].Guessed {
			t.Errorf("%s: %v %s", name, ws, why)
			continue
		}
		if _, err := p.Replay(context.Background(), ws[0]); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
