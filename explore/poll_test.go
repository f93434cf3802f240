package explore

import (
	"context"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/limit/limittest"
	"github.com/mayrun-dev/mayrun/interp"
)

// An enumeration that is interrupted proves nothing, whenever that is.
func TestInterrupted(t *testing.T) {
	p := load(t, `int x, y; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *run(void *a) { pthread_mutex_lock(&m); x++; y++; pthread_mutex_unlock(&m); return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, run, 0); run(0); pthread_join(t, 0); return x; }`)
	for n := 0; ; n++ {
		if n == 1000 {
			t.Fatal("it never ends")
		}
		ctx := &limittest.Countdown{Context: context.Background(), Left: n}
		x := newExhaustion(newSearcher(ctx, p, Options{MaxActions: 100_000, Frees: true, Syncs: true}), 1000)
		done := x.run(100_000)
		if done && ctx.Ended() {
			t.Errorf("all is proved although the context has ended at its question %d", n+1)
		}
		if !ctx.Ended() {
			if !done {
				t.Errorf("not proved: %s", x.why)
			}
			return
		}
	}
}

// An enumeration whose budget ends within an execution proves nothing.
func TestSpent(t *testing.T) {
	p := load(t, `int x; int main(void) { for (int i = 0; i < 1000; i++) x++; return x; }`)
	for _, budget := range []int64{100, 900_000} {
		x := newExhaustion(newSearcher(context.Background(), p, Options{MaxActions: 1_000_000, Frees: true, Syncs: true}), 10_000)
		if done := x.run(budget); done != (budget > 1000) {
			t.Errorf("with a budget of %d: proved %v, %s", budget, done, x.why)
		}
	}
}

// A replay that must stop looks at its context before it does anything, and again wherever steps do much.
func TestReplayPolls(t *testing.T) {
	p := load(t, `char a[1 << 22], b[1 << 22]; int x;
void *run(void *p) { return p; }
int main(void) { for (int i = 0; i < 1 << 12; i++) a[i * 1024] = i; for (;;) { __builtin_memcpy(b, a, sizeof a); x++; } }`)
	w := &Witness{Schedule: make([]interp.ThreadID, 5000)}
	r := &Replayed{}
	if _, err := p.replay(&limittest.Countdown{Context: context.Background()}, w, w.Schedule,
		replayed{steps: r}); err != context.Canceled || len(r.Steps) > 0 {
		t.Errorf("%v after %d steps", err, len(r.Steps))
	}
	ctx := &limittest.Countdown{Context: context.Background(), Left: 1 << 30}
	r = &Replayed{}
	if _, err := p.replay(ctx, w, w.Schedule, replayed{steps: r}); err == nil && len(r.Steps) < len(w.Schedule) {
		t.Error(err)
	}
	if rare := len(r.Steps)/256 + 1; ctx.Asked <= rare {
		t.Errorf("asked %d times in %d steps", ctx.Asked, len(r.Steps))
	}
}
