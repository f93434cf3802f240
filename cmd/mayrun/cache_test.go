package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// checked is what a run of check prints and how it ends.
type checked struct {
	out, errs string
	status    int
}

func checkWith(t *testing.T, args ...string) checked {
	t.Helper()
	var out, errs bytes.Buffer
	status := run(t.Context(), append([]string{"check"}, args...), &out, &errs)
	return checked{out.String(), errs.String(), status}
}

// cachedProject is a program that reads all sorts of things.
var cachedProject = map[string]string{
	"a.c":            "#include \"sub.h\"\n#include <outer.h>\n#if __has_include(\"maybe.h\")\n#define LOCK 0\n#endif\n#ifndef LOCK\n#define LOCK 1\n#endif\n" + cachedText,
	"b.c":            "int b;\n",
	"sub.h":          "int from_sub;\n",
	"late/outer.h":   "#pragma once\n",
	"model.yml":      "functions:\n  beyond:\n    steps: [{read: $1}]\n",
	"log/tsan.log":   "",
	"early/.keep":    "",
	".mayrun.yml":    "std: gnu11\n",
	"elsewhere/in.h": "",
}

const cachedText = `#include <pthread.h>
int x;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void beyond(int *);
void *f(void *p) {
	pthread_mutex_lock(&m);
	beyond(&x);
	pthread_mutex_unlock(&m);
	return p;
}
int main(void) {
	pthread_t t;
	pthread_create(&t, 0, f, 0);
	if (LOCK) pthread_mutex_lock(&m);
	x++;
	if (LOCK) pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}
`

