package frontend_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
)

// The parser's type checker is wrong about these in ways that would lose races. The lowering does not ask it;
// these tests keep it so.

// A parameter name inside a cast must not hide the global of that name.
func TestParameterNamesDoNotLeak(t *testing.T) {
	p := load(t, `
int opaque; void (*x)(char *opaque);
void test(void) { x = (void (*)(char *opaque))0; opaque = 1; int (*f)(int opaque) = 0; opaque++;
    (void)sizeof(void (*)(int opaque)); opaque = 3; }
void after(int (*cb)(int opaque)) { opaque = 2; }
`)
	for _, name := range []string{"test", "after"} {
		for _, n := range p.Func(name).Nodes {
			for _, e := range n.Out {
				cfg.Operands(e.Action, func(lv *cfg.LVal) {
					if lv.Var != nil && lv.Var.Name == "opaque" && lv.Var.Storage != cfg.Global {
						t.Errorf("%s: %s writes a parameter", name, e.Action)
					}
				}, nil)
			}
		}
	}
	if got := strings.Count(strings.Join(actions(p.Func("test")), ";"), "opaque = "); got != 3 {
		t.Errorf("%d writes of opaque, want 3: %v", got, actions(p.Func("test")))
	}
}

// What is the operand of an operator with a name is no parameter, though it stands as one would.
func TestOperandsAreNoParameters(t *testing.T) {
	p := load(t, `
int f(int), g(int); char c[9];
void test(void) { g(f(sizeof c - 1)); if (f(sizeof c)) g(3); }
`)
	got := strings.Join(actions(p.Func("test")), "; ")
	for _, want := range []string{"f(8)", "f(9)"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in %s", want, got)
		}
	}
}

// Inner declarations hide outer ones up to the end of their block and not longer.
func TestScopes(t *testing.T) {
	p := load(t, `
int v; typedef int T; struct s { int a; }; enum { E = 1 };
int test(int v2) {
  v = 1;
  { char v = 2; struct s { char b; } x; x.b = v; enum { E = 7 }; v2 = E + sizeof(struct s); }
  for (int v = 0; v < 2; v++) ;
  T T = 3; v = T;
  { extern int v; v = 4; }
  v2 = E + sizeof(struct s);
  return v;
}`)
	got := strings.Join(actions(p.Func("test")), "; ")
	for _, want := range []string{"v2 = 8", "v2 = 5"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in %s", want, got)
		}
	}
	if got := accesses(p.Func("test")); got != "W v@3, W x.b@41, W v@12, W v@19, R v@10" {
		t.Errorf("accesses %s", got)
	}
}

