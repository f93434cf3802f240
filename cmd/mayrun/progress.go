package main

import (
	"io"
	"os"
	"sync"
	"time"

	"github.com/mayrun-dev/mayrun/internal/printable"
	"golang.org/x/term"
)

// A ticker shows on a terminal what a command is busy with and since when, in one line that goes before
// anything else is written. It is nil elsewhere, and does nothing then.
type ticker struct {
	mu    sync.Mutex
	w     io.Writer
	width int
	drawn bool // a line is there
	ended bool
	stop  chan struct{}
}

// Nothing is shown of a command that takes no time.
const (
	quietFor  = time.Second
	tickEvery = 250 * time.Millisecond
)

// newTicker begins to show what during says, on a terminal.
func newTicker(w io.Writer, began time.Time, during func() string) *ticker {
	f, ok := w.(*os.File)
	if !ok || !term.IsTerminal(int(f.Fd())) || os.Getenv("TERM") == "dumb" {
		return nil
	}
	width, _, err := term.GetSize(int(f.Fd()))
	if err != nil || width < 20 {
		width = 80
	}
	t := &ticker{w: w, width: width, stop: make(chan struct{})}
	go t.run(began, during)
	return t
}

func (t *ticker) run(began time.Time, during func() string) {
	tick := time.NewTicker(tickEvery)
	defer tick.Stop()
	for {
		select {
		case <-t.stop:
			return
		case <-tick.C:
			if d := time.Since(began); d >= quietFor {
				t.draw(d, during())
			}
		}
	}
}

// draw draws the line anew.
func (t *ticker) draw(elapsed time.Duration, what string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.ended {
		return
	}
	line := printable.Sprintf("mayrun: %s", elapsed.Truncate(time.Second))
	if what != "" {
		line += printable.Sprintf(" so far, while %s", what)
	}
	// It must not be longer than a line of the terminal, or it could not be taken back.
	if r := []rune(line); len(r) > t.width-1 {
		line = string(r[:t.width-1])
	}
	t.clear()
	t.drawn = true
	_, _ = io.WriteString(t.w, line)
}

// clear takes the line back, which the caller holds the lock for.
func (t *ticker) clear() {
	if t.drawn {
		_, _ = io.WriteString(t.w, "\r\x1b[K") // from the beginning of the line, which is cleared
		t.drawn = false
	}
}

// end takes the line back for good.
func (t *ticker) end() {
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.clear()
	if !t.ended {
		t.ended = true
		close(t.stop)
	}
}

// pause takes the line back until there is something new to show.
func (t *ticker) pause() {
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.clear()
}
