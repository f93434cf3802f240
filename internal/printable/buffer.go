package printable

import "io"

// A Buffer keeps what is written to it, with its styles, until all of it is known. It is not for concurrent use.
type Buffer struct {
	text   []byte
	styles []change
}

// change is a style that begins somewhere in the text.
type change struct {
	at    int
	style Style
}

// Write keeps p.
func (b *Buffer) Write(p []byte) (int, error) {
	b.text = append(b.text, p...)
	return len(p), nil
}

// SetStyle keeps a style.
func (b *Buffer) SetStyle(s Style) error {
	b.styles = append(b.styles, change{len(b.text), s})
	return nil
}

// Print writes all of it to w.
func (b *Buffer) Print(w io.Writer) error {
	from := 0
	for _, c := range append(b.styles, change{at: len(b.text)}) {
		if from < c.at {
			if _, err := w.Write(b.text[from:c.at]); err != nil {
				return err
			}
			from = c.at
		}
		if c.style != "" {
			if err := SetStyle(w, c.style); err != nil {
				return err
			}
		}
	}
	return nil
}
