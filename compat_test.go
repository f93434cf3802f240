package mayrun_test

import (
	"bytes"
	"compress/gzip"
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"golang.org/x/exp/apidiff"
	"golang.org/x/tools/go/gcexportdata"
	"golang.org/x/tools/go/packages"
)

var release = flag.Bool("release", false, "write testdata/api.gz anew: what the next changes are compared with")

// lastAPI are the types of the promised packages, as of the last release or of the last change that was not compatible.
const lastAPI = "testdata/api.gz"

// ours are interfaces that only mayrun implements: new methods are permitted (see COMPATIBILITY.md).
var ours = []string{"cfg.Action", "cfg.Expr", "cfg.Type", "digest.Context", "digest.RaceContext", "race.World", "solver.Env"}

// TestCompatible: what was built with the promised packages as they were goes on to build, judged by types.
func TestCompatible(t *testing.T) {
	now := typed(t)
	if *release {
		writeAPI(t, now)
	}
	before := readAPI(t)
	for _, old := range before {
		i := slices.IndexFunc(now, func(p *types.Package) bool { return p.Path() == old.Path() })
		if i < 0 {
			t.Errorf("%s is gone", old.Path())
			continue
		}
		for _, change := range incompatible(old, now[i]) {
			t.Errorf("%s: %s", old.Path(), change)
		}
	}
	if len(before) != len(now) {
		t.Errorf("%d packages, of %d", len(before), len(now))
	}
	if t.Failed() {
		t.Log("see COMPATIBILITY.md; if it must be, say it in CHANGELOG.md, then go test . -run TestCompatible -release")
	}
}

// incompatible are the changes of a package that may break programs, but for those that are permitted.
func incompatible(old, new *types.Package) (out []string) {
	for _, c := range apidiff.Changes(old, new).Changes {
		of, added := strings.CutSuffix(c.Message, ": added")
		permitted := added && slices.ContainsFunc(ours,
			func(name string) bool { return strings.HasPrefix(path.Base(old.Path())+"."+of, name+".") })
		if !c.Compatible && !permitted {
			out = append(out, c.Message)
		}
	}
	return out
}

// TestCompatibleNotices: what breaks programs is noticed, and what COMPATIBILITY.md permits is let through.
func TestCompatibleNotices(t *testing.T) {
	parse := func(text string) *types.Package {
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, "p.go", "package digest\n"+text, 0)
		if err != nil {
			t.Fatal(err)
		}
		p, err := new(types.Config).Check("example.org/digest", fset, []*ast.File{f}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	for _, c := range []struct {
		before, now string
		breaks      bool
	}{
		{"type T struct{ A int }", "type T struct{ A, B int }", false},
		{"type T struct{ A int }", "type T struct{ A int64 }", true},
		{"type T struct{ a int }", "type T struct{ a func() }", true}, // cannot be compared any more
		{"type context struct{}; func F() *context { return nil }",
			"type context struct{}; func F() *context { return nil }; func G() {}", false},
		{"func F(int) {}", "func F(...int) {}", true},
		{"func F() {}", "", true},
		{"const C = 1", "const C = 2", true},
		{"type Context interface{ A() }", "type Context interface{ A(); B() }", false},
		{"type Context interface{ A() }", "type Context interface{ A(int) }", true},
		{"type Digest interface{ A() }", "type Digest interface{ A(); B() }", true},
	} {
		if changes := incompatible(parse(c.before), parse(c.now)); len(changes) > 0 != c.breaks {
			t.Errorf("%s became %s: %q", c.before, c.now, changes)
		}
	}
}

// typed are the promised packages, type-checked.
func typed(t *testing.T) (out []*types.Package) {
	var dirs []string
	for _, dir := range promised(t) {
		dirs = append(dirs, "./"+dir)
	}
	loaded, err := packages.Load(&packages.Config{Mode: packages.NeedName | packages.NeedTypes | packages.NeedExportFile | packages.NeedImports | packages.NeedDeps,
		Env: append(os.Environ(), "GOOS=linux", "GOARCH=amd64", "CGO_ENABLED=0")}, dirs...)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range loaded {
		if len(p.Errors) > 0 {
			t.Fatal(p.Errors)
		}
		out = append(out, p.Types)
	}
	return out
}

func writeAPI(t *testing.T, now []*types.Package) {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	if err := gcexportdata.WriteBundle(z, token.NewFileSet(), now); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(lastAPI, b.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
}

func readAPI(t *testing.T) []*types.Package {
	f, err := os.Open(lastAPI)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	out, err := gcexportdata.ReadBundle(z, token.NewFileSet(), map[string]*types.Package{})
	if err != nil {
		t.Fatal(err)
	}
	return out
}
