//go:build unix

package source_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend/source"
)

// Pipes and devices are refused at once, by name and behind links, confined or not: this test would wait for ever.
func TestNoDevices(t *testing.T) {
	root := tree(t, "link -> fifo", "null -> /dev/null", "dir/")
	if err := syscall.Mkfifo(filepath.Join(root, "fifo"), 0o666); err != nil {
		t.Skip(err)
	}
	confined := &source.Reader{}
	for _, dir := range []string{root, "/dev"} {
		if err := confined.Allow(dir); err != nil {
			t.Fatal(err)
		}
	}
	for _, r := range []*source.Reader{nil, confined} {
		for _, name := range []string{"fifo", "link", "null", "dir", "/dev/zero", "/dev/tty"} {
			if !filepath.IsAbs(name) {
				name = filepath.Join(root, name)
			}
			if data, err := r.ReadFile(name, limit); err == nil {
				t.Errorf("%s: %d bytes", name, len(data))
			}
		}
		if _, err := source.ReadFS(os.DirFS(root), "fifo", limit); err == nil {
			t.Error("a pipe in a file system")
		}
	}
}

func TestOwned(t *testing.T) {
	name := filepath.Join(tree(t, "f"), "f")
	for mode, want := range map[os.FileMode]bool{0o644: true, 0o666: false, 0o602: false, 0o660: true} {
		if err := os.Chmod(name, mode); err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := source.OwnedAlone(info); (err == nil) != want {
			t.Errorf("%v: %v", mode, err)
		}
	}
	if os.Geteuid() != 0 {
		t.Skip("only root gives files away")
	}
	if err := os.Chown(name, 12345, -1); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(name); err != nil || source.Owned(info) == nil {
		t.Errorf("%v: another user's file is taken for one's own", err)
	}
}
