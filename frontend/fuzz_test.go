package frontend_test

import (
	"context"
	"strings"
	"testing"
	"testing/fstest"
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

// Whatever stands behind a header that is missing: what can be loaded of it makes a checked program, in which
// everything else is left out.
func FuzzWithoutHeader(f *testing.F) {
	for _, text := range []string{
		"int n; gone_t *p; static void f(void) { GONE(n); } int main(void) { f(); return 0; }",
		"GONE_HANDLER(h) { n = 1; } GONE_INIT(h); int main(void) { h(); return 0; }",
		"struct s { gone_t g; int *p; } v; static int *q = GONE + &v; int (*t[GONE])(void) = { main, GONE }; int main(void) { return *v.p; }",
		"gone_t f(gone_t x) { if (x { } int g(void) { return f(g()); } int main(void) { return g(); }",
		"static int on; static int *q = &on; static int on = GONE; #ifdef GONE\n#error\n#endif\nint main(void) { return *q; }",
		"GONE_API int f(void); GONE x; typedef gone_u T; T *f2(T); int main(void) { GONE_EACH(i) { f(); } return sizeof(T); }",
		"int a[]; int a[GONE]; int main(void) { return a[0]; } }",
		"A A(){0}",
		"A0 on;static on=!",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "#include") {
			return
		}
		files := fstest.MapFS{"t.c": {Data: []byte("#include \"gone.h\"\n" + text)}, "u.c": {Data: []byte("int n; int f(void) { return n; }")}}
		p := frontend.Project{KeepGoing: true}
		for _, name := range []string{"t.c", "u.c"} {
			p.Files = append(p.Files, csource.File{Name: name, Options: frontend.Options{FS: files, Limits: csource.Limits{
				Time: 2 * time.Second, Tokens: 20_000, Expansion: 50_000, Nesting: 200, FileSize: 1 << 16}}})
		}
		var l *frontend.Loaded
		var err error
		limittest.Within(t, limittest.Limits, func(ctx context.Context) { l, err = p.Load(ctx) })
		if err != nil {
			if strings.Contains(err.Error(), "internal error") {
				t.Errorf("%v", err)
			}
			return
		}
		if err := cfg.Check(l.Program); err != nil {
			t.Errorf("%v", err)
		}
	})
}