// _Atomic is a property of the type, wherever it is written.
func TestAtomicity(t *testing.T) {
	const decls = `#include <stdatomic.h>
typedef _Atomic int ai; typedef struct { ai f; int plain; atomic_long arr[2]; } rec;
_Atomic int a1; atomic_int a2; _Atomic(int) a3; ai a4; int _Atomic a5; const ai a6; _Atomic(int) *p1; int *_Atomic p2;
ai *p3; rec r, *rp; ai arr[3];
_Atomic _Bool b; _Atomic double d; int plain, *pp; atomic_flag fl; _Atomic struct { int x, y; } as, as2; ai *get(void);
`
	tests := []struct{ body, want string }{
		{"plain = a1 + a2 + a3 + a4 + a5 + a6;", "A a1@9, A a2@14, A a3@19, A a4@24, A a5@29, A a6@34, W plain@1"},
		{"*p1 = 1;", "R p1@2, A *p1@1"},
		{"p1 = 0;", "W p1@1"},
		{"p2 = 0;", "A p2@1"},
		{"*p2 = 0;", "A p2@2, W *$1@1"},
		{"*p3 = 0; p3[1]++;", "R p3@2, A *p3@1, R p3@10, A $1[1]@10"},
		{"r.f = 1; r.plain = 2; rp->f++; r.arr[1] |= 4;", "A r.f@1, W r.plain@10, R rp@23, A $1->f@23, A r.arr[1]@32"},
		{"arr[plain] = 1;", "R plain@5, A arr[plain]@1"},
		{"*get() = 1;", "A *$1@1"},
		{"pp = (int *)&a1; *pp = 1;", "W pp@1, R pp@19, W *pp@18"},
		{"(void)sizeof a1; (void)&a1;", ""},
		{"ai l = 1; l = 2; p1 = &l;", "W l@4, A l@11, W p1@18"},
		{"__typeof__(a1) l; p1 = &l; l = 2;", "W p1@19, A l@28"},
		{"__typeof__(+a1) l; pp = &l; l = 2;", "W pp@20, W l@29"},
		{"__typeof__((void)0, a1) l; pp = &l; l = 2;", "W pp@28, W l@37"},
		{"as = as2;", "A as2@6, A as@1"},
		{"a1 += 2; --a2; a3 &= plain;", "A a1@1, A a2@12, R plain@22, A a3@16"},
		{"plain = a1++; plain = ++a1;", "A a1@9, W plain@1, A a1@25, W plain@15"},
		{"atomic_init(&a1, 3);", "W a1@1"},
		{"a1 *= 3;", "A a1@1, A a1@1"},
		{"b |= 1; d += 1;", "A b@1, A b@1, A d@9, A d@9"},
		{"plain = atomic_load(&a1);", "A a1@9, W plain@1"},
		{"atomic_store_explicit(p1, plain, memory_order_release);", "R p1@23, R plain@27, A *$1@1"},
		{"atomic_flag_test_and_set(&fl); atomic_flag_clear(&fl);", "A fl.__val@1, A fl.__val@32"},
		{"plain = __sync_fetch_and_add(pp, 1);", "R pp@30, A *$1@9, W plain@1"},
		{"__atomic_store_n(&plain, 1, 0);", "A plain@1"},
	}
	for _, tt := range tests {
		p := load(t, decls+"void test(void) {\n"+tt.body+"\n}")
		if got := accesses(p.Func("test")); got != tt.want {
			t.Errorf("%s\n got %s\nwant %s\n  in %s", tt.body, got, tt.want, strings.Join(actions(p.Func("test")), "; "))
		}
	}
}

// Calls of atomic builtins that nothing declares, _Generic on qualified pointers, unsigned enumerations,
// variable arguments.
func TestTypesOfTheParser(t *testing.T) {
	p := load(t, `
#include <stdarg.h>
enum u { A, B }; enum s { M = -1, N };
long l; char *cp; const char *ccp; enum u eu; enum s es; int r;
void test(void) {
  l = __atomic_load_n(&l, 5); l = __sync_add_and_fetch(&l, 1L << 40);
  cp = __atomic_exchange_n(&cp, 0, 5);
  r = _Generic(ccp, char *: 1, const char *: 2);
  r = _Generic(cp, const char *: 1, default: 3);
  r = eu - 1 > 0;
  r = es - 1 > 0;
}
int sum(int n, ...) { va_list a, b; va_start(a, n); va_copy(b, a); r = va_arg(b, int); double d = va_arg(a, double); va_end(a); return d; }
`)
	got := strings.Join(actions(p.Func("test")), "; ")
	want := "$1 = atomic load(l, seq_cst); l = $1; _, $2 = atomic add(l, 1099511627776, seq_cst); l = $2; " +
		"$3, _ = atomic exchange(cp, NULL, seq_cst); cp = $3; r = 2; r = 3; r = (eu - 1) > 0; r = (es - 1) > 0; return"
	if got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
	var unsigned []bool
	for _, n := range p.Func("test").Nodes {
		for _, e := range n.Out {
			cfg.InspectAction(e.Action, func(x cfg.Expr) {
				if b, ok := x.(*cfg.Binary); ok && b.Op == cfg.Gt {
					unsigned = append(unsigned, !b.X.Type().(*cfg.Int).Signed)
				}
			})
		}
	}
	if fmt.Sprint(unsigned) != "[true false]" {
		t.Errorf("comparisons are unsigned: %v", unsigned)
	}
	if got := strings.Join(actions(p.Func("sum")),
		"; "); got != "declare a; declare b; va_start(a[0]); b[0] = a[0]; $1 = va_arg(b[0]); r = $1; $2 = "+
		"va_arg(a[0]); d = $2; va_end(a[0]); return (int)d" {
		t.Errorf("variable arguments: %s", got)
	}
}

