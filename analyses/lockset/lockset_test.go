package lockset_test

import (
	"fmt"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

func components() []digest.Component {
	return []digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New())}
}

// Accesses of one thread, and those before a thread is created, may race as far as locksets go: the programs
// avoid them.
func TestTable(t *testing.T) {
	digesttest.Table(t, components, []digesttest.Row{
		{"common mutex", `mutex m main: create t as x lock m write g unlock m  t: lock m write g unlock m`, "x"},
		{"different mutexes", `mutex m mutex n main: create t as x lock m write g unlock m  t: lock n write g unlock n`, "g x"},
		{"one side only", `mutex m main: create t as x lock m write g unlock m  t: write g`, "g x"},
		{"after unlock", `mutex m main: create t as x lock m unlock m write g  t: lock m write g unlock m`, "g x"},
		{"nested", `mutex m mutex n main: create t as x lock m lock n write g unlock n unlock m  t: lock m write g unlock m`, "x"},
		{"two readers", `rwlock w main: create t as x rdlock w write g unlock w  t: rdlock w write g unlock w`, "g x"},
		{"reader and writer", `rwlock w main: create t as x lock w write g unlock w  t: lock w write g unlock w`, "x"},
		{"on both branches", `mutex m main: create t as x choose { lock m } { lock m } write g unlock m  t: lock m write g unlock m`, "x"},
		{"on one branch", `mutex m main: create t as x choose { lock m } { } write g  t: lock m write g unlock m`, "g x"},
		{"recursive", `mutex m recursive main: create t as x lock m lock m unlock m write g unlock m  t: lock m write g unlock m`, "x"},
		{"recursive, released",
			`mutex m recursive main: create t as x lock m lock m unlock m unlock m write g  t: lock m write g unlock m`, "g x"},
		{"spin lock", `spin s main: create t as x lock s write g unlock s  t: lock s write g unlock s`, "x"},
		{"trylock succeeds", `mutex m main: create t as x trylock m { write g unlock m }  t: lock m write g unlock m`, "x"},
		{"trylock ignored", `mutex m main: create t as x trylock m { } write g  t: lock m write g unlock m`, "g x"},
		{"condition", `mutex m main: create t as x lock m wait c m write g unlock m  t: lock m write g signal c unlock m`, "x"},
		{"atomic section", `main: create t as x begin begin write g end write g end  t: begin write g end`, "x"},
		{"foreign unlock", `mutex m main: create t as x lock m write g unlock m  t: unlock m lock m write g unlock m`, "g x"},
		{"destroyed in use", `mutex m main: create t as x destroy m lock m write g unlock m  t: lock m write g unlock m`, "g x"},
		{"initialised in use", `mutex m main: create t as x init m lock m write g unlock m  t: lock m write g unlock m`, "g x"},
		{"initialised before use", `mutex m main: init m create t as x lock m write g unlock m  t: lock m write g unlock m`, "x"},
		{"initialised while held", `mutex m main: lock m init m create t as x write g  t: lock m write g unlock m`, "g x"},
	})
}

func ExampleNew() {
	p, _ := digest.NewProduct(digest.Erase(broken.New()), digest.Erase(lockset.New()))
	m := digest.Operand{May: []digest.Object{{Base: 1}}, Definite: true}
	env := digest.NoEnv{}

	empty := p.Init(env)
	held, _ := p.Observe(env, empty, digest.NoTuple, &digest.Event{Kind: digest.EvLock, Mutex: m, MutexType: digest.Normal})
	_, possible := p.Observe(env, held, digest.NoTuple, &digest.Event{Kind: digest.EvLock, Mutex: m, MutexType: digest.Normal})
	released, _ := p.Step(env, held, &digest.Event{Kind: digest.EvUnlock, Mutex: m})

	name := func(o digest.Object) string { return "m" }
	fmt.Println(p.Describe(held, name), "locked twice:", possible, "released:", released == empty)
	fmt.Println("excluded:", p.MayRun(env, digest.Location{}, held, held) != 0, p.MayRun(env, digest.Location{}, held, empty) != 0)
	// Output:
	// [{lockset {m} true}] locked twice: false released: true
	// excluded: true false
}

