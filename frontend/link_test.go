package frontend_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
)

func TestLink(t *testing.T) {
	p, err := frontend.LoadSource(context.Background(), map[string]string{
		"list.h": "struct list { struct list *next; int v; }; typedef struct { int x; } anon; extern struct list " +
			"*head; extern int table[]; extern _Thread_local int tl; anon get(void); static inline int twice(int " +
			"n) { return n * 2; } inline int thrice(int n) { return n * 3; }",
		"a.c": "#include \"list.h\"\nstatic int own; int common; int defined = 3; struct local { int a; }; int " +
			"main(void) { own = common; head->next->v = table[1] + tl; get(); struct local l; l.a = twice(defined) " +
			"+ thrice(1); return other(&head); }",
		"b.c": "#include \"list.h\"\nstatic int own = 7; int common; extern int defined; struct list *head; int " +
			"table[4] = {1, 2}; _Thread_local int tl = 5; struct local { char b; }; anon get(void) { anon a = {1}; " +
			"return a; } int other(struct list **h) { struct local l; l.b = 0; own = defined; (*h)->v = thrice(2); " +
			"return common; }",
	}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := cfg.Check(p); err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	vars := map[string]*cfg.Var{}
	for _, v := range p.Globals {
		count[v.Name]++
		vars[v.Name] = v
	}
	for name, want := range map[string]int{"own": 2, "common": 1, "defined": 1, "head": 1, "table": 1, "tl": 1} {
		if count[name] != want {
			t.Errorf("%d globals %s, want %d", count[name], name, want)
		}
	}
	if v := vars["table"]; v.Extern || v.Type.Size() != 16 {
		t.Errorf("table: extern %v, %d bytes", v.Extern, v.Type.Size())
	}
	if v := vars["tl"]; v.Storage != cfg.ThreadLocal || p.TLSInit == nil {
		t.Errorf("tl is not thread-local, or has no initialiser")
	}
	if v := vars["own"]; !v.Private {
		t.Error("static object is not private")
	}
	if f := p.Func("other"); !f.HasBody() {
		t.Error("other has no body")
	}
	// Both files' struct list are one type.
	recs := map[*cfg.Record]bool{}
	for e := range p.AllEdges() {
		cfg.InspectAction(e.Action, func(x cfg.Expr) {
			if ptr, ok := x.Type().(*cfg.Pointer); ok {
				if r, ok := ptr.Elem.(*cfg.Record); ok && r.Tag == "struct list" {
					recs[r] = true
				}
			}
		})
	}
	if len(recs) != 1 {
		t.Errorf("%d types struct list, want 1", len(recs))
	}
}

func TestLinkErrors(t *testing.T) {
	tests := []struct{ a, b, want string }{
		{"int f(void) { return 1; }", "\nint f(void) { return 2; }", "b.c:2:5: f is defined twice; the other definition is at a.c:1:5"},
		{"int x = 1;", "int x = 2;", "b.c:1:5: x is defined twice; the other definition is at a.c:1:5"},
		{"static int x = 1;", "int x = 2;", ""},
		{"int x;", "int x = 2;", ""},
		{"int x[3];", "extern int x[];", ""},
		{"int x;", "int x(void) { return 1; }", "a.c:1:5: x "},
		{"int x(void) { return 1; }", "int x = 2;", "b.c:1:5: x "},
		{"char x[8];", "long x[8];", ""}, // one object, as the linker says
		{"int x;\nchar x;", "", "a.c:2:6: conflicting types for x; the other declaration is at a.c:1:5"},
		{"int x;\nextern char x[];", "", "a.c:2:13: conflicting types for x"},
		{"extern int x[]; int x[3]; extern int x[3];", "extern int x[3], x[];", ""},
		{"int x __attribute__((weak)) = 1;", "int x = 2;", ""},
		{"int x = 2;", "int x __attribute__((weak)) = 1;", ""},
		{"_Thread_local int x;", "extern int x;", "b.c:1:12: x is thread-local in one place"},
		{"extern int x __attribute__((alias(\"y\")));", "int y;", "a.c:1:12: x is an alias of y, which is not defined here"},
		{"void f(void) __attribute__((alias(\"g\")));", "void g(void) {}", "a.c:1:6: f is an alias of g, which is not defined here"},
		{"void g(void) {} void f(void) __attribute__((alias(\"g\")));", "void f(void) {}", "b.c:1:6: f is defined twice"},
		{"void g(void) {} void f(void) __attribute__((weak, alias(\"g\")));", "void f(void) {}", ""},
		{"int f(); int g(void) { return f(1); }", "int f(int a, int b) { return a; }", ""},
		{"int f(int); int g(void) { return f(1); }", "int f(int a, int b) { return a; }", ""},
		{"int f(int); int g(void) { return f(1, 2); }", "int f(int a, int b) { return a; }", "a.c:1:34: wrong number of arguments"},
		{"extern void end; void *p = &end;", "char end[1];", ""},
		{"static int f(void) { return 1; } int g(void) { return f(); }", "static int f(void) { return 2; }", ""},
		{"int f(void) __attribute__((weak)); int f(void) { return 1; }", "int f(void) { return 2; }", ""},
	}
	for _, tt := range tests {
		p, err := frontend.LoadSource(context.Background(), map[string]string{"a.c": tt.a, "b.c": tt.b}, frontend.Options{})
		if err == nil {
			err = cfg.Check(p)
		}
		switch {
		case tt.want == "" && err != nil:
			t.Errorf("%q, %q: %v", tt.a, tt.b, err)
		case tt.want != "" && (err == nil || !strings.HasPrefix(err.Error(), tt.want)):
			t.Errorf("%q, %q\n got %v\nwant %s…", tt.a, tt.b, err, tt.want)
		}
	}
}

// What the files call one object is one variable, with each file's type at each use.
func TestOneObject(t *testing.T) {
	p, err := frontend.LoadSource(context.Background(), map[string]string{
		"a.c": `extern char tab[16]; struct s { int a, b; }; extern struct s s; int common[2];
extern int alias __attribute__((alias("target"))); int target; int unknown[]; extern int size[];
extern int label __asm__("target"); int wk __attribute__((weak)) = 1; extern int missing __attribute__((weak));
static int own; extern int seen __attribute__((alias("own")));
void f(void) { tab[3] = s.b + common[1] + alias + label + unknown[0] + wk + size[1] + own; *(&tab[1] + 1) = 0;
    if (&missing) missing = 1; }`,
		"b.c": `long tab[2] = {1, 2}; struct s { char c[16]; }; struct s s; int common[5];
extern int target, alias, wk, missing, seen; int size[7]; int wk = 2;
int *p = &alias; int g(void) { return tab[1] + s.c[9] + common[4] + target + alias + wk + missing + size[0] + seen; }`,
	}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := cfg.Check(p); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, v := range p.Globals {
		s := fmt.Sprintf("%s:%d", v.Name, v.Type.Size())
		if v.Weak {
			s += "?"
		}
		got = append(got, s)
	}
	slices.Sort(got)
	if got, want := strings.Join(got, " "), "common:20 missing:4? own:4 p:8 s:16 size:28 tab:16 target:4 unknown:4 wk:4"; got != want {
		t.Errorf("globals %s\n   want %s", got, want)
	}
	if got, want := accesses(p.Func("f")), "R ((struct s *)(&s))->b@25, R common[1]@31, R target@43, R target@51, "+
		"R unknown[0]@59, R wk@72, R size[1]@77, R own@87, W tab[3]@16, W (&tab[1])[1]@92, W missing@19"; got != want {
		t.Errorf("f: %s\nwant %s", got, want)
	}
	if got := strings.Join(actions(p.Init), "; "); got != "tab[0] = 1; tab[1] = 2; wk = 2; p = &target; return" {
		t.Errorf("initialisers: %s", got)
	}
}

// Calls of a function that nobody defines for the linker run what is there for inlining, and that is said; not of
// one that is always inlined, or that the library defines.
func TestInlineOnly(t *testing.T) {
	for text, want := range map[string]bool{
		"inline int f(void) { return 1; } int main(void) { return f(); }":                                                         true,
		"extern inline __attribute__((gnu_inline)) int f(void) { return 1; } int main(void) { return f(); }":                      true,
		"inline int f(void) { return 1; } int f(void); int main(void) { return f(); }":                                            false,
		"inline int f(void) { return 1; } extern int f(void); int main(void) { return f(); }":                                     false,
		"inline int f(void) { return 1; } int main(void) { return 0; }":                                                           false,
		"static inline int f(void) { return 1; } int main(void) { return f(); }":                                                  false,
		"inline __attribute__((always_inline)) int f(void) { return 1; } int main(void) { return f(); }":                          false,
		"extern inline __attribute__((gnu_inline)) int atoi(const char *s) { return *s; } int main(void) { return atoi(\"x\"); }": false,
	} {
		p, err := frontend.LoadSource(context.Background(), map[string]string{"a.c": text}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got := slices.ContainsFunc(p.Notes, func(n cfg.Note) bool { return n.ID == "inline-definitions" }); got != want {
			t.Errorf("%s: the missing definition is told: %v", text, got)
		}
	}
	p, err := frontend.LoadSource(context.Background(), map[string]string{
		"a.c": "inline int f(void) { return 1; } int main(void) { return f(); }", "b.c": "int f(void) { return 1; }"}, frontend.Options{})
	if err != nil || slices.ContainsFunc(p.Notes, func(n cfg.Note) bool { return n.ID == "inline-definitions" }) {
		t.Errorf("%v, %v: the definition is in the other file", p.Notes, err)
	}
}
