package engine

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/mayrun-dev/mayrun/digest"
)

// The digest with which a function is entered stands for that of the caller, is the same whenever it is asked for,
// and beyond the budget there are few.
func TestEntries(t *testing.T) {
	p, err := digest.NewProduct(digest.Erase(&holding{}))
	if err != nil {
		t.Fatal(err)
	}
	const budget = 3
	e := newEntries(p, budget)
	var met []digest.Tuple
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		now := p.Init(nil)
		for range r.IntN(6) {
			kind := []digest.Kind{digest.EvLock, digest.EvLock, digest.EvUnlock}[r.IntN(3)]
			now, _ = p.Step(digest.NoEnv{}, now, &digest.Event{Kind: kind, Site: r.IntN(8)})
		}
		met = append(met, now)
	}
	into := map[digest.Tuple]digest.Tuple{}
	keys := map[digest.Tuple]bool{}
	for range 2 {
		for _, now := range met {
			got := e.enter(7, now, notGuest)
			if m, ok := p.Merge(got, now); !ok || m != got {
				t.Errorf("%v is entered with %v, which does not stand for it", p.Describe(now, nil), p.Describe(got, nil))
			}
			if before, known := into[now]; known && before != got {
				t.Errorf("%v is entered with %v and with %v", p.Describe(now, nil), p.Describe(before, nil), p.Describe(got, nil))
			}
			into[now] = got
			keys[p.Key(got)] = true
		}
	}
	if len(keys) < budget || len(keys) > budget+9 { // those that are merged only lose what is held
		t.Errorf("%d digests", len(keys))
	}
	if one := e.enter(8, met[len(met)-1], notGuest); one != met[len(met)-1] {
		t.Error("another function has the budget of the first")
	}
	var off entries
	if off.enter(7, met[0], notGuest) != met[0] {
		t.Error("without a budget, digests are merged")
	}
}

// holding holds, as bits, the sites at which something has certainly been locked, and beside the key all those
// at which something may have been.
type holding struct{}

type holds8 struct{ held, may uint8 }

func (*holding) Name() string                  { return "holding" }
func (*holding) Requires() []string            { return nil }
func (*holding) Bind([]digest.Component) error { return nil }
func (*holding) Init(digest.Context) holds8    { return holds8{} }
func (*holding) Key(a holds8) holds8           { return holds8{held: a.held} }
func (*holding) Join(a, b holds8) holds8       { return holds8{a.held, a.may | b.may} }
func (*holding) Leq(a, b holds8) bool          { return a.may&^b.may == 0 }
func (*holding) Merge(a, b holds8) (holds8, bool) {
	return holds8{a.held & b.held, a.may | b.may}, true
}
func (*holding) MayRun(_ digest.RaceContext, a, b holds8) bool { return a.held&b.held == 0 }

func (*holding) Describe(a holds8, _ func(digest.Object) string) string {
	return fmt.Sprintf("%08b/%08b", a.held, a.may)
}

func (*holding) New(digest.Context, holds8, *digest.Event) []holds8 { return []holds8{{}} }

func (*holding) Step(_ digest.Context, a holds8, ev *digest.Event) (holds8, bool) {
	if ev.Kind == digest.EvUnlock {
		return holds8{a.held &^ (1 << ev.Site), a.may}, true
	}
	return holds8{a.held | 1<<ev.Site, a.may | 1<<ev.Site}, true
}

func (*holding) Observe(_ digest.Context, a holds8, _ digest.Observed[holds8], _ *digest.Event) (holds8, bool) {
	return a, true
}
