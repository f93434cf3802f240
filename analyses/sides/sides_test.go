package sides_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/sides"
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
	return []digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadid.New()), digest.Erase(joins.New()), digest.Erase(threadflag.Returning()), d}
}

// The digest with one mistake each.
type (
	element      = sides.Element
	deafToWrites struct{ *sides.Digest } // does not notice what is written to memory
	keepsOld     struct{ *sides.Digest } // does not forget what it knew before a write
	keepsChanged struct{ *sides.Digest } // does not notice what is assigned to registers
	passesAll    struct{ *sides.Digest } // takes what some way has passed for passed
)

func (d deafToWrites) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if _, ok := s.(digest.Wrote); ok {
		return a
	}
	return d.Digest.See(x, v, a, s)
}

func (d keepsOld) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	out := d.Digest.See(x, v, a, s)
	if _, ok := s.(digest.Wrote); ok {
		return a
	}
	return out
}

func (d keepsChanged) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if s, ok := s.(digest.Assigned); ok && s.Value != nil && cfg.Reads(s.Value, s.Var) {
		return a
	}
	return d.Digest.See(x, v, a, s)
}

func (d passesAll) Join(a, b element) element {
	out := d.Digest.Join(a, b)
	if out.Passed = a.Passed; a.Passed.IsEmpty() {
		out.Passed = b.Passed
	}
	return out
}

// TestWrongDigests checks that the regression programs tell the digest from wrong ones.
func TestWrongDigests(t *testing.T) {
	right := func() digest.Component { return digest.Erase(sides.New()) }
	wrongtest.Tell(t, with, right, []wrongtest.Mistake{
		{Program: "sides/written_race.c", Wrong: digest.Erase(deafToWrites{sides.New()})},
		{Program: "sides/members_later_race.c", Wrong: digest.Erase(deafToWrites{sides.New()})},
		{Program: "sides/own_race.c", Wrong: digest.Erase(keepsOld{sides.New()})},
		{Program: "sides/moved_race.c", Wrong: digest.Erase(keepsChanged{sides.New()})},
		{Program: "sides/members_static_race.c", Wrong: digest.Erase(passesAll{sides.New()})},
	})
}

// TestIdle checks that nothing is watched in programs in which no element is chosen from a number on.
func TestIdle(t *testing.T) {
	const create = `#include <pthread.h>
		void *f(void *x) { return x; } pthread_t t; int n, a[9]; int main(void) { pthread_create(&t, 0, f, 0); `
	for text, idle := range map[string]bool{
		`int n, a[9]; int main(void) { for (int i = n; i < 9; i++) a[i] = 0; }`:                             true,
		create + `for (int i = n; i < 9; i++) a[i] = 0; }`:                                                  false,
		create + `for (int i = 0; i < n; i++) a[i] = 0; }`:                                                  true,
		create + `for (int i = 0; i < 9; i++) a[n + i] = 0; }`:                                              false,
		create + `int k = 3 * n; for (int i = 0, j = k; i < 9; i++, j++) a[j] = 0; }`:                       false,
		"#include <setjmp.h>\njmp_buf b;\n" + create + `setjmp(b); for (int i = n; i < 9; i++) a[i] = 0; }`: true,
	} {
		p, err := frontend.LoadSource(context.Background(), map[string]string{"a.c": text}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if in := sides.New().Watch(p); (in.Edges == nil && !in.Variables) != idle {
			t.Errorf("%s: idle %t", text, !idle)
		}
	}
}

// One thread has the elements before the middle of an array, and the other one those behind it.
func ExampleNew() {
	for _, from := range []string{"n / 2", "n / 2 - 1"} {
		p, _ := frontend.LoadSource(context.Background(), map[string]string{"a.c": `
			#include <pthread.h>
			int n, a[100];
			void *f(void *x) { for (int i = 0; i < n / 2; i++) a[i] = 1; return x; }
			int main(int argc, char **argv) {
				pthread_t t;
				n = argc;
				pthread_create(&t, 0, f, 0);
				for (int i = ` + from + `; i < n; i++) a[i] = 2;
			}`}, frontend.Options{})
		product, _ := digest.NewProduct(with(digest.Erase(sides.New()))...)
		r, _ := engine.Run(context.Background(), p, product, nil, engine.Options{})
		fmt.Println(from, r.Verdict)
	}
	// Output:
	// n / 2 race-free
	// n / 2 - 1 unknown
}
