package packs_test

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/frontend/packs"
)

// Every pack can be read, none has a model of a function of the C library, and no two have one of the same function.
func TestPacks(t *testing.T) {
	of := map[string]string{}
	for _, p := range packs.All() {
		ms := p.Models()
		if len(ms) == 0 {
			t.Errorf("%s has no models", p.Name)
		}
		for name, m := range ms {
			if models.Builtin().Lookup(name) != nil {
				t.Errorf("%s of %s is a function of the C library", name, p.Name)
			}
			if of[name] != "" {
				t.Errorf("%s is in %s and %s", name, of[name], p.Name)
			}
			if m.Result == "any" || m.Type == "" {
				t.Errorf("%s of %s: say what it returns", name, p.Name)
			}
			of[name] = p.Name
		}
	}
}

// The declarations that come along have each function of a pack, with the parameters of which its model speaks; and the
// model uses each pointer that it is given, or testdata/unused.txt says why not.
func TestDeclarations(t *testing.T) {
	unused, older := exceptions(t, "unused"), exceptions(t, "older")
	for _, p := range packs.All() {
		found := declarations(t, p)
		for name, m := range p.Models() {
			params, ok := found[name]
			if older[name] {
				if delete(older, name); ok {
					t.Errorf("%s is declared", name)
				}
				continue
			}
			if !ok {
				t.Errorf("no header of %s declares %s", p.Name, name)
				continue
			}
			uses := used(m.Steps)
			for i := range uses {
				if i > len(params) {
					t.Errorf("%s has %d parameters, and its model uses $%d", name, len(params), i)
				}
			}
			for i, pointer := range params {
				switch what := fmt.Sprintf("%s $%d", name, i+1); {
				case pointer && !uses[i+1] && !unused[what]:
					t.Errorf("%s is a pointer, and the model does not use it", what)
				case unused[what] && (!pointer || uses[i+1]):
					t.Errorf("%s is listed for no reason", what)
				default:
					delete(unused, what)
				}
			}
		}
	}
	maps.Copy(unused, older)
	for what := range unused {
		t.Errorf("%s is listed, and there is no such thing", what)
	}
}

var number = regexp.MustCompile(`\$(\d)`)

// used are the parameters of which steps speak.
func used(steps []models.Step) map[int]bool {
	out := map[int]bool{}
	for _, s := range steps {
		for _, a := range s.Args {
			for _, n := range number.FindAllStringSubmatch(a, -1) {
				i, _ := strconv.Atoi(n[1])
				out[i] = true
			}
		}
		inner := [][]models.Step{s.Body}
		for _, b := range s.Branches {
			inner = append(inner, b.Steps, []models.Step{{Args: []models.Arg{b.Result}}})
		}
		for _, steps := range inner {
			for i := range used(steps) {
				out[i] = true
			}
		}
	}
	return out
}

// declarations are the functions that the bundled headers of a library declare: for each parameter, whether it is a
// pointer, or something that may be one.
func declarations(t *testing.T, p *packs.Pack) map[string][]bool {
	t.Helper()
	var text strings.Builder
	headers := os.DirFS("../csource/packs")
	err := fs.WalkDir(headers, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && packs.Of(name) == p && (!strings.HasPrefix(name, "lzma/") && !strings.HasSuffix(name, "_struct.h")) {
			fmt.Fprintf(&text, "#include <%s>\n", name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	units, err := csource.Load(t.Context(), []string{"all.c"}, csource.Options{KeepUnused: true,
		FS: fstest.MapFS{"all.c": {Data: []byte(text.String())}}})
	if err != nil {
		t.Fatal(err)
	}
	out := map[string][]bool{}
	pointers := map[string]bool{} // names of types that are pointers
	for l := units[0].AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		d := l.ExternalDeclaration
		if d == nil || d.Case != cc.ExternalDeclarationDecl || d.Declaration.Case != cc.DeclarationDecl {
			continue
		}
		specs := cc.NodeSource(d.Declaration.DeclarationSpecifiers)
		for l := d.Declaration.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
			if l.InitDeclarator == nil {
				continue
			}
			dcl := l.InitDeclarator.Declarator
			if strings.Contains(specs, "typedef") {
				words := strings.Fields(specs)
				pointers[dcl.Name()] = strings.Contains(cc.NodeSource(dcl), "*") || pointers[words[len(words)-1]]
				continue
			}
			f := dcl.DirectDeclarator
			if f.Case != cc.DirectDeclaratorFuncParam || f.ParameterTypeList == nil {
				continue
			}
			params := []bool{}
			for l := f.ParameterTypeList.ParameterList; l != nil; l = l.ParameterList {
				text := cc.NodeSource(l.ParameterDeclaration)
				words := strings.Fields(cc.NodeSource(l.ParameterDeclaration.DeclarationSpecifiers))
				if strings.TrimSpace(text) != "void" {
					params = append(params, strings.ContainsAny(text, "*[") || pointers[words[len(words)-1]])
				}
			}
			if f.ParameterTypeList.Case == cc.ParameterTypeListVar {
				params = append(params, false) // those that vary
			}
			out[dcl.Name()] = params
		}
	}
	return out
}

// exceptions reads a list: functions, or parameters of them, a colon, and the reason.
func exceptions(t *testing.T, file string) map[string]bool {
	t.Helper()
	data, err := os.ReadFile("testdata/" + file + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]bool{}
	for line := range strings.Lines(string(data)) {
		what, reason, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if strings.HasPrefix(line, "#") || what == "" {
			continue
		}
		if !ok || reason == "" {
			t.Errorf("no reason in %q", line)
		}
		out[what] = true
	}
	return out
}
