package inline_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
)

// Of these locals of f, those are registers that are listed.
var programs = []struct{ text, registers string }{
	{"void g(int *p) { *p = n++; } void f(void) { int a; g(&a); n = a; }", "a"},
	{"void g(int *p) { if (*p) n = *p; else *p = 1; } void f(void) { int a = 0; for (;;) g(&a); }", "a"},
	{"void g(int *p, int *q) { *p = 1; *q = 2; } void f(void) { int a, b; g(&a, &b); g(&b, &n); g(&a, &a); }", "a b"},
	{"void g(int *p, int *q) { *p = 1; *q = 2; } void f(int *c) { int a; g(&a, c); g(&a, q); }", "a c"},
	{"void h(int *p) { *p = 1; } void g(int *p) { int b; h(&b); *p = b; } void f(void) { int a; g(&a); }", "a b"},
	{"void g(int *p) { lib(n); *p = 1; if (n) abort(); } void f(void) { int a; g(&a); }", "a"},

	// The function does something else with the pointer, or the caller with the address.
	{"void g(int *p) { q = p; *p = 1; } void f(void) { int a; g(&a); }", ""},
	{"void g(int *p) { *p = 1; p = q; *p = 2; } void f(void) { int a; g(&a); }", ""},
	{"void g(int *p) { p[1] = 1; } void f(void) { int a; g(&a); }", ""},
	{"void g(int *p) { *p = p == q; } void f(void) { int a; g(&a); }", ""},
	{"void g(int *p) { *(char *)p = 1; } void f(void) { int a; g(&a); }", ""},
	{"void g(int *p) { int **pp = &p; **pp = 1; } void f(void) { int a; g(&a); }", ""},
	{"void g(char *p) { *p = 1; } void f(void) { int a; g((char *)&a); }", ""},
	{"void g(int *p) { *p = 1; } void f(void) { int a; g(&a); q = &a; }", ""},
	{"void g(int *p) { *p = 1; } void f(void) { int a, b; g(n ? &a : &b); }", ""},
	{"void g(int *p) { *p = 1; } void f(void) { int a[2]; g(&a[1]); g(a); }", ""},
	{"void g(int *p) { __atomic_store_n(p, 1, 5); } void f(void) { int a; g(&a); }", ""},
	// It is not known, or not to be copied.
	{"void f(void) { int a; lib2(&a); }", ""},
	{"void (*g)(int *); void f(void) { int a; g(&a); }", ""},
	{"void f(void) { int a; static int d; if (d) return; d = 1; f2(&a); } void f2(int *p) { *p = 1; g2(); }", "a"},
	{"void g(int *p, ...) { *p = 1; } void f(void) { int a; g(&a); }", ""},
	{"void g(int *p) { int own; q = &own; *p = 1; } void f(void) { int a; g(&a); }", ""},
	{"void g(int *p) { char own[n + 1]; own[0] = 1; *p = own[0]; } void f(void) { int a; g(&a); }", ""},
	{"void g(int *p) { if (setjmp(jb)) return; *p = 1; } void f(void) { int a; g(&a); }", ""},
	{"void g(int *p) { *p = 1; } void f(void) { int a; setjmp(jb); g(&a); }", ""},
	{"void h(int *p) { *p = 1; } void f(void) { int a, b; h(&a); f3(&b); } void f3(int *p) { int c; h(&c); *p = c; q = p; }", "a"},
}

func TestRegisters(t *testing.T) {
	for _, c := range programs {
		p := load(t, c.text)
		var got []string
		f := p.Func("f")
		for _, v := range slices.Concat(f.Params, f.Locals) {
			if len(v.Name) == 1 && strings.Contains("abc", v.Name) && v.Register() && !slices.Contains(got, v.Name) {
				got = append(got, v.Name)
			}
		}
		slices.Sort(got)
		if s := strings.Join(got, " "); s != c.registers {
			t.Errorf("%s: the registers are %q, not %q", c.text, s, c.registers)
		}
	}
}