// A signal handler may lock a recursive mutex that the interrupted thread holds, or ignore an error that tells
// it so: that separates nothing. Other locks it would wait for.
func TestHandler(t *testing.T) {
	p, err := digest.NewProduct(components()...)
	if err != nil {
		t.Fatal(err)
	}
	env := digest.NoEnv{}
	thread := p.Init(env)
	handler := p.New(env, thread, &digest.Event{Kind: digest.EvCreate, Create: cfg.SignalHandler})[0]
	for _, c := range []struct {
		kind     cfg.LockKind
		typ      digest.MutexTypes
		excluded bool
	}{
		{cfg.Mutex, digest.Normal, true},
		{cfg.Mutex, digest.Normal | digest.Robust, true},
		{cfg.Mutex, digest.Recursive, false},
		{cfg.Mutex, digest.ErrorCheck, false},
		{cfg.RWLock, digest.Normal, false},
		{cfg.Spin, digest.Normal, true},
	} {
		lock := &digest.Event{Kind: digest.EvLock,
			Mutex: digest.Operand{May: []digest.Object{{Base: 1}}, Definite: true}, MutexType: c.typ, Lock: c.kind}
		a, _ := p.Observe(env, thread, digest.NoTuple, lock)
		b, _ := p.Observe(env, handler, digest.NoTuple, lock)
		if got := p.MayRun(env, digest.Location{}, a, b) != 0; got != c.excluded {
			t.Errorf("lock %d of type %d: excluded %t", c.kind, c.typ, got)
		}
	}
}

// Unknown code may release a mutex as often as it is held, and keep what it acquires: then an error tells the
// thread that it holds it.
func TestUnknownCode(t *testing.T) {
	p, err := digest.NewProduct(components()...)
	if err != nil {
		t.Fatal(err)
	}
	env := digest.NoEnv{}
	m := digest.Object{Base: 1}
	op := digest.Operand{May: []digest.Object{m}, Definite: true}
	lock := &digest.Event{Kind: digest.EvLock, Mutex: op, MutexType: digest.Recursive}
	once, _ := p.Observe(env, p.Init(env), digest.NoTuple, lock)
	twice, _ := p.Observe(env, once, digest.NoTuple, lock)
	after, _ := p.Step(env, twice, &digest.Event{Kind: digest.EvUnknown, Memory: digest.Operand{Any: true}})
	if p.MayRun(env, digest.Location{}, after, once) != 0 {
		t.Error("a mutex is held that unknown code may have released twice")
	}
	fails := &digest.Event{Kind: digest.EvLockFail, Mutex: op, MutexType: digest.ErrorCheck, Owned: true}
	for _, acquired := range []digest.Operand{{}, op, {May: []digest.Object{{Base: 1, Offset: digest.AnyOffset}}}, {Any: true}} {
		a, _ := p.Step(env, p.Init(env), &digest.Event{Kind: digest.EvUnknown, Memory: op, Acquired: acquired})
		_, possible := p.Step(env, a, fails)
		if want := acquired.Any || len(acquired.May) > 0; possible != want {
			t.Errorf("unknown code acquires %v: the thread may be told that it holds the mutex: %t", acquired, possible)
		}
	}
}

