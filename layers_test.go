package mayrun_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses"
)

const module = "github.com/mayrun-dev/mayrun"

var layerRow = regexp.MustCompile("(?m)^\\| `([a-z0-9/]+)` \\|[^|]*\\|([^|]*)\\|$")

// Each package imports what the table of CONTRIBUTING.md says, and no more.
func TestLayers(t *testing.T) {
	text, err := os.ReadFile("CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	table := map[string][]string{}
	for _, row := range layerRow.FindAllStringSubmatch(string(text), -1) {
		table[row[1]] = strings.FieldsFunc(row[2], func(r rune) bool { return strings.ContainsRune(" ,`", r) })
	}
	imports := importsOf(t)
	for name, list := range imports {
		allowed, ok := table[name]
		if !ok {
			t.Errorf("%s is not in the table of CONTRIBUTING.md", name)
		}
		for _, i := range list {
			if !slices.Contains(allowed, i) {
				t.Errorf("%s imports %s, which the table of CONTRIBUTING.md does not say", name, i)
			}
		}
		for _, i := range allowed {
			if !slices.Contains(list, i) {
				t.Errorf("%s does not import %s, as the table of CONTRIBUTING.md says", name, i)
			}
		}
	}
	for name := range table {
		if imports[name] == nil {
			t.Errorf("there is no package %s", name)
		}
	}
}

// Each digest has one row in the table of DESIGN.md.
func TestDesignRows(t *testing.T) {
	text, err := os.ReadFile("DESIGN.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(text), "| digest | element | excludes |\n|---|---|---|\n")
	section, _, _ = strings.Cut(section, "\n\n")
	var rows, digests []string
	for line := range strings.Lines(section) {
		rows = append(rows, strings.TrimSpace(strings.Split(line, "|")[1]))
	}
	for _, d := range analyses.Digests() {
		digests = append(digests, d.Name)
	}
	slices.Sort(rows)
	slices.Sort(digests)
	if !slices.Equal(rows, digests) {
		t.Errorf("rows of %v, digests are %v", rows, digests)
	}
}

// importsOf lists which packages of the module each of its packages imports, but for tests.
func importsOf(t *testing.T) map[string][]string {
	out := map[string][]string{}
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			if name := d.Name(); err == nil && name != "." && (strings.HasPrefix(name, ".") || name == "testdata") {
				return filepath.SkipDir
			}
			return err
		}
		if !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		name := packageName(path.Join(module, filepath.ToSlash(filepath.Dir(file))))
		list := out[name]
		if list == nil {
			list = []string{}
		}
		for _, i := range f.Imports {
			p, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				return err
			}
			if p == module || strings.HasPrefix(p, module+"/") {
				if p = packageName(p); !slices.Contains(list, p) {
					list = append(list, p)
				}
			}
		}
		out[name] = list
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// packageName is what the table calls a package.
func packageName(importPath string) string {
	if importPath == module {
		return "mayrun"
	}
	return strings.TrimPrefix(importPath, module+"/")
}
