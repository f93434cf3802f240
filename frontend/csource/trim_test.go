package csource_test

import (
	"context"
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
		{"declared before", "static int f(void); static int f(void) { return 1; } static inline void GONE(int a[static 1]) { }", ""},
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
