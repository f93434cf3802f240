package printable

import (
	"bytes"
	"errors"
	"io"
	"testing"
)

// TestBuffer: what a buffer prints is what would have been printed without it, styles apart from text that looks like
// one.
func TestBuffer(t *testing.T) {
	write := func(w io.Writer) {
		for _, s := range []Style{Bold, Alarm} {
			if err := SetStyle(w, s); err != nil {
				t.Fatal(err)
			}
			if _, err := io.WriteString(w, "loud\x1b[2J"); err != nil {
				t.Fatal(err)
			}
		}
		if err := errors.Join(SetStyle(w, Plain), SetStyle(w, Bold)); err != nil {
			t.Fatal(err)
		}
	}
	var direct, late bytes.Buffer
	write(NewWriter(&direct))
	var b Buffer
	write(&b)
	if err := b.Print(NewWriter(&late)); err != nil {
		t.Fatal(err)
	}
	if direct.String() != late.String() || direct.Len() < 30 {
		t.Errorf("%q, directly %q", &late, &direct)
	}
	b = Buffer{}
	if err := b.Print(failing{}); err != nil {
		t.Errorf("nothing fails: %v", err)
	}
	_, _ = b.Write([]byte("x"))
	if err := b.Print(failing{}); !errors.Is(err, io.ErrShortWrite) {
		t.Errorf("got %v", err)
	}
}

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, io.ErrShortWrite }
