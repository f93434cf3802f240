package tsan

import (
	"bytes"
	"fmt"
	"path/filepath"
	"regexp"
	"strconv"
)

// An Access is one side of a race.
type Access struct {
	// File (without folders) and Line are of the innermost frame that has a position; Func is what the frame is in.
	// Line is 0 if ThreadSanitizer has lost the stack.
	File string
	Line int
	Func string
	// Via is the library function that makes the access, if it is not the program's own.
	Via    string
	Write  bool
	Atomic bool
}

// Place is file:line.
func (a Access) Place() string { return fmt.Sprintf("%s:%d", a.File, a.Line) }

// A Race is two accesses that ThreadSanitizer has seen unordered.
type Race struct {
	Accesses [2]Access
	Object   string // what it says of the location
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
	heading = regexp.MustCompile(`^  (?:Previous )?(?:\[failed to restore the stack\] )?([Aa]tomic )?([Rr]ead|[Ww]rite) of size `)
	frame   = regexp.MustCompile(`^    #(\d+) (\S+) (\S+?):(\d+)(?::\d+)? `)
	other   = regexp.MustCompile(`^    #(\d+) (\S+) `)
	// Of these, the report is of something else than memory that C shares: the number of a file, which the program
	// gets from the system.
	object = regexp.MustCompile(`^  Location is (.*?)(?: at 0x[0-9a-f]+| of size \d+|$)`)
)

// Parse reads the races in what a program has printed. Whatever else is reported (double locks, leaks, deadlocks) is
// left out.
func Parse(out []byte) (races []Race) {
	for _, w := range bytes.Split(out, []byte("WARNING: ThreadSanitizer: "))[1:] {
		if !bytes.HasPrefix(w, []byte("data race (")) && !bytes.HasPrefix(w, []byte("heap-use-after-free (race")) {
			continue
		}
		var r Race
		n := -1 // which access the frames are of
		found := false
		for line := range bytes.Lines(w) {
			switch m := heading.FindSubmatch(line); {
			case m != nil && n < 1:
				n++
				found = false
				r.Accesses[n].Atomic, r.Accesses[n].Write = len(m[1]) > 0, m[2][0]|0x20 == 'w'
			case len(bytes.TrimSpace(line)) == 0:
				found = true // the stack has ended
			case !found && n >= 0:
				a := &r.Accesses[n]
				f := other.FindSubmatch(line)
				if f == nil {
					continue
				}
				at := frame.FindSubmatch(line)
				// The library's own files have no absolute paths.
				if at == nil || at[3][0] != '/' || bytes.HasPrefix(at[3], []byte("/usr/")) {
					if a.Via == "" {
						a.Via = string(f[2])
					}
					continue
				}
				a.Func, a.File = string(at[2]), filepath.Base(string(at[3]))
				a.Line, _ = strconv.Atoi(string(at[4]))
				found = true
			}
			if m := object.FindSubmatch(line); m != nil {
				r.Object = string(m[1])
			}
		}
		if n == 1 {
			races = append(races, r)
		}
	}
	return races
}
