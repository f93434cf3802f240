package csource_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/source"
)

// A confined load refuses every way of naming a file outside, at the place that names it; without a Reader,
// everything may be read.
func TestConfined(t *testing.T) {
	root := t.TempDir()
	dir := filepath.Join(root, "in")
	if err := os.Mkdir(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	secret := filepath.Join(root, "secret.h")
	if err := os.WriteFile(secret, []byte("int secret;\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(dir, "folder.h"), 0o777); err != nil {
		t.Fatal(err)
	}
	confined := &source.Reader{}
	if err := confined.Allow(dir); err != nil {
		t.Fatal(err)
	}
	for text, refused := range map[string]bool{
		`#include "` + secret + `"`:                          true,
		`#include <` + secret + `>`:                          true,
		`#include "../secret.h"`:                             true,
		`#import "../secret.h"`:                              true,
		"#define F \"../secret.h\"\n#include F":              true,
		"#define F <../secret.h>\n#include F":                false, // there is no folder to search
		"#if __has_include(\"../secret.h\")\nint x;\n#endif": true,
		"#if __has_include(\"../nothing.h\")\n#endif":        true,
		"#if __has_include(\"folder.h\")\n#error\n#endif":    false,
		"#if __has_include(\"none.h\")\n#error\n#endif":      false,
		`#include <stdio.h>`:                                 false,
	} {
		file := filepath.Join(dir, "a.c")
		if err := os.WriteFile(file, []byte(text+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		_, err := csource.Load(context.Background(), []string{file}, csource.Options{Reader: confined})
		if got := err != nil && strings.Contains(err.Error(), "--allow-read"); got != refused {
			t.Errorf("%s: %v", text, err)
		}
		if refused && !strings.HasPrefix(err.Error(), file+":") {
			t.Errorf("%s: %v has no place", text, err)
		}
		if _, err := csource.Load(context.Background(), []string{file}, csource.Options{}); err != nil &&
			strings.Contains(err.Error(), "--allow-read") {
			t.Errorf("%s: refused without a Reader: %v", text, err)
		}
	}
}
