package csource_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

func Example() {
	fsys := fstest.MapFS{"bank.c": &fstest.MapFile{Data: []byte(`
#include <pthread.h>
int balance;
void *deposit(void *arg) { balance += 10; return 0; }
int main(void) {
	pthread_t t;
	pthread_create(&t, 0, deposit, 0);
	return balance;
}`)}}
	units, err := csource.Load(context.Background(), []string{"bank.c"}, csource.Options{FS: fsys})
	if err != nil {
		fmt.Println(err)
		return
	}
	u := units[0]
	for tu := u.AST.TranslationUnit; tu != nil; tu = tu.TranslationUnit {
		if ed := tu.ExternalDeclaration; ed.Case == cc.ExternalDeclarationFuncDef {
			d := ed.FunctionDefinition.Declarator
			fmt.Printf("%v: %s\n", u.Pos(d.NameTok()), d.Name())
		}
	}
	// Output:
	// bank.c:4:7: deposit
	// bank.c:5:5: main
}

// load loads one text as t.c, and fails the test if there are errors.
func load(t testing.TB, src string, opts csource.Options) *csource.Unit {
	t.Helper()
	opts.FS = fstest.MapFS{"t.c": &fstest.MapFile{Data: []byte(src)}}
	units, err := csource.Load(context.Background(), []string{"t.c"}, opts)
	if err != nil {
		t.Fatalf("%v\n%s", err, src)
	}
	return units[0]
}

// accepted is C that gcc accepts, one feature a line, and that the parser would
// reject or misread without normalisation.
var accepted = []string{
	"int x; __typeof__(int) a; typeof(x) b; __typeof__(int *) c; typeof(const int *) d; typeof(int[3]) e;",
	"[[nodiscard]] int f(void); int g(int a [[maybe_unused]]) { return a; }",
	"void f(void) { asm inline volatile(\"nop\" ::: \"memory\"); }",
	"void f(int x) { asm goto(\"jmp %l0\" :::: out); out:; }",
	"_Static_assert(1); static_assert(sizeof(int) == 4); struct s { int a; _Static_assert(1, \"x\"); };",
	"int f(int n, int a[*], int b[*][*]); int g(int n, int a[static 3]);",
	"int a[4] = { [1] 5, [2] 7 }; struct { int x; } s = { x: 3 };",
	"int c = 'ab'; unsigned short d = u'x'; unsigned e = U'y'; int w = L'z'; int v = u8'a';",
	"float f = 1.0Q; long double l = 1.0w; double d = 1.0F64; unsigned long long u = 18446744073709551615;",
	"_Float16 h = 1; _Float32 f; _Float64x d; _Float128 q; __float128 r; _Complex _Float32 z;",
	"enum __attribute__((packed)) E { A, B = 300 }; enum E e; enum F { C } __attribute__((packed)) f;",
	"void f(int x) { switch (x) { case 1: default: } { goto l; l: } }",
	"int x = 8 << -2;",
	"int f(int), g(int); struct s { int n; }; void h(struct s *p) { if (f(sizeof p->n)) g(f(sizeof p[0])); f(__alignof__ p); }",
	"#define F(a, x...) f(a, ##x)\n#define G(a, ...) f(a __VA_OPT__(,) __VA_ARGS__)\n" +
		"int f(int, ...); int g(void) { return F(1) + F(1, 2) + G(1) + G(1, 2); }",
	"char s[] = u8\"a\" \"b\"; unsigned short t[] = u\"ab\"; const unsigned short *p = u\"xy\"; __WCHAR_TYPE__ w[] = \"a\" L\"b\";",
	"struct s { int a __attribute__((packed)), b; struct { int c; } __attribute__((aligned(8))) d, *e; };",
	"typedef int T; struct s { T; enum { A, B }; int; int x; }; int f(struct s *p) { return p->x; }",
	"void f(void) { void (*p)(int) = (void (*)(int x))0; int x = 1; p(x); }",
	"void f(int a) __attribute__((noinline, noreturn, cold)); int x __attribute__((section(\"a\"))) __attribute__((aligned(8))) = 1;",
	"int f(int x, ...) { __builtin_va_list a; __builtin_va_start(a, x); void (*p)(void) = __builtin_va_arg(a, void " +
		"(*)(void)); __builtin_va_end(a); return p != 0; }",
	"int a = __builtin_types_compatible_p(int[3], int[]), b = __builtin_offsetof(struct { int x; int y; }, y);",
	"__auto_type x = 3; int f(void) { __auto_type y = &x; return *y; }",
	"# 1 \"x.c\" 1 3 4\nint x;\n#ident \"a\"\n#pragma GCC diagnostic push\n_Pragma(\"x\") int y;",
	"int __attribute__((mode(DI))) x; typedef unsigned T __attribute__((__mode__(__byte__))); T t;",
	"int _Nonnull_; int *_Nullable p; __declspec(x) int q;",
	"int f(x, y) char *x; { return *x + y; } main() { return f(\"a\", 1); }",
}

