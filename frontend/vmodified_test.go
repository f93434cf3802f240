package frontend_test

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend"
)

// evaluatedPrelude counts in calls how often f, or pf, has been called.
const evaluatedPrelude = `#include <stdarg.h>
#include <stddef.h>
static int calls; static int f(void) { calls++; return 3; }
static int buf[100]; static void *pf(void) { calls++; return buf; }
struct s { int a[9]; }; struct p { int x, y; };
static void p0(int n, int *a) {}
static void p1(int n, int a[f()]) {}
static void p2(int n, int a[n][f()]) {}
static void p3(int n, int (*a)[f()]) {}
static void p4(int n, int a[static f()]) {}
static void p5(int n, int (*a[2])[f()]) {}
static void p6(int n, int (*a[f()])[3]) {}
static void p7(int a[f()][f()]) {}
static void p8(void (*g)(int a[f()])) {}
static void p9(n, a) int n, a[f()]; {}
static void pa(int n, __typeof__(int[f()]) a) {}
static unsigned long pb(int n, int a[][f() + n]) { return sizeof a[0] / sizeof(int); }
static void pc(int a[calls++], int calls) {}
unsigned long long result[1];
`

// evaluated says how often C lets a statement call f: the numbers that are possible.
var evaluated = []struct{ stmt, calls string }{
	{"__typeof__(int[f()]) *p = 0; (void)p;", "1"},
	{"__typeof__(int[f()]) p; (void)p;", "1"},
	{"__typeof__(int (*)[f()]) p; (void)p;", "1"},
	{"typedef int T[f()];", "1"},
	{"typedef __typeof__(int[f()]) T;", "1"},
	{"typedef int (*T)[f()];", "1"},
	{"typedef int T[f()]; T *x, *y; (void)sizeof(T); (void)x; (void)y;", "1"},
	{"int (*p)[f()]; (void)p;", "1"},
	{"int (*p)[f()] = 0, (*q)[f()] = 0; (void)p; (void)q;", "2"},
	{"int (*p)[f()][f()]; (void)p;", "2"},
	{"static int (*p)[f()]; (void)p;", "1"},
	{"int (*(*g)(void))[f()]; (void)g;", "1"},
	{"void g(int (*)[f()]);", "0"},
	{"void (*g)(int (*)[f()]); (void)g;", "0"},
	{"__auto_type p = (int (*)[f()])buf; (void)p;", "1"},
	{"for (int (*p)[f()] = 0; p;);", "1"},
	{"if (0) { int (*p)[f()]; (void)p; }", "0"},
	{"(void)({ typedef int T[f()]; 1; });", "1"},
	{"int v[f()]; (void)sizeof v; (void)sizeof(v);", "1"},
	{"(void)va_arg(ap, int *);", "0"},
	{"(void)va_arg(ap, int (*)[f()]);", "1"},
	{"p0(1, buf);", "0"}, {"p1(1, buf);", "1"}, {"p2(1, (void *)buf);", "1"}, {"p3(1, (void *)buf);", "1"}, {"p4(1, buf);", "1"},
	{"p5(1, (void *)buf);", "1"}, {"p6(1, (void *)buf);", "1"}, {"p7((void *)buf);", "2"}, {"p8(0);", "0"}, {"p9(1, buf);", "0 1"},
	{"pa(1, buf);", "1"}, {"pc(buf, 7);", "1"},
	{"if (pb(1, (void *)buf) != 4) calls = 77;", "1"},
	{"(void)_Alignof(int[f()]);", "0"}, {"(void)__alignof__(int[f()]);", "0"}, {"(void)_Alignof(int (*)[f()]);", "0"},
	{"(void)__alignof__(*(int (*)[f()])buf);", "0"}, {"_Alignas(int[f()]) int q; (void)q;", "0"},
	{"(void)__builtin_classify_type(f());", "0"}, {"(void)__builtin_classify_type((int (*)[f()])0);", "0"},
	{"(void)__builtin_constant_p(f());", "0"}, {"(void)__builtin_constant_p((int (*)[f()])0);", "0 1"},
	{"(void)__builtin_constant_p(sizeof(int[f()]));", "0 1"},
	{"(void)_Generic(f(), int: 1);", "0"}, {"(void)_Generic((int (*)[f()])0, default: 1);", "0"},
	{"(void)_Generic(sizeof(int[f()]), default: 1);", "0"},
	{"(void)__builtin_types_compatible_p(int[f()], int[2]);", "0"},
	{"(void)__builtin_types_compatible_p(__typeof__(int (*)[f()]), int);", "0"},
	{"(void)__builtin_offsetof(struct s, a[f()]);", "1"},
	{"(void)__builtin_choose_expr(1, 2, f());", "0"}, {"(void)__builtin_choose_expr(1, sizeof(int[f()]), 3);", "1"},
	{"(void)__builtin_object_size((f(), buf), 0);", "0"}, {"(void)__builtin_object_size((int (*)[f()])buf, 0);", "0"},
	{"(void)sizeof(int (*)[f()]);", "0 1"}, {"(void)sizeof(int[f()]);", "1"}, {"(void)sizeof(int[3][f()]);", "1"},
	{"(void)sizeof(int (*[2])[f()]);", "0 1"}, {"(void)sizeof(int (*[f()])[f()]);", "1 2"},
	{"(void)sizeof((int (*)[f()])0);", "0 1"}, {"(void)sizeof(*(int (*)[f()])buf);", "1"},
	{"(void)sizeof((*(int (*)[f()])buf)[0]);", "0 1"}, {"(void)sizeof(f());", "0"},
	{"(void)sizeof(__typeof__(int[f()]));", "1"}, {"(void)sizeof(__typeof__(f()));", "0"},
	{"(void)sizeof(__typeof__(int (*)[f()]));", "0 1"}, {"(void)sizeof(sizeof(int[f()]));", "0 1"},
	{"(void)sizeof(void (*)(int (*)[f()]));", "0"}, {"(void)sizeof(int (*(*)(void))[f()]);", "0 1"},
	{"int a[sizeof(int (*)[f()])]; (void)a;", "0 1"},
	{"(void)sizeof(va_arg(ap, int (*)[f()]));", "0 1"},
	{"(void)(int (*)[f()])buf;", "1"}, {"(int (*)[f()])buf;", "1"}, {"int (*p)[3] = (int (*)[f()])buf; (void)p;", "1"},
	{"(void)(void (*)(int (*)[f()]))0;", "0"}, {"(void)(int (*(*)(void))[f()])0;", "1"},
	{"__typeof__((int (*)[f()])0) p; (void)p;", "1"}, {"__typeof__(*(int (*)[f()])buf) p; (void)p;", "1"},
	{"__typeof__(f()) u; (void)u;", "0"},
	{"int n = 3, v[n]; __typeof__(v) *q = 0; (void)sizeof *q;", "0"},
	{"int n = 3, v[n], (*q)[n] = &v; (void)sizeof(q[f()]);", "1"},
	{"int n = 3, v[n], (*q)[n] = &v; (void)sizeof(*(q + f()));", "1"},
	{"int n = 3, v[n][n]; (void)sizeof(v[f()]);", "1"}, {"int n = 3, v[n]; (void)sizeof(v[f()]);", "0"},
	{"int n = 3; __typeof__(*(int (*)[n])pf()) *z; (void)z;", "1"}, {"int n = 3; __typeof__((int (*)[n])pf()) z; (void)z;", "1"},
	{"int n = 3; (void)sizeof((int (*)[n])pf());", "0"},
	{"int n = 3, v[n]; (void)sizeof(*(f(), &v));", "1"}, {"int n = 3, v[n]; (void)sizeof(*(f() ? &v : &v));", "1"},
	{"int n = 3, v[n]; (void)sizeof(({ f(); &v; }));", "0"}, {"int n = 3, v[n]; (void)sizeof(*({ f(); &v; }));", "1"},
	{"int n = 3, v[n]; __typeof__(*({ f(); &v; })) *u; (void)u;", "1"},
	{"int n = 3, v[n]; (void)__alignof__(*({ f(); &v; }));", "0"},
	{"int n = 3, v[n]; (void)_Generic(*({ f(); &v; }), default: 1);", "0"},
	{"int n = 4; if (sizeof(__typeof__(int[n++])) != 16 || n != 5) calls = 77;", "0"},
	{"int n = 4; __typeof__(int[n]) *q; n = 9; if (sizeof *q != 16) calls = 77;", "0"},
	{"int n = 4, v[n]; n = 9; __typeof__(v) *q; if (sizeof *q != 16 || sizeof **q != 4) calls = 77;", "0"},
	{"int n = 4; int (*q)[n][2] = 0; n = 9; if (sizeof *q != 32 || sizeof **q != 8) calls = 77;", "0"},
	{"(void)(0 ? (int (*)[f()])buf : 0);", "0"}, {"(void)(1 || sizeof(int[f()]));", "0"}, {"(void)(sizeof(int[f()]) * 0);", "1"},
	{"int a[2] = {[0] = f(), [0] = 2}; (void)a;", "0 1"}, {"struct p a = {.x = f(), .x = 1}; (void)a;", "0 1"},
	{"struct { struct p b; int c; } a = {.b = {f(), 2}, .b = {1, 2}}; (void)a;", "0 1"},
	{"(void)(int[2]){[0] = f(), [0] = 1};", "0 1"}, {"union { int a, b; } u = {.a = f(), .b = 1}; (void)u;", "0 1"},
	{"int a[2] = {[0 ... 1] = f(), [0] = 1}; (void)a;", "1"}, {"int a[2] = {[0] = f(), [1] = 2}; (void)a;", "1"},
	{"int a[2] = {[0 ... 1] = f(), [0] = 1, [1] = 2}; (void)a;", "0 1"}, {"int a[1] = {1, f()}; (void)a;", "0 1"},
	{"int a[2] = {[0] = f(), [0 ... 1] = 2}; if (a[0] + a[1] != 4) calls = 77;", "0 1"},
	{"struct p k = {1, 2}; struct { struct p b; } z = {.b = (f(), k), .b.x = 1}; if (z.b.x != 1) calls = 77;", "0 1"},
	{"struct p k = {1, 2}; struct { struct p b; } z = {.b = {f(), f()}, .b.x = 1}; (void)z;", "1 2"},
	{`__asm__ volatile("" :: "r"(f()), "r"(f()));`, "2"},
	{"do { int (*p)[f()]; (void)p; } while (0);", "1"},
}

