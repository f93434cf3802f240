package slices_test

import (
	"context"
	"fmt"
	goslices "slices"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/slices"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/analyses/turns"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/frontend"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/internal/wrong/wrongtest"
)

// with is the digest, or a wrong one, with those that say when threads are there.
func with(d digest.Component) []digest.Component {
	return []digest.Component{digest.Erase(threadid.New()), digest.Erase(joins.New()), digest.Erase(threadflag.Returning()),
		digest.Erase(turns.New()), d}
}

// The digest with one mistake each.
type (
	element      = slices.Element
	anywhere     struct{ *slices.Digest } // all arrays begin at the same place
	ofAnyProgram struct{ *slices.Digest } // whoever accesses a slice does so in its own
	atTheStart   struct{ *slices.Digest } // pointers to jobs lead to the start of objects
	atZero       struct{ digest.View }
)

func (d anywhere) Summary(a element, access digest.Access) element {
	a = d.Digest.Summary(a, access)
	a.Start = 0
	return a
}

func (d ofAnyProgram) MayRun(x digest.RaceContext, a, b element) bool {
	return a.Span == 0 || b.Span == 0
}

func (d atTheStart) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	return d.Digest.See(x, atZero{v}, a, s)
}

func (v atZero) Pointer(x cfg.Expr) digest.Operand {
	op := v.View.Pointer(x)
	op.May = goslices.Clone(op.May)
	for i := range op.May {
		op.May[i].Offset = 0
	}
	return op
}

// TestWrongDigests checks that the regression programs tell the digest from wrong ones.
func TestWrongDigests(t *testing.T) {
	right := func() digest.Component { return digest.Erase(slices.New()) }
	wrongtest.Tell(t, with, right, []wrongtest.Mistake{
		{Program: "slices/base_race.c", Wrong: digest.Erase(anywhere{slices.New()})},
		{Program: "slices/origin_race.c", Wrong: digest.Erase(atTheStart{slices.New()})},
		{Program: "slices/arrays_race.c", Wrong: digest.Erase(ofAnyProgram{slices.New()})},
	})
}

// TestIdle checks that nothing is looked at where no loop creates threads that have slices.
func TestIdle(t *testing.T) {
	const work = `#include <pthread.h>
		int a[99]; pthread_t id;
		void *work(void *p) { int t = (int)(long)p; a[t] = 1; return p; }`
	for main, idle := range map[string]bool{
		`pthread_create(&id, 0, work, 0);`:                                                           true,
		`for (int t = 0; t < 9; t++) pthread_create(&id, 0, work, 0);`:                               true,
		`for (int t = 0; t < 9; t++) pthread_create(&id, 0, work, (void *)(long)t);`:                 false,
		`for (int t = 0; t < 9; t++) pthread_create(&id, 0, work, (void *)(long)t); work(0);`:        true,
		`for (int t = 0; t < 9; t++) { a[t]++; } pthread_create(&id, 0, work, (void *)1L);`:          true,
		`for (long t = 0; t < 9; t++) for (int k = 0; k < 2; k++) pthread_create(&id, 0, work, 0);`:  true,
		`for (int t = 9; t > 0; t--) pthread_create(&id, 0, work, (void *)(long)t);`:                 false,
		`for (int t = 0; t < 9; t = t * 2 + 1) pthread_create(&id, 0, work, (void *)(long)t);`:       true,
		`for (unsigned t = 0; t != 9; t++) pthread_create(&id, 0, work, (void *)(unsigned long)t);`:  true,
		`for (long t = 0; t < 9; t++) if (!pthread_create(&id, 0, work, (void *)t)) pthread_self();`: false,
	} {
		p, err := frontend.LoadSource(context.Background(), map[string]string{"a.c": work + "int main(void) { " + main + " }"}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if in := slices.New().Watch(p); (in.Edges == nil) != idle {
			t.Errorf("%s: idle %t", main, !idle)
		}
	}
}

// Each of ten threads fills a slice of an array: three elements, which are as far from those of the next thread, or
// four, which are not.
func ExampleNew() {
	for _, length := range []string{"3", "4"} {
		p, _ := frontend.LoadSource(context.Background(), map[string]string{"a.c": `
			#include <pthread.h>
			int a[100];
			void *f(void *x) { int t = (int)(long)x; for (int i = 3 * t; i < 3 * t + ` + length + `; i++) a[i] = 1; return x; }
			int main(void) {
				pthread_t id[20];
				for (int t = 0; t < 20; t++) pthread_create(&id[t], 0, f, (void *)(long)t);
			}`}, frontend.Options{})
		product, _ := digest.NewProduct(with(digest.Erase(slices.New()))...)
		r, _ := engine.Run(context.Background(), p, product, nil, engine.Options{})
		fmt.Println(length, r.Verdict)
	}
	// Output:
	// 3 race-free
	// 4 unknown
}
