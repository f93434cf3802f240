package modelfile_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/modelfile"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/frontend/source"
	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/internal/limit/limittest"
)

// Whatever the built-in tables say, a file can say: each model is the same after it has been written and read.
func TestRoundTrip(t *testing.T) {
	n := 0
	models.Builtin().Each(func(m *models.Model) {
		n++
		text := modelfile.Encode(m)
		f, err := modelfile.Parse("m.yml", []byte(text), false)
		if err != nil {
			t.Errorf("%v\n%s", err, text)
			return
		}
		got := f.Models[0]
		got.Pos = cfg.Pos{}
		if diff := cmp.Diff(normal(*m), normal(got)); diff != "" {
			t.Errorf("%s: %s\n%s", m.Name, diff, text)
		}
	})
	if n < 900 {
		t.Errorf("%d models", n)
	}
}

// normal makes empty lists nil.
func normal(m models.Model) models.Model {
	var steps func(ss []models.Step) []models.Step
	steps = func(ss []models.Step) []models.Step {
		var out []models.Step
		for _, s := range ss {
			if len(s.Args) == 0 {
				s.Args = nil
			}
			s.Body = steps(s.Body)
			var bs []models.Branch
			for _, b := range s.Branches {
				b.Steps = steps(b.Steps)
				bs = append(bs, b)
			}
			s.Branches = bs
			out = append(out, s)
		}
		return out
	}
	m.Steps = steps(m.Steps)
	return m
}

func ExampleParse() {
	f, err := modelfile.Parse("locks.yml", []byte(`
functions:
  my_lock, my_lock_irq:
    steps: [lock: $1]
  spawn:
    like: pthread_create($3, null, $1, $2)
`), false)
	if err != nil {
		panic(err)
	}
	for _, m := range f.Models {
		fmt.Printf("%s %s %q\n", m.Pos, m.Name, m.Result)
	}
	fmt.Println(f.Models[2].Steps[0].Branches[0].Steps[0].Args)
	// Output:
	// locks.yml:3:3 my_lock "any"
	// locks.yml:3:3 my_lock_irq "any"
	// locks.yml:5:3 spawn ""
	// [$3 null $1 $2]
}

// Errors have a place, and all of them are told.
func TestErrors(t *testing.T) {
	for text, want := range map[string]string{
		"- a\n":                                                   "m.yml:1:1: the file is a mapping: key: value",
		"a: [\n":                                                  "m.yml:1:4: ",
		"functions:\n  f: 3\n":                                    "m.yml:2:6: a model is a mapping: key: value",
		"functions:\n  3f: {}\n":                                  `m.yml:2:3: "3f" is not the name of a function`,
		"functions:\n  f: {}\n  g, f: {}\n":                       "m.yml:3:3: f has two models",
		"functions:\n  f: {}\n  f: {}\n":                          "m.yml:3:3: ",
		"include: [x]\n":                                          `m.yml:1:1: "include" has no place in a model file`,
		"functions: {f: {step: []}}":                              `m.yml:1:17: a model has no "step"`,
		"functions: {f: {type: in}}":                              `m.yml:1:23: unknown type "in": choose one of void, int`,
		"functions: {f: {no-return: 1}}":                          "m.yml:1:28: true or false belongs here",
		"functions: {f: {result: x}}":                             `m.yml:1:25: "x" is no operand`,
		"functions: {f: {type: void, result: 0}}":                 "m.yml:1:29: a function of type void has no result",
		"functions: {f: {steps: [lok: $1]}}":                      `m.yml:1:25: "lok" is neither a verb nor`,
		"functions: {f: {steps: [lok]}}":                          `m.yml:1:25: unknown step "lok"`,
		"functions: {f: {steps: [lock: [$1, $2]]}}":               "lock has 1 operands, not 2",
		"functions: {f: {steps: [{lock: $1, unlock: $1}]}}":       "a step does one thing: lock or unlock",
		"functions: {f: {steps: [{lock: $1, kind: mutx}]}}":       "unknown kind: choose one of mutex, rwlock",
		"functions: {f: {steps: [{try: true}]}}":                  "a step needs a verb",
		"functions: {f: {steps: [read: *a]}}":                     "m.yml:1:31: put quotes around a text that begins with * or &",
		"functions: {f: {steps: [read: $0]}}":                     `"$0" is no operand`,
		"functions: {f: {steps: [either: []]}}":                   "either has 0 branches",
		"functions: {f: {steps: [either: [{step: []}]]}}":         `a branch has no "step"`,
		"functions: {f: {steps: [atomic-update: [$1, 1]]}}":       `atomic-update with op ""`,
		"functions: {f: {steps: [{atomic-load: $1, order: sc}]}}": `atomic-load with order "sc"`,
		"functions: {f: {like: nobody}}":                          "m.yml:1:23: nobody has no model",
		"functions: {f: {like: free, steps: []}}":                 "a model has steps, or is like another one, not both",
		"functions:\n  f:\n    like: calloc($1, $2*$3)\n":         "would be too much",
		"a: 1\n---\nb: 2\n":                                       "a file holds one document",
	} {
		_, err := modelfile.Parse("m.yml", []byte(text), false)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v; want %q", text, err, want)
		}
	}
	_, err := modelfile.Parse("m.yml", []byte("functions:\n  f: {step: []}\n  g: {type: x}\nother: 1\n"), true)
	if list, ok := err.(csource.ErrorList); !ok || len(list) != 3 {
		t.Errorf("%v", err)
	}
}

