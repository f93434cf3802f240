package frontend_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// TestMains: each file with a function main that others see is one of a program, also if something else in it is wrong.
func TestMains(t *testing.T) {
	dir := t.TempDir()
	var p frontend.Project
	for _, f := range []struct{ name, text string }{
		{"b.c", "int main(void) { return 0; }\n"},
		{"lib.c", "int main_loop(void) { return 0; }\n"},
		{"own.c", "static int main(void) { return 0; }\n"},
		{"macro.c", "#define main other\nint main(void) { return 0; }\n"},
		{"a.c", "#define START int main(void)\nSTART { return 0; }\n"},
		{"declared.c", "int main(void);\n"},
	} {
		name := filepath.Join(dir, f.name)
		if err := os.WriteFile(name, []byte(f.text), 0o666); err != nil {
			t.Fatal(err)
		}
		p.Files = append(p.Files, csource.File{Name: name})
	}
	want := []string{filepath.Join(dir, "b.c"), filepath.Join(dir, "a.c")}
	if got, err := p.Mains(t.Context()); err != nil || !slices.Equal(got, want) {
		t.Errorf("%q, %v; want %q", got, err, want)
	}
	p.Files = append(p.Files, csource.File{Name: filepath.Join(dir, "nowhere.c")})
	got, err := p.Mains(t.Context())
	if list, ok := err.(csource.ErrorList); !ok || len(list) != 1 || !slices.Equal(got, want) {
		t.Errorf("%q, %v; want %q and one error", got, err, want)
	}
	if _, err := (*frontend.Project)(nil).Mains(t.Context()); err == nil {
		t.Error("no project has mains")
	}
}
