package source_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/mayrun-dev/mayrun/frontend/source"
)

const limit = 1 << 20

// tree makes files, folders (with / at the end) and symbolic links (with -> and the target), below a new folder.
func tree(t *testing.T, entries ...string) string {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		name, target, link := strings.Cut(e, " -> ")
		to := filepath.Join(dir, name)
		err := os.MkdirAll(filepath.Dir(to), 0o777)
		switch {
		case err != nil:
		case link:
			err = os.Symlink(strings.ReplaceAll(target, "ROOT", dir), to)
		case strings.HasSuffix(name, "/"):
			err = os.MkdirAll(to, 0o777)
		default:
			err = os.WriteFile(to, []byte("text of "+filepath.Base(name)), 0o666)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestConfined(t *testing.T) {
	root := tree(t,
		"in/a.c", "in/sub/b.h", "in/.env", "in/.git/config", "in/.build/gen.h", "in/dir.h/",
		"in/near.h -> sub/b.h", "in/up.h -> ../in/a.c", "in/abs.h -> ROOT/in/a.c", "in/other.h -> ROOT/also/c.h", "in/chain.h -> near.h",
		"in/out.h -> ../secret/key", "in/outabs.h -> ROOT/secret/key", "in/outdir -> ../secret",
		"in/gone.h -> ../secret/none", "in/hide.h -> .env",
		"in/loop.h -> loop.h", "in/deep -> sub", "in/through.h -> outdir/../in/a.c",
		"also/c.h", "secret/key", "named.c", "named.yml", "in/inner -> ROOT/secret", "alias -> in",
	)
	at := func(name string) string { return filepath.Join(root, name) }
	r := &source.Reader{}
	for _, dir := range []string{"in", "also"} {
		if err := r.Allow(at(dir)); err != nil {
			t.Fatal(err)
		}
	}
	r.AllowFile(at("named.yml"))
	r.AllowNamed(at("in/.build"))
	r.AllowNamed(at("in/inner"))
	r.AllowNamed(at("nowhere"))
	r.AllowFile(at("in/out.h"))
	const (
		fine = iota
		outside
		missing
		other
	)
	for name, want := range map[string]int{
		"in/a.c": fine, "in/sub/b.h": fine, "in/sub/../a.c": fine, "also/c.h": fine, "named.yml": fine, "in/.build/gen.h": fine,
		"in/near.h": fine, "in/up.h": fine, "in/abs.h": fine, "in/other.h": fine, "in/chain.h": fine, "in/deep/b.h": fine,
		"in/.env": outside, "in/.git/config": outside, "in/.git/none": outside, "in/hide.h": outside,
		"in/out.h": outside, "in/outabs.h": outside, "in/outdir/key": outside, "in/outdir/none": outside, "in/gone.h": outside,
		"in/inner/key": outside, "in/../secret/key": outside, "secret/key": outside, "secret/none": outside, "named.c": outside,
		"inside": outside, "in2/a.c": outside, "alias/a.c": outside, "in/through.h": outside,
		"in/none": missing, "in/sub/none/x": missing,
		"in/dir.h": other, "in/loop.h": other, "in/a.c/x": other,
	} {
		data, err := r.ReadFile(at(name), limit)
		got := fine
		switch {
		case errors.Is(err, source.ErrOutside):
			got = outside
			if !strings.Contains(err.Error(), "--allow-read "+root) {
				t.Errorf("%s: %q names no way out", name, err)
			}
		case errors.Is(err, fs.ErrNotExist):
			got = missing
		case err != nil:
			got = other
		}
		if got != want {
			t.Errorf("%s: %q, %v; want %d", name, data, err, want)
		}
		if err := r.Check(at(name)); (err != nil) != (want == outside) {
			t.Errorf("%s: checked: %v", name, err)
		}
		if _, err := r.Stat(at(name)); errors.Is(err, source.ErrOutside) != (want == outside) {
			t.Errorf("%s: described: %v", name, err)
		}
	}
}

// A root that was reached through a link is one under both names.
func TestAlias(t *testing.T) {
	root := tree(t, "real/a.c", "real/abs.h -> ROOT/alias/a.c", "alias -> real")
	r := &source.Reader{}
	r.AllowNamed(filepath.Join(root, "alias"))
	for _, name := range []string{"alias/a.c", "alias/abs.h", "real/a.c"} {
		if _, err := r.ReadFile(filepath.Join(root, name), limit); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Another name of a folder that may be read leads nowhere else.
func TestAllowAlias(t *testing.T) {
	root := tree(t, "real/in/a.c", "real/b.c", "real/in/out.c -> ../b.c", "alias -> real")
	at := func(name string) string { return filepath.Join(root, name) }
	r := &source.Reader{}
	if err := r.Allow(at("real/in")); err != nil {
		t.Fatal(err)
	}
	r.AllowAlias(at("alias/b.c"))
	if err := r.Check(at("alias/in/a.c")); err == nil {
		t.Error("an alias of what may not be read")
	}
	r.AllowAlias(at("alias/in/none/x.c"))
	for name, want := range map[string]bool{"alias/in/a.c": true, "alias/in/out.c": false, "alias/b.c": false, "real/b.c": false} {
		if _, err := r.ReadFile(at(name), limit); (err == nil) != want {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Headers of the system may be read, and what their links lead to; what only begins like them may not.
func TestSystem(t *testing.T) {
	r := &source.Reader{}
	r.AllowSystem()
	for _, name := range []string{"/etc/passwd", "/proc/self/environ", "/usr/include/../../etc/passwd",
		"/usr/lib/os-release", "/usr/includes/x", "/usr/home/ann/include/x", "/usr/share/x", "/opt/x", "/"} {
		if _, err := r.ReadFile(name, limit); !errors.Is(err, source.ErrOutside) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := os.Stat("/usr/include/stdio.h"); err == nil {
		if _, err := r.ReadFile("/usr/include/stdio.h", limit); err != nil {
			t.Error(err)
		}
	}
}

func TestLimits(t *testing.T) {
	root := tree(t, "a.c", "dir/")
	r := &source.Reader{}
	if err := r.Allow(root); err != nil {
		t.Fatal(err)
	}
	for name, r := range map[string]*source.Reader{"confined": r, "nil": nil} {
		if _, err := r.ReadFile(filepath.Join(root, "a.c"), 11); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := r.ReadFile(filepath.Join(root, "a.c"), 10); err == nil {
			t.Errorf("%s: a file that is too large", name)
		}
		if _, err := r.ReadFile(filepath.Join(root, "dir"), 10); !errors.Is(err, source.ErrFolder) {
			t.Errorf("%s: a folder: %v", name, err)
		}
	}
	if err := (&source.Reader{}).Allow(filepath.Join(root, "none")); err == nil {
		t.Error("a folder that does not exist")
	}
}

func TestReadFS(t *testing.T) {
	m := fstest.MapFS{"a.c": {Data: []byte("text")}, "p.c": {Mode: fs.ModeNamedPipe}, "d.c": {Mode: fs.ModeDevice}}
	if data, err := source.ReadFS(m, "a.c", 4); err != nil || string(data) != "text" {
		t.Errorf("%q, %v", data, err)
	}
	for _, name := range []string{"p.c", "d.c", "none"} {
		if _, err := source.ReadFS(m, name, 4); err == nil {
			t.Error(name)
		}
	}
	if _, err := source.ReadFS(m, "a.c", 3); err == nil {
		t.Error("a file that is too large")
	}
}