// load is a program with some functions, of which main calls f.
func load(t *testing.T, functions string) *cfg.Program {
	t.Helper()
	text := "#include <stdlib.h>\n#include <setjmp.h>\nint n, *q; jmp_buf jb; void lib(int); void lib2(int *); void f2(int *), f3(int *), g2(void);\n" +
		"void g2(void) {}\n" + functions + "\nint main(void) { (void)q; n = 0; f" +
		map[bool]string{true: "(q)", false: "()"}[strings.Contains(functions, "f(int *c)")] + "; return 0; }\n"
	p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": text}, frontend.Options{})
	if err != nil {
		t.Fatalf("%s: %v", functions, err)
	}
	if err := cfg.Check(p); err != nil {
		t.Errorf("%s: %v", functions, err)
	}
	return p
}

// A call of a function that only asks is the condition: so it is known of what is in it how it has come out.
var questions = []struct {
	text string
	put  bool
}{
	{"void ask(int ok) { if (!ok) abort(); } void f(void) { ask(n == 0); }", true},
	{"void ask(int ok) { if (ok) n = 1; else n = 2; } void f(void) { ask(n > 3); }", true},
	{"void ask(int ok) { if (!ok) abort(); } void f(int *c) { ask(c != q); }", true},
	{"void ask(int ok) { if (n) return; if (!ok) abort(); } void f(void) { ask(n == 0); }", false},
	{"void ask(int ok) { n = 1; if (!ok) abort(); } void f(void) { ask(n == 0); }", false},
	{"void ask(int ok) { if (!ok) n = ok; } void f(void) { ask(n == 0); }", false},
	{"void ask(int ok) { while (ok) ; } void f(void) { ask(n == 0); }", false},
	{"void ask(int ok) { if (ok > n) abort(); } void f(void) { ask(n == 0); }", false},
	{"void ask(int ok) { if (!ok) lib(ok); } void f(void) { ask(n == 0); }", false},
	{"int rand(void); void ask(int ok) { if (!ok) abort(); } void f(void) { ask(rand()); }", false},
	{"int ask(int ok) { if (!ok) abort(); return 1; } void f(void) { ask(n == 0); }", false},
}

func TestQuestions(t *testing.T) {
	for _, c := range questions {
		p := load(t, c.text)
		put := true
		for _, n := range p.Func("f").Nodes {
			for _, e := range n.Out {
				if call, ok := e.Action.(*cfg.Call); ok {
					r, ok := call.Callee.(*cfg.FuncRef)
					put = put && !(ok && r.Func.Name == "ask")
				}
			}
		}
		if put != c.put {
			t.Errorf("%s: the function is put into its caller: %t", c.text, put)
		}
	}
}

