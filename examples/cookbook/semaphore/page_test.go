package semaphore

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
)

// The page about reading counterexamples shows one that is printed.
func TestPage(t *testing.T) {
	page, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	var f *digesttest.Failure
	c := digesttest.Check{New: func() []digest.Component { return wrong["a post is forgotten"]() }}
	if err := c.Find(1, 1000); !errors.As(err, &f) {
		t.Fatal(err)
	}
	if !strings.Contains(string(page), "```\n"+f.Error()+"```\n") {
		t.Errorf("the page shows something else than\n%v", f)
	}
}
