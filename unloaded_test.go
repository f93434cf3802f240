package mayrun_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// What cannot be loaded does its worst: each program has a part that is broken, and must race on the objects
// named, and on no others.
func TestUnloaded(t *testing.T) {
	const prelude = "#include <pthread.h>\nint a, b, c; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; pthread_t id;\n"
	broken := "" // what makes a file impossible to read: more than is worth to be cut out
	for i := range 40 {
		broken += fmt.Sprintf("typedef oops%d x%d;\n", i, i)
	}
	for _, test := range []struct {
		name, main, other string
		want              []string
	}{
		{"what its text mentions", "void f(void); void *run(void *p) { a++; b++; return 0; } int main(void) { " +
			"pthread_create(&id, 0, run, 0); f(); return 0; }",
			"extern int a; void f(void) { a = 1; }", []string{"a"}},
		{"only where it is called", "void f(void); void *run(void *p) { a++; return 0; } int main(void) { f(); " +
			"pthread_create(&id, 0, run, 0); return 0; }",
			"extern int a; void f(void) { a = 1; }", nil},
		{"what it is given", "void f(int *); void *run(void *p) { a++; return 0; } int main(void) { " +
			"pthread_create(&id, 0, run, 0); f(&a); return 0; }",
			"void f(int *p) { *p = 1; }", []string{"a"}},
		{"what it has been given before", "void f(int *), g(void); void *run(void *p) { a++; return 0; } int " +
			"main(void) { f(&a); pthread_create(&t, 0, run, 0); g(); return 0; }",
			"int *k; void f(int *p) { k = p; } void g(void) { *k = 1; }", []string{"a"}},
		{"its threads", "void f(void); void *run(void *p) { a++; return 0; } int main(void) { f(); a = 1; b = 1; return 0; }",
			"#include <pthread.h>\nvoid *run(void *); void f(void) { pthread_t t; pthread_create(&t, 0, run, 0); }", []string{"a"}},
		{"threads that run its own code", "void f(void); int main(void) { f(); a = 1; b = 1; return 0; }",
			"#include <pthread.h>\nextern int a; static void *run(void *p) { a = 2; return 0; } void f(void) { " +
				"pthread_t t; pthread_create(&t, 0, run, 0); }", []string{
				"a"}},
		{"what it calls", "void f(void); void g(void) { a++; } void *run(void *p) { g(); return 0; } int " +
			"main(void) { pthread_create(&id, 0, run, 0); f(); return 0; }",
			"void g(void); void f(void) { g(); }", []string{"a"}},
		{"what it returns", "int *f(void); void *run(void *p) { a++; return 0; } int main(void) { int *p = f(); " +
			"pthread_create(&id, 0, run, 0); *p = 1; return 0; }",
			"extern int a; int *f(void) { return &a; }", []string{"a"}},
		{"what it leaves of what lies in what it is given", "struct s { int *p; }; void f(struct s); int *k; void *run(void *p) { " +
			"*k = 1; return 0; } int main(void) { struct s x = {&a}; f(x); pthread_create(&id, 0, run, 0); a = 1; return 0; }",
			"struct s { int *p; }; extern int *k; void f(struct s x) { k = x.p; }", []string{"a"}},
		{"what it unlocks", "void f(void); void *run(void *p) { pthread_mutex_lock(&m); a++; " +
			"pthread_mutex_unlock(&m); return 0; } int main(void) { pthread_create(&id, 0, run, 0); " +
			"pthread_mutex_lock(&m); f(); a++; pthread_mutex_unlock(&m); return 0; }",
			"#include <pthread.h>\nextern pthread_mutex_t m; void f(void) { pthread_mutex_unlock(&m); }", []string{"a", "m"}},
		{"constructors", "void *run(void *); void *run(void *p) { a++; return 0; } int main(void) { a = 1; return 0; }",
			"#include <pthread.h>\nvoid *run(void *); __attribute__((constructor)) static void f(void) { pthread_t " +
				"t; pthread_create(&t, 0, run, 0); }", []string{
				"a"}},
		{"main", "void *run(void *); void *run(void *p) { a++; return 0; } void quiet(void) { b++; }",
			"#include <pthread.h>\nvoid *run(void *); extern int a; int main(void) { pthread_t t; pthread_create(&t, 0, run, 0); a = 1; return 0; }",
			[]string{"a"}},
		{"its own malloc", "void *malloc(unsigned long); void *run(void *p) { a++; return 0; } int main(void) { " +
			"pthread_create(&id, 0, run, 0); malloc(1); return 0; }",
			"extern int a; void *malloc(unsigned long n) { a = 1; return 0; }", []string{"a"}},
	} {
		files := fstest.MapFS{"main.c": {Data: []byte(prelude + test.main)}, "other.c": {Data: []byte(broken + test.other)}}
		p := frontend.Project{KeepGoing: true}
		for _, f := range []string{"main.c", "other.c"} {
			p.Files = append(p.Files, csource.File{Name: f, Options: frontend.Options{FS: files}})
		}
		check(t, test.name, &p, test.want)
	}
	// Functions of a file that is otherwise whole know its static objects.
	const half = "static int s, u; static void *run(void *p) { s++; u++; a++; return 0; } "
	for _, test := range []struct {
		name, main string
		want       []string
	}{
		{"a body that cannot be parsed", half +
			"static void f(void) { s = 1 +; } int main(void) { pthread_create(&id, 0, run, 0); f(); return 0; }", []string{
			"s"}},
		{"a body that cannot be lowered", half +
			"static void f(void) { s = 1; &s++; } int main(void) { pthread_create(&id, 0, run, 0); f(); return 0; }", []string{
			"s"}},
		{"a body that nobody needs", half + "void f(void) { s = 1 +; } int main(void) { pthread_create(&id, 0, run, 0); return 0; }", nil},
		{"a pointer to it", half + "static void f(void) { u = 1 +; } int main(void) { pthread_create(&id, 0, run, " +
			"0); void (*p)(void) = f; p(); return 0; }", []string{
			"u"}},
	} {
		files := fstest.MapFS{"main.c": {Data: []byte(prelude + test.main)}}
		p := frontend.Project{KeepGoing: true, Files: []csource.File{{Name: "main.c", Options: frontend.Options{FS: files}}}}
		check(t, test.name, &p, test.want)
	}
}

