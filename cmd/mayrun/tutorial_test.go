package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTutorial: the commands of pages in docs print what the page says, with the files that it shows before them;
// -update writes what they print.
func TestTutorial(t *testing.T) {
	t.Run("tutorial.md", func(t *testing.T) { testPage(t, "tutorial.md", 5) })
	t.Run("modelling.md", func(t *testing.T) { testPage(t, "modelling.md", 5) })
}

// testPage runs the commands of a page, of which there are so many at least.
func testPage(t *testing.T, name string, least int) {
	page, err := filepath.Abs(filepath.Join("..", "..", "docs", name))
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	ran := 0
	got := regexp.MustCompile("(?ms)^```([a-z]+)\n(.*?)^```\n").ReplaceAllStringFunc(string(text), func(block string) string {
		first, body, _ := strings.Cut(block, "\n")
		body = strings.TrimSuffix(body, "```\n")
		if first != "```console" {
			head, _, _ := strings.Cut(body, "\n")
			_, name, ok := strings.Cut(head, " file: ")
			if !ok {
				t.Fatalf("a block without a name: %s", head)
			}
			if err := os.WriteFile(name, []byte(body), 0o666); err != nil {
				t.Fatal(err)
			}
			return block
		}
		var out strings.Builder
		for line := range strings.Lines(body) {
			command, ok := strings.CutPrefix(line, "$ mayrun ")
			if !ok {
				continue
			}
			ran++
			var said bytes.Buffer
			if status := run(t.Context(), strings.Fields(command), &said, &said); status == exitError {
				t.Errorf("mayrun %s: status %d: %s", command, status, &said)
			}
			fmt.Fprintf(&out, "%s%s\n", line, strings.TrimRight(said.String(), "\n"))
		}
		return first + "\n" + out.String() + "```\n"
	})
	if *update {
		if err := os.WriteFile(page, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if diff := cmp.Diff(string(text), got); diff != "" && !*update {
		t.Errorf("go test ./cmd/mayrun -run TestTutorial -update writes it anew (-want +got)\n%s", diff)
	}
	if ran < least {
		t.Errorf("%d commands were run", ran)
	}
}
