package csource_test

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// Static functions in headers of the program are dropped if nothing in the unit can name them: GONE says which.
func TestUnusedStaticFunctions(t *testing.T) {
	for _, c := range []struct{ name, header, file string }{
		{"called", "static inline int f(void) { return 1; } static int GONE(void) { return undeclared + 1; }", "int g(void) { return f(); }"},
		{"through another", "static int f1(void) { return 1; } static int f(void) { return f1(); } static int GONE(void) { return f2(); } " +
			"static int f2(void) { return 2; }", "int (*p)(void) = f; int g(void) { return f2(); }"},
		{"by the header", "static int f(void) { return 1; } int (*p)(void) = f; static inline int GONE(void) { return 1; }", ""},
		{"in a macro", "static int f(void) { return 1; }\n#define F() f()\nstatic int GONE(void) { return 1; }", "int g(void) { return F(); }"},
		{"declared before", "static int GONE(void); static int GONE(void) { return 1; } static inline void GONE(int a[static 1]) { }", ""},
		{"alias", "static int f(void) { return 1; }", "int g(void) __attribute__((alias(\"f\")));"},
		{"assembly", "static int f(void) { return 1; }", "void g(void) { __asm__(\"call f@PLT\"); }"},
		{"cleanup", "static void f(int *p) { } static void f1(void) { int x __attribute__((cleanup(f))) = 1; }", "void g(void) { f1(); }"},
		{"constructor", "static __attribute__((constructor)) void f(void) { }", ""},
		{"used", "static void f(void) __attribute__((used)); static void f(void) { }", ""},
		{"external", "int f(void) { return 1; } inline int f1(void) { return 1; } int f2(int a[static 1]) { return 1; }", ""},
		{"the file's own", "", "static int f(void) { return 1; }"},
		{"half a specifier", "static void f(void) { }", ""},
		{"half", "{ return 1; }", ""},
		{"pack", "static int GONE(void) { return 1; }\n#pragma pack(1)\nstatic int f2(void) { return 1; }\n", "struct s { char c; int f3; } s;"},
	} {
		header, file := c.header, "#include \"h.h\"\n"+c.file
		switch c.name {
		case "half":
			file = "static int f(void)\n" + file
		case "half a specifier":
			file = "__attribute__((constructor))\n" + file
		}
		fsys := fstest.MapFS{"h.h": {Data: []byte(header)}, "t.c": {Data: []byte(file)}}
		units, err := csource.Load(context.Background(), []string{"t.c"}, csource.Options{FS: fsys})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		for _, f := range []string{"f", "f1", "f2", "f3"} {
			if strings.Contains(header+file, " "+f+"(") && !units[0].Mentions(" "+f+"(") && !units[0].Mentions(f+" (") && !units[0].Mentions(f+"(") {
				t.Errorf("%s: %s is dropped", c.name, f)
			}
		}
		if units[0].Mentions("GONE") {
			t.Errorf("%s: an unused function stays", c.name)
		}
	}
}

