package mayrun_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// What cannot be loaded does its worst: each program has a part that is broken, and must race on the objects
// named, and on no others.
func TestUnloaded(t *testing.T) {
	const prelude = "#include <pthread.h>\nint a, b, c; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; pthread_t id;\n"
	const broken = "typedef oops x;\n" // what makes a file impossible to read
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

func check(t *testing.T, name string, p *frontend.Project, want []string) {
	t.Helper()
	l, err := p.Load(t.Context())
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	if len(l.Errors) == 0 {
		t.Errorf("%s: nothing was left out", name)
	}
	r, err := mayrun.Analyze(t.Context(), l.Program, mayrun.Config{ProveOnly: true})
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	var got []string
	for _, x := range r.Races {
		if !strings.HasPrefix(x.Location, "<") && !strings.Contains(x.Location, " ") {
			got = append(got, x.Location)
		}
	}
	slices.Sort(got)
	if got = slices.Compact(got); !slices.Equal(got, want) {
		t.Errorf("%s: races on %q, want %q", name, got, want)
	}
}
