package main

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
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
