package csource_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// Folders that are named more than once are searched where gcc searches them: what it prints stands here.
func TestFoldersNamedAgain(t *testing.T) {
	files := fstest.MapFS{"m.c": {Data: []byte("#include \"i.h\"\nint end;\n")}, "z/i.h": {Data: []byte("int z;\n")}}
	for _, d := range []string{"a", "b", "c"} {
		files[d+"/i.h"] = &fstest.MapFile{Data: []byte("int " + d + ";\n#include_next <i.h>\n")}
	}
	for _, c := range []struct{ quote, angled, system, after, want string }{
		{angled: "a b", system: "a", want: "b a z"},
		{angled: "a b ./a", after: "b", want: "a b z"},
		{angled: "b a b", want: "b a z"},
		{quote: "a", system: "a", angled: "b", want: "b a z"},
		{quote: "a c", angled: "b", want: "a c b z"},
		{quote: "a b", angled: "b c", want: "a b c z"},
		{quote: "b c b", angled: "b", want: "b c b z"},
		{system: "c a c", after: "a b", want: "c a b z"},
	} {
		o := csource.Options{FS: files, QuoteDirs: strings.Fields(c.quote), IncludeDirs: strings.Fields(c.angled),
			SysIncludeDirs: strings.Fields(c.system), AfterDirs: strings.Fields(c.after + " z")}
		units, err := csource.Load(context.Background(), []string{"m.c"}, o)
		if err != nil {
			t.Errorf("%+v: %v", c, err)
			continue
		}
		var got []string
		for l := units[0].AST.TranslationUnit; l != nil; l = l.TranslationUnit {
			text := strings.TrimSpace(cc.NodeSource(l.ExternalDeclaration))
			if name, ok := strings.CutPrefix(text, "int "); ok && len(name) == len("a;") {
				got = append(got, name[:1])
			}
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%+v: %s", c, s)
		}
	}
}

// A file that has the name of a folder in which a header could be is no header, and no error.
func TestFileInsteadOfFolder(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"t.c": "#include \"tests/x.h\"\nint a = X;\n", "b/tests": "a program\n",
		"src/tests/x.h": "#define X 1\n"} {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	o := csource.Options{IncludeDirs: []string{filepath.Join(dir, "b"), filepath.Join(dir, "src")}}
	if _, err := csource.Load(t.Context(), []string{filepath.Join(dir, "t.c")}, o); err != nil {
		t.Error(err)
	}
}
