package main

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
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
	if got := firstFailure(out); got != " (TestRegression/lock/x.c)" {
		t.Error(got)
	}
	if got := firstFailure("panic"); strings.TrimSpace(got) != "" {
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
