package printable

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/printable/printabletest"
	"pgregory.net/rapid"
)

// hostile is one of everything that is not inert, with inert text between.
const hostile = "a\x00\x07\x1b[31mb\n\r\tc\x7f\u0085\u009b1md\u202e\u2066e\u200b\u200d\ufeff\u2028\u2029f\u00a0\u00ad\u034f" +
	"\u115f\u3164\ufe0f\U000e0041\ue000\U0010ffff\u0378g\xff\xe2\x28hé漢😀"

func TestString(t *testing.T) {
	const want = `a\x00\x07\x1b[31mb\n\r\tc\x7f\u0085\u009b1md\u202e\u2066e\u200b\u200d\ufeff\u2028\u2029f\u00a0\u00ad\u034f` +
		`\u115f\u3164\ufe0f\U000e0041\ue000\U0010ffff\u0378g\xff\xe2(hé漢😀`
	if got := String(hostile); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if got, want := Line("\tx\n"), "\t"+`x\n`; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestFprintf(t *testing.T) {
	type word string
	for _, c := range []struct{ got, want string }{
		{Sprintf("%s|%v|%s\n", "a\nb", errors.New("c\x1bd"), word("e\re")), `a\nb|c\x1bd|e\re` + "\n"},
		{Sprintf("%-8s|%*s|%4d|%.1f", "a\n", 6, "b\n", 7, 1.5), `a\n     |   b\n|   7|1.5`},
		{Sprintf("%q %v", "a\n\u3164", []string{"b\n"}), `"a\n\u3164" [b\n]`},
		{Sprintf("%s", Text("\ta\n")), "\t" + `a\n`},
		{Sprintf("%v %v", nil, true), "<nil> true"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

// anyText draws what is likely to be wrong.
var anyText = rapid.Custom(func(t *rapid.T) string {
	pieces := append([]string{"::", ":", "#", "##", "##[", "##vso[", "##teamcity[", "\n", " ", "\t", "x"}, strings.Split(hostile, "")...)
	return strings.Join(rapid.SliceOf(rapid.SampledFrom(pieces)).Draw(t, "pieces"), "")
})

// TestWriter: whatever is written in whatever pieces, what comes out is inert, and the same as in one piece.
func TestWriter(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := anyText.Draw(t, "text")
		var whole, parts bytes.Buffer
		w := NewWriter(&whole)
		fmt.Fprint(w, text)
		_ = w.Flush()
		w = NewWriter(&parts)
		for rest := text; rest != ""; {
			n := rapid.IntRange(1, len(rest)).Draw(t, "n")
			fmt.Fprint(w, rest[:n])
			rest = rest[n:]
		}
		_ = w.Flush()
		if whole.String() != parts.String() {
			t.Fatalf("in pieces %q, whole %q", parts.String(), whole.String())
		}
		if err := printabletest.Check(whole.String()); err != nil {
			t.Fatalf("%q: %v", whole.String(), err)
		}
		var again bytes.Buffer
		w = NewWriter(&again)
		w.Write(whole.Bytes())
		if _ = w.Flush(); again.String() != whole.String() {
			t.Fatalf("written once more it is %q, not %q", again.String(), whole.String())
		}
	})
	for text, want := range map[string]string{
		"x\n  ::error::y\n": "x\n" + `  \x3a:error::y` + "\n",
		"a ##[group]\n":     `a \x23#[group]` + "\n",
		"a##b std::c ##":    "a##b std::c ##",
		"\x1b[2J":           `\x1b[2J`,
		"a\xe2":             `a\xe2`,
	} {
		var b bytes.Buffer
		w := NewWriter(&b)
		w.Write([]byte(text))
		if err := w.Flush(); err != nil || b.String() != want {
			t.Errorf("%q is %q, want %q", text, b.String(), want)
		}
	}
}

// full takes a number of bytes.
type full struct{ left int }

func (f *full) Write(p []byte) (int, error) {
	if f.left -= len(p); f.left < 0 {
		return 0, errors.New("full")
	}
	return len(p), nil
}

func TestWriterError(t *testing.T) {
	w := NewWriter(&full{3})
	fmt.Fprint(w, "abc")
	fmt.Fprint(w, "d")
	if _, err := fmt.Fprint(w, "e"); err == nil {
		t.Error("the error is forgotten")
	}
	if err := w.Flush(); err == nil || err.Error() != "full" {
		t.Errorf("got %v", err)
	}
	w = NewWriter(&full{0})
	fmt.Fprint(w, "##") // is held back
	if err := w.Flush(); err == nil {
		t.Error("what is held back is lost without an error")
	}
}

// TestFormats: JSON and XML are inert and decode to what was encoded.
func TestFormats(t *testing.T) {
	type value struct {
		Text string `json:"text" xml:"text"`
		Attr string `json:"attr" xml:"attr,attr"`
	}
	rapid.Check(t, func(t *rapid.T) {
		in := value{strings.ToValidUTF8(anyText.Draw(t, "text"), ""), strings.ToValidUTF8(anyText.Draw(t, "attr"), "")}
		var b bytes.Buffer
		var out value
		if err := JSON(&b, in); err != nil {
			t.Fatal(err)
		}
		if err := printabletest.Check(b.String()); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(b.Bytes(), &out); err != nil || out != in {
			t.Fatalf("%v: %q, want %q", err, out, in)
		}
		b.Reset()
		in = value{XMLString(in.Text), XMLString(in.Attr)}
		if err := XML(&b, in); err != nil {
			t.Fatal(err)
		}
		if err := printabletest.Check(b.String()); err != nil {
			t.Fatal(err)
		}
		out = value{}
		if err := xml.Unmarshal(b.Bytes(), &out); err != nil || out != in {
			t.Fatalf("%v: %q, want %q\n%s", err, out, in, b.String())
		}
	})
	if got, want := XMLString("a\x1b\xff\n\u202e"), `a\x1b\xff`+"\n\u202e"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// stuck never returns from a write until it is let go.
type stuck struct{ begun, free chan struct{} }

func (s stuck) Write(p []byte) (int, error) {
	close(s.begun)
	<-s.free
	return len(p), nil
}

// TestBusy: who wants to end does not wait for a reader that has stopped to read.
func TestBusy(t *testing.T) {
	to := stuck{make(chan struct{}), make(chan struct{})}
	w, done := NewWriter(to), make(chan struct{})
	go func() {
		fmt.Fprint(w, "text")
		close(done)
	}()
	<-to.begun
	if err := w.Flush(); !errors.Is(err, ErrBusy) || !errors.Is(w.Err(), ErrBusy) {
		t.Errorf("got %v and %v", err, w.Err())
	}
	close(to.free)
	<-done
	if err := w.Err(); err != nil {
		t.Error(err)
	}
}

// TestStyle: styles pass, through writers above writers; nothing else that looks like one does.
func TestStyle(t *testing.T) {
	var b strings.Builder
	inner := NewWriter(&b)
	outer := NewWriter(inner)
	io.WriteString(outer, "a\x1b[1m:")
	if err := SetStyle(outer, Alarm); err != nil {
		t.Fatal(err)
	}
	io.WriteString(outer, "b")
	if err := errors.Join(SetStyle(outer, Plain), outer.Flush(), inner.Flush()); err != nil {
		t.Fatal(err)
	}
	if got, want := b.String(), `a\x1b[1m:`+"\x1b[1;31mb\x1b[0m"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if SetStyle(outer, "\x1b[2J") == nil {
		t.Error("any text passes as a style")
	}
}