func TestAccepted(t *testing.T) {
	for _, src := range accepted {
		load(t, src, csource.Options{})
		load(t, src, csource.Options{DataModel: csource.ILP32})
	}
}

func TestPositions(t *testing.T) {
	src := "#define TWICE(e) ((e) + (e) + z)\nint a, b, z;\nint f(void) {\n  return TWICE(\n    a) +\\\n b;\n}\n" +
		"# 70 \"orig.y\"\nint g(void) { return a; }\n"
	u := load(t, src, csource.Options{})
	var got []string
	walk(u.AST.TranslationUnit, func(n cc.Node) bool {
		if p, ok := n.(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent {
			pos := u.Pos(p)
			got = append(got, fmt.Sprintf("%s@%v/%s:%d", p.Token.SrcStr(), pos, pos.PhysicalFile, pos.PhysicalLine))
		}
		return true
	})
	want := "a@t.c:5:5/t.c:5 a@t.c:5:5/t.c:5 z@t.c:4:10/t.c:4 b@t.c:6:2/t.c:6 a@orig.y:70:22/t.c:9"
	if s := strings.Join(got, " "); s != want {
		t.Errorf("got  %s\nwant %s", s, want)
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{"missing", "", "missing.c: file does not exist"},
		{"syntax", "int x;\nint f(void) {\n  return x +;\n}\n", "t.c:3:13: "},
		{"open", "int main() {\n  int x = 3;\n", "t.c:1:12: \"{\" is never closed"},
		{"extra", "int x;\n}\n", "t.c:2:1: unexpected \"}\""},
		{"line", "#line 40 \"g.y\"\nint f( {\n", "g.y:40:"},
		{"include", "int x;\n#include <none.h>\n", "t.c:2:2: include file \"none.h\" not found"},
		{"error", "#error stop here\n", "t.c:1:1: #error stop here"},
		{"binary", "\x7fELF\x01\x02\x00", "t.c:1:1: stray byte 0x7f"},
		{"string", "char *s = \"abc;\n", "t.c:1:11: missing terminating"},
		{"char", "int c = '';", "t.c:1:9: empty character constant"},
		{"nesting", "int x = " + strings.Repeat("(", 100_000), "t.c:1:2009: brackets nested more than"},
		{"number", "int x =\n1 + " + strings.Repeat("1", 20_001) + ";", "t.c:2:5: a number of more than"},
		{"unary", "int x = " + strings.Repeat("!", 1_000_000) + "1;", "t.c:1:50006: more than"},
		{"self", "#include \"t.c\"\n", "t.c:1:2: #include nested more than"},
	} {
		fsys := fstest.MapFS{"t.c": &fstest.MapFile{Data: []byte(c.src)}}
		file := "t.c"
		if c.name == "missing" {
			file = "missing.c"
		}
		units, err := csource.Load(context.Background(), []string{file}, csource.Options{FS: fsys})
		if err == nil || units != nil {
			t.Errorf("%s: loaded", c.name)
			continue
		}
		var list csource.ErrorList
		if !errors.As(err, &list) || len(list) == 0 {
			t.Errorf("%s: %T", c.name, err)
		}
		if !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %.300v\nwant %s", c.name, err, c.want)
		}
		if strings.Contains(err.Error(), "mayrun-unit") || strings.Contains(err.Error(), ".go:") {
			t.Errorf("%s: the error shows the inside: %v", c.name, err)
		}
	}
}