// In each body x is the global, whatever names stand in the types before it.
func TestNamesInTypesDoNotLeak(t *testing.T) {
	for _, body := range []string{
		"void test(void) { void *p = (void (*)(char *x))0; x = 1; }",
		"void test(void) { { void *p = (void (*)(char *x))0; x = 1; } x = 1; }",
		"void test(void) { int n = sizeof(int (*)(int x)); x = 1; }",
		"void test(int (char *x), int y) { x = 1; }",
		"typedef int T; void test(T (T x)) { x = 1; }",
		"int (*test(int a))(char *x) { x = 1; return 0; }",
		"void test(void *p) { ((void *(**)(int (*)(long x), long x))p)[0](0, 1); x = 1; }",
		"void test(void) { void *t[] = { (void (*)(int x))0, (void *(*(*)(int x))(int x))0 }; x = 1; }",
		"void test(void) { __typeof__(int (*)(int x)) q = 0; x = 1; }",
		"struct s { int (*cb)(int x); } s; void test(void) { s.cb = (int (*)(int x))0; x = 1; }",
		"void test(void) { int (*g)(int x), (*h)(int x); int k(int x); x = 1; }",
		"void test(void) { struct q { int x; } y; y.x = 1; { enum { x }; } x = 1; }",
	} {
		p := load(t, "int x; "+body)
		found := false
		for _, n := range p.Func("test").Nodes {
			for _, e := range n.Out {
				if a, ok := e.Action.(*cfg.Assign); ok && a.LHS.Var != nil && a.LHS.Var.Name == "x" && len(a.LHS.Path) == 0 {
					found = a.LHS.Var.Storage == cfg.Global
				}
			}
		}
		if !found {
			t.Errorf("%s: the write of x is not one of the global: %v", body, actions(p.Func("test")))
		}
	}
}

// Programs that the parser's type checker rejects, or takes seconds for.
func TestCheckerIsNotAsked(t *testing.T) {
	for _, text := range []string{
		"typedef struct s s; struct s { int a; }; int f(s *s) { return s->a; }",
		"int f(int n) { { int n = 1; { int n = 2; for (int n = 0; n < 3; n++) { int n = 4; (void)n; } } } return n; }",
		"enum { A }; int f(int A) { return A; } int g(void) { int A = 3; return A; }",
		"typedef int T; void f(void) { T T = 1; { extern int T; T = 2; } }",
		"int f(void) { return __atomic_load_n(&(long){1}, 5) + __builtin_choose_expr(1, (long)2, \"x\"); }",
		"struct __attribute__((packed)) s { char c; long l; }; char check[sizeof(struct s) == 9 ? 1 : -1]; " +
			"_Static_assert(sizeof(struct s) == 9, \"\");",
		"int x; long sum(void) { return x" + strings.Repeat(" + x", 10_000) + "; }",
		"int f(const char *const *p) { return _Generic(p, char **: 1, const char *const *: 2, default: 3); }",
		"extern int a[]; int f(void) { return a[1]; } int a[3] = {1, 2, 3}; int g(void) { return sizeof a; }",
		"void g(__builtin_va_list); void f(int n, ...) { __builtin_va_list a; __builtin_va_start(a, n); g(a); __builtin_va_end(a); }",
	} {
		p, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": text}, frontend.Options{})
		if err == nil {
			err = cfg.Check(p)
		}
		if err != nil {
			t.Errorf("%v\n%.200s", err, text)
		}
	}
	// Preprocessed text may use names that gcc predefines outside the reserved ones.
	if _, err := frontend.LoadSource(context.Background(), map[string]string{"t.i": "int linux = 1, unix = 2;"},
		frontend.Options{}); err != nil {
		t.Error(err)
	}
}
