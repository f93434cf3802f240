package mayrun_test

import (
	"bytes"
	"flag"
	"go/ast"
	"go/build"
	"go/parser"
	"go/printer"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "write api.txt anew")

// promised are the packages that COMPATIBILITY.md lists, as folders.
func promised(t *testing.T) []string {
	text, err := os.ReadFile("COMPATIBILITY.md")
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, row := range regexp.MustCompile("(?m)^\\| `([a-z0-9/]+)` \\|").FindAllStringSubmatch(string(text), -1) {
		if row[1] == "mayrun" {
			row[1] = "."
		}
		out = append(out, row[1])
	}
	if len(out) < 11 {
		t.Fatalf("only %v", out)
	}
	return out
}

// parsed are the files of a package, as it is built on Linux, without tests.
func parsed(t *testing.T, dir string, fset *token.FileSet) []*ast.File {
	context := build.Default
	context.GOOS, context.GOARCH, context.CgoEnabled = "linux", "amd64", false
	p, err := context.ImportDir(dir, 0)
	if err != nil {
		t.Fatal(err)
	}
	var files []*ast.File
	for _, name := range p.GoFiles {
		f, err := parser.ParseFile(fset, filepath.Join(dir, name), nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	return files
}

// TestAPI: the surface of the promised packages is what api.txt says. Whoever changes it reads COMPATIBILITY.md,
// writes a line of CHANGELOG.md, and runs go test . -run TestAPI -update.
func TestAPI(t *testing.T) {
	var out bytes.Buffer
	for _, dir := range promised(t) {
		fset := token.NewFileSet()
		var lines []string
		for _, f := range parsed(t, dir, fset) {
			if !ast.FileExports(f) {
				continue
			}
			for _, d := range f.Decls {
				if m, ok := d.(*ast.FuncDecl); !ok || m.Recv == nil || ofExported(m) {
					lines = append(lines, declared(t, fset, d)...)
				}
			}
		}
		slices.Sort(lines)
		for _, l := range lines {
			out.WriteString(path.Join(module, dir) + ": " + l + "\n")
		}
	}
	if *update {
		if err := os.WriteFile("api.txt", out.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile("api.txt")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(out.String(), "\n")); diff != "" {
		t.Errorf("the promised surface has changed (- gone, + new): see COMPATIBILITY.md, then go test . -run TestAPI -update\n%s", diff)
	}
}

// declared prints what a declaration exports, each thing on a line of its own.
func declared(t *testing.T, fset *token.FileSet, d ast.Decl) (lines []string) {
	text := func(n any) string {
		var b bytes.Buffer
		if err := (&printer.Config{Mode: printer.RawFormat}).Fprint(&b, fset, n); err != nil {
			t.Fatal(err)
		}
		return strings.Join(strings.Fields(b.String()), " ")
	}
	switch d := d.(type) {
	case *ast.FuncDecl:
		d.Doc, d.Body = nil, nil
		lines = append(lines, text(d))
	case *ast.GenDecl:
		var kind ast.Expr // of constants that repeat the line before
		for _, s := range d.Specs {
			switch s := s.(type) {
			case *ast.ValueSpec:
				if s.Type != nil || s.Values != nil {
					kind = s.Type
				}
				for i, n := range s.Names {
					l := d.Tok.String() + " " + n.Name
					if kind != nil {
						l += " " + text(kind)
					}
					if len(s.Values) > i && d.Tok == token.CONST && !strings.Contains(text(s.Values[i]), "iota") {
						l += " = " + text(s.Values[i])
					}
					lines = append(lines, l)
				}
			case *ast.TypeSpec:
				name := s.Name.Name
				if s.TypeParams != nil {
					name += "[...]"
				}
				var members *ast.FieldList
				switch x := s.Type.(type) {
				case *ast.StructType:
					members = x.Fields
				case *ast.InterfaceType:
					if s.TypeParams == nil || len(x.Methods.List) > 0 {
						members = x.Methods
					}
				}
				if members == nil {
					s.Doc, s.Comment = nil, nil
					lines = append(lines, "type "+text(s))
					continue
				}
				whole := *s
				whole.Doc, whole.Comment = nil, nil
				head, _, _ := strings.Cut(text(&whole), "{")
				lines = append(lines, "type "+strings.TrimSpace(head))
				for _, m := range members.List {
					of := "type " + name + ": "
					if len(m.Names) == 0 {
						lines = append(lines, of+text(m.Type))
					}
					for _, n := range m.Names {
						lines = append(lines, of+n.Name+" "+text(m.Type))
					}
				}
			}
		}
	}
	return lines
}

// TestDocumented: everything that packages outside of internal export has a comment, methods that an interface asks for
// included: the interface says what they are for, not what they mean for this type. In promised packages each constant,
// field and method of an interface has one of its own: what a group has in common does not say what one of them is.
// Nothing that those export can be changed by others.
func TestDocumented(t *testing.T) {
	stable := promised(t)
	for name := range importsOf(t) {
		if strings.Contains("/"+name+"/", "/internal/") {
			continue
		}
		dir := name
		if name == "mayrun" {
			dir = "."
		}
		fset := token.NewFileSet()
		files := parsed(t, dir, fset)
		c := docs{
			promised: slices.Contains(stable, dir),
			report:   func(n ast.Node, what string) { t.Errorf("%s: %s", fset.Position(n.Pos()), what) },
		}
		if !slices.ContainsFunc(files, func(f *ast.File) bool { return f.Doc != nil }) {
			t.Errorf("%s has no package comment", dir)
		}
		for _, f := range files {
			for _, d := range f.Decls {
				switch d := d.(type) {
				case *ast.FuncDecl:
					c.function(d)
				case *ast.GenDecl:
					c.general(d)
				}
			}
		}
	}
}

// ofExported reports whether a method is one of an exported type.
func ofExported(d *ast.FuncDecl) bool {
	t := d.Recv.List[0].Type
	for {
		switch x := t.(type) {
		case *ast.Ident:
			return x.IsExported()
		case *ast.StarExpr:
			t = x.X
		case *ast.IndexExpr: // of a type with a parameter
			t = x.X
		case *ast.IndexListExpr:
			t = x.X
		default:
			return false
		}
	}
}

// docs looks for what has no comment.
type docs struct {
	promised bool
	report   func(n ast.Node, what string)
}

// function looks at a function or a method, whose comment begins with its name as go doc expects.
func (c docs) function(d *ast.FuncDecl) {
	name := d.Name.Name
	switch {
	case !d.Name.IsExported() || d.Recv != nil && !ofExported(d):
	case d.Doc == nil:
		c.report(d, name+" has no comment")
	case !regexp.MustCompile(`^` + name + `\b`).MatchString(d.Doc.Text()):
		c.report(d, "the comment of "+name+" begins with something else")
	}
}

func (c docs) general(d *ast.GenDecl) {
	for _, s := range d.Specs {
		switch s := s.(type) {
		case *ast.ValueSpec:
			for _, n := range s.Names {
				switch {
				case !n.IsExported():
				case !c.promised:
					if s.Doc == nil && s.Comment == nil && d.Doc == nil {
						c.report(n, n.Name+" has no comment")
					}
				case d.Tok == token.VAR:
					c.report(n, n.Name+" is a variable: others can change it")
				case s.Doc == nil && s.Comment == nil && (len(d.Specs) > 1 || d.Doc == nil):
					c.report(n, n.Name+" has no comment of its own")
				}
			}
		case *ast.TypeSpec:
			if !s.Name.IsExported() {
				continue
			}
			if s.Doc == nil && s.Comment == nil && d.Doc == nil {
				c.report(s, s.Name.Name+" has no comment")
			}
			if !c.promised {
				continue
			}
			switch x := s.Type.(type) {
			case *ast.StructType:
				c.fields(s, x.Fields, s.Doc != nil || len(d.Specs) == 1)
			case *ast.InterfaceType:
				c.fields(s, x.Methods, s.Doc != nil || len(d.Specs) == 1)
			}
		}
	}
}

// fields looks at the fields of a struct, or the methods of an interface. The comment of a type with one says what
// that is.
func (c docs) fields(s *ast.TypeSpec, list *ast.FieldList, said bool) {
	for _, f := range list.List {
		for _, n := range f.Names {
			if n.IsExported() && f.Doc == nil && f.Comment == nil && (len(list.List) > 1 || !said) {
				c.report(n, s.Name.Name+"."+n.Name+" has no comment of its own")
			}
		}
	}
}

// TestStability: packages that are not promised say so, and promised ones do not need YAML, but for modelfile.
func TestStability(t *testing.T) {
	list := promised(t)
	imports := importsOf(t)
	for name := range imports {
		dir := name
		if name == "mayrun" {
			dir = "."
		}
		said := false
		for _, f := range parsed(t, dir, token.NewFileSet()) {
			said = said || f.Doc != nil &&
				strings.Contains(strings.Join(strings.Fields(f.Doc.Text()), " "), "may change in any release: see COMPATIBILITY.md")
			for _, i := range f.Imports {
				if strings.Contains(i.Path.Value, "yaml") && slices.Contains(list, dir) && dir != "frontend/modelfile" {
					t.Errorf("%s imports %s", dir, i.Path.Value)
				}
			}
		}
		hidden := strings.Contains("/"+dir+"/", "/internal/") || strings.HasPrefix(dir, "examples") || strings.HasPrefix(dir, "cmd/")
		if want := !slices.Contains(list, dir) && !hidden; said != want {
			t.Errorf("%s: that it may change in any release is said: %t, want %t", dir, said, want)
		}
	}
	for _, dir := range list {
		if dir != "frontend/modelfile" && slices.Contains(needs(imports, dir), "frontend/modelfile") {
			t.Errorf("%s needs frontend/modelfile, which needs YAML", dir)
		}
		if dir != "frontend/modelfile" && slices.Contains(needs(imports, dir), "witness") {
			t.Errorf("%s needs witness, which needs YAML", dir)
		}
	}
}

// needs are the packages of the module that a package imports, directly or not.
func needs(imports map[string][]string, name string) (all []string) {
	if name == "." {
		name = "mayrun"
	}
	for todo := []string{name}; len(todo) > 0; todo = todo[1:] {
		for _, i := range imports[todo[0]] {
			if !slices.Contains(all, i) {
				all, todo = append(all, i), append(todo, i)
			}
		}
	}
	return all
}
