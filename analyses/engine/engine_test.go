package engine_test

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/internal/limit"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/solver"
)

func product(t testing.TB) *digest.Product {
	p, err := digest.NewProduct(analyses.Components()...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// analyse runs the engine with every digest and checks its solution.
func analyse(t testing.TB, p *cfg.Program, opts engine.Options) *race.Report {
	opts.Verify = true
	r, err := engine.Run(context.Background(), p, product(t), nil, opts)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// program is two threads that run body, on shared globals x and y and mutexes m and n.
type program struct {
	*cfg.Builder
	x, y, p, m, n *cfg.Var
}

func two(t testing.TB, body func(b *program, f *cfg.FuncBuilder)) *cfg.Program {
	b := &program{Builder: cfg.NewBuilder(cfg.LP64)}
	b.x, b.y = b.Global("x", b.Int), b.Global("y", b.Int)
	b.p = b.Global("p", b.PointerTo(b.Int))
	b.m, b.n = b.Mutex("m"), b.Mutex("n")
	worker := b.Func("worker", b.VoidPtr(), b.Param("arg", b.VoidPtr()))
	body(b, worker)
	main := b.Func("main", b.Int)
	id1, id2 := main.Local("id1", b.ULong), main.Local("id2", b.ULong)
	main.Create(b.Addr(id1), worker, cfg.Null(b.VoidPtr()))
	main.Create(b.Addr(id2), worker, cfg.Null(b.VoidPtr()))
	main.Join(cfg.Read(id1))
	main.Join(cfg.Read(id2))
	p, err := b.Finish()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func (b *program) inc(f *cfg.FuncBuilder, v *cfg.Var) {
	f.Set(v, cfg.Op(cfg.Add, cfg.Read(v), cfg.Num(b.Int, 1)))
}

func locations(r *race.Report) string {
	var racy []string
	for _, f := range r.Races {
		racy = append(racy, f.Location)
	}
	return strings.Join(racy, " ")
}

func TestTwoThreads(t *testing.T) {
	for _, c := range []struct {
		name string
		body func(b *program, f *cfg.FuncBuilder)
		racy string
	}{
		{"no lock", func(b *program, f *cfg.FuncBuilder) { b.inc(f, b.x) }, "x"},
		{"a lock", func(b *program, f *cfg.FuncBuilder) {
			f.Lock(b.Addr(b.m))
			b.inc(f, b.x)
			f.Unlock(b.Addr(b.m))
		}, ""},
		{"a lock on one branch only", func(b *program, f *cfg.FuncBuilder) {
			c := f.Local("c", b.Int)
			f.Set(c, &cfg.Nondet{Typ: b.Int})
			f.If(cfg.Read(c), func() { f.Lock(b.Addr(b.m)) }, nil)
			b.inc(f, b.x)
			f.If(cfg.Read(c), func() { f.Unlock(b.Addr(b.m)) }, nil)
		}, "x"},
		{"the same condition twice: path sensitivity by lockset", func(b *program, f *cfg.FuncBuilder) {
			c := f.Local("c", b.Int)
			f.Set(c, &cfg.Nondet{Typ: b.Int})
			f.If(cfg.Read(c), func() { f.Lock(b.Addr(b.m)) }, nil)
			f.If(cfg.Read(c), func() {
				b.inc(f, b.x)
				f.Unlock(b.Addr(b.m))
			}, nil)
		}, ""},
		{"one of two locks, chosen by a pointer", func(b *program, f *cfg.FuncBuilder) {
			l := f.Local("l", b.PointerTo(b.MutexType()))
			f.Choose(func() { f.Set(l, b.Addr(b.m)) }, func() { f.Set(l, b.Addr(b.n)) })
			f.Lock(cfg.Read(l))
			b.inc(f, b.x)
			f.Unlock(cfg.Read(l))
		}, "x"},
		{"through a pointer", func(b *program, f *cfg.FuncBuilder) {
			f.Set(b.p, b.Addr(b.y))
			f.Assign(cfg.Deref(cfg.Read(b.p)), cfg.Num(b.Int, 1))
		}, "p y"},
		{"dead code", func(b *program, f *cfg.FuncBuilder) {
			f.If(cfg.Num(b.Int, 0), func() { b.inc(f, b.x) }, nil)
		}, ""},
		{"after a loop that never ends", func(b *program, f *cfg.FuncBuilder) {
			f.While(cfg.Num(b.Int, 1), func() { b.inc(f, b.x) })
			b.inc(f, b.y)
		}, "x"},
		{"reads only", func(b *program, f *cfg.FuncBuilder) {
			v := f.Local("v", b.Int)
			f.Set(v, cfg.Read(b.x))
		}, ""},
		{"a local of each thread", func(b *program, f *cfg.FuncBuilder) {
			v := f.Local("v", b.Int)
			q := f.Local("q", b.PointerTo(b.Int))
			f.Set(q, b.Addr(v))
			f.Assign(cfg.Deref(cfg.Read(q)), cfg.Num(b.Int, 1))
		}, ""},
		{"a local that others reach", func(b *program, f *cfg.FuncBuilder) {
			v := f.Local("v", b.Int)
			f.Do(&cfg.AtomicStore{Target: cfg.VarLV(b.p), Value: b.Addr(v), Order: cfg.SeqCst})
			q := f.Local("q", b.PointerTo(b.Int))
			f.Do(&cfg.AtomicLoad{Result: cfg.VarLV(q), Source: cfg.VarLV(b.p), Order: cfg.SeqCst})
			f.Assign(cfg.Deref(cfg.Read(q)), cfg.Num(b.Int, 1))
		}, "worker::v"},
		{"atomic on one side", func(b *program, f *cfg.FuncBuilder) {
			f.Choose(func() {
				f.Do(&cfg.AtomicStore{Target: cfg.VarLV(b.x), Value: cfg.Num(b.Int, 1), Order: cfg.Relaxed})
			}, func() { b.inc(f, b.x) })
		}, "x"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := analyse(t, two(t, c.body), engine.Options{})
			if got := locations(r); got != c.racy {
				t.Errorf("races on %q, want %q", got, c.racy)
			}
			if free := r.Verdict == race.RaceFree; free != (c.racy == "") {
				t.Errorf("verdict %s", r.Verdict)
			}
		})
	}
}

// Budgets of contexts and digests cost precision, never races.
func TestBudgets(t *testing.T) {
	build := func() *cfg.Program {
		return two(t, func(b *program, f *cfg.FuncBuilder) {
			set := b.Func("set", b.Void, b.Param("at", b.PointerTo(b.Int)), b.Param("to", b.Int))
			set.Assign(cfg.Deref(cfg.Read(set.Func.Params[0])), cfg.Read(set.Func.Params[1]))
			for i := range 5 {
				f.Choose(func() { f.Lock(b.Addr(b.m)) }, func() { f.Lock(b.Addr(b.n)) }, func() {})
				f.Call(nil, set.Func, b.Addr(b.x), cfg.Num(b.Int, int64(i)))
			}
		})
	}
	for _, opts := range []engine.Options{{}, {MaxContexts: 1}, {MaxDigests: 1}, {MaxContexts: 1, MaxDigests: 2}, {MaxPaths: 1}} {
		if got := locations(analyse(t, build(), opts)); got != "x" {
			t.Errorf("%+v: races on %q", opts, got)
		}
	}
}

func TestIncompleteProvesNothing(t *testing.T) {
	p := two(t, func(b *program, f *cfg.FuncBuilder) { b.inc(f, b.x) })
	for n := 1; ; n++ {
		r, err := engine.Run(context.Background(), p, product(t), nil, engine.Options{Solver: solver.Options{MaxEvaluations: n}})
		if err != nil {
			t.Fatal(err)
		}
		if r.Incomplete == "" {
			if locations(r) != "x" {
				t.Errorf("complete after %d evaluations, races on %q", n, locations(r))
			}
			return
		}
		if r.Verdict != race.Unknown || len(r.Races) > 0 {
			t.Fatalf("after %d evaluations: %s, %s, %d races", n, r.Incomplete, r.Verdict, len(r.Races))
		}
	}
}

// What may race by what is known when the last analysis stops is told, and nothing is safe then.
func TestUnfinished(t *testing.T) {
	p := two(t, func(b *program, f *cfg.FuncBuilder) { b.inc(f, b.x) })
	for n, told := 1, 0; ; n++ {
		r, err := engine.Run(context.Background(), p, product(t), nil,
			engine.Options{Solver: solver.Options{MaxEvaluations: n}, Last: true})
		if err != nil {
			t.Fatal(err)
		}
		if r.Incomplete == "" {
			if told == 0 {
				t.Error("nothing was told before the end")
			}
			return
		}
		if len(r.Races) > 0 {
			told++
		}
		if safe := slices.ContainsFunc(r.Locations, func(l race.Location) bool { return l.Safe }); safe || r.Verdict != race.Unknown ||
			r.Cause != race.EvaluationLimit || len(r.Exclusions) > 0 || len(r.Races) > 0 && locations(r) != "x" {
			t.Fatalf("after %d evaluations: %+v", n, r)
		}
	}
}

// fading is a context that ends after it has been asked some times; the solver, which waits for Done, does not notice.
type fading struct {
	context.Context
	left int
}

func (f *fading) Done() <-chan struct{} { return nil }

func (f *fading) Err() error {
	if f.left--; f.left < 0 {
		return context.DeadlineExceeded
	}
	return nil
}

// blinking has ended when it is asked for the first time, and whoever asks then finds out why; later it goes on.
type blinking struct {
	context.Context
	asked int
}

func (b *blinking) Done() <-chan struct{} { return nil }

func (b *blinking) Err() error {
	if b.asked++; b.asked <= 3 { // whether, of which kind, and why
		return context.Canceled
	}
	return nil
}

func TestStoppingAfterTheSolverProvesNothing(t *testing.T) {
	p := two(t, func(*program, *cfg.FuncBuilder) {})
	for n := 0; ; n++ {
		r, err := engine.Run(&fading{context.Background(), n}, p, product(t), nil, engine.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if r.Incomplete == "" {
			if n == 0 || r.Verdict != race.RaceFree {
				t.Errorf("complete after %d questions: %s", n, r.Verdict)
			}
			return
		}
		if r.Verdict != race.Unknown {
			t.Fatalf("after %d questions: %s, but %s", n, r.Incomplete, r.Verdict)
		}
	}
}

// TestStoppingWhileRecording: what has been recorded by then is not thrown away where no other analysis follows, and nothing
// is safe by it.
func TestStoppingWhileRecording(t *testing.T) {
	p := two(t, func(b *program, f *cfg.FuncBuilder) {
		for range 500 {
			f.Choose(func() { b.inc(f, b.x) }, func() { b.inc(f, b.y) })
		}
		f.Lock(b.Addr(b.m))
		b.inc(f, b.y)
		f.Unlock(b.Addr(b.m))
	})
	ended, end := context.WithCancelCause(context.Background())
	end(&limit.Exceeded{What: "the time has passed"}) // which is not noticed, but is the cause
	for _, last := range []bool{false, true} {
		whole := analyse(t, p, engine.Options{Last: last}).Stats.Accesses
		// While it records it is told that the time has passed; in the pass behind, that there is some left for what is known.
		r, err := engine.Run(&blinking{Context: ended}, p, product(t), nil, engine.Options{Last: last})
		if err != nil {
			t.Fatal(err)
		}
		kept := r.Stats.Accesses
		if r.Incomplete == "" || r.Verdict != race.Unknown || kept >= whole || (kept > 0) != last ||
			slices.ContainsFunc(r.Locations, func(l race.Location) bool { return l.Safe }) {
			t.Errorf("last %t: %s, %q; %d of %d accesses, %+v", last, r.Verdict, r.Incomplete, kept, whole, r.Locations)
		}
	}
}

func TestDeterministic(t *testing.T) {
	build := func() *cfg.Program {
		return two(t, func(b *program, f *cfg.FuncBuilder) {
			f.Lock(b.Addr(b.m))
			b.inc(f, b.x)
			f.Unlock(b.Addr(b.m))
			b.inc(f, b.y)
			f.Set(b.p, b.Addr(b.x))
		})
	}
	first := analyse(t, build(), engine.Options{})
	for range 5 {
		if again := analyse(t, build(), engine.Options{}); !reflect.DeepEqual(first, again) {
			t.Fatal("two reports differ")
		}
	}
}

func TestErrors(t *testing.T) {
	p := two(t, func(b *program, f *cfg.FuncBuilder) {})
	if _, err := engine.Run(context.Background(), p, product(t), []string{"nonsense"}, engine.Options{}); err == nil {
		t.Error("an unknown digest is no error")
	}
	if _, err := engine.Run(context.Background(), &cfg.Program{}, product(t), nil, engine.Options{}); err == nil {
		t.Error("a program without main is no error")
	}
}

// Any product of digests will do, even one without thread ids: then every thread may be several.
func TestWithoutThreadIDs(t *testing.T) {
	p := two(t, func(b *program, f *cfg.FuncBuilder) {
		f.Lock(b.Addr(b.m))
		b.inc(f, b.x)
		f.Unlock(b.Addr(b.m))
		b.inc(f, b.y)
	})
	locks, err := digest.NewProduct(digest.Erase(broken.New()), digest.Erase(lockset.New()))
	if err != nil {
		t.Fatal(err)
	}
	r, err := engine.Run(context.Background(), p, locks, nil, engine.Options{Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	// The identifiers are main's locals; without ids, main itself may be several.
	if got := strings.Fields(locations(r)); !slices.Contains(got, "y") || slices.Contains(got, "x") {
		t.Errorf("races on %v", got)
	}
}

func ExampleRun() {
	b := cfg.NewBuilder(cfg.LP64)
	counter := b.Global("counter", b.Int)
	worker := b.Func("worker", b.VoidPtr(), b.Param("arg", b.VoidPtr()))
	worker.Set(counter, cfg.Num(b.Int, 1))
	main := b.Func("main", b.Int)
	id := main.Local("id", b.ULong)
	main.Create(b.Addr(id), worker, cfg.Null(b.VoidPtr()))
	main.Set(counter, cfg.Num(b.Int, 2))
	p, err := b.Finish()
	if err != nil {
		panic(err)
	}
	locks, err := digest.NewProduct(digest.Erase(broken.New()), digest.Erase(lockset.New()))
	if err != nil {
		panic(err)
	}
	r, err := engine.Run(context.Background(), p, locks, nil, engine.Options{})
	if err != nil {
		panic(err)
	}
	for _, f := range r.Races {
		fmt.Printf("%s race on %s, %d accesses\n", f.Confidence, f.Location, len(f.Accesses))
	}
	// Output: likely race on counter, 2 accesses
}
