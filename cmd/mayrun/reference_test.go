package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
)

var update = flag.Bool("update", false, "rewrite the reference in docs")

// TestReference: docs/reference.md and docs/man say what the flags and the texts of the commands say; -update
// writes them.
func TestReference(t *testing.T) {
	status := 0
	root := rootCommand(newSession(), &status)
	var commands []*cobra.Command
	var add func(*cobra.Command)
	add = func(c *cobra.Command) {
		if c != root && !c.IsAvailableCommand() || c.Name() == "help" {
			return
		}
		c.DisableAutoGenTag = true
		if jobs := c.Flags().Lookup("jobs"); jobs != nil {
			jobs.DefValue = "one for each processor"
		}
		commands = append(commands, c)
		for _, sub := range c.Commands() {
			add(sub)
		}
	}
	add(root)
	files := map[string]string{}
	var all bytes.Buffer
	all.WriteString("# Reference of the command\n\nMade from the command's own texts: see also `mayrun COMMAND " +
		"--help`, and the man pages in [man](man).\n\n")
	header := &doc.GenManHeader{Title: "MAYRUN", Section: "1", Source: "mayrun", Manual: "mayrun",
		Date: new(time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC))}
	for _, c := range commands {
		if err := doc.GenMarkdownCustom(c, &all, func(name string) string {
			return "#" + strings.ReplaceAll(strings.TrimSuffix(name, ".md"), "_", "-")
		}); err != nil {
			t.Fatal(err)
		}
		var man bytes.Buffer
		if err := doc.GenMan(c, header, &man); err != nil {
			t.Fatal(err)
		}
		name := strings.ReplaceAll(c.CommandPath(), " ", "-") + ".1"
		files[filepath.Join("man", name)] = man.String()
	}
	files["reference.md"] = all.String()
	for name, text := range files {
		file := filepath.Join("..", "..", "docs", name)
		if *update {
			if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		if old, err := os.ReadFile(file); err != nil || string(old) != text {
			t.Errorf("docs/%s is not what the command says of itself (go test ./cmd/mayrun -run TestReference -update)", name)
		}
	}
	there, err := filepath.Glob(filepath.Join("..", "..", "docs", "man", "*"))
	if err != nil || len(there) != len(files)-1 {
		t.Errorf("%d man pages, want %d: %v", len(there), len(files)-1, err)
	}
}
