package frontend_test

import (
	"context"
	"fmt"
	"strconv"
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
	f.Add("_BitInt(17) a = 5wb; unsigned _BitInt(7) f(_BitInt(3) b, long c) { a += b * c; char v[__alignof__ *&a]; " +
		"__atomic_compare_exchange_n(&c, (void *)&c, 0, 1, 5, 0); return -a << sizeof a++ ? f(b, sizeof v - 1) : 3uwb; }")
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
		loads(t, text, opts)
	})
}

// loads holds a text to being a checked program, or an error, within the limits.
func loads(t *testing.T, text string, opts frontend.Options) {
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

// Whatever a header and a file that includes it hold: the program is the same if nothing of the header is dropped.
func FuzzUnused(f *testing.F) {
	for _, text := range []string{
		"int f(int x); struct s { int a; }; typedef struct s t; enum { A, B }; extern int n; static int h(void) { return A; }#int main(void) { t x = { B }; return f(n) + x.a; }",
		"extern int (f), *(*g(void))(int); struct s; typedef int fn(struct s *), (*pf)(fn *); static void c(void) __attribute__((constructor)); static void c(void) { }#int main(void) { return f + *g()(1); }",
		"x++; f(1); extern int k;#int x; int f(int a) { return a; } int main(void) { { ; } x = 1;\n#include \"h.h\"\nreturn x; }",
		"int a, b; int g(int a, int (*cb)(struct q *), union u { int z; } *p); _Static_assert(1, \"x\"); int (*v)(void);#int q; int main(void) { return a + q; }",
		"typedef __typeof__(sizeof 0) size; extern size n[3], m __attribute__((weak)); long (w); struct { int i; } const (*p);#int main(void) { return &m ? w : p->i; }",
	} {
		header, file, _ := strings.Cut(text, "#")
		f.Add(header, file)
	}
	f.Fuzz(func(t *testing.T, header, file string) {
		if strings.Contains(header, "#") || strings.Contains(file, "__") {
			return
		}
		if !strings.Contains(file, "#include \"h.h\"") {
			file = "#include \"h.h\"\n" + file
		}
		var texts [2]string
		var errs [2]error
		for i := range texts {
			opts := frontend.Options{KeepUnused: i == 0, Limits: csource.Limits{Time: 2 * time.Second, Tokens: 20_000, Expansion: 50_000,
				Nesting: 200, FileSize: 1 << 16}}
			limittest.Within(t, limittest.Limits, func(ctx context.Context) {
				p, err := frontend.LoadSource(ctx, map[string]string{"t.c": file, "h.h": header}, opts)
				var b strings.Builder
				if errs[i] = err; err == nil {
					p.Notes = nil // such as about attributes of what nobody uses
					if err := cfg.Fprint(&b, p); err != nil {
						t.Error(err)
					}
				}
				texts[i] = b.String()
			})
		}
		if errs[0] == nil && (errs[1] != nil || texts[0] != texts[1]) {
			t.Errorf("with all of the header:\n%s\nwithout what is not used: %v\n%s", texts[0], errs[1], texts[1])
		}
	})
}

// Whatever the branches of a long chain of else-if are: a checked program or an error, in time.
func FuzzChain(f *testing.F) {
	f.Add("x == %d", "y = %d;", 30)
	f.Add("x++ && ({ y; })", "{ if (x) y++; else y--; }", 70)
	f.Add("x", "l%d: ;", 100)
	f.Add("x", "break;", 40)
	f.Add("y ? x : %d", "switch (x) { case 1: if (y) ; }", 50)
	f.Add("x) y++; else if (y", "x = 1", 65)
	f.Fuzz(func(t *testing.T, condition, branch string, n int) {
		if n < 1 || n > 300 || len(condition)+len(branch) > 300 || strings.Contains(condition+branch, "#include") {
			return
		}
		var b strings.Builder
		b.WriteString("int x, y;\nint main(void) {\n\tfor (;;) {\n\t")
		for i := range n {
			number := strings.NewReplacer("%d", strconv.Itoa(i))
			fmt.Fprintf(&b, "if (%s) %s\n\telse ", number.Replace(condition), number.Replace(branch))
		}
		b.WriteString("y = 2; } return x; }\n")
		loads(t, b.String(), frontend.Options{Limits: csource.Limits{
			Time: 4 * time.Second, Tokens: 200_000, Expansion: 50_000, Nesting: 2_000, FileSize: 1 << 18}})
	})
}
