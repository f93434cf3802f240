package frontend_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/limit/limittest"
)

// Whatever the bytes are: a checked program or an error, no panic, no hang.
func FuzzLoad(f *testing.F) {
	f.Add("int main(void) { return 0; }")
	f.Add(prelude + "void test(void) { a[g] += f1(h) ? sp->x++ : (p = a, *p); switch (g) { case 1 ... 3: goto l; default: l: vf(); } }")
	f.Add("_Atomic struct { int x[3]; } s; typedef __typeof__(s) t; int f(int n, int v[n][n]) { t u = {.x[1] = 2, " +
		"3}; return ({ int w[n]; w[0] = sizeof v[0]; w[0]; }); }")
	f.Add("struct s { int a : 3, : 0, b : 4; union { char c; long d; }; } x = { 1, 2, .d = 3 }; int *p = " +
		"&(int){4}; char t[] = \"a\\x41\" L\"\"; enum { A = -1, B } e; void f(e) int e; { void *q = &&l; goto *q; l:; }")
	f.Add("int f(); int f(int a, ...) { __builtin_va_list ap; __builtin_va_start(ap, a); double d = " +
		"__builtin_va_arg(ap, double); asm volatile(\"x\" : \"=r\"(a), \"+m\"(d) : \"i\"(3) : \"memory\"); return " +
		"_Generic(d, int: 1, default: __builtin_clz(a)) ?: a; }")
	for _, p := range features {
		if !strings.Contains(p.text, "#include") {
			f.Add(p.text)
		}
	}
	f.Add("int00(r){int r!r }") // the parser library panics
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "#include") {
			return
		}
		opts := frontend.Options{Limits: csource.Limits{Time: 2 * time.Second, Tokens: 20_000, Expansion: 50_000,
			Nesting: 200, FileSize: 1 << 16}}
		var p *cfg.Program
		var err error
		limittest.Within(t, limittest.Limits, func(ctx context.Context) {
			p, err = frontend.LoadSource(ctx, map[string]string{"t.c": text}, opts)
		})
		if err != nil {
			if strings.Contains(err.Error(), "internal error") {
				t.Errorf("%v", err)
			}
			return
		}
		if err := cfg.Check(p); err != nil {
			t.Errorf("%v", err)
		}
	})
}
