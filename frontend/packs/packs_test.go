package packs_test

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/frontend/packs"
	"github.com/mayrun-dev/mayrun/frontend/toolchain"
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

// The headers of a library declare each function of its pack, with the parameters of which the model speaks; what is
// used as a pointer is one; the model uses each pointer that it is given, and writes nothing that is const, or
// testdata/unused.txt and testdata/const.txt say why not. These are the declarations that come along, and the headers
// of this machine, and those below the folder PACK_HEADERS.
func TestDeclarations(t *testing.T) {
	machine := toolchain.MachineDirs(csource.LP64)
	if root := os.Getenv("PACK_HEADERS"); root != "" {
		machine = append(toolchain.LibraryDirs(root, csource.LP64), machine...)
	}
	for name, dirs := range map[string][]string{"bundled": nil, "machine": machine} {
		t.Run(name, func(t *testing.T) {
			unused, constant, older := exceptions(t, "unused"), exceptions(t, "const"), exceptions(t, "older")
			for _, p := range packs.All() {
				found := declarations(t, p, dirs)
				for name, m := range p.Models() {
					switch f := found[name]; {
					case f != nil:
						compare(t, m, f, unused, constant)
					case dirs == nil && !older[name]:
						t.Errorf("no header of %s declares %s", p.Name, name)
					}
				}
			}
			for what := range unused {
				t.Errorf("%s is listed as unused, and is not", what)
			}
			for what := range constant {
				t.Errorf("%s is listed as const, and is not, or not written", what)
			}
		})
	}
}

// compare holds a model against the declaration of its function.
func compare(t *testing.T, m *models.Model, f *cfg.Func, unused, constant map[string]bool) {
	params := f.Type.Params
	most := len(params)
	if f.Type.Variadic {
		most++
	}
	uses := used(append([]models.Step{{Args: []models.Arg{m.Result}}}, m.Steps...))
	for i := range uses {
		if i > most {
			t.Errorf("%s has %d parameters, and its model uses $%d", m.Name, most, i)
		}
	}
	written := map[int]bool{}
	pointers(m.Steps, func(s models.Step, i int) {
		if i > len(params) {
			return
		}
		if _, ok := params[i-1].(*cfg.Pointer); !ok && s.Do != models.SendAll {
			t.Errorf("%s uses $%d as a pointer, which it is not", m.Name, i)
		}
		written[i] = written[i] || s.Do != models.Read && s.Do != models.Send && s.Do != models.SendAll && s.Do != models.Call
	})
	for i, p := range params {
		what := fmt.Sprintf("%s $%d", m.Name, i+1)
		_, pointer := p.(*cfg.Pointer)
		if pointer && !uses[i+1] {
			if !unused[what] {
				t.Errorf("%s is a pointer, and the model does not use it", what)
			}
			delete(unused, what)
		}
		if pointer && written[i+1] && i < len(f.Readonly) && f.Readonly[i] {
			if !constant[what] {
				t.Errorf("%s leads to what is const, and the model writes it", what)
			}
			delete(constant, what)
		}
	}
}

// pointers calls see for each step that reads or writes what a parameter points to.
func pointers(steps []models.Step, see func(models.Step, int)) {
	for _, s := range steps {
		switch s.Do {
		case models.Read, models.Write, models.Update, models.Send, models.Receive, models.Free, models.Store,
			models.Set, models.Lock, models.Unlock:
			if n := parameter.FindStringSubmatch(s.Args[0]); n != nil {
				i, _ := strconv.Atoi(n[1] + n[2])
				see(s, i)
			}
		}
		pointers(s.Body, see)
		for _, b := range s.Branches {
			pointers(b.Steps, see)
		}
	}
}

// parameter is an operand that is a parameter, or a place where it points to.
var parameter = regexp.MustCompile(`^(?:\$(\d)$|&\$(\d)(?:\[|->))`)

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

var undeclared = regexp.MustCompile(`undeclared identifier (\w+)`)

// declarations are the functions of a pack as the headers of its library declare them.
func declarations(t *testing.T, p *packs.Pack, dirs []string) map[string]*cfg.Func {
	t.Helper()
	older := exceptions(t, "older")
	var text strings.Builder
	text.WriteString("#define PCRE2_CODE_UNIT_WIDTH 8\n")
	err := fs.WalkDir(os.DirFS("../csource/packs"), ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && packs.Of(name) == p && (!strings.HasPrefix(name, "lzma/") && !strings.HasSuffix(name, "_struct.h")) {
			fmt.Fprintf(&text, "#if __has_include(<%s>)\n#include <%[1]s>\n#endif\n", name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	includes := text.String()
	absent := maps.Clone(older)
	file := filepath.Join(t.TempDir(), "all.c")
	load := func() (*cfg.Program, error) {
		text.Reset()
		text.WriteString(includes + "void *all[] = {\n")
		for _, name := range slices.Sorted(maps.Keys(p.Models())) {
			if !absent[name] {
				fmt.Fprintf(&text, "#undef %s\n(void *)%[1]s,\n", name)
			}
		}
		text.WriteString("};\nint main(void) { return 0; }\n")
		if err := os.WriteFile(file, []byte(text.String()), 0o600); err != nil {
			t.Fatal(err)
		}
		return frontend.Load(t.Context(), []string{file}, frontend.Options{MachineDirs: dirs})
	}
	program, err := load()
	for few := len(p.Models()) / 4; err != nil && dirs != nil && few > 0; few-- { // another version of the library
		missing := undeclared.FindStringSubmatch(err.Error())
		if missing == nil {
			break
		}
		t.Log("not there:", missing[1])
		absent[missing[1]] = true
		program, err = load()
	}
	if err != nil {
		t.Fatalf("%s: %v", p.Name, err)
	}
	if err := cfg.Check(program); err != nil {
		t.Errorf("%s: %v", p.Name, err)
	}
	out := map[string]*cfg.Func{}
	for _, f := range program.All() {
		out[f.Name] = f
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
