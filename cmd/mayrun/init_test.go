package main

import (
	"regexp"
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend/modelfile"
)

// TestSuggestions: what a project file that init writes has in comments is right as soon as it counts.
func TestSuggestions(t *testing.T) {
	text := regexp.MustCompile(`(?m)^#([a-z]|  -)`).ReplaceAllString(suggestions, "$1")
	p, err := modelfile.Parse("dir/"+modelfile.ProjectFile, []byte(text), true)
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Suppress) != 2 || !slices.Equal(p.Project.Models, []string{"dir/locks.yml"}) {
		t.Errorf("%+v", p.Project)
	}
}

// TestHostileNames: names of a tree add nothing to a project file, and none is written that means another file.
func TestHostileNames(t *testing.T) {
	for _, name := range []string{"a.c", "-.c", "a b.c", "null", "Yes", "~", "1", "*a.c", "&a", "a: b.c", "a.c #x",
		"a.c\nentry: evil", "a\r\nb.c",
		"[a.c", "{a.c", "'a.c", "\"a.c", "a\\b.c", "\u202ea.c", "\u2028.c", "ä.c", "\x1b[31m.c", "!a.c", "%a.c",
		"@a.c", "`a.c", "$x.c", "..a.c", "日.c", "\U0001f600.c"} {
		f := setup{inputFlags: inputFlags{session: newSession()}, dir: ".", files: []string{name}, mains: []string{"x.c", name}, chosen: name}
		text, err := f.text(modelfile.ProjectFile)
		if err != nil {
			t.Errorf("%q: %v", name, err)
			continue
		}
		p, err := modelfile.Parse(modelfile.ProjectFile, []byte(text), true)
		if err != nil || p.Main != name || !slices.Equal(p.Files, []string{name}) || len(p.Settings) != 2 {
			t.Errorf("%q: %v, %+v in\n%s", name, err, p, text)
		}
		// As one that is not chosen, it is in a comment.
		f.mains, f.chosen, f.files, f.database = []string{"x.c", name}, "x.c", nil, "build/compile_commands.json"
		f.others = []string{name}
		if _, err := f.text(modelfile.ProjectFile); err != nil {
			t.Errorf("%q: %v", name, err)
		}
	}
	f := setup{inputFlags: inputFlags{session: newSession()}, dir: ".", files: []string{"a\xff.c"}}
	if text, err := f.text(modelfile.ProjectFile); err == nil {
		t.Errorf("bytes that are no text are another name in\n%s", text)
	}
}
