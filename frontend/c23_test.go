package frontend_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
)

// Programs of C23, with what main returns. gcc 14 accepts them; gcc 12 does not.
var c23Programs = []struct{ name, text, want string }{
	{"auto", `auto g = 3; static auto h = 2.5; static auto s = "abc"; int main(void) { auto x = 1; auto p = &g; const auto q = 'a';
auto static k = 5L; for (auto i = 0ll; i < 3; i++) x += sizeof i; auto int old = 2; auto z = (char)1; auto y = (short)2;
return x + *p + (q == 97) + sizeof k + (h == 2.5) + sizeof s + old + sizeof z + sizeof y; }`, "51"},
	{"tags", `#define PAIR(T) struct pair_##T { T a, b; }
PAIR(int) f(PAIR(int) p) { return (PAIR(int)){p.b, p.a}; }
int main(void) { PAIR(int) x = {1, 20}; PAIR(int) y = f(x); struct n { int v; struct n *next; } a = {3};
{ struct n { int v; struct n *next; } b = a; a = b; } enum e { A = 1 }; enum e { A = 1 }; return y.a + y.b + a.v + A; }`, "25"},
	{"ellipsis", `#include <stdarg.h>
int sum(...) { va_list ap; va_start(ap); int a = va_arg(ap, int), b = va_arg(ap, int); va_end(ap); return 10 * a + b; }
int (*p)(...) = sum; int main(void) { return sum(1, 2) + p(3, 4); }`, "46"},
	{"null", `#include <stddef.h>
int f(int *q, nullptr_t n) { if (!q) return 4; unreachable(); } int main(void) { return f(nullptr, nullptr) + sizeof(nullptr_t); }`, "12"},
	{"abstract", `typedef int T; int f(T [static 2], const T [const], int [restrict *]); int f(T a[static 2], const T b[], int c[]) { return a[1]; }
int main(void) { int a[2] = {[0] 5, [1] 6}; return f(a, a, a); }`, "6"},
	{"embed", "const unsigned char d[] = {\n#embed \"d.bin\" prefix(1,) suffix(,)\n2}; int e[] = {\n#define FILE \"d.bin\"\n#embed FILE __limit__(1 + 1)\n};\n" +
		"int z[] = {\n#embed \"d.bin\" limit(0) if_empty(42)\n};\nint main(void) { return sizeof d * 1000 + d[3] + sizeof e + z[0]; }", "5149"},
	{"enums", `enum E : unsigned char { A, B = 255 }; typedef enum : short { S } sh; enum F { C = 1LL << 40 };
int main(void) { return B + 1 + sizeof(enum E) + sizeof(sh) + sizeof(enum F); }`, "267"},
	{"constexpr", `constexpr int N = 4; constexpr struct { int x, y; } P = {1, 2}; int t[N]; int main(void) { constexpr int m = N * 2; static char q[m];
return sizeof t + sizeof q + P.y + 1'000 + 0b1'01; }`, "1031"},
	{"constants", `constexpr unsigned char N = 4 + 256 * 0, M = N - 5 + 256; static const int *p = (const int *)&N; typedef int A[N]; enum { E = N + 1 };
constexpr auto K = 3; constexpr bool T = 7; int t[K]; struct { int b : N; } s;
int main(void) { constexpr static int L = 2; for (constexpr int i = 1; ;) { switch (3) { case K: goto out; case N: return 0; } }
out:; const unsigned char *q = &N; s.b = -8; return sizeof(A) + E + M * 1000 + T + sizeof t + *q + (p != 0) + L + s.b; }`, "255033"},
	{"checked", `#include <stdckdint.h>
#include <limits.h>
int main(void) { int r; bool o = ckd_add(&r, INT_MAX, 1); o = o && !ckd_mul(&r, 3, 4L) && BOOL_WIDTH == 1; return r + o; }`, "13"},
	{"assert", "#include <assert.h>\nint main(void) { struct p { int x, y; }; assert((struct p){1, 2}.x == 1, 1); return 1; }", "1"},
}

func TestC23(t *testing.T) {
	for _, c := range c23Programs {
		fsys := fstest.MapFS{"t.c": &fstest.MapFile{Data: []byte("#define main main_\n" + c.text +
			"\n#undef main\nunsigned long long result[1]; int main(void) { result[0] = main_(); return 0; }")},
			"d.bin": &fstest.MapFile{Data: []byte("abc")}}
		p, err := frontend.Load(context.Background(), []string{"t.c"}, frontend.Options{FS: fsys, Std: "c23"})
		if err == nil {
			err = cfg.Check(p)
		}
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := fmt.Sprint(ran(t, p)[0]); got != c.want {
			t.Errorf("%s: got %s, want %s", c.name, got, c.want)
		}
	}
}

