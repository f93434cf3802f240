package main

import (
	"bufio"
	"cmp"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// A place is where a file is to be written. The tree that is analysed may hold anything, such as a symbolic
// link where the file goes: below the current folder no link may lead out of it, and the last one is never
// followed.
type place struct {
	root *os.Root
	name string // below root
	said string // by the user
}

// placeOf returns the place that a name says, which the caller closes; folders that are missing are made if
// that is asked for.
func placeOf(name string, folders bool) (*place, error) {
	p := &place{said: name}
	cwd, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	full, err := filepath.Abs(name)
	if err != nil {
		return nil, err
	}
	rel, err := filepath.Rel(cwd, full)
	if err == nil && filepath.IsLocal(rel) && cwd != filepath.Dir(cwd) {
		p.root, err = os.OpenRoot(cwd)
		p.name = rel
		if err == nil && folders {
			err = p.root.MkdirAll(filepath.Dir(rel), 0o777)
		}
	} else {
		if err = nil; folders {
			err = os.MkdirAll(filepath.Dir(full), 0o777)
		}
		if err == nil {
			p.root, err = os.OpenRoot(filepath.Dir(full))
		}
		p.name = filepath.Base(full)
	}
	if err != nil {
		return nil, errors.Join(p.failed(err), p.close())
	}
	return p, nil
}

func (p *place) close() error {
	if p.root == nil {
		return nil
	}
	return p.root.Close()
}

// failed says what has gone wrong, without the name that the file has until it is complete.
func (p *place) failed(err error) error {
	var inner *fs.PathError
	if errors.As(err, &inner) {
		err = inner.Err
	}
	return fmt.Errorf("%s cannot be written: %w", p.said, err)
}

// size is that of the file that is there already, which must be a regular one; 0 if there is none.
func (p *place) size() (int64, error) {
	switch info, err := p.root.Lstat(p.name); {
	case errors.Is(err, fs.ErrNotExist):
		return 0, nil
	case err != nil:
		return 0, p.failed(err)
	case info.Mode().Type() == fs.ModeSymlink:
		return 0, p.failed(errors.New("it is a symbolic link: name the file itself"))
	case !info.Mode().IsRegular():
		return 0, p.failed(errors.New("it is no regular file"))
	default:
		return info.Size(), nil
	}
}

// isFolder reports whether there is a folder at a place, and not only a link to one.
func isFolder(name string) bool {
	info, err := os.Lstat(name)
	return err == nil && info.IsDir()
}

// writeFile writes a file as a whole or not at all: beside the place, and then under its name. What is there
// already must be a regular file.
func writeFile(name string, write func(io.Writer) error) (err error) {
	p, err := placeOf(name, false)
	if err != nil {
		return err
	}
	defer func() { err = cmp.Or(err, p.close()) }()
	if _, err := p.size(); err != nil {
		return err
	}
	beside := filepath.Join(filepath.Dir(p.name), "."+rand.Text()+".tmp")
	f, err := p.root.OpenFile(beside, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return p.failed(err)
	}
	w := bufio.NewWriter(f)
	err = write(w)
	if failed := cmp.Or(w.Flush(), f.Close()); err == nil && failed != nil {
		err = p.failed(failed)
	}
	if err == nil {
		if err = p.root.Rename(beside, p.name); err == nil {
			return nil
		}
		err = p.failed(err)
	}
	return errors.Join(err, p.root.Remove(beside))
}
