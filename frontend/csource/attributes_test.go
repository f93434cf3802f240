package csource_test

import (
	"context"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

// Attributes that change what a program does are followed or refused, and nothing that is not known is passed
// over without a word.
func TestAttributes(t *testing.T) {
	for _, c := range []struct{ src, err, remark string }{
		{src: "struct __attribute__((scalar_storage_order(\"big-endian\"))) s { int a; };",
			err: "t.c:1:23: attribute scalar_storage_order is not supported"},
		{src: "struct __attribute__((scalar_storage_order(\"little-endian\"))) s { int a; };"},
		{src: "struct [[gnu::ms_struct]] s { char a : 4; int b : 4; };", err: "t.c:1:15: attribute ms_struct is not supported"},
		{src: "struct p { int a; }; struct s { char c; int i; } __attribute__((__copy__((struct p *)0)));",
			err: "attribute copy is not supported"},
		{src: "void f(void); void g(void) __attribute__((copy(f)));", remark: "t.c:1:43: attribute copy does not change"},
		{src: "int x __attribute__((brand_new(3)));", remark: "t.c:1:22: attribute brand_new does not change"},
		{src: "enum __attribute__((mode(QI))) e { A };", err: "attribute mode of an enumeration is not supported"},
		{src: "enum e { A } __attribute__((aligned(8)));", err: "attribute aligned of an enumeration is not supported"},
		{src: "#pragma scalar_storage_order big-endian\nint x;", err: "t.c:1:9: #pragma scalar_storage_order big-endian is not supported"},
		{src: "#pragma scalar_storage_order default\nint x;"},
		{src: "#pragma clang attribute push (__attribute__((packed)), apply_to = record)\nint x;",
			err: "t.c:1:9: #pragma clang attribute push"},
		{src: "#pragma clang attribute pop\nint x;"},
		{src: "struct s {\nchar a;\n#pragma pack(1)\nint b;\n};", err: "t.c:5:1: #pragma pack changes between the braces"},
		{src: "struct s {\nchar a;\n#pragma pack(push, 1)\nstruct { char c; int d; } b;\n#pragma pack(pop)\n};"},
		{src: "[[gnu::noinline, gnu::cold]] int f(void) { [[fallthrough]]; switch (1) { case 1: [[likely]]; " +
			"[[gnu::fallthrough]]; default: ; } return 0; }"},
		{src: "[[other::thing(1, [2])]] int f [[other::thing]] (int a [[]], [[deprecated(\"no\")]] int b [[maybe_unused]]);"},
		{src: "[[gnu::brand_new]] int x;", remark: "t.c:1:8: attribute brand_new does not change"},
		{src: "int f(void) [[gnu::weak]];", err: "t.c:1:13: attributes in double brackets are not supported here"},
		{src: "struct s { int a; } [[gnu::packed]] x;", err: "t.c:1:21: attributes in double brackets are not supported here"},
		{src: "int [[gnu::aligned(16)]] x;", err: "t.c:1:5: attributes in double brackets are not supported here"},
		{src: "struct s { int a [[gnu::packed]] : 3, b [[gnu::aligned(8)]] : 4, c[2] ; }; int x " +
			"[[gnu::aligned(8)]] [3], y [[gnu::weak]] = 3;"},
	} {
		fsys := fstest.MapFS{"t.c": &fstest.MapFile{Data: []byte(c.src)}}
		files, err := csource.LoadFiles(context.Background(), []csource.File{{Name: "t.c", Options: csource.Options{FS: fsys}}})
		if err != nil {
			t.Fatal(err)
		}
		r := files[0]
		var errs, remarks []string
		for _, e := range r.Errors {
			errs = append(errs, e.Error())
		}
		for _, m := range r.Asked {
			remarks = append(remarks, m.Pos.String()+": "+m.Text)
		}
		for _, x := range []struct{ what, got, want string }{
			{"error", strings.Join(errs, "\n"), c.err}, {"remark", strings.Join(remarks, "\n"), c.remark},
		} {
			if !strings.Contains(x.got, x.want) || x.want == "" && x.got != "" {
				t.Errorf("%s\n%s %q, want %q", c.src, x.what, x.got, x.want)
			}
		}
	}
}
