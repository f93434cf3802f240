package tsanlog

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strconv"

	"github.com/mayrun-dev/mayrun/internal/lazy"
)

// An Access is one side of a race.
type Access struct {
	// File and Line are of the innermost frame that has a position of the program; Func is what the frame is in.
	// Line is 0 if ThreadSanitizer has lost the stack.
	File string
	Line int
	Func string
	// Via is the library function that makes the access, if it is not the program's own.
	Via    string
	Write  bool
	Atomic bool
}

// Base is the file without its folders.
func (a Access) Base() string { return filepath.Base(a.File) }

// Place is file:line, without folders.
func (a Access) Place() string { return fmt.Sprintf("%s:%d", a.Base(), a.Line) }

// A Race is two accesses that ThreadSanitizer has seen unordered.
type Race struct {
	Accesses [2]Access
	Object   string // what it says of the location
	Line     int    // of the log
}

func (r Race) String() string {
	side := func(a Access) string {
		kind := "read"
		if a.Write {
			kind = "write"
		}
		if a.Atomic {
			kind = "atomic " + kind
		}
		if a.Via != "" {
			kind = a.Via
		}
		return a.Place() + " " + kind
	}
	return side(r.Accesses[0]) + ", " + side(r.Accesses[1]) + " (" + r.Object + ")"
}

var (
	heading = lazy.Regexp(`^  (?:Previous )?(?:\[failed to restore the stack\] )?([Aa]tomic )?([Rr]ead|[Ww]rite) of size `)
	frame   = lazy.Regexp(`^    #\d+ (\S+) (.+?):(\d+)(?::\d+)?(?: \(|$)`)
	other   = lazy.Regexp(`^    #\d+ (\S+) `)
	object  = lazy.Regexp(`^  Location is (.*?)(?: at 0x[0-9a-f]+| of size \d+|$)`)
	colour  = lazy.Regexp("\x1b\\[[0-9;]*m")
	// The library's own sources, and those of the system.
	foreign = lazy.Regexp(`^(?:/usr/|\.\./)|/libsanitizer/|/compiler-rt/`)
)

const warning = "WARNING: ThreadSanitizer: "

// Parse reads the races in what a program has printed. Whatever else is reported (double locks, leaks, deadlocks) is
// left out, and so is what the program has printed itself. What runs tests may have put before each line.
func Parse(out []byte) (races []Race) {
	var r *reader
	n := 0
	for line := range bytes.Lines(out) {
		n++
		line = colour().ReplaceAll(bytes.TrimRight(line, "\r\n"), nil)
		if before, what, ok := bytes.Cut(line, []byte(warning)); ok {
			races = r.finish(races)
			r = nil
			if bytes.HasPrefix(what, []byte("data race (")) || bytes.HasPrefix(what, []byte("heap-use-after-free (race")) {
				r = &reader{Race: Race{Line: n}, prefix: bytes.Clone(before), at: -1}
			}
			continue
		}
		if r == nil {
			continue
		}
		if line, ok := bytes.CutPrefix(line, bytes.TrimRight(r.prefix, " ")); ok {
			r.line(bytes.TrimPrefix(line, r.prefix[len(bytes.TrimRight(r.prefix, " ")):]))
		}
	}
	return r.finish(races)
}

// reader reads one race.
type reader struct {
	Race
	prefix []byte // what stands before each line
	at     int    // which access the frames are of; -1: none yet
	found  bool   // its position is known, or its stack has ended
}

func (r *reader) line(line []byte) {
	m := heading().FindSubmatch(line)
	switch {
	case m != nil && r.at < 1:
		r.at++
		r.found = false
		r.Accesses[r.at].Atomic, r.Accesses[r.at].Write = len(m[1]) > 0, m[2][0]|0x20 == 'w'
	case len(bytes.TrimSpace(line)) == 0:
		r.found = true
	case !r.found && r.at >= 0:
		r.frame(line, &r.Accesses[r.at])
	}
	if m := object().FindSubmatch(line); m != nil {
		r.Object = string(m[1])
	}
}

// frame takes the first frame that is in the program's own text.
func (r *reader) frame(line []byte, a *Access) {
	f := other().FindSubmatch(line)
	if f == nil {
		return
	}
	at := frame().FindSubmatch(line)
	if at == nil || foreign().Match(at[2]) {
		if a.Via == "" {
			a.Via = string(f[1])
		}
		return
	}
	n, err := strconv.Atoi(string(at[3]))
	if err != nil {
		return
	}
	a.Func, a.File, a.Line, r.found = string(at[1]), string(at[2]), n, true
}

// finish appends the race, if both sides of it were there.
func (r *reader) finish(races []Race) []Race {
	if r == nil || r.at < 1 {
		return races
	}
	return append(races, r.Race)
}