func TestProject(t *testing.T) {
	f, err := modelfile.Parse("p/.mayrun.yml", []byte("include: [inc, /abs]\ndefine: N=2\npre-include: stdint.h\n"+
		"std: c99\ndata-model: ILP32\nmain: src/m.c\nmodels: locks.yml\n"), true)
	if err != nil {
		t.Fatal(err)
	}
	want := modelfile.Project{Include: []string{"p/inc", "/abs"}, Define: []string{"N=2"},
		PreInclude: []string{"stdint.h"}, Std: "c99", DataModel: "ILP32", Main: "p/src/m.c", Models: []string{"p/locks.yml"}}
	if diff := cmp.Diff(want, f.Project, cmpopts.IgnoreFields(modelfile.Project{}, "Settings")); diff != "" {
		t.Error(diff)
	}
	var places []string
	for _, s := range f.Settings {
		places = append(places, fmt.Sprintf("%s %s %d:%d", s.Key, s.Value, s.Pos.Line, s.Pos.Column))
	}
	if want := []string{"include inc 1:11", "include /abs 1:16", "define N=2 2:9", "pre-include stdint.h 3:14",
		"std c99 4:6", "data-model ILP32 5:13", "main src/m.c 6:7", "models locks.yml 7:9"}; !slices.Equal(places, want) {
		t.Errorf("%q", places)
	}
}

// A project file says that the headers of a compiler are needed, and never what to execute.
func TestSystemHeaders(t *testing.T) {
	for text, want := range map[string]bool{"true": true, "false": false} {
		f, err := modelfile.Parse("p/.mayrun.yml", []byte("system-headers: "+text), true)
		if err != nil || f.SystemHeaders != want {
			t.Errorf("%s: %v", text, err)
		}
	}
	for _, text := range []string{"gcc", "./evil.sh", "sh -c evil", "[true]", "'true'"} {
		if _, err := modelfile.Parse("p/.mayrun.yml", []byte("system-headers: "+text), true); err == nil {
			t.Errorf("%s: accepted", text)
		}
	}
}

// Others must not have written a file that nobody has named, and it leads nowhere else.
func TestReadFound(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, modelfile.ProjectFile)
	if err := os.WriteFile(name, []byte("std: c99\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if f, err := modelfile.ReadFound(&source.Reader{}, name); err != nil || f.Std != "c99" {
		t.Error(err)
	}
	if err := os.Chmod(name, 0o646); err != nil {
		t.Fatal(err)
	}
	if _, err := modelfile.ReadFound(&source.Reader{}, name); runtime.GOOS != "windows" &&
		(err == nil || !strings.Contains(err.Error(), "--config")) {
		t.Errorf("a file that everybody can write: %v", err)
	}
	secret := filepath.Join(t.TempDir(), "secret")
	if err := errors.Join(os.Remove(name), os.WriteFile(secret, []byte("secret: x\n"), 0o600), os.Symlink(secret, name)); err != nil {
		t.Fatal(err)
	}
	if _, err := modelfile.ReadFound(&source.Reader{}, name); err == nil || !strings.Contains(err.Error(), "--allow-read") {
		t.Errorf("a symbolic link: %v", err)
	}
}

