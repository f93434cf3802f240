package lsp

import (
	"bytes"
	"strings"
	"testing"
)

func TestUnits(t *testing.T) {
	for _, x := range []struct {
		text string
		n    int
	}{{"", 0}, {"abc", 3}, {"ä", 1}, {"😀", 2}, {"\xff\xfe", 2}, {"a😀b", 4}} {
		if got := units([]byte(x.text)); got != x.n {
			t.Errorf("%q: %d, want %d", x.text, got, x.n)
		}
		if got := offset([]byte(x.text), uint32(x.n)); got != len(x.text) {
			t.Errorf("%q: %d units are %d bytes", x.text, x.n, got)
		}
	}
	if word, from := wordAt([]byte("x = q->ä1;"), 8); word != "ä1" || from != 7 {
		t.Errorf("%q at %d", word, from)
	}
	if word, _ := wordAt([]byte("x"), 1<<31); word != "x" {
		t.Errorf("beyond the end: %q", word)
	}
}

func TestWord(t *testing.T) {
	texts := &texts{files: map[string][][]byte{"a.c": bytes.Split([]byte("a->b.c[1] = x.5;\n\t*p->\n"), []byte("\n"))}}
	for _, x := range []struct{ line, column, from, to int }{
		{1, 1, 0, 6}, {1, 3, 2, 3}, {1, 99, 16, 16}, {2, 2, 1, 2}, {2, 3, 2, 3}, {7, 5, 4, 5}, {1, 0, 0, 6},
	} {
		r := texts.word("a.c", x.line, x.column)
		if int(r.Start.Character) != x.from || int(r.End.Character) != x.to || int(r.Start.Line) != x.line-1 {
			t.Errorf("%d:%d: %+v", x.line, x.column, r)
		}
	}
}

func TestPath(t *testing.T) {
	for uri, want := range map[string]string{
		"file:///a/b.c": "/a/b.c", "file:///a%20b/%C3%A4.c": "/a b/ä.c", "file://localhost/a/../b.c": "/b.c",
		"file://host/a.c": "", "http://x/a.c": "", "": "", "file:a.c": "", "untitled:Untitled-1": "", "file:///a%00.c": "", "%": "",
		"file:///" + strings.Repeat("x", maxName): "",
	} {
		got, err := pathOf(uri)
		if got != want || (err == nil) != (want != "") {
			t.Errorf("%.40q: %q, %v", uri, got, err)
		}
		if want != "" {
			if again, _ := pathOf(uriOf(got)); again != got {
				t.Errorf("%s: %s", uriOf(got), again)
			}
		}
	}
}

// A suppression is inserted only where it becomes one.
func TestSuppress(t *testing.T) {
	for _, x := range []struct {
		name, text string
		line       int
		want       string
	}{
		{"indented", "int f(void)\n{\n\tx++;\n}\n", 3, "\t" + suppression + "\n"},
		{"first", "x++;\n", 1, suppression + "\n"},
		{"CRLF", "{\r\n  x++;\r\n}\r\n", 2, "  " + suppression + "\r\n"},
		{"in a macro", "#define F \\\n\tx++; \\\n\ty++\n", 2, ""},
		{"last of a macro", "#define F \\\n\tx++\n", 2, ""},
		{"in a comment, which is one then", "/* begins\n ends */ x++;\n", 2, " " + suppression + "\n"},
		{"no code", "\n", 1, ""}, {"beyond", "x++;\n", 7, ""}, {"before", "x++;\n", 0, ""},
	} {
		edit, ok := suppress(bytes.Split([]byte(x.text), []byte("\n")), x.line)
		if ok != (x.want != "") || edit.Text != x.want {
			t.Errorf("%s: %v %q, want %q", x.name, ok, edit.Text, x.want)
		}
	}
}

func TestMeans(t *testing.T) {
	for _, x := range []struct {
		name, word string
		means      bool
	}{
		{"q.head", "q", true}, {"q.head", "head", true}, {"q.head", "hea", false}, {"a[*].n", "n", true},
		{"malloc@main.c:12", "main", false}, {"malloc@main.c:12", "malloc", false}, {"<unknown>", "unknown", false},
	} {
		if means(x.name, x.word) != x.means {
			t.Errorf("%s by %s", x.name, x.word)
		}
	}
}
