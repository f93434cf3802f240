package facts_test

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

// load makes a program of C text.
func load(t *testing.T, text string) *cfg.Program {
	t.Helper()
	headers := ""
	for _, name := range []string{"pthread", "setjmp", "stdatomic", "stdlib", "unistd"} {
		headers += "#include <" + name + ".h>\n"
	}
	p, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": headers + text}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// which lists the names of the functions of the program with a property, in its order.
func which(p *facts.Program, has func(*facts.Func) bool) string {
	var names []string
	for f := range p.Funcs {
		if f.HasBody() && !strings.HasPrefix(f.Name, "_") && has(f) {
			names = append(names, f.Name)
		}
	}
	return strings.Join(names, " ")
}

func named(p *facts.Program, name string) *facts.Func {
	for f := range p.Funcs {
		if f.Name == name {
			return f
		}
	}
	panic("no function " + name)
}

func names(fs []*cfg.Func) string {
	var out []string
	for _, f := range fs {
		if !slices.Contains(out, f.Name) {
			out = append(out, f.Name)
		}
	}
	return strings.Join(out, " ")
}

func recursive(p *facts.Program) string {
	return which(p, func(f *facts.Func) bool { return f.Recursive })
}
func wrappers(p *facts.Program) string { return which(p, func(f *facts.Func) bool { return f.Wraps }) }
func makers(p *facts.Program) string   { return which(p, func(f *facts.Func) bool { return f.Makes }) }
func spawning(p *facts.Program) string { return which(p, func(f *facts.Func) bool { return f.Spawns }) }
func taken(p *facts.Program) string    { return names(p.Taken) }

func calls(of string) func(*facts.Program) string {
	return func(p *facts.Program) string { return names(slices.Collect(named(p, of).Callees)) }
}

// reached lists the functions whose variables a function, or any that it calls, may name.
func reached(of string) func(*facts.Program) string {
	return func(p *facts.Program) string {
		return which(p, func(g *facts.Func) bool { return named(p, of).Reaches(g.Func) })
	}
}

func checked(of string) func(*facts.Program) string {
	return func(p *facts.Program) string { return fmt.Sprint(named(p, of).Checks) }
}

func isSo(what func(*facts.Program) bool) func(*facts.Program) string {
	return func(p *facts.Program) string { return fmt.Sprint(what(p)) }
}

func TestFacts(t *testing.T) {
	jumps := isSo(func(p *facts.Program) bool { return p.Jumps })
	onces := isSo(func(p *facts.Program) bool { return p.Onces })
	words := isSo(func(p *facts.Program) bool { return p.Words })
	handmade := isSo(func(p *facts.Program) bool { return p.Handmade })
	counts := isSo(func(p *facts.Program) bool { return p.Counts })
	weak := isSo(func(p *facts.Program) bool { return p.Weak })
	receives := isSo(func(p *facts.Program) bool { return p.Receives })
	keys := isSo(func(p *facts.Program) bool { return p.Keys != nil })
	for _, c := range []struct {
		name, text string
		ask        func(*facts.Program) string
		want       string
	}{
		// the call graph
		{"a direct call", `void f(void) {} int main(void) { f(); return 0; }`, calls("main"), "f"},
		{"a call takes no address", `void f(void) {} int main(void) { f(); return 0; }`, taken, ""},
		{"an initialiser takes one", `void f(void) {} void (*p)(void) = f; int main(void) { return 0; }`, taken, "f"},
		{"so does an argument", `void f(void) {} void g(void (*)(void)); int main(void) { g(f); return 0; }`, taken, "f"},
		{"a pointer calls what is taken", `void f(void) {} void g(void) {} void (*p)(void) = f;
			int main(void) { p(); return 0; }`, calls("main"), "f"},
		{"unknown code calls back", `void f(void) {} void (*p)(void) = f; void g(void);
			int main(void) { g(); return 0; }`, calls("main"), "g f"},
		{"a library function calls back", `int f(const void *a, const void *b) { return 0; } int v[2];
			int main(void) { qsort(v, 2, sizeof *v, f); return 0; }`, calls("main"), "f"},
		{"going on in a context calls", `#include <ucontext.h>
			ucontext_t a, b; void f(void) {} int main(void) { makecontext(&b, f, 0); swapcontext(&a, &b); return 0; }`,
			calls("main"), "f"},
		{"the end of the process calls", `void f(void) {} int g(void) { exit(0); }
			int main(void) { atexit(f); return g(); }`, calls("g"), "f"},
		{"a function that does not end it does not", `void f(void) {} void g(void) {}
			int main(void) { atexit(f); g(); return 0; }`, calls("g"), ""},

		// cycles
		{"no cycle", `void f(void) {} void g(void) { f(); f(); } int main(void) { g(); f(); return 0; }`, recursive, ""},
		{"a function that calls itself", `void f(int n) { if (n) f(n - 1); } int main(void) { f(1); return 0; }`,
			recursive, "f"},
		{"two that call each other", `void g(int n); void f(int n) { if (n) g(n - 1); } void g(int n) { f(n); }
			int main(void) { f(1); return 0; }`, recursive, "g f"},
		{"three that call each other", `void f(int n); void h(int n) { f(n); } void g(int n) { h(n); }
			void f(int n) { if (n) g(n - 1); } int main(void) { f(1); return 0; }`, recursive, "f h g"},
		{"through a pointer", `void (*p)(void); void f(void) { p(); } int main(void) { p = f; p(); return 0; }`,
			recursive, "f"},
		{"by unknown code", `void g(void); void f(void) { g(); } void (*p)(void) = f; int main(void) { f(); return 0; }`,
			recursive, "f"},
		{"components are kept apart", `void f(int n) { if (n) f(n - 1); } void g(int n) { if (n) g(n - 1); else f(n); }
			int main(void) { g(1); return 0; }`, func(p *facts.Program) string {
			f, g := named(p, "f"), named(p, "g")
			return fmt.Sprint(f.Component == g.Component, f.Companions, g.Companions)
		}, "false 1 1"},
		{"companions", `void g(int n); void f(int n) { if (n) g(n - 1); } void g(int n) { f(n); }
			int main(void) { f(1); return 0; }`, func(p *facts.Program) string {
			f, g := named(p, "f"), named(p, "g")
			return fmt.Sprint(f.Component == g.Component, f.Companions, g.Companions)
		}, "true 2 2"},

		// what is made for callers
		{"wrappers", `void *f(void) { void *p = malloc(1); if (!p) exit(1); return p; } void *g(void) { return f(); }
			int h(void) { return f() != 0; } void *i(void *p) { return p; } void *j(void) { return i(0); }
			int main(void) { g(); h(); i(0); j(); return 0; }`, wrappers, "f g"},
		{"a wrapper that is called by a pointer, and may call itself", `void *f(void *(*c)(void)) { return c ? c() : malloc(1); }
			void *g(void) { return f(0); } int main(void) { f(g); return 0; }`, wrappers, "f g"},
		{"too much for a wrapper", `int x; void *f(void) { ` + strings.Repeat("if (x) x++;", 40) + ` return malloc(1); }
			int main(void) { f(); return 0; }`, wrappers, ""},
		{"an allocation behind a pointer", `void *f(void) { return malloc(1); } void *(*p)(void) = f; void *g(void) { return p(); }
			int main(void) { g(); return 0; }`, makers, "f g"},
		{"an allocation", `void *f(void) { return malloc(1); } int main(void) { f(); return 0; }`, makers, "f"},
		{"three calls away", `void *f(void) { return malloc(1); } void *g(void) { return f(); } void *h(void) { return g(); }
			void *i(void) { return h(); } int main(void) { i(); return 0; }`, makers, "f g h"},
		{"not by a function that calls itself", `void *f(int n) { return n ? f(n - 1) : malloc(1); }
			int main(void) { f(1); return 0; }`, makers, ""},
		{"a thread whose function the caller chooses", `void *w(void *a) { return a; }
			void f(void *(*s)(void *)) { pthread_t t; pthread_create(&t, 0, s, 0); }
			int main(void) { f(w); return 0; }`, makers, "f"},
		{"a thread that the caller has no say in", `void *w(void *a) { return a; }
			void f(void *x) { pthread_t t; pthread_create(&t, 0, w, 0); }
			int main(void) { f(0); return 0; }`, makers, ""},
		{"a thread that gets what the caller says", `void *w(void *a) { return a; }
			void f(void *x) { pthread_t t; pthread_create(&t, 0, w, x); }
			int main(void) { f(0); return 0; }`, makers, "f"},
		{"a thread whose identifier goes to the caller", `void *w(void *a) { return a; }
			void f(pthread_t *t) { pthread_create(t, 0, w, 0); } void g(pthread_t *t) { f(t); }
			int main(void) { pthread_t t; g(&t); return 0; }`, makers, "f g"},

		// what may start threads
		{"who starts one", `void *w(void *a) { return a; } void f(void) { pthread_t t; pthread_create(&t, 0, w, 0); }
			void g(void) { f(); } void h(void) {} int main(void) { g(); h(); return 0; }`, spawning, "f g main"},
		{"unknown code may", `void u(void); void f(void) { u(); } int main(void) { f(); return 0; }`, spawning, "f main"},
		{"so may what a pointer points to", `void (*p)(void); void f(void) { p(); } int main(void) { f(); return 0; }`,
			spawning, "f main"},

		{"inline assembly that calls may", `void g(void); void f(void) { __asm__("call g" ::: "memory"); }
int main(void) { f(); return 0; }`,
			spawning, "f main"},
		{"other inline assembly may not", `void f(void) { __asm__("nop" ::: "memory"); } int main(void) { f(); return 0; }`,
			spawning, ""},
		{"what a context was made for may", `#include <ucontext.h>
			ucontext_t a, b; void g(void) { swapcontext(&a, &b); } int main(void) { g(); return 0; }`, spawning, "g main"},
		{"one that does not may not", `void g(void) { getpid(); } int main(void) { g(); return 0; }`, spawning, ""},

		// what is reached
		{"a function reaches itself and what it calls", `void f(void) {} void g(void) { f(); } void h(void) {}
			int main(void) { g(); h(); return 0; }`, reached("g"), "f g"},
		{"by way of a pointer", `void f(void) {} void (*p)(void) = f; void g(void) { p(); }
			int main(void) { g(); return 0; }`, reached("g"), "f g"},
		{"unknown code calls back in the state of its caller", `void f(void) {} void (*p)(void) = f; void u(void);
			void g(void) { u(); } int main(void) { g(); return 0; }`, reached("g"), "f g"},
		{"variables by name", `int x, y, z; void f(void) { x = 1; } void g(void) { f(); y = 1; }
			int main(void) { g(); z = 1; return 0; }`, func(p *facts.Program) string {
			var out []string
			for i, name := range []string{"x", "y", "z"} {
				if named(p, "g").Names(i) {
					out = append(out, name)
				}
			}
			return strings.Join(out, " ")
		}, "x y"},

		// checks
		{"a function that only checks", `void f(int c) { if (!c) abort(); } int main(void) { f(1); return 0; }`,
			checked("f"), "[0]"},
		{"one of two", `void f(int a, int b) { if (b == 0) abort(); if (a) return; } int main(void) { f(1, 1); return 0; }`,
			checked("f"), "[1]"},
		{"not on all ways", `void f(int a, int b) { if (a) return; if (!b) abort(); } int main(void) { f(1, 1); return 0; }`,
			checked("f"), "[]"},
		{"it does something else", `int x; void f(int c) { x = 1; if (!c) abort(); } int main(void) { f(1); return 0; }`,
			checked("f"), "[]"},
		{"it changes the parameter", `void f(int c) { if (!c) abort(); c = 0; } int main(void) { f(1); return 0; }`,
			checked("f"), "[]"},

		// what the program uses
		{"no setjmp", `int main(void) { return 0; }`, jumps, "false"},
		{"setjmp", `jmp_buf b; int main(void) { return setjmp(b); }`, jumps, "true"},
		{"an initialisation that runs once", `pthread_once_t c; void f(void) {}
			int main(void) { pthread_once(&c, f); return 0; }`, onces, "true"},
		{"none", `int main(void) { return 0; }`, onces, "false"},
		{"a lock that is a number", `pthread_spinlock_t s; int main(void) { pthread_spin_lock(&s); return 0; }`, words, "true"},
		{"a mutex is none", `pthread_mutex_t m; int main(void) { pthread_mutex_lock(&m); return 0; }`, words, "false"},
		{"a semaphore", `#include <semaphore.h>
			sem_t s; int main(void) { sem_wait(&s); return 0; }`, counts, "true"},
		{"a barrier", `#include <pthread.h>
			pthread_barrier_t b; int main(void) { pthread_barrier_wait(&b); return 0; }`, counts, "true"},
		{"neither", `int main(void) { return 0; }`, counts, "false"},
		{"a lock of the program's own", `atomic_int a; int main(void) {
			while (atomic_exchange_explicit(&a, 1, memory_order_acquire)) ; atomic_store(&a, 0); return 0; }`, handmade, "true"},
		{"it is never left", `atomic_int a; int main(void) { while (atomic_exchange(&a, 1)) ; atomic_store(&a, 2); return 0; }`,
			handmade, "false"},
		{"it is taken without acquiring", `atomic_int a; int main(void) {
			while (atomic_exchange_explicit(&a, 1, memory_order_release)) ; atomic_store(&a, 0); return 0; }`, handmade, "false"},
		{"it is left without releasing", `atomic_int a; int main(void) {
			while (atomic_exchange(&a, 1)) ; atomic_store_explicit(&a, 0, memory_order_relaxed); return 0; }`, handmade, "false"},
		{"a counter is none", `atomic_int a; int main(void) { int n = atomic_fetch_add(&a, 1); atomic_store(&a, 0); return n; }`,
			handmade, "false"},
		{"one is taken by compare and swap", `long a; int main(void) {
			while (!__sync_bool_compare_and_swap(&a, 0, 3)) ; __sync_lock_release(&a); return 0; }`, handmade, "true"},
		{"strong atomics", `atomic_int a; int main(void) { a = 1; return a; }`, weak, "false"},
		{"a weak store", `atomic_int a; int main(void) { atomic_store_explicit(&a, 1, memory_order_relaxed); return 0; }`,
			weak, "true"},
		{"a weak load", `atomic_int a; int main(void) { return atomic_load_explicit(&a, memory_order_relaxed); }`, weak, "true"},
		{"a weak exchange", `atomic_int a; int main(void) {
			return atomic_exchange_explicit(&a, 1, memory_order_acquire); }`, weak, "true"},
		{"a failure that does not acquire", `atomic_int a; int main(void) { int e = 0; return
			atomic_compare_exchange_strong_explicit(&a, &e, 1, memory_order_seq_cst, memory_order_relaxed); }`, weak, "true"},
		{"data come from outside", `char b[8]; int main(void) { return read(0, b, 8); }`, receives, "true"},
		{"memory is shared with others", `#include <sys/mman.h>
			int main(void) { return mmap(0, 8, PROT_READ, MAP_SHARED, 0, 0) == 0; }`, receives, "true"},
		{"none do", `char b[8]; int main(void) { b[0] = 1; return 0; }`, receives, "false"},
		{"a key with a destructor", `pthread_key_t k; void f(void *p) {} int main(void) {
			pthread_key_create(&k, f); pthread_setspecific(k, &k); return 0; }`, keys, "true"},
		{"without", `int main(void) { return 0; }`, keys, "false"},
		{"what is initialised", `int x = 1, y = 0, z; int main(void) { return 0; }`, func(p *facts.Program) string {
			var out []string
			for v := range p.Initial {
				out = append(out, v.Name)
			}
			return strings.Join(out, " ")
		}, "x"},

		// nodes
		{"a function that ends", `void f(int n) { while (n) n--; } int main(void) { f(1); return 0; }`,
			func(p *facts.Program) string { return fmt.Sprint(len(named(p, "f").Ends)) }, "0"},
		{"one that need not", `void f(int n) { if (n) while (1) n++; } int main(void) { f(1); return 0; }`,
			func(p *facts.Program) string { return fmt.Sprint(len(named(p, "f").Ends)) }, "1"},
		{"one that leaves elsewhere", `void f(int n) { if (n) exit(1); } int main(void) { f(1); return 0; }`,
			func(p *facts.Program) string { return fmt.Sprint(len(named(p, "f").Ends)) }, "1"},
		{"objects without a declaration", `int f(void) { int a[2]; a[0] = 1; return a[0]; } int main(void) { return f(); }`,
			func(p *facts.Program) string { return fmt.Sprint(len(named(p, "f").Undeclared)) }, "0"},
	} {
		t.Run(c.name, func(t *testing.T) {
			program := load(t, c.text)
			if got := c.ask(facts.Of(program, program)); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

// Objects in memory whose life no declaration begins are found; registers need none.
func TestUndeclared(t *testing.T) {
	b := cfg.NewBuilder(cfg.LP64)
	main := b.Func("main", b.Int)
	object := &cfg.Var{Name: "object", Type: b.Struct("s", cfg.NewField("i", b.Int)), Storage: cfg.Local, Func: main.Func}
	main.Func.Locals = append(main.Func.Locals, object)
	main.Temp(b.Int)
	main.Local("declared", b.Struct("s2", cfg.NewField("i", b.Int)))
	program, err := b.Finish()
	if err != nil {
		t.Fatal(err)
	}
	got := facts.Of(program, program).Func(main.Func.ID).Undeclared
	if len(got) != 1 || got[0] != object {
		t.Errorf("%v", got)
	}
}

// The ways cover each edge of a function once, except for edges that no unknown depends on: each begins and
// ends at an unknown, and nothing in between is one.
func TestWays(t *testing.T) {
	cases := ""
	for i := range 300 {
		cases += fmt.Sprintf("case %d: x = %d; break;\n", 3*i, i)
	}
	program := load(t, `int x; int g(int n) { return n; }
		int chosen(int n) { switch (n) {`+cases+`} return 0; }
		int main(void) { chosen(x);
			for (int i = 0; i < 3; i++) { x = g(i); x++; x++; if (x) break; }
			`+strings.Repeat("x++; ", 100)+`
			if (x > 5) while (1) x--;
			return x;
		}`)
	p := facts.Of(program, program)
	for _, f := range program.All() {
		seen := map[*cfg.Edge]int{}
		junctions := 0
		var check func(n, at *cfg.Node)
		check = func(n, at *cfg.Node) { // at: a junction on the way, or n
			if ways := p.Ways(at); len(ways) > 16 {
				t.Errorf("%d ways lead to a node", len(ways))
			}
			for _, w := range p.Ways(at) {
				way := w.Edges
				if len(way) == 0 {
					junctions++
					if p.Node(w.From.ID) != w.From || w.From.Func != f || !reflect.DeepEqual(p.Live(w.From), p.Live(n)) {
						t.Errorf("junction %d is not known", w.From.ID)
					}
					check(n, w.From)
					continue
				}
				for i, e := range way {
					seen[e]++
					if i+1 < len(way) && (e.To != way[i+1].From || len(e.To.In) != 1 || len(p.Ways(e.To)) > 0) {
						t.Errorf("%s: a way goes on behind an unknown", e.Pos)
					}
					if call, ok := e.Action.(*cfg.Call); ok && i+1 < len(way) {
						t.Errorf("%s: a way goes on behind %s", e.Pos, call)
					}
				}
				if from := way[0].From; from != w.From || from != f.Entry && len(p.Ways(from)) == 0 {
					t.Errorf("%s: a way does not begin at an unknown", way[0].Pos)
				}
				if way[len(way)-1].To != n || len(way) > 32 {
					t.Errorf("%s: a way of %d edges does not lead to its node", way[0].Pos, len(way))
				}
			}
		}
		for _, n := range f.Nodes {
			check(n, n)
		}
		if f.Name == "chosen" && junctions < 20 {
			t.Errorf("%d junctions", junctions)
		}
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				if seen[e] != 1 {
					t.Errorf("%s: %s: %s is on %d ways", f.Name, e.Pos, e.Action, seen[e])
				}
			}
		}
	}
}

// A register is live from its assignment to its last read, the result to the exit.
func TestLive(t *testing.T) {
	b := cfg.NewBuilder(cfg.LP64)
	x := b.Global("x", b.Int)
	other := b.Func("other", b.Void)
	f := b.Func("f", b.Int, b.Param("p", b.Int))
	p, r := f.Func.Params[0], f.Temp(b.Int)
	f.Set(r, cfg.Read(p)) // the last read of p, and r is assigned
	f.Call(nil, other.Func)
	f.Set(x, cfg.Read(r)) // the last read of r
	f.Call(nil, other.Func)
	f.Return(cfg.Num(b.Int, 1))
	b.Func("main", b.Int)
	program, err := b.Finish()
	if err != nil {
		t.Fatal(err)
	}
	fs := facts.Of(program, program)
	var calls []*cfg.Node // behind each call
	for _, n := range f.Func.Nodes {
		for _, e := range n.In {
			if _, ok := e.Action.(*cfg.Call); ok {
				calls = append(calls, n)
			}
		}
	}
	if len(calls) != 2 {
		t.Fatalf("%d calls", len(calls))
	}
	for _, c := range []struct {
		where string
		n     *cfg.Node
		v     *cfg.Var
		live  bool
	}{
		{"at the entry", f.Func.Entry, p, true},
		{"at the entry, where it is assigned before it is read", f.Func.Entry, r, false},
		{"after the last read", calls[0], p, false},
		{"between assignment and read", calls[0], r, true},
		{"after the last read", calls[1], r, false},
		{"before the return", calls[1], f.Func.Result, false},
		{"at the exit", f.Func.Exit, f.Func.Result, true},
	} {
		if got := fs.Live(c.n).Has(uint32(c.v.ID)); got != c.live {
			t.Errorf("%s: %s is live: %t", c.where, c.v.Name, got)
		}
	}
}

// TestOnce names what an edge that assigns to one of these variables does: what is passed at most once.
func TestOnce(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"straight", `int a, b; void f(void) { b = 1; } int main(void) { a = 1; f(); return 0; }`, "a b"},
		{"twice", `int a, b; void f(void) { b = 1; } int main(void) { f(); a = 1; f(); return 0; }`, "a"},
		{"in a loop", `int a, b, c; void f(void) { b = 1; }
int main(int n, char **v) { a = 1; while (n--) { if (n) f(); else c = 1; } return 0; }`, "a"},
		{"behind a loop", `int a, b, c;
int main(int n, char **v) { do { a = 1; } while (n--); b = 1; l: c = 1; if (n++) goto l; return 0; }`, "b"},
		{"a chain", `int a, b; void g(void) { b = 1; } void f(void) { a = 1; g(); } int main(void) { f(); return 0; }`, "a b"},
		{"a chain that begins twice", `int b; void g(void) { b = 1; } void f(void) { g(); } int main(void) { f(); f(); return 0; }`, ""},
		{"by a pointer, too", `int a; void f(void) { a = 1; } void (*p)(void) = f; int main(void) { f(); p(); return 0; }`, ""},
		{"main again", `int a, b; void f(void); int main(void) { a = 1; f(); return 0; } void f(void) { b = 1; main(); }`, ""},
		{"a thread", `int a; void *f(void *p) { a = 1; return 0; } int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); return 0; }`,
			""},
		{"a jump back", `int a; jmp_buf j; int main(void) { setjmp(j); a = 1; longjmp(j, 1); }`, ""},
		{"nested loops", `int a, b, c, d;
int main(int n, char **v) { a = 1; for (int i = 0; i < n; i++) { b = 1; for (int j = 0; j < n; j++) c = 1; d = 1; }
    return 0; }`, "a"},
	} {
		p := load(t, c.text)
		known := facts.Of(p, p)
		var once []string
		for _, f := range p.Funcs {
			for _, n := range f.Nodes {
				for _, e := range n.Out {
					if a, ok := e.Action.(*cfg.Assign); ok && a.LHS.Var != nil && len(a.LHS.Var.Name) == 1 &&
						a.LHS.Var.Storage == cfg.Global && known.Once(e) {
						once = append(once, a.LHS.Var.Name)
					}
				}
			}
		}
		slices.Sort(once)
		if got := strings.Join(once, " "); got != c.want {
			t.Errorf("%s: %q pass once, want %q", c.name, got, c.want)
		}
	}
}
