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

// What a text learns of the macros that a system's headers define for themselves is an assumption: the bundled ones
// do not define all of them.
func TestMacrosOfTheSystem(t *testing.T) {
	for src, want := range map[string]bool{
		"#ifndef __GLIBC__\n#endif\n":                           true,
		"#if defined __USE_GNU\n#endif\n":                       false,
		"#include <time.h>\n#ifdef __timer_t_defined\n#endif\n": true,
		"#define __GLIBC__ 1\n#ifdef __GLIBC__\n#endif\n":       false,
		"#define _GNU_SOURCE\n#include <pthread.h>\n":           false,
		"#ifdef NDEBUG\n#endif\n":                               false,
	} {
		for _, o := range []csource.Options{{}, {Preprocessed: true}} {
			if o.Preprocessed && strings.Contains(src, "#include") {
				continue
			}
			o.FS = fstest.MapFS{"t.c": {Data: []byte(src)}}
			r, err := csource.LoadFiles(context.Background(), []csource.File{{Name: "t.c", Options: o}})
			if err != nil {
				t.Fatal(err)
			}
			if got := len(r[0].Asked) > 0; got != (want && !o.Preprocessed) {
				t.Errorf("%q, preprocessed %t: %v", src, o.Preprocessed, r[0].Asked)
			}
		}
	}
}
