package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/lsp/lsptest"
)

// TestNeovim is a session with a real editor, where there is one: it shows a race, says what guards a variable, and
// settles the race by the action that is offered.
func TestNeovim(t *testing.T) {
	nvim, err := exec.LookPath("nvim")
	if err != nil {
		t.Skip("there is no nvim")
	}
	dir, bin := t.TempDir(), t.TempDir()
	file := filepath.Join(dir, "hits.c")
	if err := os.WriteFile(file, []byte(racing), 0o666); err != nil {
		t.Fatal(err)
	}
	// The test itself is the command, when it is called so.
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(self, filepath.Join(bin, "mayrun")); err != nil {
		t.Skip(err)
	}
	script, err := filepath.Abs(filepath.Join("testdata", "editor.lua"))
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), lsptest.Patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, nvim, "--headless", "-u", "NONE", "-i", "NONE", "-n", file, "-c", "luafile "+script)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "MAYRUN="+filepath.Join(bin, "mayrun"), "MAYRUN_DIR="+dir,
		"HOME="+bin, "XDG_STATE_HOME="+bin, "XDG_CACHE_HOME="+bin, "XDG_DATA_HOME="+bin, "XDG_CONFIG_HOME="+bin)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, want := range []string{
		"(?m)^line 11 severity 1 mayrun confirmed race on hits.*fix: hold `lock`",
		"(?m)^line 17 severity 1 mayrun confirmed race on hits",
		"(?m)^quickfix 2$",
		"(?m)^hover .*hits: may race; guarded by `lock` in ",
		"(?m)^lens 4 shared: may race; guarded by `lock` in ",
		"(?m)^lens 5 shared: guarded by `lock` in all 4 accesses$",
		`(?m)^action .+`,
		`(?m)^inserted // mayrun: ignore\(.+\)$`,
		`(?m)^settled$`,
		`(?m)^ended$`,
	} {
		if !regexp.MustCompile(want).Match(out) {
			t.Errorf("no %s", want)
		}
	}
	if t.Failed() {
		t.Logf("%s", out)
	}
}
