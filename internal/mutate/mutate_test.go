package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
)

// TestMutations: each mutation still fits its file, says what it is and which tests should notice it, and gives a Go
// file.
func TestMutations(t *testing.T) {
	all, err := mutations()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, m := range all {
		text, err := os.ReadFile(filepath.Join("../..", m.File))
		if err != nil {
			t.Error(err)
			continue
		}
		changed, err := m.apply(string(text))
		if err != nil {
			t.Errorf("%s: %v", m, err)
			continue
		}
		if _, err := parser.ParseFile(token.NewFileSet(), m.File, changed, 0); err != nil {
			t.Errorf("%s: %v", m, err)
		}
		if m.Note == "" || len(m.Tests) == 0 || seen[m.String()] {
			t.Errorf("%s: without a note or tests, or twice", m)
		}
		seen[m.String()] = true
	}
}

func TestFirstFailure(t *testing.T) {
	out := "--- FAIL: TestRegression (1s)\n    --- FAIL: TestRegression/lock/x.c (0s)\n--- FAIL: TestOther (0s)\n"
	if got := firstFailure(out); got != "TestRegression/lock/x.c" {
		t.Error(got)
	}
	if got := firstFailure("panic"); got != "" {
		t.Error(got)
	}
}

// TestDraw: a sample has so many different mutations, is the same for the same seed only, and takes its share of each
// file.
func TestDraw(t *testing.T) {
	var all []*mutation
	for i, n := range []int{40, 1, 20, 1, 1, 17} {
		for j := range n {
			all = append(all, &mutation{File: string(rune('a' + i)), Note: strconv.Itoa(j)})
		}
	}
	one := draw(all, 40, 1)
	if !slices.Equal(one, draw(all, 40, 1)) || slices.Equal(one, draw(all, 40, 2)) {
		t.Error("the seed does not say which")
	}
	shares := map[string]int{}
	seen := map[*mutation]bool{}
	for _, m := range one {
		shares[m.File]++
		seen[m] = true
	}
	if len(seen) != 40 || shares["a"] < 19 || shares["a"] > 21 || shares["c"] < 9 || shares["c"] > 11 {
		t.Errorf("%d, %v", len(seen), shares)
	}
}

// TestTogether: of functions of all shapes each mutation is a function of its own, and what cannot be is left out.
func TestTogether(t *testing.T) {
	const text = `package p

type list[K any] struct{ of []K }

func (l *list[K]) first(_ int, more ...K) (k K) { return append(l.of, more...)[0] }

func (list[K]) nothing(int, string) { println("nothing") }

func pick[K any, N int | uint](n N, from, or []K) K {
	if n > 0 {
		return from[n]
	}
	return or[0]
}

var at = 7

func twice() (a, b int) { a, b = 2, 3; return }
`
	ms := map[int]*mutation{
		1: {Was: "[0] }", Now: "[1] }"},
		2: {Was: `println("nothing")`, Now: ""},
		3: {Was: "n > 0", Now: "n < 0"},
		4: {Was: "return or[0]", Now: "return or[1]"},
		5: {Was: "at = 7", Now: "at = 8"},
		6: {Was: "2, 3", Now: "3, 2"},
		7: {Was: "(a, b int) { a", Now: "(b, a int) { a"},
	}
	out, pkg, done, err := together("p.go", text, ms)
	if err != nil || pkg != "p" || !slices.Equal(done, []int{1, 2, 3, 4, 6}) {
		t.Fatal(pkg, done, err)
	}
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "p.go", out, 0)
	if err != nil {
		t.Fatalf("%v in\n%s", err, out)
	}
	more, err := parser.ParseFile(fset, "more.go", "package p\n\nvar mutant__ int\n", 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := new(types.Config).Check("p", fset, []*ast.File{f, more}, nil); err != nil {
		t.Fatalf("%v in\n%s", err, out)
	}
	bodies := map[string]string{}
	for _, d := range f.Decls {
		if d, ok := d.(*ast.FuncDecl); ok {
			bodies[d.Name.Name] = out[fset.Position(d.Body.Pos()).Offset:fset.Position(d.Body.End()).Offset]
		}
	}
	for name, want := range map[string]string{
		"first__0": "{ return append(l.of, more...)[0] }", "first__1": "{ return append(l.of, more...)[1] }", "nothing__2": "{  }",
		"twice__0": "{ a, b = 2, 3; return }", "twice__6": "{ a, b = 3, 2; return }",
		"first": "{\n\tswitch mutant__ {\n\tcase 1:\n\t\treturn r__.first__1(p__0, p__1...)\n\t}\n\treturn r__.first__0(p__0, p__1...)\n}",
		"pick": "{\n\tswitch mutant__ {\n\tcase 3:\n\t\treturn pick__3[K, N](p__0, p__1, p__2)\n\tcase 4:\n\t\treturn pick__4[K, N](p__0, p__1, p__2)\n\t}\n" +
			"\treturn pick__0[K, N](p__0, p__1, p__2)\n}",
	} {
		if bodies[name] != want {
			t.Errorf("%s is %s", name, bodies[name])
		}
	}
}

// TestAllTogether: most mutations are compiled together, and what is compiled is Go.
func TestAllTogether(t *testing.T) {
	all, err := mutations()
	if err != nil {
		t.Fatal(err)
	}
	files, n := map[string]map[int]*mutation{}, 0
	for i, m := range all {
		if files[m.File] == nil {
			files[m.File] = map[int]*mutation{}
		}
		files[m.File][i+1] = m
	}
	for file, ms := range files {
		text, err := os.ReadFile(filepath.Join("../..", file))
		if err != nil {
			t.Fatal(err)
		}
		out, _, done, err := together(file, string(text), ms)
		if err == nil {
			_, err = parser.ParseFile(token.NewFileSet(), file, out, 0)
		}
		if err != nil {
			t.Errorf("%s: %v", file, err)
		}
		n += len(done)
	}
	if 10*n < 9*len(all) {
		t.Errorf("%d of %d mutations", n, len(all))
	}
}