func TestFind(t *testing.T) {
	dir := t.TempDir()
	for _, d := range []string{"repo/.git", "repo/src/deep", "plain/src/deep"} {
		if err := os.MkdirAll(filepath.Join(dir, d), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	write := func(name string) {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	// Without version control: beside the source, and up to the current folder.
	plain := filepath.Join(dir, "plain/src/deep/x.c")
	write("plain/" + modelfile.ProjectFile)
	for cwd, want := range map[string]bool{"plain": true, "plain/src": false, ".": true, "repo": false} {
		t.Chdir(filepath.Join(dir, cwd))
		if got := modelfile.Find(plain); (got != "") != want {
			t.Errorf("in %s: found %q", cwd, got)
		}
	}
	t.Chdir(filepath.Join(dir, "repo"))
	write("plain/src/deep/" + modelfile.ProjectFile)
	if got := modelfile.Find(plain); got == "" {
		t.Error("not found beside the source")
	}
	inRepo := filepath.Join(dir, "repo/src/deep/x.c")
	write(modelfile.ProjectFile) // outside the repository
	if got := modelfile.Find(inRepo); got != "" {
		t.Errorf("found %s", got)
	}
	write("repo/" + modelfile.ProjectFile)
	if got := modelfile.Find(inRepo); got != modelfile.ProjectFile {
		t.Errorf("found %q", got)
	}
}

// Any bytes are a file, whose models are well formed, or errors with places.
func FuzzParse(f *testing.F) {
	for _, name := range []string{"pthread_mutex_lock", "pthread_once", "qsort", "printf", "strtok_r"} {
		f.Add([]byte(modelfile.Encode(models.Builtin().Lookup(name))))
	}
	f.Add([]byte("functions:\n  f: {like: calloc($1, 2)}\n  g, h: {steps: [{if-set: $1, steps: [free: $1]}, stop]}\ninclude: [a]\n"))
	f.Add([]byte("functions: " + strings.Repeat("[", 20_000)))
	f.Add([]byte("a: &x [*x, {? b : c}, !!str d, | e\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		var file *modelfile.File
		var err error
		limittest.Within(t, limittest.Limits, func(ctx context.Context) {
			file, err = modelfile.Parse("m.yml", data, true)
			if ctx.Err() != nil {
				t.Fatal(limit.Reason(ctx))
			}
		})
		if err != nil {
			list, ok := err.(csource.ErrorList)
			if !ok || len(list) == 0 || slices.ContainsFunc(list,
				func(e *csource.Error) bool { return e.Pos.Line < 1 || e.Pos.Column < 1 || e.Msg == "" }) {
				t.Errorf("%v", err)
			}
			return
		}
		for i := range file.Models {
			m := &file.Models[i]
			if m.Name == "" || !m.User() {
				t.Errorf("%+v", m)
			}
			var check func(ss []models.Step)
			check = func(ss []models.Step) {
				for i := range ss {
					if err := ss[i].Check(); err != nil {
						t.Errorf("%s: %v", m.Name, err)
					}
					check(ss[i].Body)
					for _, b := range ss[i].Branches {
						check(b.Steps)
					}
				}
			}
			check(m.Steps)
		}
	})
}

// What the README shows is right.
func TestReadme(t *testing.T) {
	data, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := strings.Split(string(data), "```yaml\n")[1:]
	if len(blocks) < 2 {
		t.Errorf("%d examples", len(blocks))
	}
	for _, b := range blocks {
		text, _, _ := strings.Cut(b, "```")
		if _, err := modelfile.Parse("README.md", []byte(text), true); err != nil {
			t.Errorf("%v\n%s", err, text)
		}
	}
}
