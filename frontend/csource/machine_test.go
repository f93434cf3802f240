package csource_test

import (
	"context"
	"strings"
	"testing"
	"testing/fstest"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// Headers that are found nowhere else may come from the machine: bundled ones come first, and what the machine adds
// is told, once for each header that the program itself names.
func TestMachineHeaders(t *testing.T) {
	files := fstest.MapFS{
		"t.c": {Data: []byte("#include <stdio.h>\n#include <extra/lib.h>\n#include \"own.h\"\n" +
			"#include <extra/lib.h>\nint x = LIB + OWN;\n")},
		"own.h":            {Data: []byte("#define OWN 1\n")},
		"m/stdio.h":        {Data: []byte("#error the bundled one comes first\n")},
		"m/own.h":          {Data: []byte("#error the program's own comes first\n")},
		"m/extra/lib.h":    {Data: []byte("#include <extra/detail.h>\n#include <stdio.h>\n")},
		"m/extra/detail.h": {Data: []byte("#define LIB 2\nstatic inline int unused(void) { return undeclared_elsewhere; }\n")},
	}
	results, err := csource.LoadFiles(context.Background(),
		[]csource.File{{Name: "t.c", Options: csource.Options{FS: files, MachineDirs: []string{"m"}}}})
	if err != nil || len(results[0].Errors) > 0 {
		t.Fatal(err, results[0].Errors)
	}
	var told []string
	for _, r := range results[0].Asked {
		told = append(told, r.ID+" "+r.Pos.String()+" "+r.Text)
	}
	if len(told) != 1 || !strings.HasPrefix(told[0], "machine-header t.c:2:2 m/extra/lib.h") {
		t.Errorf("%q", told)
	}
}

// Functions of headers that only the unit itself could call are dropped if it does not; others never are.
func TestUnusedFunctions(t *testing.T) {
	files := fstest.MapFS{
		"t.c": {Data: []byte("#include <lib.h>\nint main(void) { return called() + (table[0] == kept_address); }\n")},
		"m/lib.h": {Data: []byte(`
static inline int inner(void) { return 1; }
static __inline__ int called(void) { return inner(); }
static int kept_address(void) { return 2; }
static int (*table[1])(void) = { kept_address };
static inline int dropped(int (*f)(void)) { return inner() + __builtin_of_another_compiler(); }
extern __inline __attribute__((__gnu_inline__)) int dropped_too(void) { return 3; }
inline int no_definition(void) { return 4; }
extern inline int definition(void) { return 5; }
int shared(void) { return 6; }
__attribute__((constructor)) static void starts(void) { }
`)},
	}
	units, err := csource.Load(context.Background(), []string{"t.c"}, csource.Options{FS: files, MachineDirs: []string{"m"}})
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for l := units[0].AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		if d := l.ExternalDeclaration; d.Case == cc.ExternalDeclarationFuncDef {
			names = append(names, d.FunctionDefinition.Declarator.Name())
		}
	}
	if got := strings.Join(names, " "); got != "inner called kept_address definition shared starts main" {
		t.Error(got)
	}
}

// With the headers of a system, those of the compiler's intrinsics are bundled all the same, and packs are written in
// terms of the system's types.
func TestSystemBesideBundled(t *testing.T) {
	files := fstest.MapFS{
		"t.c":           {Data: []byte("#include <emmintrin.h>\n#include <bzlib.h>\nbz_stream z; __m128i v;\n")},
		"s/emmintrin.h": {Data: []byte("#error written in terms of builtins\n")},
		"s/stdlib.h":    {Data: []byte("typedef unsigned long size_t;\n")},
		"s/stddef.h":    {Data: []byte("\n")},
		"s/stdint.h":    {Data: []byte("\n")},
		"s/stdarg.h":    {Data: []byte("\n")},
		"s/stdio.h":     {Data: []byte("typedef struct file FILE;\n")},
		"s/sys/types.h": {Data: []byte("typedef long off_t;\n")},
	}
	results, err := csource.LoadFiles(context.Background(),
		[]csource.File{{Name: "t.c", Options: csource.Options{FS: files, SysIncludeDirs: []string{"s"}}}})
	if err != nil || len(results[0].Errors) > 0 {
		t.Fatal(err, results[0].Errors)
	}
	list := strings.Join(results[0].Headers, " ")
	for _, want := range []string{"<bundled>/emmintrin.h", "<bundled>/packs/bzlib.h", "s/sys/types.h", "s/stdlib.h"} {
		if !strings.Contains(list, want) {
			t.Errorf("%s is not among %s", want, list)
		}
	}
}
