package symlocks_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/symlocks"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/internal/wrong/wrongtest"
)

// with is the digest, or a wrong one, with those that it is used with.
func with(d digest.Component) []digest.Component {
	return []digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadflag.New()),
		digest.Erase(threadid.New()), d}
}

// The digest with one mistake each.
type (
	element      = symlocks.Element
	keepsUnlocks struct{ *symlocks.Digest } // forgets a lock only if the one that is released is definite
	keepsChanged struct{ *symlocks.Digest } // does not notice assignments
	keepsReaders struct{ *symlocks.Digest } // takes readers for writers
	unbreakable  struct{ *symlocks.Digest } // believes in broken mutexes
)

func (d keepsUnlocks) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	if ev.Kind == digest.EvUnlock && !ev.Mutex.Definite {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

func (d keepsChanged) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if _, ok := s.(digest.After); ok {
		return d.Digest.See(x, v, a, s)
	}
	return a
}

func (d keepsReaders) Observe(x digest.Context, a element, seen digest.Observed[element], ev *digest.Event) (element, bool) {
	e := *ev
	e.Shared = false
	return d.Digest.Observe(x, a, seen, &e)
}

type noFacts struct{ digest.RaceContext }

func (noFacts) Fact(digest.FactID) digest.Fact { return nil }

func (d unbreakable) MayRun(x digest.RaceContext, a, b element) bool {
	return d.Digest.MayRun(noFacts{x}, a, b)
}

// TestWrongDigests checks that the regression programs tell the digest from wrong ones.
func TestWrongDigests(t *testing.T) {
	right := func() digest.Component { return digest.Erase(symlocks.New()) }
	wrongtest.Tell(t, with, right, []wrongtest.Mistake{
		{Program: "symlocks/unlock_race.c", Wrong: digest.Erase(keepsUnlocks{symlocks.New()})},
		{Program: "symlocks/assigned_race.c", Wrong: digest.Erase(keepsChanged{symlocks.New()})},
		{Program: "symlocks/loop_race.c", Wrong: digest.Erase(keepsChanged{symlocks.New()})},
		{Program: "symlocks/readers_race.c", Wrong: digest.Erase(keepsReaders{symlocks.New()})},
		{Program: "symlocks/broken_race.c", Wrong: digest.Erase(unbreakable{symlocks.New()})},
	})
}

// TestPlaces compares what MayRun says of two accesses with all places that they may be at.
func TestPlaces(t *testing.T) {
	p := newPlaces()
	rapid.Check(t, func(t *rapid.T) {
		d := symlocks.New()
		locks := digest.Erase(lockset.New())
		if err := d.Bind([]digest.Component{digest.Erase(broken.New()), locks, digest.Erase(threadflag.New())}); err != nil {
			t.Fatal(err)
		}
		d.Watch(p.program)
		type side struct {
			access digest.Access
			delta  int64
		}
		draw := func(name string) (s side, e symlocks.Element) {
			n := func(lo, hi int64, what string) int64 { return rapid.Int64Range(lo, hi).Draw(t, name+" "+what) }
			s.delta = n(-2, 6, "delta")
			s.access = digest.Access{Base: 1, LV: p.place, Lo: n(0, 6, "first"),
				Stride: n(1, 9, "stride"), Size: n(0, 4, "size")}
			s.access.Hi = s.access.Lo + s.access.Stride*n(0, 4, "more")
			e, _ = d.Observe(nil, symlocks.Element{}, digest.Observed[symlocks.Element]{},
				&digest.Event{Kind: digest.EvLock, Mutex: digest.Operand{Any: true}, MutexType: digest.Normal, Edge: p.lock(s.delta)})
			return s, d.Summary(e, s.access)
		}
		a, x := draw("a")
		b, y := draw("b")
		got := !d.MayRun(noRace{}, x, y)
		if got != !d.MayRun(noRace{}, y, x) {
			t.Fatal("not commutative")
		}
		if !got {
			return
		}
		if a.access.Size == 0 || b.access.Size == 0 {
			t.Fatal("excluded although the size is not known")
		}
		for p := a.access.Lo; p <= a.access.Hi; p += a.access.Stride {
			for q := b.access.Lo; q <= b.access.Hi; q += b.access.Stride {
				overlap := p < q+b.access.Size && q < p+a.access.Size
				if overlap && p+a.delta != q+b.delta {
					t.Fatalf("accesses at %d and %d overlap, but hold the locks at %d and %d", p, q, p+a.delta, q+b.delta)
				}
			}
		}
	})
}

// places is a program with a pointer p: what it points to, and locks behind that.
type places struct {
	program *cfg.Program
	pointer cfg.Expr
	place   *cfg.LVal
}

func newPlaces() places {
	p := &cfg.Program{Types: cfg.NewTypes(cfg.LP64)}
	f := p.NewFunc("main", &cfg.FuncType{Result: p.Types.Int}, cfg.Pos{})
	v := &cfg.Var{Name: "p", Type: p.Types.PointerTo(p.Types.Int), Storage: cfg.Local, Func: f}
	f.Locals = append(f.Locals, v)
	pointer := &cfg.Load{LV: &cfg.LVal{Var: v, Type: v.Type}}
	out := places{p, pointer, &cfg.LVal{Ptr: pointer, Type: p.Types.Int}}
	cfg.AddEdge(f.Entry, f.Exit, out.lock(0).Action, cfg.Pos{})
	p.Main = f
	p.Finish()
	return out
}

// lock locks what lies n bytes behind p.
func (p places) lock(n int64) *cfg.Edge {
	offset := &cfg.Const{Typ: p.program.Types.Long, Bits: uint64(n)}
	return &cfg.Edge{Action: &cfg.Lock{Mutex: &cfg.PtrAdd{X: p.pointer, Index: offset, Scale: 1, Typ: p.pointer.Type()}}}
}

type noRace struct{}

func (noRace) Required(string) (a, b digest.ID) { return 0, 0 }
func (noRace) Fact(digest.FactID) digest.Fact   { return nil }
func (noRace) Location() digest.Location        { return digest.Location{Base: 1} }

// Two threads each access an element of an array under the element's lock. Which element it is nobody knows;
// but the lock lies 8 bytes behind what is accessed.
func ExampleNew() {
	locks, sym := digest.Erase(lockset.New()), digest.Erase(symlocks.New())
	p, _ := digest.NewProduct(digest.Erase(broken.New()), locks, digest.Erase(threadflag.New()), sym)
	env := digest.NoEnv{}
	at := newPlaces()
	p.Watch(at.program)
	held, _ := p.Observe(env, p.Init(env), digest.NoTuple, &digest.Event{
		Kind: digest.EvLock, MutexType: digest.Normal, Edge: at.lock(8),
		Mutex: digest.Operand{May: []digest.Object{{Base: 1, Offset: digest.AnyOffset}}},
	})
	access := p.Summary(held, digest.Access{Base: 1, LV: at.place, Lo: 0, Hi: 160, Stride: 16, Size: 4})
	fmt.Println(p.Describe(access, nil)[2].Text, p.MayRun(env, digest.Location{Base: 1}, access, access) != 0)
	// Output: {lock at +8} true
}
