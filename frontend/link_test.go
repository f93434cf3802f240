package frontend_test

import (
	"context"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
)

func TestLink(t *testing.T) {
	p, err := frontend.LoadSource(context.Background(), map[string]string{
		"list.h": "struct list { struct list *next; int v; }; typedef struct { int x; } anon; extern struct list *head; extern int table[]; extern _Thread_local int tl; anon get(void); static inline int twice(int n) { return n * 2; } inline int thrice(int n) { return n * 3; }",
		"a.c":    "#include \"list.h\"\nstatic int own; int common; int defined = 3; struct local { int a; }; int main(void) { own = common; head->next->v = table[1] + tl; get(); struct local l; l.a = twice(defined) + thrice(1); return other(&head); }",
		"b.c":    "#include \"list.h\"\nstatic int own = 7; int common; extern int defined; struct list *head; int table[4] = {1, 2}; _Thread_local int tl = 5; struct local { char b; }; anon get(void) { anon a = {1}; return a; } int other(struct list **h) { struct local l; l.b = 0; own = defined; (*h)->v = thrice(2); return common; }",
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
	for _, f := range p.All() {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				cfg.InspectAction(e.Action, func(x cfg.Expr) {
					if ptr, ok := x.Type().(*cfg.Pointer); ok {
						if r, ok := ptr.Elem.(*cfg.Record); ok && r.Tag == "struct list" {
							recs[r] = true
						}
					}
				})
			}
		}
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
		{"char x[8];", "long x[8];", "b.c:1:6: x "},
		{"static int f(void) { return 1; } int g(void) { return f(); }", "static int f(void) { return 2; }", ""},
		{"int f(void) __attribute__((weak)); int f(void) { return 1; }", "int f(void) { return 2; }", ""},
	}
	for _, tt := range tests {
		_, err := frontend.LoadSource(context.Background(), map[string]string{"a.c": tt.a, "b.c": tt.b}, frontend.Options{})
		switch {
		case tt.want == "" && err != nil:
			t.Errorf("%q, %q: %v", tt.a, tt.b, err)
		case tt.want != "" && (err == nil || !strings.HasPrefix(err.Error(), tt.want)):
			t.Errorf("%q, %q\n got %v\nwant %s…", tt.a, tt.b, err, tt.want)
		}
	}
}
