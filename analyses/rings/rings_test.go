package rings_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/rings"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/frontend"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/internal/wrong/wrongtest"
)

// with is the digest, or a wrong one, with those that it requires.
func with(d digest.Component) []digest.Component {
	return []digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadid.New()),
		digest.Erase(joins.New()), digest.Erase(threadflag.Returning()), d}
}

// The digest with one mistake each.
type (
	element      = rings.Element
	readsRelaxed struct{ *rings.Digest } // takes all reads for such that acquire
	movesRelaxed struct{ *rings.Digest } // takes all stores for such that release
	deafToWrites struct{ *rings.Digest } // does not notice what else is written to indices
	keepsOld     struct{ *rings.Digest } // does not notice that an index is moved
	keepsCalm    struct{ *rings.Digest } // does not notice that there are other threads by now
)

func (d readsRelaxed) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if s, ok := s.(digest.After); ok {
		if load, ok := s.Edge.Action.(*cfg.AtomicLoad); ok {
			edge, acquires := *s.Edge, *load
			acquires.Order = cfg.Acquire
			edge.Action = &acquires
			return d.Digest.See(x, v, a, digest.After{Edge: &edge})
		}
	}
	return d.Digest.See(x, v, a, s)
}

func (d movesRelaxed) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if s, ok := s.(digest.Wrote); ok && s.Edge != nil {
		if store, ok := s.Edge.Action.(*cfg.AtomicStore); ok {
			edge, releases := *s.Edge, *store
			releases.Order = cfg.Release
			edge.Action, s.Edge = &releases, &edge
			return d.Digest.See(x, v, a, s)
		}
	}
	return d.Digest.See(x, v, a, s)
}

func (d deafToWrites) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if s, ok := s.(digest.Wrote); ok && s.Edge != nil {
		if store, ok := s.Edge.Action.(*cfg.AtomicStore); ok {
			if _, constant := cfg.IsConst(store.Value); constant {
				return a
			}
		}
	}
	return d.Digest.See(x, v, a, s)
}

func (d keepsOld) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	out := d.Digest.See(x, v, a, s)
	if _, ok := s.(digest.Wrote); ok {
		out.Bounds = a.Bounds
	}
	return out
}

func (d keepsCalm) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	return a, true
}

// TestWrongDigests checks that the regression programs tell the digest from wrong ones.
func TestWrongDigests(t *testing.T) {
	right := func() digest.Component { return digest.Erase(rings.New()) }
	wrongtest.Tell(t, with, right, []wrongtest.Mistake{
		{Program: "rings/looks_again_race.c", Wrong: digest.Erase(readsRelaxed{rings.New()})},
		{Program: "rings/now_and_then_race.c", Wrong: digest.Erase(movesRelaxed{rings.New()})},
		{Program: "rings/reset_race.c", Wrong: digest.Erase(deafToWrites{rings.New()})},
		{Program: "rings/alone_race.c", Wrong: digest.Erase(deafToWrites{rings.New()})},
		{Program: "rings/reset_own_race.c", Wrong: digest.Erase(deafToWrites{rings.New()})},
		{Program: "rings/kept_race.c", Wrong: digest.Erase(keepsOld{rings.New()})},
		{Program: "rings/calm_race.c", Wrong: digest.Erase(keepsCalm{rings.New()})},
	})
}

// TestIdle checks that nothing is watched in programs that choose no element by an atomic number.
func TestIdle(t *testing.T) {
	for text, idle := range map[string]bool{
		`_Atomic int n; int a[9]; int main(void) { n = 1; while (!n) ; return a[1]; }`:         true,
		`_Atomic int n; int a[9]; int main(void) { n = 1; int i = n; return a[i]; }`:           false,
		`_Atomic int n; int a[9]; int main(void) { int i = n; return a[i]; }`:                  true,
		`int n, a[9]; int main(void) { n = 1; int i = n; return a[i]; }`:                       true,
		`_Atomic int n; int a[9]; int main(void) { n++; int i = n, *p = a; return p[i & 3]; }`: false,
		`#include <stdatomic.h>
		atomic_int n; int a[9]; int main(void) { atomic_store_explicit(&n, 1, memory_order_relaxed); return a[n]; }`: true,
	} {
		p, err := frontend.LoadSource(context.Background(), map[string]string{"a.c": text}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if in := rings.New().Watch(p); (in.Edges == nil && !in.Variables) != idle {
			t.Errorf("%s: idle %t", text, !idle)
		}
	}
}

// One thread puts into a ring, and the other one takes out.
func ExampleNew() {
	for _, full := range []string{"h - tail == 8", "h - tail == 9"} {
		p, _ := frontend.LoadSource(context.Background(), map[string]string{"a.c": `
			#include <pthread.h>
			_Atomic unsigned head, tail;
			int cell[8];
			void *f(void *x) { for (;;) { unsigned h = head; if (` + full + `) continue; cell[h % 8] = 1; head = h + 1; } }
			int main(void) {
				pthread_t t;
				pthread_create(&t, 0, f, 0);
				for (;;) { unsigned t = tail; if (t == head) continue; cell[t % 8]++; tail = t + 1; }
			}`}, frontend.Options{})
		product, _ := digest.NewProduct(with(digest.Erase(rings.New()))...)
		r, _ := engine.Run(context.Background(), p, product, nil, engine.Options{})
		fmt.Println(full, r.Verdict)
	}
	// Output:
	// h - tail == 8 race-free
	// h - tail == 9 unknown
}
