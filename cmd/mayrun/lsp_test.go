package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/lsp/lsptest"
)

// TestLSP is a session of an editor with the command itself: a file alone, then a project.
func TestLSP(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		t.Helper()
		full := filepath.Join(dir, name)
		if err := os.WriteFile(full, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return "file://" + filepath.ToSlash(full)
	}
	c, ended := startLSP(t, dir, "--confirm-budget", "200")
	c.Initialize("file://" + dir)

	one := write("ä one.c", racing)
	c.Open(one, racing)
	list := c.Diagnostics(one, 2)
	for i, want := range []int{11, 17} {
		d := list[i]
		if int(d.Range.Start.Line)+1 != want || d.Severity != 1 || !strings.Contains(d.Message, "confirmed race on hits") ||
			!strings.Contains(d.Message, "fix: hold `lock`") {
			t.Errorf("line %d: %+v", want, d)
		}
		var says []string
		for _, r := range d.Related {
			says = append(says, r.Message)
		}
		if got := strings.Join(says, "; "); !strings.Contains(got, "by thread") || strings.Count(got, "is created") != 2 {
			t.Errorf("beside it stands %q", got)
		}
	}
	// The column counts UTF-16 units: ä is one, 😀 two, of two and four bytes.
	line := strings.Split(racing, "\n")[16]
	if got := int(list[1].Range.Start.Character); got != 12 || !strings.HasPrefix(line, "\t/* ä 😀 */ hits") {
		t.Errorf("hits begins at %d in %q", got, line)
	}
	if got := c.Hover(one, 16, 13); !strings.Contains(got, "hits: may race; guarded by `lock` in ") || !strings.Contains(got, "fix: ") {
		t.Errorf("hits: %q", got)
	}
	if got := c.Hover(one, 12, 2); !strings.Contains(got, "safe: guarded by `lock` in all 4 accesses") {
		t.Errorf("safe: %q", got)
	}
	if got := c.Hover(one, 15, 14); !strings.Contains(got, "thread careless@") || !strings.Contains(got, "writes hits") {
		t.Errorf("careless: %q", got)
	}
	if got := c.Hover(one, 9, 22); !strings.Contains(got, "lock lock is held at ") {
		t.Errorf("lock: %q", got)
	}
	if got := c.Hover(one, 0, 3); got != "" {
		t.Errorf("a directive: %q", got)
	}
	if got := strings.Join(c.Lenses(one), "\n"); !strings.Contains(got, "shared: guarded by `lock` in all 4 accesses") {
		t.Errorf("lenses: %q", got)
	}

	// What the action inserts settles the finding once it is saved.
	actions := c.Actions(one, 16)
	if len(actions) != 1 || len(actions[0].Edit.Changes[one]) != 1 || len(actions[0].Diagnostics) != 1 {
		t.Fatalf("actions: %+v", actions)
	}
	edit := actions[0].Edit.Changes[one][0]
	lines := strings.SplitAfter(racing, "\n")
	lines[edit.Range.Start.Line] = edit.NewText + lines[edit.Range.Start.Line]
	c.Change(one)
	if list := c.Actions(one, 16); len(list) > 0 {
		t.Errorf("what is not saved is to be changed: %+v", list)
	}
	if got := c.Hover(one, 16, 13); !strings.Contains(got, "as it was saved last") {
		t.Errorf("a changed text: %q", got)
	}
	write("ä one.c", strings.Join(lines, ""))
	c.Save(one)
	c.Diagnostics(one, 0)

	// What is no C is said where it is.
	write("ä one.c", "int main( { return 0; }\n")
	c.Save(one)
	if d := c.Diagnostics(one, 1)[0]; d.Code != "not-analysed" || d.Range.Start.Line != 0 {
		t.Errorf("%+v", d)
	}

	// A project file appears: from now on the program is that.
	write("ä one.c", strings.Replace(racing, "int main(", "static int unused(", 1))
	two := write("two.c", racing)
	write(".mayrun.yml", "files: [two.c]\n")
	c.Open(two, racing)
	c.Diagnostics(two, 2)
	c.Diagnostics(one, 0)
	c.Shut(two)
	c.Exit()
	if err := ended(); err != nil {
		t.Errorf("mayrun lsp: %v", err)
	}
}

// An editor that goes away is no orderly end, and a wrong command line is told.
func TestLSPEnd(t *testing.T) {
	c, ended := startLSP(t, t.TempDir())
	c.Initialize()
	c.Notify("exit", nil)
	if err := ended(); err == nil || err.Error() != "exit status 1" {
		t.Errorf("exit without shutdown: %v", err)
	}
	cmd := exec.Command(os.Args[0], "lsp", "file.c")
	cmd.Args[0] = "mayrun"
	if out, err := cmd.CombinedOutput(); err == nil || err.Error() != "exit status 2" || !strings.Contains(string(out), "behind --") {
		t.Errorf("%v %s", err, out)
	}
}

// startLSP starts the server; ended waits for its end.
func startLSP(t *testing.T, dir string, flags ...string) (c *lsptest.Client, ended func() error) {
	t.Helper()
	cmd := exec.Command(os.Args[0], append([]string{"lsp", "--"}, flags...)...)
	cmd.Args[0] = "mayrun"
	cmd.Dir, cmd.Stderr = dir, os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill() })
	return lsptest.Dial(t, out, in), cmd.Wait
}

const racing = `#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int hits;
static int safe;

static void *careful(void *arg)
{
	(void)arg;
	pthread_mutex_lock(&lock);
	hits++;
	pthread_mutex_unlock(&lock); pthread_mutex_lock(&lock);
	safe++; pthread_mutex_unlock(&lock);
	return 0;
}
static void *careless(void *arg) {
	/* ä 😀 */ hits++;
	pthread_mutex_lock(&lock); safe++; pthread_mutex_unlock(&lock);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, careful, 0);
	pthread_create(&b, 0, careless, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return hits;
}
`

// The extension of VS Code is JavaScript that parses, and starts the server in a way that it understands.
func TestVSCode(t *testing.T) {
	dir := filepath.Join("..", "..", "editors", "vscode")
	text, err := os.ReadFile(filepath.Join(dir, "package.json"))
	if err != nil {
		t.Fatal(err)
	}
	var manifest struct {
		Version     string
		Contributes struct {
			Configuration struct {
				Properties map[string]struct{ Default any }
			}
		}
	}
	if err := json.Unmarshal(text, &manifest); err != nil {
		t.Fatal(err)
	}
	if want := strings.TrimSuffix(version, "-dev"); manifest.Version != want {
		t.Errorf("version %s, want %s", manifest.Version, want)
	}
	var flags []string
	for _, f := range manifest.Contributes.Configuration.Properties["mayrun.checkFlags"].Default.([]any) {
		flags = append(flags, f.(string))
	}
	c, ended := startLSP(t, t.TempDir(), flags...)
	c.Initialize()
	c.Exit()
	if err := ended(); err != nil {
		t.Errorf("mayrun lsp -- %v: %v", flags, err)
	}
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("there is no node")
	}
	for _, name := range []string{"extension.js", "server.js", "test.js"} {
		if out, err := exec.Command(node, "--check", filepath.Join(dir, name)).CombinedOutput(); err != nil {
			t.Errorf("%s: %v %s", name, err, out)
		}
	}
}
