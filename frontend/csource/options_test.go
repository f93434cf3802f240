package csource_test

import (
	"context"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// A macro that a pragma may have changed is an assumption, unless the text has defined it itself.
func TestMacrosBehindPragmas(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"#pragma GCC target(\"avx2\")\n#ifdef __AVX2__\n#endif\n", "3 __AVX2__"},
		{"_Pragma(\"GCC optimize(\\\"O2\\\")\") int x = __FINITE_MATH_ONLY__;\n", "2 __FINITE_MATH_ONLY__"},
		{"#pragma GCC optimize 3\n#if __OPTIMIZE__\n#endif\n#if __OPTIMIZE__\n#endif\n", "3 __OPTIMIZE__"},
		{"#pragma GCC target(\"avx2\")\n#define __AVX2__ 1\n#ifdef __AVX2__\n#endif\n", ""},
		{"#pragma GCC target(\"avx2\")\n#ifdef __linux__\n#endif\n", ""},
		{"#pragma GCC push_options\n#pragma GCC target(\"avx2\")\n#pragma GCC pop_options\n#ifdef __AVX2__\n#endif\n", ""},
		{"#pragma GCC target(\"avx2\")\n#pragma GCC push_options\n#pragma GCC reset_options\n#ifdef __AVX2__\n#endif\n", ""},
		{"#pragma GCC diagnostic push\n#ifdef __AVX2__\n#endif\n", ""},
	} {
		r, err := csource.LoadFiles(context.Background(), []csource.File{{Name: "t.c",
			Options: csource.Options{FS: fstest.MapFS{"t.c": {Data: []byte("int a;\n" + c.src)}}}}})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, remark := range r[0].Asked {
			name, _, _ := strings.Cut(remark.Text, " ")
			got = append(got, strings.TrimPrefix(remark.Pos.String(), "t.c:")+" "+name)
		}
		line := ""
		if len(got) > 0 {
			n, _, _ := strings.Cut(got[0], ":")
			_, name, _ := strings.Cut(got[0], " ")
			line = n + " " + name
		}
		if len(got) > 1 || line != c.want {
			t.Errorf("%q: %q, want %q", c.src, got, c.want)
		}
	}
}
