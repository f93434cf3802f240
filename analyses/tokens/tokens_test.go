package tokens_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/analyses/tokens"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/frontend"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/internal/wrong/wrongtest"
	"github.com/mayrun-dev/mayrun/race"
)

// with is the digest, or a wrong one, with those that it requires.
func with(d digest.Component) []digest.Component {
	return []digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadid.New()),
		digest.Erase(joins.New()), digest.Erase(threadflag.Returning()), d}
}

// The digest with one mistake each.
type (
	element      = tokens.Element
	keepsUnlocks struct{ *tokens.Digest } // does not notice that a lock is released
	keepsChanged struct{ *tokens.Digest } // does not notice what is assigned to registers
	deafToWrites struct{ *tokens.Digest } // does not notice constants that are written to counters
	deafToCalls  struct{ *tokens.Digest } // nor results of functions
)

func (d keepsUnlocks) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	return a, true
}

func (d keepsUnlocks) Observe(x digest.Context, a element, seen digest.Observed[element], ev *digest.Event) (element, bool) {
	return a, true
}

func (d keepsChanged) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if s, ok := s.(digest.Assigned); ok && s.Value != nil {
		if _, constant := cfg.IsConst(s.Value); constant {
			return a
		}
	}
	return d.Digest.See(x, v, a, s)
}

func (d deafToWrites) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if s, ok := s.(digest.Before); ok {
		if to, ok := s.Edge.Action.(*cfg.Assign); ok {
			if _, constant := cfg.IsConst(to.RHS); constant {
				return a
			}
		}
	}
	return d.Digest.See(x, v, a, s)
}

func (d deafToCalls) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if s, ok := s.(digest.Before); ok {
		if _, call := s.Edge.Action.(*cfg.Call); call {
			return a
		}
	}
	return d.Digest.See(x, v, a, s)
}

// TestWrongDigests checks that the regression programs tell the digest from wrong ones.
func TestWrongDigests(t *testing.T) {
	right := func() digest.Component { return digest.Erase(tokens.New()) }
	wrongtest.Tell(t, with, right, []wrongtest.Mistake{
		{Program: "tokens/section_race.c", Wrong: digest.Erase(keepsUnlocks{tokens.New()})},
		{Program: "tokens/nested_race.c", Wrong: digest.Erase(keepsUnlocks{tokens.New()})},
		{Program: "tokens/changed_race.c", Wrong: digest.Erase(keepsChanged{tokens.New()})},
		{Program: "tokens/reset_race.c", Wrong: digest.Erase(deafToWrites{tokens.New()})},
		{Program: "tokens/epoch_race.c", Wrong: digest.Erase(deafToWrites{tokens.New()})},
		{Program: "tokens/result_of_call_race.c", Wrong: digest.Erase(deafToCalls{tokens.New()})},
	})
}

// TestAssumption checks that the digest does nothing where it must not take for granted that a counter does not
// come round.
func TestAssumption(t *testing.T) {
	analyse := func(strict bool) *race.Report {
		return wrongtest.Analyse(t, "tokens/atomic_norace.c", strict, with(digest.Erase(tokens.New())))
	}
	if r := analyse(true); len(r.Races) == 0 {
		t.Error("nothing races if nothing is assumed")
	}
	listed := false
	for _, n := range analyse(false).Assumptions {
		listed = listed || n.ID == tokens.NoRepetition
	}
	if !listed {
		t.Error("the assumption is not listed")
	}
}

// TestIdle checks that nothing is watched in programs whose counters are no indices.
func TestIdle(t *testing.T) {
	for text, idle := range map[string]bool{
		`int n, a[9]; int main(void) { n++; return a[1]; }`:                                                         true,
		`int n, a[9]; int main(void) { int i = n++; return a[i]; }`:                                                 false,
		`int n, a[9]; int main(void) { int i = n; return a[i]; }`:                                                   true,
		`int n, a[9], *p = &n; int main(void) { int i = n++; return a[i]; }`:                                        true,
		`_Thread_local int n; int a[9]; int main(void) { return a[n++]; }`:                                          true,
		`extern int n; int a[9]; int main(void) { return a[n++]; }`:                                                 true,
		`char n; int a[9]; int main(void) { return a[n++]; }`:                                                       true,
		`static int f(int i, int *a) { return a[i]; } int n, a[9]; int main(void) { int k = ++n; return f(k, a); }`: false,
	} {
		p, err := frontend.LoadSource(context.Background(), map[string]string{"a.c": text}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if in := tokens.New().Watch(p); (in.Edges == nil && !in.Variables) != idle {
			t.Errorf("%s: idle %t", text, !idle)
		}
	}
}

// Two threads take numbers from a counter by atomic additions, and write the elements of an array that these
// are the indices of.
func ExampleNew() {
	for _, use := range []string{"a[i]", "a[i / 2]"} {
		p, _ := frontend.LoadSource(context.Background(), map[string]string{"a.c": `
			#include <pthread.h>
			#include <stdatomic.h>
			atomic_int next; int a[100];
			void *f(void *x) { int i = atomic_fetch_add(&next, 1); ` + use + ` = 1; return x; }
			int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); f(0); return 0; }`}, frontend.Options{})
		product, _ := digest.NewProduct(with(digest.Erase(tokens.New()))...)
		r, _ := engine.Run(context.Background(), p, product, nil, engine.Options{})
		fmt.Println(use, r.Verdict)
	}
	// Output:
	// a[i] race-free
	// a[i / 2] unknown
}
