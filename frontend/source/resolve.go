package source

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// An OutsideError says what was refused. It is an [ErrOutside].
type OutsideError struct {
	Name   string // as it was asked for
	Target string // where symbolic links have led to, if they have
	hidden string // the name with a dot, if that is the reason
}

// Is reports whether target is [ErrOutside], the kind that every such error is of, also where a hidden name is the
// reason.
func (e *OutsideError) Is(target error) bool { return target == error(ErrOutside) }

// Lexical reports whether the name itself leads out of the folders, without a symbolic link or a hidden name.
func (e *OutsideError) Lexical() bool { return e.Target == "" && e.hidden == "" }

// Error says where a symbolic link has led, if it was one, why that may not be read, and which flag of the command
// allows it. It leaves it to others to say what was asked for, which is Name.
func (e *OutsideError) Error() string {
	at, what := e.Name, "is "
	if e.Target != "" {
		at, what = e.Target, "is a symbolic link to "+e.Target+", "
	}
	dir := filepath.Dir(at)
	if base := filepath.Base(at); base == ".." || base == "." {
		dir = at
	}
	if e.hidden != "" {
		return fmt.Sprintf("%shidden (%s begins with a dot) and may hold a secret; --allow-read %s allows it", what, e.hidden, dir)
	}
	return fmt.Sprintf("%s%v; --allow-read %s allows it", what, ErrOutside, dir)
}

// A root is a folder that may be read, with everything below it.
type root struct {
	named string // absolute, as it was asked for
	real  string // without symbolic links
	dir   *os.Root
	// A trusted folder belongs to the system or to a compiler: its symbolic links may lead anywhere.
	trusted bool
	// only, if set, says which names in a trusted folder may be read.
	only func(name string) bool
}

// A place is where a file is that may be read.
type place struct {
	path string
	root *root  // nil: open path itself
	rel  string // in root, without symbolic links
}

// maxLinks bounds the symbolic links on the way to one file.
const maxLinks = 40

// resolve finds the place of a file, name by name and link by link as the system does, and looks at nothing
// outside the roots.
//
// That something else takes the place of a file between this and its opening changes nothing: the file is
// opened through an [os.Root], which does not leave its folder whatever happens below it.
func (r *Reader) resolve(name string) (place, error) {
	abs, err := filepath.Abs(name)
	if err != nil {
		return place{}, err
	}
	volume := filepath.VolumeName(abs) + string(filepath.Separator)
	w := walk{at: volume, sure: true, todo: parts(abs[len(volume):])}
	named, links := r.named[abs], 0
	refuse := func(hidden string) (place, error) {
		e := &OutsideError{Name: name, hidden: hidden}
		if links > 0 {
			e.Target = w.goal()
		}
		return place{}, e
	}
	w.enter(r)
	for len(w.todo) > 0 {
		if at, _ := r.within(w.goal()); w.root == nil && at != nil && at.trusted && !slices.Contains(w.todo, "..") {
			return place{path: w.goal()}, nil
		}
		part := w.todo[0]
		w.todo = w.todo[1:]
		switch {
		case part == "..":
			if !w.sure {
				return refuse("") // this may be the parent of anything
			}
			w.at = filepath.Dir(w.at)
			w.root = nil
			w.enter(r)
			continue
		case part == ".":
			continue
		}
		before := w.at
		w.at = filepath.Join(w.at, part)
		if w.enter(r) {
			continue // a root may be reached, and be called, as it was named
		}
		if w.root == nil {
			w.sure = false
			continue
		}
		if strings.HasPrefix(part, ".") && !named {
			return refuse(part)
		}
		info, err := os.Lstat(w.at)
		if err != nil {
			return place{}, err
		}
		if info.Mode()&fs.ModeSymlink == 0 {
			continue
		}
		if links++; links > maxLinks {
			return place{}, &fs.PathError{Op: "open", Path: name, Err: errors.New("too many symbolic links")}
		}
		to, err := os.Readlink(w.at)
		if err != nil {
			return place{}, err
		}
		w.at, named = before, false // a link does not make a hidden file a named one
		if filepath.IsAbs(to) {
			w.at, w.root = volume, nil
			w.enter(r)
		}
		w.todo = append(parts(to), w.todo...)
	}
	switch {
	case w.root == nil && named:
		return place{path: abs}, nil // a person has named this very file
	case w.root == nil:
		return refuse("")
	}
	rel, err := filepath.Rel(w.root.real, w.at)
	return place{path: w.at, root: w.root, rel: rel}, err
}

// A walk is on its way to a file.
type walk struct {
	at   string
	root *root    // that at lies in; nil if none
	sure bool     // there is no symbolic link in at
	todo []string // the names that are left
}

// goal is where the way would lead if there were no more symbolic links.
func (w *walk) goal() string { return filepath.Join(append([]string{w.at}, w.todo...)...) }

// enter goes into another root, if at is in one.
func (w *walk) enter(r *Reader) bool {
	x, below := r.within(w.at)
	if x == nil || x.trusted || x == w.root {
		return false
	}
	w.at, w.root, w.sure = filepath.Join(x.real, below), x, true
	return true
}

// within is the innermost root that a clean absolute name lies in, and what of the name is below it; nil if
// there is none.
func (r *Reader) within(abs string) (found *root, below string) {
	length := -1
	for _, x := range r.roots {
		for _, dir := range []string{x.named, x.real} {
			if rest, ok := inside(dir, abs); ok && len(dir) > length && (x.only == nil || x.only(abs)) {
				found, below, length = x, rest, len(dir)
			}
		}
	}
	return found, below
}

// inside reports whether a clean absolute name is that of a folder, or of something below it, and what follows
// the folder.
func inside(dir, name string) (below string, ok bool) {
	rest, ok := strings.CutPrefix(name, dir)
	switch {
	case !ok:
		return "", false
	case rest == "":
		return "", true
	case os.IsPathSeparator(rest[0]):
		return rest[1:], true
	}
	return rest, os.IsPathSeparator(dir[len(dir)-1]) // the root of everything
}

// parts splits a relative name.
func parts(rel string) []string {
	return strings.FieldsFunc(rel, func(c rune) bool { return c < 0x80 && os.IsPathSeparator(uint8(c)) })
}
