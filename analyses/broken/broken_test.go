package broken_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/digest"
)

// facts is an environment in which locks are made apart from their uses, or not.
type facts struct {
	all   map[digest.FactID]digest.Fact
	apart bool
}

func (f *facts) Fact(id digest.FactID) digest.Fact { return f.all[id] }
func (f *facts) Contribute(id digest.FactID, v digest.Fact) {
	if old := f.all[id]; old != nil {
		v = old.Join(v)
	}
	f.all[id] = v
}
func (f *facts) MadeApart(uint32) bool { return f.apart }

// TestApart: what is done to a mutex breaks it, but to make or to destroy it apart from its uses.
func TestApart(t *testing.T) {
	m := digest.Object{Base: 3, Offset: 8}
	one, any := digest.Operand{May: []digest.Object{m}}, digest.Operand{Any: true}
	for _, c := range []struct {
		name  string
		ev    digest.Event
		apart bool // it is whole if it is made apart
		whole bool // it is whole anyway
	}{
		{name: "made", ev: digest.Event{Kind: digest.EvMutexInit, Mutex: one, Published: true}, apart: true},
		{name: "destroyed", ev: digest.Event{Kind: digest.EvMutexDestroy, Mutex: one, Published: true}, apart: true},
		{name: "overwritten", ev: digest.Event{Kind: digest.EvOverwrite, Memory: one, Published: true}},
		{name: "any is made", ev: digest.Event{Kind: digest.EvMutexInit, Mutex: any, Published: true}},
		{name: "any is destroyed", ev: digest.Event{Kind: digest.EvMutexDestroy, Mutex: any, Published: true}},
		{name: "made where nobody reaches it", ev: digest.Event{Kind: digest.EvMutexInit, Mutex: one}, apart: true, whole: true},
	} {
		t.Run(c.name, func(t *testing.T) {
			var objects broken.Objects
			ask := digest.Predicate("ask", []string{broken.Name}, func(x digest.RaceContext, required []digest.Component) bool {
				objects, _ = broken.Require(required[0])
				if objects.Mutex(x, m) != objects.MutexIn(x, m.Base) {
					t.Error("it is broken, but no mutex in its object is, or the other way round")
				}
				return objects.Mutex(x, m)
			})
			p, err := digest.NewProduct(digest.Erase(broken.New()), ask)
			if err != nil {
				t.Fatal(err)
			}
			env := &facts{all: map[digest.FactID]digest.Fact{}}
			start := p.Init(env)
			p.Step(env, start, &c.ev)
			for _, x := range []struct {
				apart, raced, want bool
			}{{false, false, c.whole}, {true, false, c.apart}, {true, true, c.whole}} {
				env.apart = x.apart
				if got := p.MayRun(env, digest.Location{Base: m.Base, Raced: x.raced}, start, start) != 0; got != x.want {
					t.Errorf("made apart %v, behind a race %v: the mutex is whole: %v, want %v", x.apart, x.raced, got, x.want)
				}
			}
		})
	}
}
