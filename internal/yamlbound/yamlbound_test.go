package yamlbound_test

import (
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/yamlbound"
)

func TestCheck(t *testing.T) {
	deep := func(n int) string { return strings.Repeat("[", n) + strings.Repeat("]", n) }
	for text, want := range map[string]string{
		"":        "",
		deep(100): "",
		"a:\n" + strings.Repeat("- "+deep(99)+"\n", 1000): "",
		deep(101):                             "line 1, column 101: brackets",
		"x: {\n" + strings.Repeat("[{\n", 60): "line 51, column 2: brackets",
		"# " + deep(200) + "\n'" + deep(200) + "': \"\\\"" + deep(200) + "\"": "",
		"it's " + deep(101) + "'":                "line 1, column 106",
		"'" + strings.Repeat("[", 101):           "line 1, column 102",
		strings.Repeat("- ", 240) + "x":          "",
		strings.Repeat("- ", 260) + "x":          "line 1, column 500: a line begins",
		"a:\n" + strings.Repeat("? ", 260) + "x": "line 2, column 500: a line begins",
		strings.Repeat("- ", 260) + "\n":         "line 1, column 500: a line begins",
		strings.Repeat(" ", 600) + "\n":          "",
		strings.Repeat("a: b\n", 20_000):         "",
		strings.Repeat("\n", 20_001):             "line 20001, column 1",
		strings.Repeat("x", 1<<20+1):             "line 1, column 1: the file has 1048577 bytes",
	} {
		err := yamlbound.Check([]byte(text))
		if want == "" && err != nil || want != "" && (err == nil || !strings.HasPrefix(err.Error(), want)) {
			t.Errorf("%.40q: %v, want %q", text, err, want)
		}
	}
}