// A call of a function that starts a thread with what it is given is a creation in the caller.
var starters = []struct {
	text string
	put  bool
}{
	{"int start(F w, void *p) { pthread_t t; return pthread_create(&t, 0, w, p); } void f(void) { start(w1, &n); }", true},
	{"int start(F w, void *p) { pthread_t t; pthread_attr_t a; pthread_attr_init(&a); return pthread_create(&t, &a, w, p); } void f(void) { start(w1, &n); }", true},
	{"int start(void *p) { pthread_t t; return pthread_create(&t, 0, w1, p); } void f(void) { start(&n); }", true},
	{"int start(int i) { pthread_t t; int *p = malloc(4); *p = i; return pthread_create(&t, 0, w1, p); } void f(void) { start(n); }", true},
	{"int start(F w) { struct { pthread_t t; int n; } s; memset(&s, 0, sizeof s); return pthread_create(&s.t, 0, w, 0); } void f(void) { start(w1); }", true},

	// It starts what it always does, or more than one.
	{"int start(int i) { pthread_t t; return i + pthread_create(&t, 0, w1, q); } void f(void) { start(n); }", false},
	{"int start(F w) { pthread_t t; while (pthread_create(&t, 0, w, 0)) ; return 0; } void f(void) { start(w1); }", false},
	{"void start(void (*w)(void)) { atexit(w); } void f(void) { start(g2); }", false},
	// A variable of it may be used when it has returned, or has to live in memory of its own.
	{"int start(F w) { pthread_t t; int own = 0; return pthread_create(&t, 0, w, &own); } void f(void) { start(w1); }", false},
	{"int start(F w) { pthread_t t; int own[2] = { 0 }; q = own; return pthread_create(&t, 0, w, 0); } void f(void) { start(w1); }", false},
	{"int start(F w) { pthread_t t; int own = 0; lib2(&own); return pthread_create(&t, 0, w, 0); } void f(void) { start(w1); }", false},
	{"int start(F w) { pthread_t t; int own = 0, *p; p = &own; return pthread_create(&t, 0, w, 0) + *p; } void f(void) { start(w1); }", false},
	{"int start(F w) { pthread_t t; long own = (long)&t; return own + pthread_create(&t, 0, w, 0); } void f(void) { start(w1); }", false},
	{"pthread_t *start(F w) { pthread_t t; pthread_create(&t, 0, w, 0); return &t; } void f(void) { start(w1); }", false},
	{"int start(F w, int i) { pthread_t t; q = &i; return pthread_create(&t, 0, w, 0); } void f(void) { start(w1, n); }", false},
	{"int start(F w, int i) { pthread_t t; memset(&i, 0, 4); return i + pthread_create(&t, 0, w, 0); } void f(void) { start(w1, n); }", false},
	{"int start(F w, int i) { pthread_t t; char own[i]; own[0] = 0; return own[0] + pthread_create(&t, 0, w, 0); } void f(void) { start(w1, 3); }", false},
	{"int start(F w, ...) { pthread_t t; return pthread_create(&t, 0, w, 0); } void f(void) { start(w1); }", false},
	{"int start(F w) { pthread_t t; if (setjmp(jb)) return 1; return pthread_create(&t, 0, w, 0); } void f(void) { start(w1); }", false},
	{"int start(F w) { pthread_t t; return pthread_create(&t, 0, w, 0); } void f(void) { setjmp(jb); start(w1); }", false},
	{"int start(F w) { pthread_t t; return pthread_create(&t, 0, w, 0); } void f(void) { int (*s)(F) = start; s(w1); }", false},
}

func TestStarters(t *testing.T) {
	for _, c := range starters {
		p := load(t, "#include <pthread.h>\n#include <string.h>\ntypedef void *(*F)(void *);\nvoid *w1(void *p) { return p; }\n"+c.text)
		put := false
		for _, n := range p.Func("f").Nodes {
			for _, e := range n.Out {
				_, ok := e.Action.(*cfg.Create)
				put = put || ok
			}
		}
		if put != c.put {
			t.Errorf("%s: the function is put into its caller: %t", c.text, put)
		}
	}
}

// What a function that starts a thread is given is known where the thread is created, as far as nothing changes it on
// the way.
func TestGiven(t *testing.T) {
	const types = "#include <pthread.h>\ntypedef void *(*F)(void *);\nvoid *w1(void *p) { return p; }\nint a[9];\n"
	for _, c := range []struct{ text, create string }{
		{"void start(pthread_t *t, F w, void *p) { pthread_create(t, 0, w, p); } void f(void) { pthread_t t; for (int i = 0; i < 9; i++) start(&t, w1, &a[i]); }",
			"create(&t, w1, (void *)(&a[i]))"},
		{"void start(F w, void *p) { pthread_t t; pthread_create(&t, 0, w, p); } void f(void) { start(w1, q); }", "create(&t, w1, p)"},
		{"void start(F w, int *p) { pthread_t t; p++; pthread_create(&t, 0, w, p); } void f(void) { start(w1, a); }", "create(&t, w1, (void *)p)"},
		{"void start(F w, int k) { pthread_t t; *q = 7; pthread_create(&t, 0, w, &a[k]); } void f(void) { int i = n; q = &i; start(w1, i); }",
			"create(&t, w1, (void *)(&a[k]))"},
	} {
		p := load(t, types+c.text)
		for _, n := range p.Func("f").Nodes {
			for _, e := range n.Out {
				if a, ok := e.Action.(*cfg.Create); ok && fmt.Sprint(a) != c.create {
					t.Errorf("%s: %s, not %s", c.text, a, c.create)
				}
			}
		}
	}
}