// TestMerge: an element that stands for two histories holds what both hold, no more often than either, and
// exclusively only if both do.
func TestMerge(t *testing.T) {
	d := lockset.New()
	p, err := digest.NewProduct(digest.Erase(broken.New()), digest.Erase(d))
	if err != nil {
		t.Fatal(err)
	}
	env := digest.NoEnv{}
	m := digest.Operand{May: []digest.Object{{Base: 1}}, Definite: true}
	lock := func(a digest.Tuple, typ digest.MutexTypes, shared bool) digest.Tuple {
		kind := cfg.Mutex
		if shared {
			kind = cfg.RWLock
		}
		a, _ = p.Observe(env, a, digest.NoTuple, &digest.Event{Kind: digest.EvLock, Mutex: m, MutexType: typ, Lock: kind, Shared: shared})
		return a
	}
	free := p.Init(env)
	once, read := lock(free, digest.Recursive, false), lock(free, digest.Normal, true)
	twice := lock(once, digest.Recursive, false)
	excluded := func(a, b digest.Tuple) bool { return p.MayRun(env, digest.Location{}, a, b) != 0 }
	for _, pair := range [][2]digest.Tuple{{once, twice}, {twice, once}} {
		merged, ok := p.Merge(pair[0], pair[1])
		if !ok || !excluded(merged, once) {
			t.Fatal("what both hold is not held")
		}
		merged, _ = p.Step(env, merged, &digest.Event{Kind: digest.EvUnlock, Mutex: m, MutexType: digest.Recursive})
		if excluded(merged, once) {
			t.Error("what one of them has released is held")
		}
	}
	for _, pair := range [][2]digest.Tuple{{once, read}, {read, once}} {
		if merged, ok := p.Merge(pair[0], pair[1]); !ok || excluded(merged, read) || !excluded(merged, once) {
			t.Error("what one of them reads is not held as a reader does")
		}
	}
	for _, a := range []digest.Tuple{once, twice, read} {
		if merged, ok := p.Merge(a, free); !ok || excluded(merged, once) {
			t.Error("what one of them holds is held")
		}
	}
}

// Of very many mutexes that a thread may hold it is forgotten which they are: it may hold any, in any way.
func TestManyMutexes(t *testing.T) {
	p, err := digest.NewProduct(components()...)
	if err != nil {
		t.Fatal(err)
	}
	env := digest.NoEnv{}
	var several digest.Operand
	for i := range 40 {
		several.May = append(several.May, digest.Object{Base: uint32(i + 10)})
	}
	of := func(n int) digest.Tuple {
		a, _ := p.Step(env, p.Init(env), &digest.Event{Kind: digest.EvUnknown, Acquired: digest.Operand{May: several.May[:n]}})
		return a
	}
	m := digest.Operand{May: []digest.Object{{Base: 1}}, Definite: true}
	refused := &digest.Event{Kind: digest.EvLockFail, Mutex: m, Owned: true}
	few, many := of(1), of(40)
	if _, possible := p.Step(env, few, refused); possible {
		t.Error("a thread that holds something else is told that it holds the mutex")
	}
	for _, c := range []digest.Tuple{many, p.Join(few, many), p.Join(many, few)} {
		if c != many || !p.Leq(few, c) || p.Leq(c, few) {
			t.Errorf("%v is not what stands for more than a few mutexes", c)
		}
		if _, possible := p.Step(env, c, refused); !possible {
			t.Error("a thread that may hold anything is not told so")
		}
	}
	// Who may hold a read-write lock as a reader, and asks to write, may stay a reader.
	lock := &digest.Event{Kind: digest.EvLock, Mutex: m, Lock: cfg.RWLock}
	writer, _ := p.Observe(env, few, digest.NoTuple, lock)
	reader, _ := p.Observe(env, many, digest.NoTuple, lock)
	name := func(digest.Object) string { return "m" }
	for i, want := range []string{"[{lockset {m} true}]", "[{lockset {m shared} true}]"} {
		if got := fmt.Sprint(p.Describe([]digest.Tuple{writer, reader}[i], name)); got != want {
			t.Errorf("%s, not %s", got, want)
		}
	}
	if loc := (digest.Location{}); p.Doubts(env, loc, few, p.Init(env)) || p.Doubts(env, loc, many, p.Init(env)) || !p.Doubts(env, loc, few, many) {
		t.Error("two threads that may hold one mutex, or the one nothing")
	}
}