// Declarations in headers of the program are dropped if nothing in the unit names what they declare, and nothing else
// is: all that is called GONE, and nothing that is called KEPT.
func TestUnusedDeclarationsOfTheProgram(t *testing.T) {
	for _, c := range []struct{ name, header, file string }{
		{"prototypes", "int f(int KEPT); int GONE(int f1, struct s *p); extern struct t *GONE(int f2); extern void (*GONE(int))(char);",
			"struct s { int f1; } s; int f2; int g(void) { return f(1) + s.f1 + f2; }"},
		{"types", "typedef struct s { int KEPT; } f; typedef struct GONE { int s; } GONE; union GONE { int a; }; enum { f1, KEPT1 }; " +
			"enum GONE { GONE1 }; typedef int (*GONE2)(f *x);", "f x; int a = f1;"},
		{"names in parentheses", "extern int (f), KEPT; extern int *(f1), KEPT1; typedef long (f2), KEPT2; typedef struct s (*const f3), KEPT3; " +
			"extern long (GONE), (*GONE1)[3];", "f2 g(void) { return f + *f1; } f3 p;"},
		{"prototypes with tags", "struct s; struct s *GONE(void); struct t *KEPT(struct u *); struct u { int a; }; struct u *GONE1(int); " +
			"typedef struct s *KEPT1(struct t *);", "KEPT1 *f; int g(struct u *x) { return x->a; }"},
		{"objects", "extern int f, GONE; extern int GONE[3]; int KEPT; static int KEPT1; int KEPT2 = 1;", "int g(void) { return 1; }"},
		{"objects that share", "extern int f, *f1, KEPT; extern struct s { int KEPT1; } f2;", "int g(void) { return *f1; } struct s s;"},
		{"tags", "struct s; struct f { struct s *f1; }; struct s { int a, KEPT; }; struct GONE { struct GONE *next; };",
			"int g(struct f *p) { return p->f1->a; }"},
		{"attributes", "static int KEPT(void) __attribute__((constructor)); static int KEPT(void) { return 1; } " +
			"int KEPT1(void) __attribute__((alias(\"g\"))); extern int KEPT2 __attribute__((section(\"x\")));", "int g(void) { return 1; }"},
		{"assertions", "enum { KEPT = sizeof(int) }; _Static_assert(KEPT == 4, \"f\"); int GONE(void);", ""},
		{"a call", "KEPT();", "int g(void) {\n#include \"h.h\"\nreturn 1; }"},
		{"in parentheses", "extern int KEPT;", "int g(void) { return ({\n#include \"h.h\"\n1; }); }"},
		{"parameters", "int (*f)(struct KEPT *);", "int g(f)\n#include \"h.h\"\n{ return 1; }"},
		{"half", "KEPT(void), f(void);", "int f(void); extern int\n#include \"h.h\"\n"},
		{"a statement", "extern int KEPT(void);", "void g(void) { for (;;) { int a; a = 1;\n#include \"h.h\"\n} }"},
		{"assembly", "extern int f, KEPT; int f1(int KEPT1);", "void g(void) { __asm__(\"call f1; incl f(%rip)\"); }"},
		{"pragma", "#pragma weak f\nint f(int KEPT);", ""},
		{"names within others", "int n1(struct GONE1 *); int n2(struct GONE2 *); int n3(struct GONE3 *); int n4(struct GONE4 *); " +
			"int n5(struct GONE5 *); int f(int n1, int (*n2)(int n3[])); struct f1 { int *n4, x; int n5:3; };", "int g(struct f1 *p) { return f(p->x, 0); }"},
		{"types within others", "typedef struct KEPT1 t1; typedef struct KEPT2 t2; typedef struct KEPT3 t3; typedef struct KEPT4 t4; " +
			"typedef struct KEPT5 t5; int f(t1, const t2, t3 *, int (*)(t4)); struct f1 { t5 *x; };", "int g(struct f1 *p) { return f(p->x); }"},
		{"numbers within others", "enum { N1 = sizeof(struct KEPT1 *) }; enum { N2 = sizeof(struct KEPT2 *) }; enum { N3 = sizeof(struct KEPT3 *) }; " +
			"struct f { int a[(N1 * N2)]; int b: 2 * N3; };", "int g(struct f *p) { return p->b; }"},
		{"expressions", "enum { N1 = sizeof(struct KEPT1 *) }; enum { N2 = sizeof(struct KEPT2 *) }; enum { N3 = sizeof(struct KEPT3 *) }; " +
			"int f(int a[sizeof(2 * N1)], __typeof__(2 * N2) b); enum f1 { F = 3 * N3, G };", "int g(enum f1 x) { return f(0, x); }"},
		{"objects that are pointers", "int (*KEPT)(int); char *(*KEPT1)(void); extern char *(*GONE)(void);", "int g(void) { return 1; }"},
		{"callbacks", "int GONE(int (*f)(void)); int f1(int (*g)(int)); void *GONE(int, void (*f1)(int));", "int g(int f) { return f1(g); }"},
		{"attributes of others", "__attribute__((deprecated(\"f\"))) int GONE(int x); int f(void) __attribute__((deprecated(\"f\")));",
			"int deprecated; int g(void) { return f(); }"},
		{"words of attributes", "int GONE(int section, int alias); extern int (*GONE1(int weak))(int used); int (*KEPT)(int used);", "int g(void) { return 1; }"},
	} {
		header, file := c.header, c.file
		if !strings.Contains(file, "#include") {
			file = "#include \"h.h\"\n" + file
		}
		fsys := fstest.MapFS{"h.h": {Data: []byte(header)}, "t.c": {Data: []byte(file)}}
		units, err := csource.Load(context.Background(), []string{"t.c"}, csource.Options{FS: fsys})
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		left := map[string]bool{}
		units[0].Words(left)
		for _, w := range regexp.MustCompile(`\b(KEPT|GONE)\d?\b`).FindAllString(header, -1) {
			if left[w] != strings.HasPrefix(w, "KEPT") {
				t.Errorf("%s: %s is there: %v", c.name, w, left[w])
			}
		}
	}
}

// Where a header is missing, its macros could make anything of what stands in another one.
func TestUnusedBehindMissing(t *testing.T) {
	fsys := fstest.MapFS{"h.h": {Data: []byte("GONE_DEFINES int kept(int);\n")}, "t.c": {Data: []byte("#include \"gone.h\"\n#include \"h.h\"\n" +
		"int main(void) { return 0; }\n")}}
	results, err := csource.LoadFiles(t.Context(), []csource.File{{Name: "t.c", Options: csource.Options{FS: fsys}}})
	if err != nil || results[0].Unit == nil {
		t.Fatal(err, results[0].Errors)
	}
	if left := fmt.Sprint(results[0].Unit.LeftOut); !strings.Contains(left, "h.h") {
		t.Errorf("%s is all that is left out", left)
	}
}
