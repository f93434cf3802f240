package models_test

import (
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// Every function that a bundled header of the C library declares has a model, or testdata/unmodelled.txt says why it
// has none. There a line begins with the name of a header, which stands for all that it declares, or with names of
// functions, and ends with a reason. What is listed and has a model, or is declared nowhere, is an error, too.
func TestDeclared(t *testing.T) {
	data, err := os.ReadFile("testdata/unmodelled.txt")
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{} // whether it is of use
	for line := range strings.Lines(string(data)) {
		names, reason, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if strings.HasPrefix(line, "#") || names == "" {
			continue
		}
		if !ok || reason == "" {
			t.Errorf("no reason in %q", line)
		}
		for _, n := range strings.Fields(names) {
			if _, twice := listed[n]; twice {
				t.Errorf("%s is listed twice", n)
			}
			listed[n] = false
		}
	}
	for name, header := range declared(t) {
		_, one := listed[name]
		_, all := listed[header]
		switch known := models.Builtin().Lookup(name) != nil; {
		case known && one:
			t.Errorf("%s has a model, and is listed", name)
		case !known && one:
			listed[name] = true
		case !known && all:
			listed[header] = true
		case !known:
			t.Errorf("%s of %s has no model, and testdata/unmodelled.txt does not say why", name, header)
		}
	}
	for n, used := range listed {
		if !used {
			t.Errorf("%s is listed for no reason", n)
		}
	}
}

// declared are the functions that the headers of the C library declare, with the headers.
func declared(t *testing.T) map[string]string {
	t.Helper()
	// Those of the compiler and of the kernel declare nothing of the C library; termio.h and re_comp.h are of old, and
	// do not go together with their successors.
	alone := []string{"re_comp.h", "sys/vlimit.h", "termio.h", "sgtty.h", "mm_malloc.h"}
	var text strings.Builder
	for _, root := range []string{"../csource/headers", "../csource/system"} {
		err := fs.WalkDir(os.DirFS(root), ".", func(p string, d fs.DirEntry, err error) error {
			folder, _, _ := strings.Cut(p, "/")
			if err == nil && !d.IsDir() && !strings.HasSuffix(p, "intrin.h") && !strings.HasPrefix(p, "arm_") &&
				!slices.Contains(alone, p) &&
				!slices.Contains([]string{"mayrun", "sanitizer", "valgrind", "linux", "asm", "bits"}, folder) {
				text.WriteString("#include <" + p + ">\n")
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	units, err := csource.Load(t.Context(), []string{"all.c"}, csource.Options{KeepUnused: true, FS: sourceFS{"all.c": text.String()}})
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for l := units[0].AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		d := l.ExternalDeclaration
		if d == nil || d.Case != cc.ExternalDeclarationDecl || d.Declaration.Case != cc.DeclarationDecl {
			continue
		}
		header, ok := strings.CutPrefix(units[0].Pos(d).File, "<bundled>/")
		if !ok || strings.HasPrefix(header, "mayrun/x86/") || strings.HasPrefix(header, "mayrun/arm/") ||
			header == "mayrun/builtins.h" ||
			strings.Contains(cc.NodeSource(d.Declaration.DeclarationSpecifiers), "typedef") {
			continue
		}
		for l := d.Declaration.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
			if l.InitDeclarator == nil {
				continue
			}
			dcl := l.InitDeclarator.Declarator
			if dd := dcl.DirectDeclarator; dd.Case == cc.DirectDeclaratorFuncParam && dd.ParameterTypeList != nil &&
				dd.DirectDeclarator.Case == cc.DirectDeclaratorIdent {
				out[dcl.Name()] = header
			}
		}
	}
	return out
}
