package modelfile_test

import (
	"testing"
	"testing/fstest"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/modelfile"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/race"
)

// What a model leaves out may be anything: a result on one of several ways, an argument that a call does not
// have, what a start routine gets besides its argument.
func TestAnything(t *testing.T) {
	const around = `
#include <pthread.h>
#include <stdio.h>
int x, *shared = &x;
`
	const thread = `
int main(void) { pthread_t t; pthread_create(&t, 0, first, 0); x = 2; pthread_join(t, 0); return 0; }
`
	for _, c := range []struct {
		model, code string
		race        bool
	}{
		// Results of branches.
		{"f: {type: int, steps: [either: [{result: 1}, {}]]}",
			"int f(void); void *first(void *a) { if (f() != 1) x = 1; return 0; }" + thread, true},
		{"f: {type: int, steps: [either: [{result: 1}, {result: 2}]]}",
			"int f(void); void *first(void *a) { int n = f(); if (n != 1 && n != 2) x = 1; return 0; }" + thread, false},
		{"f: {type: int, steps: [{if: $1==$2, branches: [{result: 1}, {}]}]}",
			"int f(int, int); void *first(void *a) { if (f(1, 2) == 7) x = 1; return 0; }" + thread, true},
		{"f: {type: int, steps: [{if-set: $1, branches: [{result: 1}, {steps: [write: $2]}]}]}",
			"int f(void *, int *); void *first(void *a) { int y; if (f(0, &y) == 7) x = 1; return 0; }" + thread, true},
		{"f: {type: int, steps: [{if-set: $1, branches: [{result: 1}, {result: 0}]}]}",
			"int f(void *); void *first(void *a) { if (f(a) == 7) x = 1; return 0; }" + thread, false},
		{"f: {type: ptr, steps: [either: [{result: 'null'}, {}]]}",
			"int *f(void); void *first(void *a) { int *p = f(); if (p) *p = 1; return 0; }" + thread, true},
		{"f: {type: ptr, steps: [either: [{result: 'null'}, {result: $1}]]}",
			"int *f(int *); void *first(void *a) { int y, *p = f(&y); if (p) *p = 1; return 0; }" + thread, false},

		// No result at all.
		{"f: {type: ptr}", "int *f(void); void *first(void *a) { *f() = 1; return 0; }" + thread, true},
		{"f: {}", "struct s { int *p; }; struct s f(void); void *first(void *a) { *f().p = 1; return 0; }" + thread, true},
		{"f: {type: ptr, result: nondet}", "int *f(void); void *first(void *a) { int *p = f(); if (p == &x) x = 1; return 0; }" + thread, true},
		{"f: {type: ptr, result: new}", "int *f(void); void *first(void *a) { *f() = 1; return 0; }" + thread, true},
		{"f: {type: ptr, result: got}", "int *f(void); void *first(void *a) { *f() = 1; return 0; }" + thread, true},
		{"f: {type: ptr, steps: [{alloc: 4, sure: true}], result: new}",
			"int *f(void); void *first(void *a) { *f() = 1; return 0; }" + thread, false},

		// What a start routine gets.
		{"spawn: {steps: [create: ['null', 'null', $1, $2]]}",
			"void spawn(void (*)(void *, int *), void *); void run(void *a, int *p) { *p = 1; } int main(void) { " +
				"int y; spawn(run, &y); x = 2; return 0; }", true},
		{"spawn: {steps: [create: ['null', 'null', $1, $2]]}",
			"void spawn(void (*)(int *, int *), void *); void run(int *p, int *q) { *p = 1; } int main(void) { " +
				"static int y; spawn(run, &y); x = 2; return 0; }", false},
		{"spawn: {steps: [create: ['null', 'null', $1, $2]]}",
			"void spawn(void *, void *); void run(int *p) { *p = 1; } int main(void) { spawn(run, &x); x = 2; return 0; }", true},
		{"spawn: {like: 'pthread_create(null, null, $1)'}",
			"void spawn(void *(*)(void *)); void *run(void *p) { *(int *)p = 1; return 0; } int main(void) { spawn(run); x = 2; return 0; }", true},

		// Functions that are called, with less than they take, and through pointers that do not show what they
		// point to.
		{"each: {steps: [call: [$1, $2]]}", "void each(void (*)(void *, int *), void *); void run(void *a, int *p) " +
			"{ *p = 1; } void *first(void *a) { int y; each(run, &y); return 0; }" + thread, true},
		{"each: {steps: [call: [$1, $2]]}", "void each(void *, void *); void run(int *p) { *p = 1; } void " +
			"*first(void *a) { each(run, &x); return 0; }" + thread, true},
		{"each: {steps: [call: [$1, $2]]}", "void each(void *, void *); void run(int *p) { *p = 1; } void " +
			"*first(void *a) { int y; each(run, &y); return 0; }" + thread, false},
		{"later: {steps: [at-exit: $1]}", "void later(void (*)(int *)); void run(int *p) { *p = 1; } void " +
			"*first(void *a) { later(run); return 0; }" + thread, true},
		{"on: {steps: [handler: $1]}",
			"void on(void (*)(int)); void run(int n) { x = 1; } void *first(void *a) { on(run); return 0; }" + thread, true},

		// Arguments that are not there.
		{"f: {steps: [write: $2]}", "void f(); void *first(void *a) { f(1); return 0; }" + thread, true},
		{"f: {steps: [write: $1]}", "void f(); void *first(void *a) { int y; f(&y); return 0; }" + thread, false},
		{"f: {like: memset($1)}", "void f(void *); void *first(void *a) { f(shared); return 0; }" + thread, true},
		{"f: {steps: [store: [$1, any]]}", "void f(int **); void *first(void *a) { int *p; f(&p); *p = 1; return 0; }" + thread, true},
	} {
		f, err := modelfile.Parse("m.yml", []byte("functions:\n  "+c.model+"\n"), false)
		if err != nil {
			t.Errorf("%s: %v", c.model, err)
			continue
		}
		fs := fstest.MapFS{"p.c": {Data: []byte(around + c.code)}}
		p := frontend.Project{Files: []csource.File{{Name: "p.c", Options: csource.Options{FS: fs}}},
			Models: models.Builtin().With(f.Models...)}
		l, err := p.Load(t.Context())
		if err != nil {
			t.Errorf("%s: %v", c.model, err)
			continue
		}
		r, err := mayrun.Analyze(t.Context(), l.Program, mayrun.Config{ProveOnly: true})
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Verdict != race.RaceFree; got != c.race {
			t.Errorf("%s with %s: %s", c.model, c.code, r.Verdict)
		}
	}
}
