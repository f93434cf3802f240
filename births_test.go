package mayrun_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/internal/causes"
	"github.com/mayrun-dev/mayrun/race"
)

// births analyses a program, of which functions without a body may do anything.
func births(t *testing.T, text string, c mayrun.Config) *race.Report {
	t.Helper()
	p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": text}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c.ProveOnly, c.Externals = true, engine.Worst
	r, err := mayrun.Analyze(t.Context(), p, c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// bornIn is a program in which a pointer of which nothing is known comes about in setup, or in the thread.
func bornIn(declarations, setup, thread string) string {
	return "#include <pthread.h>\n#include <stdlib.h>\nint x, y;\nstruct s { int n; struct s *next; };\n" + declarations + "\n" +
		"void *f(void *a) {\n" + thread + "\nreturn 0;\n}\n" +
		"int main(void) {\npthread_t t;\n" + setup + "\npthread_create(&t, 0, f, 0);\nx = 1;\npthread_join(t, 0);\nreturn y;\n}\n"
}

// Each pointer of which nothing is known is traced back to where it comes about, whatever way it has taken.
func TestBirths(t *testing.T) {
	for name, c := range map[string]struct {
		declarations, setup, thread string
		want                        string // place, what the source says there, why
	}{
		"a result":        {"int *make(void);", "", "*make() = 1;", "p.c:7:2 make() result of make(), of which nothing is known"},
		"through a local": {"int *make(void);", "", "int *p = make(); int *q = p; *q = 1;", "p.c:7:10 make() result of make(), of which nothing is known"},
		"through a variable": {"int *make(void); int *v;", "v = make();", "*v = 1;",
			"p.c:12:5 make() result of make(), of which nothing is known"},
		"through a member": {"struct s *make(void); struct s v;", "v.next = make();", "v.next->n = 1;",
			"p.c:12:10 make() result of make(), of which nothing is known"},
		"through the heap": {"struct s *make(void); struct s *v;", "v = malloc(sizeof *v); if (!v) return 1; v->next = make();", "v->next->n = 1;",
			"p.c:12:52 make() result of make(), of which nothing is known"},
		"through a function": {"int *make(void); int *id(int *p) { return p; }", "", "*id(make()) = 1;",
			"p.c:7:5 make() result of make(), of which nothing is known"},
		"through a copy": {"struct s *make(void); struct s v, w;", "v.next = make(); w = v;", "w.next->n = 1;",
			"p.c:12:10 make() result of make(), of which nothing is known"},
		"through itself": {"struct s *make(void); struct s *v;", "v = make();", "while (v->next) v = v->next; v->n = 1;",
			"p.c:12:5 make() result of make(), of which nothing is known"},
		"a result that is a number": {"unsigned long make(void *);", "", "*(int *)make(&y) = 1;",
			""},
		"an unknown variable": {"extern int *v;", "", "*v = 1;", "p.c:5:13 v a variable that is defined elsewhere: nothing is known of what it holds"},
		"another object that holds anything": {"int *make(void); int *v;", "v = &y; *make() = 1;", "*v = 1;",
			"p.c:12:10 make() result of make(), of which nothing is known"},
		"the argument of a callback": {"void call(void (*)(int *)); void g(int *p) { *p = 1; }", "call(g);", "",
			"p.c:5:41 p argument with which code that is not in the program may call g"},
	} {
		t.Run(name, func(t *testing.T) {
			r := births(t, bornIn(c.declarations, c.setup, c.thread), mayrun.Config{})
			var got []string
			for _, b := range r.Births {
				got = append(got, fmt.Sprintf("%s:%d:%d %s %s", b.Pos.File, b.Pos.Line, b.Pos.Column, b.Text, b.Why))
			}
			if diff := cmp.Diff(c.want, strings.Join(got, "\n")); diff != "" {
				t.Errorf("births (-want +got):\n%s", diff)
			}
		})
	}
}

// What is said to be settled by births is what is not there when they are modelled away.
func TestSettled(t *testing.T) {
	const program = "#include <pthread.h>\nint x, y;\nint *BIRTH1(int);\nint *BIRTH2(int);\n" +
		"void *f(void *a) {\n\t*BIRTH1(1) = 1;\n\treturn 0;\n}\nvoid *g(void *a) {\n\t*BIRTH2(2) = 1;\n\treturn 0;\n}\n" +
		"int main(void) {\n\tpthread_t t, u;\n\tpthread_create(&t, 0, f, 0);\n\tx = 1;\n\tpthread_join(t, 0);\n" +
		"\tpthread_create(&u, 0, g, 0);\n\ty = 2;\n\tpthread_join(u, 0);\n\treturn 0;\n}\n"
	locations := func(known ...string) map[string]bool {
		text := program
		for _, name := range known {
			text = strings.Replace(text, "int *"+name+"(int);", "int *"+name+"(int n) { static _Thread_local int v; return &v; }", 1)
		}
		out := map[string]bool{}
		for _, f := range births(t, text, mayrun.Config{}).Races {
			out[f.Location] = true
		}
		return out
	}
	r := births(t, program, mayrun.Config{})
	if len(r.Births) != 2 {
		t.Fatalf("there are %d births, want 2: %v", len(r.Births), r.Births)
	}
	name := func(n int) string { return strings.TrimSuffix(r.Births[n].Text, "()") }
	findings := causes.Of(r)
	for _, known := range [][]int{{0}, {1}, {0, 1}} {
		var names []string
		isKnown := map[int]bool{}
		for _, n := range known {
			names = append(names, name(n))
			isKnown[n] = true
		}
		left := locations(names...)
		for i := range findings {
			f := &findings[i]
			gone := true
			for _, n := range f.Races {
				gone = gone && !left[r.Races[n].Location]
			}
			if settled := f.Settled(func(n int) bool { return isKnown[n] }); settled != gone {
				t.Errorf("%s: settled by %v: %t, but it is gone: %t", f.Title(), names, settled, gone)
			}
		}
	}
	weights := causes.Weights(r, findings)
	if last := weights[len(weights)-1]; last.Together != len(findings)-len(causes.Of(births(t, strings.NewReplacer(
		"int *BIRTH1(int);", "int *BIRTH1(int n) { static _Thread_local int v; return &v; }",
		"int *BIRTH2(int);", "int *BIRTH2(int n) { static _Thread_local int v; return &v; }").Replace(program), mayrun.Config{}))) {
		t.Errorf("all together settle %d of %d findings, which is not what is gone", last.Together, len(findings))
	}
}