func TestLimits(t *testing.T) {
	fsys := fstest.MapFS{"t.c": &fstest.MapFile{Data: []byte("int x; int f(void) { return x" + strings.Repeat("*x", 5_000) + "; }")}}
	for want, l := range map[string]csource.Limits{
		"longer than": {Time: time.Microsecond},
		"bytes":       {FileSize: 100},
		"tokens":      {Tokens: 1000},
		"after prepr": {Text: 1000},
	} {
		_, err := csource.Load(context.Background(), []string{"t.c"}, csource.Options{FS: fsys, Limits: l})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", want, err)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := csource.Load(ctx, []string{"t.c"}, csource.Options{FS: fsys}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

func TestOptions(t *testing.T) {
	fsys := fstest.MapFS{
		"dir/t.c": &fstest.MapFile{Data: []byte("#include \"own.h\"\n#include <inc.h>\n" +
			"int a = OWN + INC + N + X + FROM(3);\n#ifdef __linux__\n#error undefine\n#endif\n")},
		"dir/own.h": &fstest.MapFile{Data: []byte("#define OWN 1\n")},
		"i/inc.h":   &fstest.MapFile{Data: []byte("#include_next <inc.h>\n")},
		"s/inc.h":   &fstest.MapFile{Data: []byte("#define INC 2\n")},
		"pre.h":     &fstest.MapFile{Data: []byte("#define FROM(x) (x)\n")},
	}
	_, err := csource.Load(context.Background(), []string{"dir/t.c"}, csource.Options{
		FS: fsys, IncludeDirs: []string{"i"}, SysIncludeDirs: []string{"s"},
		Defines: []string{"N=2", "X"}, Undefines: []string{"__linux__"}, Includes: []string{"pre.h"},
	})
	if err != nil {
		t.Error(err)
	}
}

// TestUnusedDeclarations: dropping them must not change what is accepted.
func TestUnusedDeclarations(t *testing.T) {
	src := `typedef int T; typedef T U; struct late; extern struct late *lp; struct late { U m; };
enum { ONE = 1 }; void (*signal(int s, void (*f)(int)))(int); int (paren)(int); typedef int (*cmp)(const void *a, const void *b);
extern int unused(struct late *a); int old(a) int a; { return a; } typedef struct { int q; } div2, *pdiv2; extern char *const names[];
int main(void) { lp->m = ONE; signal(1, 0); cmp c = 0; pdiv2 d = 0; return paren(old(1)) + names[0][0] + c(0, 0) + d->q; }`
	fsys := fstest.MapFS{"t.i": &fstest.MapFile{Data: []byte(src)}}
	if _, err := csource.Load(context.Background(), []string{"t.i"}, csource.Options{FS: fsys}); err != nil {
		t.Error(err)
	}
}

// TestConcurrent: Load keeps no state. Meant for the race detector.
func TestConcurrent(t *testing.T) {
	done := make(chan error)
	for i := 0; i < 4; i++ {
		m := csource.DataModel(i % 2)
		go func() {
			fsys := fstest.MapFS{"t.c": &fstest.MapFile{Data: []byte("#include <stdio.h>\n#include <stdatomic.h>\n" +
				"atomic_int z; int main(void) { z++; return printf(\"x\"); }")}}
			_, err := csource.Load(context.Background(), []string{"t.c", "t.c"}, csource.Options{FS: fsys, DataModel: m})
			done <- err
		}()
	}
	for i := 0; i < 4; i++ {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
}