// With a cache, check says the same as without, whatever has changed since: what a file holds, which files there are,
// where names lead, and what it was asked. So it is in each format.
func TestCache(t *testing.T) {
	dir, cache := t.TempDir(), filepath.Join(t.TempDir(), "cache")
	t.Chdir(dir)
	write := func(name, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range cachedProject {
		write(name, text)
	}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	args := []string{"-I", "early", "-I", "late", "--model", "model.yml", "a.c", "b.c"}
	seen := map[string]bool{}
	compare := func(what string, formats []string, args ...string) {
		t.Helper()
		for _, format := range formats {
			shown := append([]string{"--format", format}, args...)
			want := checkWith(t, shown...)
			for range 2 {
				got := checkWith(t, append([]string{"--cache", cache}, shown...)...)
				if diff := cmp.Diff(want, got, cmp.AllowUnexported(checked{})); diff != "" {
					t.Errorf("%s, %s: with a cache (-without +with):\n%s", what, format, diff)
				}
			}
			if format == "text" {
				seen[want.out] = true
			}
		}
	}
	for _, step := range []struct {
		name   string
		change func()
	}{
		{"as it is", func() {}},
		{"a source", func() { write("a.c", strings.Replace(cachedProject["a.c"], "x++;", "x--; x++;", 1)) }},
		{"another source", func() { write("b.c", "int b, c;\n") }},
		{"a header", func() { write("sub.h", "int from_sub, more;\n#define LOCK 0\n") }},
		{"back", func() { write("sub.h", cachedProject["sub.h"]) }},
		{"a header that is only asked for", func() { write("maybe.h", "") }},
		{"not any more", func() { must(os.Remove("maybe.h")) }},
		{"a header that comes earlier", func() { write("early/outer.h", "#define LOCK 0\n") }},
		{"a link to another one", func() {
			must(os.Remove("early/outer.h"))
			must(os.Symlink("../elsewhere/in.h", "early/outer.h"))
		}},
		{"what it leads to", func() { write("elsewhere/in.h", "#define LOCK 0\n") }},
		{"no header", func() { must(os.Remove("early/outer.h")) }},
		{"a model", func() { write("model.yml", "functions:\n  beyond:\n    steps: [{write: $1}, {unlock: $1}]\n") }},
		{"the project file", func() { write(".mayrun.yml", "define: [LOCK=0]\n") }},
		{"no project file", func() { must(os.Remove(".mayrun.yml")) }},
		{"an error", func() { write("b.c", "int b = ;\n") }},
		{"none", func() { write("b.c", "int b;\n") }},
		{"a source has gone", func() { must(os.Remove("b.c")) }},
		{"it is back", func() { write("b.c", "int b;\n") }},
	} {
		step.change()
		compare(step.name, []string{"text"}, args...)
	}
	if len(seen) < 5 {
		t.Errorf("only %d different reports: the changes do not show", len(seen))
	}
	compare("all formats", []string{"text", "json", "sarif", "html"}, args...)
	for _, more := range [][]string{{"-D", "LOCK=0"}, {"-D", "LOCK=0", "-D", "Y"}, {"-D", "LOCK=0 -D Y"}, {"--externals", "worst"},
		{"--digests", "threadid"}, {"--strict"}, {"--verbose"}, {"--quiet"}, {"--fail-on", "confirmed"}, {"--no-suppress"},
		{"--confirm-budget", "0"}, {"--free-races=false"}, {"--entry", "beyond"}, {"-U", "LOCK"}, {"-m32"}, {"--std", "c99"},
		{"--keep-going"}, {"--max-findings", "0"}} {
		compare(strings.Join(more, " "), []string{"json"}, append(more, args...)...)
	}
	write("b.c", "int b = ;\n")
	compare("what cannot be read is left out", []string{"json"}, append([]string{"--keep-going"}, args...)...)
}

// What is in the cache is taken, without an analysis. Nothing but the appearance may then differ.
func TestCacheIsUsed(t *testing.T) {
	cache := filepath.Join(t.TempDir(), "cache")
	t.Chdir(t.TempDir())
	if err := os.WriteFile("a.c", []byte(cachedText), 0o666); err != nil {
		t.Fatal(err)
	}
	solved := func(args ...string) bool {
		got := checkWith(t, append([]string{"-DLOCK=1", "--stats", "--cache", cache, "a.c"}, args...)...)
		if got.status == exitError {
			t.Fatal(got)
		}
		return !strings.Contains(got.out, "cache ") && !strings.Contains(got.out, `"name": "cache"`)
	}
	for i, c := range []struct {
		args   []string
		solved bool
	}{
		{nil, true}, {nil, false}, {[]string{"--verbose"}, false}, {[]string{"--format", "json"}, false}, {[]string{"--no-suppress"}, false},
		{[]string{"--fail-on", "confirmed", "--color", "always"}, false}, {[]string{"--strict"}, true}, {[]string{"--strict"}, false},
	} {
		if got := solved(c.args...); got != c.solved {
			t.Errorf("%d, %q: solved: %v", i, c.args, got)
		}
	}
	text := strings.Replace(cachedText, "x++", "x--", 1)
	if err := os.WriteFile("a.c", []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	if !solved() {
		t.Error("of another program")
	}
}

// A cache that the program could have brought along is refused, whatever its name.
func TestCacheIsElsewhere(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("a.c", []byte(cachedText), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir("c", 0o700); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{".", "c", ".cache", "c/../.cache/x", ".."} {
		if got := checkWith(t, "-DLOCK=1", "--cache", dir, "a.c"); got.status != exitError || !strings.Contains(got.errs, "choose a folder elsewhere") {
			t.Errorf("%s: %+v", dir, got)
		}
	}
	if err := os.WriteFile(".mayrun.yml", []byte("cache: /tmp/x\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if got := checkWith(t, "-DLOCK=1", "a.c"); got.status != exitError {
		t.Errorf("a project file names a cache: %+v", got)
	}
}

// Reports of all sorts come back as they were.
func TestCacheOfExamples(t *testing.T) {
	cache := filepath.Join(t.TempDir(), "cache")
	t.Chdir(filepath.Join("..", "..", "examples", "c"))
	files, err := filepath.Glob("*/*.c")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		for _, args := range [][]string{{"--verbose", file}, {"--format", "sarif", file}} {
			want := checkWith(t, args...)
			for range 2 {
				if diff := cmp.Diff(want, checkWith(t, append([]string{"--cache", cache}, args...)...), cmp.AllowUnexported(checked{})); diff != "" {
					t.Errorf("%s: with a cache (-without +with):\n%s", file, diff)
				}
			}
		}
	}
}