// A file that is lost may define as many functions as it mentions of others: what stands for them grows with both, not
// with their product.
func TestUnloadedGrows(t *testing.T) {
	edges := func(n int) (count int) {
		var main, lost strings.Builder
		for i := range n {
			fmt.Fprintf(&main, "void lost%d(void); void f%d(void) { lost%d(); }\n", i, i, i)
			fmt.Fprintf(&lost, "void f%d(void); void lost%d(void) { f%d(); }\n", i, i, i)
		}
		main.WriteString("int main(void) { f0(); return 0; }\n")
		for i := range 40 { // more than is worth to be cut out
			fmt.Fprintf(&lost, "typedef oops%d x%d;\n", i, i)
		}
		files := fstest.MapFS{"main.c": {Data: []byte(main.String())}, "lost.c": {Data: []byte(lost.String())}}
		p := frontend.Project{KeepGoing: true}
		for _, f := range []string{"main.c", "lost.c"} {
			p.Files = append(p.Files, csource.File{Name: f, Options: frontend.Options{FS: files}})
		}
		loaded, err := p.Load(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range loaded.Program.All() {
			for _, n := range f.Nodes {
				count += len(n.Out)
			}
		}
		return count
	}
	if few, many := edges(10), edges(100); many > 12*few {
		t.Errorf("%d edges for 10 functions, %d for 100", few, many)
	}
}

// What the text of a header that is missing would have declared is left out with what needs it, and nothing else;
// what is left out does its worst. Each program must race on the objects named, and on no others but those of the
// code left out.
func TestWithoutHeaders(t *testing.T) {
	const prelude = "#include <pthread.h>\n#include \"gone.h\"\nextern int a, b, c; extern pthread_mutex_t m; extern pthread_t id;\n" +
		"void *run(void *);\n#define START pthread_create(&id, 0, run, 0)\n"
	const whole = "#include <pthread.h>\nint a, b, c; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; pthread_t id;\n" +
		"void *run(void *p) { a++; pthread_mutex_lock(&m); b++; pthread_mutex_unlock(&m); return 0; }\n"
	for _, test := range []struct {
		name, main, other string
		want              []string
	}{
		{"nothing is needed", "int main(void) { START; pthread_mutex_lock(&m); b++; pthread_mutex_unlock(&m); return 0; }", "", nil},
		{"a race in what is left", "int main(void) { START; a++; gone_t *p = 0; return p == 0; }", "", []string{"a"}},
		{"pointers of an unknown type", "static gone_t *kept; static gone_t *f(gone_t *p) { kept = p; return kept; } " +
			"int main(void) { START; f(0); pthread_mutex_lock(&m); b++; pthread_mutex_unlock(&m); return 0; }", "", nil},
		{"a macro that looks like a call", "static void f(void) { GONE_INC(a); } int main(void) { START; f(); return 0; }", "", []string{"a"}},
		{"a function that is not known", "int main(void) { START; gone_lock(&m); b++; gone_unlock(&m); return 0; }", "", []string{"a", "b", "m"}},
		{"a constant that is not known", "static void f(void) { if (c == GONE) a++; } int main(void) { START; f(); return 0; }", "", []string{"a"}},
		{"a macro that stands for a function", "GONE_HANDLER(h) { a = 1; } int main(void) { START; h(); return 0; }", "", []string{"a"}},
		{"a macro that has something called", "static void boot(void) { START; } GONE_INIT(boot); int main(void) { a = 1; return 0; }", "",
			[]string{"a", "id"}},
		{"a macro in front of a function", "GONE_API void f(void) { a = 1; } int main(void) { START; g(); return 0; }",
			"void f(void); void g(void) { f(); }", []string{"a"}},
		{"a function of an unknown type", "gone_t f(gone_t x) { a = 1; return x; } int main(void) { START; g(); return 0; }",
			"int f(int); void g(void) { f(0); }", []string{"a"}},
		{"an array whose length is unknown", "int *table[]; int *table[GONE]; static int *get(int i) { return table[i]; } " +
			"static void set(void) { table[3] = &a; } int main(void) { set(); START; *get(3) = 1; return 0; }", "", []string{"a"}},
		{"a function with an unknown result", "gone_t f(void) { a = 1; return GONE; } int main(void) { START; g(); return 0; }",
			"int f(void); void g(void) { f(); }", []string{"a"}},
		{"a function that returns a structure", "struct s { int *p; }; static struct s f(void) { struct s r = { &a }; return GONE(r); } " +
			"int main(void) { START; *f().p = 1; return 0; }", "", []string{"a"}},
		{"a member of an unknown type", "static struct s { gone_t g; int *p; } v; static void f(void) { v.p = &a; } " +
			"static void g(void) { *v.p = 1; } int main(void) { f(); START; g(); return 0; }", "", []string{"a"}},
		{"an array of unknown size", "int *table[GONE] = { &a }; int main(void) { START; g(); return 0; }",
			"extern int *table[]; void g(void) { *table[0] = 1; }", []string{"a"}},
		{"functions in a table", "static void f(void) { a = 1; } void (*table[])(void) = { f, GONE }; int main(void) { START; g(); return 0; }",
			"extern void (*table[])(void); void g(void) { table[0](); }", []string{"a"}},
		{"an initialiser behind a pointer", "static int *p; static int **q = &p; static int *p = GONE + &a; " +
			"int main(void) { START; **q = 1; return 0; }", "", []string{"a"}},
		{"a number behind a pointer", "static int on; static int *q = &on; static int on = GONE; " +
			"int main(void) { START; if (*q == 5) a = 1; return 0; }", "", []string{"a"}},
		{"what two files share", "struct s { gone_t g; int *p; }; struct s shared = { GONE, &a }; int main(void) { START; g(); return 0; }",
			"#include \"gone.h\"\nextern struct s { gone_t g; int *p; } shared; void g(void) { *shared.p = 1; }", []string{"a"}},
		{"functions of two files", "void f(gone_t x) { a = 1; } int main(void) { START; g(); return 0; }",
			"#include \"gone.h\"\nvoid f(gone_t x); void g(void) { f(GONE); }", []string{"a"}},
		{"brackets of macros", "GONE_BEGIN(x) void f(void) { a = 1; } GONE_END int main(void) { START; g(); return 0; }",
			"void f(void); void g(void) { f(); }", []string{"a"}},
		{"a loop that is not known", "static void f(void) { GONE_EACH(x) { a++; } } int main(void) { START; f(); return 0; }", "", []string{"a"}},
	} {
		declared := "void g(void);\n"
		files := fstest.MapFS{"main.c": {Data: []byte(prelude + declared + test.main)}, "other.c": {Data: []byte(test.other)}, "run.c": {Data: []byte(whole)}}
		p := frontend.Project{KeepGoing: true}
		for _, f := range []string{"main.c", "other.c", "run.c"} {
			p.Files = append(p.Files, csource.File{Name: f, Options: frontend.Options{FS: files}})
		}
		check(t, test.name, &p, test.want)
	}
}

// Whatever depends on what an unknown type is leaves a function out; what only hands on pointers to it does not.
func TestUnknownTypes(t *testing.T) {
	const text = "#include \"gone.h\"\nint n; gone_t *p, *q; gone_t f(gone_t), *h(void); int g(gone_t); extern gone_t obj;\n" +
		"static void t(void) { %s }\nint main(void) { t(); return 0; }\n"
	for body, stays := range map[string]bool{
		"p = q;": true, "p = h();": true, "n = p == q;": true, "p = &obj;": true, "p = &*q;": true, "h();": true, "p = 0;": true,
		"gone_t x;": false, "n = sizeof(gone_t);": false, "n = sizeof *p;": false, "n = _Alignof(gone_t);": false, "n = _Alignof(*p);": false,
		"p = p + 1;": false, "p++;": false, "n = p - q;": false, "p[0];": false, "*p;": false, "*p = *q;": false, "n = *p;": false,
		"f(*p);": false, "g(0);": false, "f(0);": false, "h()->x = 1;": false, "n = (gone_t)5;": false, "obj = obj;": false,
		"struct { gone_t g; int k; } v;": false, "gone_t a[3];": false, "gone_t (*fp)(gone_t) = 0; fp(*p);": false,
		"gone_u(1);": false, "GONE(n) { n++; }": false, "n = GONE;": false, "GONE n;": false, "GONE n++;": false,
	} {
		files := fstest.MapFS{"main.c": {Data: fmt.Appendf(nil, text, body)}}
		p := frontend.Project{KeepGoing: true, Files: []csource.File{{Name: "main.c", Options: frontend.Options{FS: files}}}}
		l, err := p.Load(t.Context())
		if err != nil {
			t.Errorf("%s: %v", body, err)
			continue
		}
		out := slices.ContainsFunc(l.Program.Notes, func(n cfg.Note) bool { return strings.HasPrefix(n.Text, "the body of t could not be loaded") })
		if out == stays {
			t.Errorf("%s: left out: %v", body, out)
		}
	}
}

// Several files that are lost know each other; brackets that do not match hide functions; objects of what is lost race,
// too.
func TestUnloadedTogether(t *testing.T) {
	broken := ""
	for i := range 40 {
		broken += fmt.Sprintf("typedef oops%d x%d;\n", i, i)
	}
	for _, test := range []struct {
		name  string
		files map[string]string
		want  []string
		own   bool // it races on objects of the code that is lost
	}{
		{"objects of another", map[string]string{
			"main.c":  "void f(void); int main(void) { START; f(); return 0; }",
			"one.c":   broken + "extern int a; int *hidden = &a;",
			"other.c": broken + "extern int *hidden; void f(void) { *hidden = 1; }"}, []string{"a"}, false},
		{"functions of another", map[string]string{
			"main.c":  "void f(void); int main(void) { START; f(); return 0; }",
			"one.c":   broken + "extern int a; void h(void) { a = 1; }",
			"other.c": broken + "void h(void); void f(void) { h(); }"}, []string{"a"}, false},
		{"not of one that knows nothing of it", map[string]string{
			"main.c":  "void f(void); int main(void) { START; f(); return 0; }",
			"one.c":   broken + "extern int a; void h(void) { a = 1; }",
			"other.c": broken + "void f(void) { }"}, nil, false},
		{"what is there at first", map[string]string{
			"main.c": "extern int *g; int main(void) { START; *g = 1; return 0; }",
			"one.c":  broken + "extern int a; int *g = &a;"}, []string{"a"}, false},
		{"a function in the body of another", map[string]string{
			"main.c": "void f(void); int main(void) { START; f(); return 0; }",
			"one.c":  "extern int a; void e(void) { if (1 { }\nvoid f(void) { a = 1; }\n"}, []string{"a"}, false},
		{"a name in parentheses", map[string]string{
			"main.c": "void f(void); int main(void) { START; f(); return 0; }",
			"one.c":  broken + "extern int a; void (f)(void) { a = 1; }"}, []string{"a"}, false},
		{"threads in lost code", map[string]string{
			"main.c": "void f(void); static void *r2(void *p) { f(); return 0; } int main(void) { " +
				"pthread_create(&id, 0, r2, 0); f(); return 0; }",
			"one.c": broken + "static int s; void f(void) { s++; }"}, nil, true},
	} {
		files := fstest.MapFS{}
		p := frontend.Project{KeepGoing: true}
		for _, name := range slices.Sorted(maps.Keys(test.files)) {
			text := test.files[name]
			if name == "main.c" {
				text = "#include <pthread.h>\nint a; pthread_t id; void *run(void *p) { a++; return 0; }\n" +
					"#define START pthread_create(&id, 0, run, 0)\n" + text
			}
			files[name] = &fstest.MapFile{Data: []byte(text)}
			p.Files = append(p.Files, csource.File{Name: name, Options: frontend.Options{FS: files}})
		}
		if own := check(t, test.name, &p, test.want); own != test.own {
			t.Errorf("%s: races on objects of what is lost: %v, want %v", test.name, own, test.own)
		}
	}
}

// check analyses a program, and holds the objects that it races on against those that are wanted; own: it races on
// objects of what is lost, too.
func check(t *testing.T, name string, p *frontend.Project, want []string) (own bool) {
	t.Helper()
	l, err := p.Load(t.Context())
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return false
	}
	if len(l.Errors) == 0 {
		t.Errorf("%s: nothing was left out", name)
	}
	r, err := mayrun.Analyze(t.Context(), l.Program, mayrun.Config{ProveOnly: true})
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return false
	}
	var got []string
	for _, x := range r.Races {
		own = own || strings.HasPrefix(x.Location, "<objects of ")
		if !strings.HasPrefix(x.Location, "<") && !strings.Contains(x.Location, " ") {
			got = append(got, x.Location)
		}
	}
	slices.Sort(got)
	if got = slices.Compact(got); !slices.Equal(got, want) {
		t.Errorf("%s: races on %q, want %q", name, got, want)
	}
	return own
}
