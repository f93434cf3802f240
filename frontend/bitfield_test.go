package frontend_test

import (
	"context"
	"encoding/binary"
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/interp"
)

// bitFieldExpressions are evaluated with all bits of the bit-fields set, and l, i and u likewise.
var bitFieldExpressions = []string{
	"s.x + 1", "s.x + 1 == 0", "s.x == -1", "s.x > i", "-s.x", "~s.x", "s.x << 8", "(s.x << 8) >> 8", "s.x * 2",
	"(0, s.a) - 4 < 0", "({ s.a; }) - 4 < 0",
	"(s.a = 3) - 4 < 0", "(s.a += 0) - 4 < 0", "s.a++ - 4 < 0", "(1 ? s.a : s.a) - 5 < 0", "(0, s.x) + 1",
	"({ s.x; }) + 1", "(s.x = -1) + 1",
	"(s.x += 0) + 1", "(i ? s.x : s.x) + 1", "(i ? s.x : 0) + 1", "(i ? -1 : s.x)", "(i ? -1 : s.x) == -1",
	"(s.x ?: 1) + 1", "s.x + l", "s.x + l < 0",
	"(s.x - 2) + l < 0", "s.x - l", "s.x < l", "s.z + s.x", "s.z + 1", "s.y + u", "s.y < u", "s.x + s.m < 0",
	"s.x + s.y < 0", "s.m < s.x", "s.z < s.y",
	"s.n + 1", "s.b + 1", "s.c + 1u", "s.d + 1", "s.d + 1 == 0", "s.c - 1 < 0", "s.d - s.d - 1 < 0", "s.d + 1l",
	"+s.x + 1", "(s.x) + 1", "(unsigned long)s.x + 1",
	"sizeof(s.x + 0)", "s.x / -1", "s.x >> 1", "s.y >> 1", "s.y / 2", "-s.y", "!s.x", "s.x++ + 1", "++s.x",
	"s.x -= 1", "s.x & -1", "(s.x | 0) + 1", "s.x ^ -1",
	"(s.x + 1) + l", "(s.x + 1) * 1.0", "(s.x + 1) ? 1 : 2", "s.x % 1000 - 1000000 < 0",
	"({ int r = 0; switch (s.x) { case -1: r = 1; } r; })",
	"({ int r = 0; switch (s.x + 1) { case 0: r = 1; break; case 1 ... 9: r = 2; } r; })", "s.d + s.c < 0",
	"s.b - s.b - 1 < 0", "s.d * s.d", "s.d << 4", "s.b << 4",
	"s.c << 1 < 0", "({ s.e; }) - 8 < 0", "s.e-- - 8 < 0", "(long long)(s.x - 1) < 0", "(int)(s.x + 1)",
	"a[(s.x + 2) & 1]", "*(a + ((s.x + 2) & 3) % 2)",
}

// TestWideBitFields holds the arithmetic of bit-fields against that of gcc, and, where it takes the other
// choice each time, that of clang.
func TestWideBitFields(t *testing.T) {
	var b strings.Builder
	fmt.Fprintf(&b, `
#ifndef __MAYRUN__
int printf(const char *, ...);
#endif
struct { unsigned long long x : 40; long long y : 40; unsigned a : 3; unsigned long long z : 33; long long m : 50;
    unsigned long long n : 64; unsigned b : 32; long long c : 32;
	unsigned long long d : 32; unsigned char e : 3; } s;
unsigned long long result[%d];
static int a[2] = {5, 6};
static void all(void)
{
	long long l = -1; int i = -1; unsigned u = -1;
`, len(bitFieldExpressions))
	for k, e := range bitFieldExpressions {
		fmt.Fprintf(&b, "\ts.x = -1; s.y = -1; s.a = 3; s.z = -1; s.m = -1; s.n = -1; s.b = -1; s.c = -1; s.d = "+
			"-1; s.e = 7;\n\tresult[%d] = (long long)(%s);\n", k, e)
	}
	fmt.Fprintf(&b, `}
int main(void)
{
	all();
#ifndef __MAYRUN__
	for (int i = 0; i < %d; i++) printf("%%llu\n", result[i]);
#endif
	return 0;
}
`, len(bitFieldExpressions))
	p, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": b.String()}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for guess, compiler := range []string{"gcc", "clang"} {
		t.Run(compiler, func(t *testing.T) {
			if _, err := exec.LookPath(compiler); err != nil {
				t.Skip("no " + compiler)
			}
			want := compiledBy(t, compiler, b.String())
			guessed := false
			m, err := interp.New(p, interp.Options{Choose: func(c *interp.Choice) uint64 {
				guessed = guessed || c.Guess
				return uint64(guess)
			}})
			if err != nil {
				t.Fatal(err)
			}
			for !m.Done() {
				if _, err := m.Step(m.Enabled()[0]); err != nil {
					t.Fatal(err)
				}
			}
			got := m.Bytes(m.GlobalNamed("result"))
			for k, e := range bitFieldExpressions {
				if g := binary.LittleEndian.Uint64(got[8*k:]); g != want[k] {
					t.Errorf("%s = %d, want %d", e, int64(g), int64(want[k]))
				}
			}
			if !guessed {
				t.Error("what compilers differ in is no guess")
			}
		})
	}
}

func TestTypeOfWideBitField(t *testing.T) {
	for _, text := range []string{"__typeof__(s.x + 1) v;", "int v = _Generic(s.x, default: 1);"} {
		_, err := frontend.LoadSource(context.Background(),
			map[string]string{"t.c": "struct { unsigned long x : 40; } s; void f(void) { " + text +
				" } int main(void) { }"}, frontend.Options{})
		if err == nil || !strings.Contains(err.Error(), "wider than int") {
			t.Errorf("%s: %v", text, err)
		}
	}
}
