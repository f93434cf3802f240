package ignore

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestFind(t *testing.T) {
	for _, c := range []struct {
		text string
		want []Comment
	}{
		{"x++; // mayrun: ignore(why)", []Comment{{1, 9, 1, "why"}}},
		{"x++; /* mayrun:ignore (why) */ y++;", []Comment{{1, 9, 1, "why"}}},
		{"\n// mayrun: ignore(a (b) c)\n\n// more\nx++;\ny++;", []Comment{{2, 4, 5, "a (b) c"}}},
		{"/* mayrun: ignore(a\n   b) */ x++;\n", []Comment{{1, 4, 2, "a b"}}},
		{"/*\n * mayrun: ignore(a\n */\nx++;\n", []Comment{{2, 4, 4, "a"}}},
		{"x++; // mayrun: ignore\n", []Comment{{1, 9, 1, ""}}},
		{"x++; // mayrun: ignore()\n", []Comment{{1, 9, 1, ""}}},
		{"x++; // mayrun: ignored(why)\n", nil},
		{"// mayrun: ignore(why)", []Comment{{1, 4, 0, "why"}}},
		{`s = "// mayrun: ignore(why)"; c = '"'; x++; // mayrun: ignore(that)`, []Comment{{1, 48, 1, "that"}}},
		{`s = "\" // mayrun: ignore(why)";`, nil},
		{"s = \"a\\\n// mayrun: ignore(why)\";", nil},
		{"// a \\\nmayrun: ignore(why)\nx++;", []Comment{{2, 1, 3, "why"}}},
		{"// a \\\r\nmayrun: ignore(why)\r\nx++;", []Comment{{2, 1, 3, "why"}}},
		{"don't\nx++; // mayrun: ignore(why)", []Comment{{2, 9, 2, "why"}}},
		{"/* \\*/ x++; // mayrun: ignore(why)", []Comment{{1, 16, 1, "why"}}},
		{"x = a /b; /* mayrun: ignore(why)", []Comment{{1, 14, 1, "why"}}},
		{"/", nil}, {"mayrun: ignore(x) \\", nil}, {"/*mayrun: ignore(", []Comment{{1, 3, 0, ""}}},
	} {
		if diff := cmp.Diff(c.want, Find([]byte(c.text))); diff != "" {
			t.Errorf("%q (-want +got)\n%s", c.text, diff)
		}
	}
}

// FuzzFind: any text has an end, and what is found is in it.
func FuzzFind(f *testing.F) {
	for _, s := range []string{"x++; // mayrun: ignore(why)", "/*mayrun: ignore(\n*/\\\n'\"", "\\\r\n// mayrun: ignore()\\"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		lines := 1
		for _, c := range text {
			if c == '\n' {
				lines++
			}
		}
		for _, c := range Find(text) {
			if c.Line < 1 || c.Line > lines || c.Column < 1 || c.About > lines || c.About < 0 {
				t.Errorf("%+v of %d lines", c, lines)
			}
		}
	})
}
