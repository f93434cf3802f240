package source

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// A journal whose questions are asked once more has the same answers exactly if nothing has changed that they are about.
func TestJournal(t *testing.T) {
	write := func(name, text string) {
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	for name, c := range map[string]struct {
		change func(dir string)
		same   bool
	}{
		"nothing":                    {func(string) {}, true},
		"the same again":             {func(dir string) { write(dir+"/in/a.h", "a") }, true},
		"a file that nobody reads":   {func(dir string) { write(dir+"/in/other.h", "a") }, true},
		"what a file holds":          {func(dir string) { write(dir+"/in/a.h", "b") }, false},
		"as long":                    {func(dir string) { write(dir+"/in/c.h", "C") }, false},
		"a file has gone":            {func(dir string) { must(os.Remove(dir + "/in/a.h")) }, false},
		"a file is there now":        {func(dir string) { write(dir+"/in/absent.h", "") }, false},
		"what is looked at is there": {func(dir string) { write(dir+"/in/looked.h", "") }, false},
		"a folder is a file":         {func(dir string) { must(os.Remove(dir + "/in/sub")); write(dir+"/in/sub", "") }, false},
		"a link leads elsewhere": {func(dir string) {
			must(os.Remove(dir + "/in/link"))
			must(os.Symlink("c.h", dir+"/in/link"))
		}, false},
		"a link leads out": {func(dir string) {
			must(os.Remove(dir + "/in/checked.h"))
			must(os.Symlink(dir+"/out/a.h", dir+"/in/checked.h"))
		}, false},
		"what lies outside": {func(dir string) { write(dir+"/out/a.h", "b") }, true}, // it is refused in any case
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			write(dir+"/in/a.h", "a")
			write(dir+"/in/c.h", "c")
			write(dir+"/in/checked.h", "c")
			write(dir+"/out/a.h", "a")
			must(os.Mkdir(dir+"/in/sub", 0o777))
			must(os.Symlink("a.h", dir+"/in/link"))
			var before, after Journal
			r := &Reader{}
			must(r.Allow(dir + "/in"))
			r.Record(&before)
			for _, name := range []string{"a.h", "c.h", "absent.h", "../out/a.h", "sub", "a.h"} {
				_, _ = r.ReadFile(dir+"/in/"+name, 100)
			}
			for _, name := range []string{"looked.h", "sub", "link"} {
				_, _ = r.Stat(dir + "/in/" + name)
			}
			_ = r.Check(dir + "/in/checked.h")
			r.Record(nil)
			_, _ = r.ReadFile(dir+"/in/other.h", 100)
			c.change(dir)
			again := &Reader{}
			must(again.Allow(dir + "/in"))
			again.Record(&after)
			looks, steady := before.Looks()
			if !steady || len(looks) != 9 {
				t.Fatal(looks, steady)
			}
			again.Ask(looks)
			if same := slices.Equal(before.Answers(looks), after.Answers(looks)); same != c.same {
				t.Errorf("before %q, after %q", before.Answers(looks), after.Answers(looks))
			}
			if got, _ := after.Looks(); !slices.Equal(got, looks) {
				t.Errorf("%v, not %v", got, looks)
			}
		})
	}
}

// What changes while it is read is no answer to rely on.
func TestJournalVaries(t *testing.T) {
	name := filepath.Join(t.TempDir(), "a.h")
	var j Journal
	r := &Reader{}
	if err := r.Allow(filepath.Dir(name)); err != nil {
		t.Fatal(err)
	}
	r.Record(&j)
	for i, text := range []string{"a", "a", "b"} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		_, _ = r.ReadFile(name, 100)
		if _, steady := j.Looks(); steady != (i < 2) {
			t.Error(i, steady)
		}
	}
}

// A name that a folder has once more is one of the questions, and comes before those that use it.
func TestJournalOfAliases(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(dir+"/real", 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(dir+"/real", dir+"/alias"); err != nil {
		t.Skip(err)
	}
	if err := os.WriteFile(dir+"/real/a.h", []byte("a"), 0o666); err != nil {
		t.Fatal(err)
	}
	reader := func(j *Journal) *Reader {
		r := &Reader{}
		if err := r.Allow(dir + "/real"); err != nil {
			t.Fatal(err)
		}
		r.Record(j)
		return r
	}
	var before, after Journal
	r := reader(&before)
	r.AllowAlias(dir + "/alias/a.h")
	if _, err := r.ReadFile(dir+"/alias/a.h", 100); err != nil {
		t.Fatal(err)
	}
	looks, _ := before.Looks()
	reader(&after).Ask(looks)
	if got := after.Answers(looks); !slices.Equal(got, before.Answers(looks)) {
		t.Errorf("%q, not %q", got, before.Answers(looks))
	}
}

// Folders lie in each other by whatever names, hidden or not, there or not.
func TestCovers(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(dir+"/home/tree/.git", 0o777); err != nil {
		t.Fatal(err)
	}
	for to, name := range map[string]string{"home/tree": "link", "elsewhere": "home/out", "home/tree/.git": "hidden"} {
		if err := os.Symlink(dir+"/"+to, dir+"/"+name); err != nil {
			t.Skip(err)
		}
	}
	r := &Reader{}
	if err := r.Allow(dir + "/home/tree"); err != nil {
		t.Fatal(err)
	}
	r.AllowSystem()
	for name, want := range map[string]bool{
		"home/tree": true, "home/tree/a/b": true, "home/tree/.git/x": true, "home": true, "link": true, "link/new": true, "hidden/x": true,
		"home/tree2": false, "other": false, "home/out": false, "other/../home/tree/x": true,
	} {
		if got := r.Covers(dir + "/" + name); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
	if r.Covers("/usr/include/x") {
		t.Error("folders of the system hold no programs")
	}
}
