package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/rogpeppe/go-internal/testscript"
)

// templates are the files for CI that users copy, or that a service reads where they are. testdata/ci*.txtar run
// what is in them.
var templates = []string{".pre-commit-hooks.yaml", "action.yml", "ci/github.yml", "ci/gitlab.yml"}

var pinned = regexp.MustCompile(`^[a-z0-9-]+/[a-z0-9/-]+@v[0-9]+(\.[0-9]+\.[0-9]+)?$`)

// TestTemplates: templates are YAML, name actions with their versions, and hold shell scripts into which nothing is
// put from outside.
func TestTemplates(t *testing.T) {
	var scripts []string
	for _, name := range templates {
		steps := entries(readTemplate(t, name), "run", "script", "before_script", "entry")
		if len(steps) == 0 {
			t.Errorf("%s runs nothing", name)
		}
		for _, s := range steps {
			if strings.Contains(s, "${{") {
				t.Errorf("%s: what stands for an expression may be a command in %q", name, s)
			}
			scripts = append(scripts, s)
		}
		for _, action := range entries(readTemplate(t, name), "uses") {
			if !pinned.MatchString(action) {
				t.Errorf("%s: %s has no version", name, action)
			}
		}
	}
	files, err := os.ReadDir(filepath.Join("..", "..", "ci"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if f.IsDir() || slices.Contains(templates, "ci/"+f.Name()) {
			continue
		}
		text, err := os.ReadFile(filepath.Join("..", "..", "ci", f.Name()))
		if err != nil || !strings.HasPrefix(string(text), "#!/bin/sh\n") {
			t.Errorf("ci/%s is neither a template nor a script: %v", f.Name(), err)
		}
		scripts = append(scripts, string(text))
	}
	for _, s := range scripts {
		if _, err := exec.LookPath("sh"); err != nil {
			t.Skip("there is no shell")
		}
		c := exec.Command("sh", "-n")
		c.Stdin = strings.NewReader(s)
		if out, err := c.CombinedOutput(); err != nil {
			t.Errorf("%v: %s\n%s", err, out, s)
		}
	}
}

func readTemplate(t interface{ Fatal(...any) }, name string) (tree any) {
	text, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(name)))
	if err == nil {
		err = yaml.UnmarshalWithOptions(text, &tree, yaml.UseOrderedMap())
	}
	if err != nil {
		t.Fatal(name, ": ", err)
	}
	return tree
}

// entries lists the texts below these keys of a tree, in order.
func entries(tree any, keys ...string) (found []string) {
	switch x := tree.(type) {
	case yaml.MapSlice:
		for _, item := range x {
			if !slices.Contains(keys, item.Key.(string)) {
				found = append(found, entries(item.Value, keys...)...)
				continue
			}
			switch v := item.Value.(type) {
			case string:
				found = append(found, v)
			case []any:
				for _, s := range v {
					found = append(found, s.(string))
				}
			}
		}
	case []any:
		for _, e := range x {
			found = append(found, entries(e, keys...)...)
		}
	}
	return found
}

// TestTemplateVersions: what templates name of this repository is the release that is at hand.
func TestTemplateVersions(t *testing.T) {
	names := regexp.MustCompile(`(?:mayrun-dev/mayrun@|rev: )(\S+)`)
	for _, name := range []string{"ci/github.yml", "docs/ci.md"} {
		text, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		found := names.FindAllStringSubmatch(string(text), -1)
		if len(found) == 0 {
			t.Errorf("%s names no version", name)
		}
		for _, m := range found {
			if m[1] != "v"+unreleased {
				t.Errorf("%s names the version %s, not v%s", name, m[1], unreleased)
			}
		}
	}
}

// writeTemplate writes what is below keys of a template, one after the other, to a file: template NAME FILE KEY…
func writeTemplate(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 3 {
		ts.Fatalf("usage: template NAME FILE KEY…")
	}
	text := strings.Join(entries(readTemplate(fataler{ts}, args[0]), args[2:]...), "\n") + "\n"
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), []byte(text), 0o666))
}

type fataler struct{ ts *testscript.TestScript }

func (f fataler) Fatal(args ...any) { f.ts.Fatalf("%v", args) }

var documentedLine = regexp.MustCompile(`(?m)^    (mayrun .*?)(   .*)?$`)

// runDocumented runs the commands of mayrun that a page shows, each of which must come to a report, or write
// something: documented FILE
func runDocumented(ts *testscript.TestScript, neg bool, args []string) {
	text, err := os.ReadFile(filepath.Join(ts.Getenv("ROOT"), args[0]))
	ts.Check(err)
	lines := documentedLine.FindAllStringSubmatch(string(text), -1)
	if neg || len(lines) == 0 {
		ts.Fatalf("%s shows no command", args[0])
	}
	for _, m := range lines {
		err := ts.Exec("sh", "-c", m[1])
		if e, ok := err.(*exec.ExitError); ok && e.ExitCode() == 1 {
			continue
		}
		if err != nil {
			ts.Fatalf("%s: %v\n%s", m[1], err, ts.ReadFile("stderr"))
		}
	}
}