// What only C23 has is what it was before in other dialects, and what is not supported is named where it stands.
func TestC23Errors(t *testing.T) {
	for _, c := range []struct{ std, text, want string }{
		{"c23", "int x;\n_BitInt(129) a;", "t.c:2:1: a _BitInt of more than 128 bits is not supported"},
		{"c23", "_BitInt(1) a;", "_BitInt(1) is too narrow"},
		{"c23", "_BitInt a;", "_BitInt has no width"},
		{"c23", "int n; void f(void) { _BitInt(n) a; }", "the width of a _BitInt is not a constant"},
		{"c23", "_Atomic _BitInt(7) a;", "an atomic _BitInt is not supported"},
		{"c23", "_Atomic(unsigned _BitInt(7)) a;", "an atomic _BitInt is not supported"},
		{"c23", "_BitInt(7) a; void f(void) { __atomic_fetch_add(&a, 1, 5); }", "an atomic _BitInt is not supported"},
		{"c23", "struct { _BitInt(7) a : 3; } x;", "bit-fields that are a _BitInt are not supported"},
		{"c17", "void f(void) { struct s { int x; } a; { struct s { int x; } b = a; } }", "incompatible types"},
		{"c23", "void f(void) { struct s { int x; } a; { struct s { long x; } b = a; } }", "incompatible types"},
		{"c23", "void f(void) { struct s { int x; } a; { union s { int x; } b = a; } }", "incompatible types"},
		{"c23", "int a[] = {\n#embed \"none.bin\"\n};", `t.c:2:2: include file "none.bin" not found`},
		{"c23", "int a[] = {\n#embed \"t.c\" size(3)\n};", "t.c:2:14: unknown parameter size of #embed"},
		{"c23", "int a[] = {\n#embed \"t.c\" limit(-1)\n};", "the limit of #embed is negative"},
		{"c23", "int n = 3;\nint a[n];", "t.c:2:5: the size of a is not constant"},
		{"c17", "void f(int n) { static int a[n]; }", "t.c:1:28: the size of a is not constant"},
		{"c23", "int a[] = {\n#embed\n};", `#embed expects "file" or <file>`},
	} {
		fsys := fstest.MapFS{"t.c": &fstest.MapFile{Data: []byte(c.text)}}
		_, err := frontend.Load(context.Background(), []string{"t.c"}, frontend.Options{FS: fsys, Std: c.std})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %s", c.text, err, c.want)
		}
	}
}

// elseIfs is the body of a function with chains of n branches, inside each other, without braces and with labels.
func elseIfs(n int) string {
	var b strings.Builder
	b.WriteString("for (int x = -1; x < " + fmt.Sprint(n+2) + "; x += 7)\n")
	for i := range n {
		fmt.Fprintf(&b, "if (x == %d) ", i)
		switch i % 8 {
		case 0:
			fmt.Fprintf(&b, "H(%d);", i)
		case 1:
			fmt.Fprintf(&b, "{ H(%d); if (x & 4) continue; }", i)
		case 2:
			fmt.Fprintf(&b, "do if (x & 8) H(1); else if (x & 4) H(2); else H(3); while (0);")
		case 3:
			fmt.Fprintf(&b, "switch (x & 24) case 8: case 1 ? 16 : 0: default: H(%d);", i)
		case 4:
			fmt.Fprintf(&b, "while (1) { H(%d); break; }", i)
		case 5:
			fmt.Fprintf(&b, "l%d: H(x ? 1 : 2);", i)
		case 6:
			b.WriteString(";")
		case 7:
			fmt.Fprintf(&b, "for (int j = 0; j < 2; j++) { if (j) H(j); else H(%d); }", i)
		}
		b.WriteString("\nelse ")
	}
	return b.String() + "H(99);"
}

// plainElseIfs is the same, with calls only: a statement in a branch that is not understood leaves a chain as it is.
func plainElseIfs(n int) string {
	var b strings.Builder
	b.WriteString("for (int x = -1; x < " + fmt.Sprint(n+2) + "; x += 7)\n")
	for i := range n {
		fmt.Fprintf(&b, "if (x == %d) H(%d); else ", i, i)
	}
	return b.String() + "{ H(98); H(99); }"
}

func init() {
	executed = append(executed, plainElseIfs(300))
	// Chains that are cut, at their first branch, one in another, and before the end of a block.
	executed = append(executed, elseIfs(300), elseIfs(1100), "{ "+strings.ReplaceAll(elseIfs(600), "H(3);", "{ "+
		strings.ReplaceAll(strings.ReplaceAll(elseIfs(3), " l", " m"), "x", "y")+" }")+" }")
}

// Long chains take time in proportion to their length: the parser recurses into few of their branches.
func TestLongChain(t *testing.T) {
	var b strings.Builder
	b.WriteString("int g; int f(int x) {\n")
	for i := range 60_000 {
		fmt.Fprintf(&b, "if (x == %d) g = %d; else\n", i, i)
	}
	b.WriteString("g = 1; return g; }")
	if _, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": b.String()}, frontend.Options{}); err != nil {
		t.Fatal(err)
	}
}