// evaluatedText is the program of a statement; what it calls is in result.
func evaluatedText(stmt string) string {
	return evaluatedPrelude + "static void t(int n, ...) { va_list ap; va_start(ap, n); { " + stmt + " } va_end(ap); }\n" +
		"int main(void) { t(0, buf); result[0] = calls; return 0; }\n"
}

// TestEvaluated: what C evaluates is evaluated, what it does not is not, and what it leaves open can be either.
func TestEvaluated(t *testing.T) {
	for _, c := range evaluated {
		got, _ := executions(t, evaluatedText(c.stmt))
		if s := strings.Trim(fmt.Sprint(slices.Sorted(maps.Keys(got))), "[]"); s != c.calls {
			t.Errorf("%s\n\tcalls f %s times, want %s", c.stmt, s, c.calls)
		}
	}
}

// TestEvaluatedByCompilers: what compilers evaluate is what the table says.
func TestEvaluatedByCompilers(t *testing.T) {
	if *generated <= 100 {
		t.Skip("compiles each of the statements: only with -generated of more than 100")
	}
	for _, cc := range []string{"gcc", "clang"} {
		if _, err := exec.LookPath(cc); err != nil {
			continue
		}
		dir := t.TempDir()
		src, bin := filepath.Join(dir, "t.c"), filepath.Join(dir, "t")
		for _, c := range evaluated {
			text := "int printf(const char *, ...);\n" +
				strings.Replace(evaluatedText(c.stmt), "return 0", `printf("%llu", result[0]); return 0`, 1)
			if err := os.WriteFile(src, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
			if exec.Command(cc, "-std=gnu17", "-w", "-o", bin, src).Run() != nil {
				continue // not all take all of them
			}
			out, err := exec.Command(bin).Output()
			if err != nil || !slices.Contains(strings.Fields(c.calls), string(out)) {
				t.Errorf("%s: %s\n\tcalls f %s times, %v, want %s", cc, c.stmt, out, err, c.calls)
			}
		}
	}
}

// sizeOrders says in which orders l may be called: the digits that it is called with. With ~ others are possible,
// too, but not followed.
var sizeOrders = []struct{ stmt, orders string }{
	{"int v[l(1)][l(2)]; (void)v;", "12 21"}, {"int (*p)[l(1)][l(2)]; (void)p;", "12 21"},
	{"int (*(*p)[l(1)])[l(2)]; (void)p;", "12 21"}, {"int (*p)[l(1)], (*q)[l(2)]; (void)p; (void)q;", "12"},
	{"int v[l(1) + l(2)]; (void)v;", "12 21"}, {"int v[(l(1), l(2))]; (void)v;", "12"},
	{"int (*p)[l(1)] = (void *)(long)l(2); (void)p;", "12"}, {"typedef int T[l(1)][l(2)];", "12 21"},
	{"typedef int T[l(1)]; T *p[l(2)]; (void)p;", "12"}, {"static int (*p)[l(1)][l(2)]; (void)p;", "12 21"},
	{"__typeof__(int[l(1)]) *p[l(2)]; (void)p;", "12~"}, {"__typeof__(int[l(1)][l(2)]) *p; (void)p;", "12 21"},
	{"__typeof__((int (*)[l(1)])(long)l(2)) p; (void)p;", "12 21"}, {"__auto_type p = (int (*)[l(1)])(long)l(2); (void)p;", "12 21"},
	{"(void)(int (*)[l(1)])(long)l(2);", "12 21"}, {"(void)(int (*)[l(1)][l(2)])0;", "12 21"},
	{"int x = (int (*)[l(1)])(long)l(2) != 0; (void)x;", "12 21"}, {"if ((int (*)[l(1)])(long)l(2)) x = 1;", "12 21"},
	{"switch (sizeof(int[l(1)]) + l(2)) { case 1: x = 1; }", "12 21"}, {"while (sizeof(int[l(1)]) < l(2)) ;", "12 21"},
	{"x = l(1) ? sizeof(int[l(2)]) : 0;", "12"}, {"x = (l(1), sizeof(int[l(2)]));", "12"}, {"x = l(1) && sizeof(int[l(2)]);", "12"},
	{"x = sizeof(int[l(1)][l(2)]);", "12 21"}, {"x = sizeof(int[l(1)]) + l(2);", "12 21"}, {"x += sizeof(int[l(1)]) * l(2);", "12 21"},
	{"x = sizeof(int (*)[l(1)]) + l(2);", "12 2 21"}, {"x = l(2) + sizeof(int (*)[l(1)]);", "12 2 21"},
	{"x = sizeof(int (*)[l(1)]) + sizeof(int (*)[l(2)]);", "0 1 12 2 21"}, {"x = sizeof(int (*)[l(1)][l(2)]);", "0 1 12 2 21"},
	{"x = sizeof(*(int (*)[l(1)])(long)l(2));", "12 21"}, {"x = sizeof((int (*)[l(1)])(long)l(2));", "0 1"},
	{"int n = 3, v[n], (*q)[n] = &v; x = sizeof(q[l(1)]) + l(2);", "12 21"}, {"x = ({ int w[l(1)]; sizeof w; }) + l(2);", "12 21"},
	{"x = two(sizeof(int[l(1)]), l(2));", "12 21"}, {"x = two(l(2), (long)(int (*)[l(1)])0);", "12 21"},
	{"x = l(3) + two(1, sizeof(__typeof__(int[l(1)])));", "13 31"},
	{"g1(0, 0);", "12 21"}, {"g2(0, 0);", "12 21"}, {"g3(0, 0);", "12 21"}, {"g4(l(3), 0);", "312 321"}, {"g5(0, 0);", "12"},
	{"auto void n(int a[l(1)], int b[l(2)]); void n(int a[l(1)], int b[l(2)]) {} n(0, 0);", "12 21"},
	{"va_arg(*(l(2), &ap), int (*)[l(1)]);", "12 21"}, {"x = (va_arg(ap, int (*)[l(1)]) != 0) + l(2);", "12 21"},
	{`__asm__ volatile("" :: "r"(l(1)), "r"(l(2)));`, "12 21"}, {`__asm__ volatile("" : "=r"(buf[l(1)]) : "r"(l(2)));`, "12 21"},
	{`__asm__ volatile("" :: "r"(l(1)), "m"(buf[l(2)]));`, "12 21"}, {`__asm__ volatile("" : "+r"(buf[l(1)]) : "r"(l(2)));`, "12 21"},
	{`__asm__ volatile("" : "=r"(x) : "0"(l(1)), "r"(l(2)));`, "12 21"},
	{"int a[2] = {[0] = l(1), [0] = l(2)}; (void)a;", "12 2 21"}, {"int a[1] = {l(1), l(2)}; (void)a;", "1 12 21"},
	{"x = (int[2]){[0] = l(1), [0] = l(2)}[0];", "12 2 21"}, {"x = (int[1]){l(1)}[0] + l(2);", "12 21"},
	{"(void)(int (*[2])[l(1)]){(void *)(long)l(2)};", "12 21"}, {"struct { int (*p)[l(1)]; } y; (void)y;", "1"},
	{"struct { int (*p)[l(1)][l(2)]; } y; (void)y;", "12 21"},
	{"return (void)(sizeof(int[l(1)]) + l(2)), (void)va_end(ap);", "12 21"},
	{"x = l(1) + sizeof(int[sizeof(int[l(2)])]);", "12 21"}, {"x = sizeof(int[x = l(1)]) + sizeof(int (*)[(l(2), x)]);", "1 12 21~"},
	{"x = (int)sizeof(int[l(1)]) ? l(2) : l(3);", "12"}, {"x = __builtin_constant_p((int (*)[l(1)])0) + l(2);", "12 2 21"},
	{"x = __builtin_offsetof(struct s, a[l(1)]) + l(2);", "12 21"}, {"x = _Alignof(int[l(1)]) + l(2);", "2"},
	{"x = ((unsigned (*)())l)((long)(int (*)[l(2)])0 + 1);", "21"}, {"x = *(int *)(int (*)[l(1)])(buf + l(2));", "12 21"},
	{"buf[(long)(int (*)[l(1)])0] = l(2);", "12 21"}, {"buf[sizeof(char[l(1)])] += l(2);", "12 21"},
	{"*(int *)(int (*)[l(1)])buf = l(2);", "12 21"}, {"struct p a = {sizeof(int[l(1)]), l(2)}; (void)a;", "12 21"},
	{"for (int (*p)[l(1)][l(2)] = 0; p;) ;", "12 21"}, {"do ; while (sizeof(int[l(1)]) > 100 * l(2));", "12 21"},
}

const sizeOrdersPrelude = `#include <stdarg.h>
#include <stddef.h>
static int calls, x, buf[100]; struct p { int x, y; }; struct s { int a[9]; };
static unsigned l(int n) { calls = calls * 10 + n; return n; }
static int two(int a, int b) { return a + b; }
static void g1(int a[l(1)], int b[l(2)]) {}
static void g2(int (*a)[l(1)], int (*b)[l(2)]) {}
static void g3(a, b) int (*a)[l(1)], (*b)[l(2)]; {}
static void g4(int n, int a[l(1)][l(2)]) {}
static void g5(int *a, int b[(l(1), l(2))]) {}
unsigned long long result[1];
`

// TestSizeOrders: sizes are evaluated in all orders that C allows, and in no other.
func TestSizeOrders(t *testing.T) {
	for _, c := range sizeOrders {
		text := sizeOrdersPrelude + "static void t(int n, ...) { va_list ap; va_start(ap, n); { " + c.stmt + " } va_end(ap); }\n" +
			"int main(void) { t(0, buf); result[0] = calls; return 0; }\n"
		got, some := executions(t, text)
		var orders []string
		for r := range got {
			orders = append(orders, fmt.Sprint(r))
		}
		slices.Sort(orders)
		s := strings.Join(orders, " ")
		if some {
			s += "~"
		}
		if s != c.orders {
			t.Errorf("%s\n\tcalls of l: %s, want %s", c.stmt, s, c.orders)
		}
	}
}

// TestNestedSizes: sizes in sizes are lowered a bounded number of times each, however deep they nest.
func TestNestedSizes(t *testing.T) {
	for _, form := range []string{"sizeof(int[%s])", "sizeof(int (*)[%s])", "sizeof(__typeof__((int (*)[%s])0))",
		"sizeof(*(int (*)[%s])0)", "f() + sizeof(int (*)[%s])", "(long)(int (*)[%s])0 + 1"} {
		e := "f()"
		for range 40 {
			e = fmt.Sprintf(form, e)
		}
		if _, err := frontend.LoadSource(t.Context(), map[string]string{"t.c": evaluatedText("calls = " + e + ";")},
			frontend.Options{}); err != nil {
			t.Error(err)
		}
	}
}
