package report

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/printable"
)

// Whatever is written can be read, and says the same again.
func TestRead(t *testing.T) {
	files, err := filepath.Glob("testdata/*.json")
	if err != nil || len(files) < 4 {
		t.Fatal(files, err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		d, err := Read(bytes.NewReader(text))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		var again bytes.Buffer
		if err := printable.JSON(&again, d); err != nil {
			t.Fatal(err)
		}
		if again.String() != string(text) {
			t.Errorf("%s becomes\n%s", name, again.String())
		}
	}
}

// What is no report is an error.
func TestReadOthers(t *testing.T) {
	for _, text := range []string{"", "[]", "{}", `{"tool": "other", "verdict": "race"}`, `{"tool": "mayrun"}`,
		`{"tool": "mayrun", "verdict": "race"`,
		`{"tool": "mayrun", "verdict": "race", "races": 3}`} {
		if d, err := Read(strings.NewReader(text)); err == nil {
			t.Errorf("%s: %+v", text, d)
		}
	}
	if _, err := Read(nil); err == nil {
		t.Error("no reader is no error")
	}
	if err := Render(&bytes.Buffer{}, JSON, nil, Options{}); err == nil {
		t.Error("no report is no error")
	}
}
