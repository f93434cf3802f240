package resultcache

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/mayrun-dev/mayrun/frontend/source"
	"github.com/mayrun-dev/mayrun/race"
)

// tree is a folder with a program, and a reader of it.
func tree(t *testing.T) (dir string, r *source.Reader) {
	dir = t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a.c"), []byte("int x;"), 0o666); err != nil {
		t.Fatal(err)
	}
	r = &source.Reader{}
	if err := r.Allow(dir); err != nil {
		t.Fatal(err)
	}
	return dir, r
}

// keep lets an analysis read the program, and keeps what it says.
func keep(t *testing.T, c *Cache, r *source.Reader, dir string, settings Key, rep *race.Report) {
	t.Helper()
	var j source.Journal
	r.Record(&j)
	_, _ = r.ReadFile(filepath.Join(dir, "a.c"), 100)
	_, _ = r.ReadFile(filepath.Join(dir, "a.h"), 100)
	r.Record(nil)
	if err := c.Keep(settings, &j, Kept{Files: []File{{Name: "a.c"}}, Report: rep}); err != nil {
		t.Fatal(err)
	}
}

func open(t *testing.T, dir string, r *source.Reader) *Cache {
	t.Helper()
	c, err := Open(dir, r)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

var free = &race.Report{Verdict: race.RaceFree, Locations: []race.Location{{Name: "x", Safe: true}}, Functions: []string{}}

// What is kept comes back as long as the settings and the files are the same, and again when they are so again.
func TestRecall(t *testing.T) {
	dir, r := tree(t)
	c := open(t, t.TempDir(), r)
	if got := c.Recall(Settings("a"), r); got != nil {
		t.Fatal("there is nothing yet", got)
	}
	keep(t, c, r, dir, Settings("a"), free)
	want := &Kept{Files: []File{{Name: "a.c"}}, Report: free}
	if diff := cmp.Diff(want, c.Recall(Settings("a"), r)); diff != "" {
		t.Fatal(diff)
	}
	if got := c.Recall(Settings("b"), r); got != nil {
		t.Fatal("with other settings", got)
	}
	header := filepath.Join(dir, "a.h")
	if err := os.WriteFile(header, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if got := c.Recall(Settings("a"), r); got != nil {
		t.Fatal("there is a header now", got)
	}
	keep(t, c, r, dir, Settings("a"), &race.Report{Verdict: race.Unknown})
	if got := c.Recall(Settings("a"), r); got == nil || got.Report.Verdict != race.Unknown {
		t.Fatal("with a header", got)
	}
	if err := os.Remove(header); err != nil {
		t.Fatal(err)
	}
	if got := c.Recall(Settings("a"), r); got == nil || got.Report.Verdict != race.RaceFree {
		t.Fatal("without one", got)
	}
}

// Nothing is kept of what has come to no end, has changed meanwhile, or would not come back the same.
func TestNotKept(t *testing.T) {
	for name, rep := range map[string]*race.Report{
		"incomplete": {Verdict: race.Unknown, Incomplete: "time"},
		"hurried":    {Verdict: race.Unknown, Hurried: true},
		"broken":     {Verdict: race.Unknown, Search: race.Search{Error: "bug"}},
		"bytes":      {Verdict: race.RaceFree, Functions: []string{"f\xff"}},
	} {
		t.Run(name, func(t *testing.T) {
			dir, r := tree(t)
			c := open(t, t.TempDir(), r)
			keep(t, c, r, dir, Settings(), rep)
			if got := c.Recall(Settings(), r); got != nil {
				t.Error(got)
			}
		})
	}
	dir, r := tree(t)
	c := open(t, t.TempDir(), r)
	var j source.Journal
	r.Record(&j)
	for _, text := range []string{"int x;", "int y;", "int x;"} {
		if err := os.WriteFile(filepath.Join(dir, "a.c"), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		_, _ = r.ReadFile(filepath.Join(dir, "a.c"), 100)
	}
	r.Record(nil)
	if err := c.Keep(Settings(), &j, Kept{Report: free}); err != nil {
		t.Fatal(err)
	}
	if got := c.Recall(Settings(), r); got != nil {
		t.Error("a file has changed, and changed back", got)
	}
}

// Settings are told apart wherever one ends and the next begins.
func TestSettings(t *testing.T) {
	seen := map[Key][]string{}
	for _, all := range [][]string{{}, {""}, {"", ""}, {"ab"}, {"a", "b"}, {"a", "b", ""}, {"1:a"}, {"\xff"}, {"\xfe"}, {"\ufffd"}} {
		k := Settings(all...)
		if seen[k] != nil {
			t.Errorf("%q and %q", seen[k], all)
		}
		seen[k] = all
	}
}

// A folder whose files anybody has damaged holds nothing, or what it has held.
func TestDamaged(t *testing.T) {
	damage := map[string]func([]byte) []byte{
		"empty": func([]byte) []byte { return nil },
		"cut":   func(b []byte) []byte { return b[:len(b)/2] },
		"turned": func(b []byte) []byte {
			b[len(b)/2] ^= 1
			return b
		},
		"longer":  func(b []byte) []byte { return append(b, '}') },
		"foreign": func([]byte) []byte { return []byte(`{"Report": {"Verdict": "race-free"}}`) },
		"forged": func(b []byte) []byte {
			return []byte(strings.ReplaceAll(string(b), `"unknown"`, `"race-free"`))
		},
	}
	for name, change := range damage {
		t.Run(name, func(t *testing.T) {
			dir, r := tree(t)
			at := t.TempDir()
			c := open(t, at, r)
			keep(t, c, r, dir, Settings(), &race.Report{Verdict: race.Unknown})
			n := 0
			err := filepath.WalkDir(at, func(path string, d fs.DirEntry, err error) error {
				if err != nil || d.IsDir() {
					return err
				}
				data, err := os.ReadFile(path)
				if err != nil {
					return err
				}
				n++
				return os.WriteFile(path, change(data), 0o666)
			})
			if err != nil || n < 4 {
				t.Fatal(n, err)
			}
			if got := open(t, at, r).Recall(Settings(), r); got != nil && got.Report.Verdict != race.Unknown {
				t.Error(got.Report)
			}
			keep(t, open(t, at, r), r, dir, Settings(), free)
			if got := open(t, at, r).Recall(Settings(), r); got == nil || got.Report.Verdict != race.RaceFree {
				t.Error("is not mended", got)
			}
		})
	}
}

// Many may use one folder at once.
func TestAtOnce(t *testing.T) {
	dir, _ := tree(t)
	at := t.TempDir()
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			r := &source.Reader{}
			if err := r.Allow(dir); err != nil {
				t.Error(err)
				return
			}
			c, err := Open(at, r)
			if err != nil {
				t.Error(err)
				return
			}
			for range 20 {
				if got := c.Recall(Settings(), r); got != nil && !cmp.Equal(got.Report, free) {
					t.Error(got)
				}
				keep(t, c, r, dir, Settings(), free)
			}
		})
	}
	all.Wait()
}

// A folder that others may write, or that lies where programs are, is none for a cache.
func TestOpen(t *testing.T) {
	dir, r := tree(t)
	for _, at := range []string{dir, filepath.Join(dir, ".cache"), filepath.Dir(dir)} {
		if _, err := Open(at, r); err == nil {
			t.Error(at)
		}
	}
	open := filepath.Join(t.TempDir(), "open")
	if err := os.Mkdir(open, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(open, 0o777); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(open)
	if err != nil {
		t.Fatal(err)
	}
	if source.OwnedAlone(info) != nil { // else nothing is known of that here
		if _, err := Open(open, r); err == nil {
			t.Error("everybody may write there")
		}
	}
	made := filepath.Join(t.TempDir(), "a", "b")
	if _, err := Open(made, r); err != nil {
		t.Error(err)
	}
}
