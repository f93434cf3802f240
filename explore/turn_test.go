package explore_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/explore"
)

// TestThousands: races behind the creation of thousands of threads are found, and their schedules are executed again.
func TestThousands(t *testing.T) {
	for _, c := range []struct {
		name  string
		races bool
		text  string
	}{
		// main must be in front of x++ when a thread reads it: before that it has created all, and behind it, it orders them.
		{"between the last creation and an unlock", true, `int x; pthread_mutex_t m, n;
void *f(void *p) { pthread_mutex_lock(&m); int y = x; pthread_mutex_unlock(&m); return 0; }
int main(void) { pthread_t t; for (int i = 0; i < 9000; i++) pthread_create(&t, 0, f, 0);
    pthread_mutex_lock(&n); x++; pthread_mutex_unlock(&n); pthread_mutex_lock(&m); pthread_mutex_unlock(&m); return 0; }`},
		{"the last two threads", true, `int x, count; pthread_mutex_t m;
void *f(void *p) { pthread_mutex_lock(&m); int last = ++count >= 2999; pthread_mutex_unlock(&m); if (last) x++; return 0; }
int main(void) { pthread_t t[3000]; for (int i = 0; i < 3000; i++) pthread_create(&t[i], 0, f, 0);
    for (int i = 0; i < 3000; i++) pthread_join(t[i], 0); return 0; }`},
		{"the last thread alone", false, `int x, count; pthread_mutex_t m;
void *f(void *p) { pthread_mutex_lock(&m); int last = ++count == 3000; pthread_mutex_unlock(&m); if (last) x++; return 0; }
int main(void) { pthread_t t[3000]; for (int i = 0; i < 3000; i++) pthread_create(&t[i], 0, f, 0);
    for (int i = 0; i < 3000; i++) pthread_join(t[i], 0); return 0; }`},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p, err := load(c.text)
			if err != nil {
				t.Fatal(err)
			}
			var places []cfg.Pos
			at := func(lv *cfg.LVal) {
				if lv.Var != nil && lv.Var.Name == "x" {
					places = append(places, lv.Pos)
				}
			}
			for e := range p.AllEdges() {
				if a, ok := e.Action.(*cfg.Assign); ok {
					at(a.LHS)
				}
				cfg.InspectAction(e.Action, func(x cfg.Expr) {
					if l, ok := x.(*cfg.Load); ok {
						at(l.LV)
					}
				})
			}
			o := explore.Options{MaxActions: 400_000}
			for _, a := range places {
				for _, b := range places {
					o.Candidates = append(o.Candidates, explore.Candidate{A: a, B: b})
				}
			}
			r, err := explore.Search(t.Context(), p, o)
			if err != nil || len(r.Witnesses) > 0 != c.races {
				t.Fatal(r.Witnesses, r.Outcomes, err)
			}
			for _, w := range r.Witnesses {
				if _, err := explore.Replay(t.Context(), p, w); err != nil || len(places) < 2 {
					t.Error(err)
				}
			}
		})
	}
}
