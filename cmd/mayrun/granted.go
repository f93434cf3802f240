package main

import (
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/mayrun-dev/mayrun/frontend/compdb"
	"github.com/mayrun-dev/mayrun/frontend/source"
)

// A compilation database is about a whole project, while who names it may stand anywhere: in a folder of the project, or
// beside one in which it is built. So one folder more may be read than that of the database and the current one: the
// smallest that holds what the database names (where compilers run, sources, and folders of headers), and where the person
// stands.
//
// A database may be hostile, and its author would name a folder that holds somebody else's files, too. What it names is
// granted only where it gains nothing by that:
//
//   - within the checkout that the current folder, or that of the database, belongs to. A database that lies in a hostile
//     tree has the checkout of that tree; it cannot put the mark of one (such as .git) above itself.
//   - above the current folder, if the database lies elsewhere. A database that lies in the tree that the current folder
//     is in does not get out of it: a folder above the current one that does not hold the database is part of the tree.
//
// No folder is granted that others may write to, where users have their own, or that lies directly below the root. Links
// are followed before anything is compared.

// grant reads the database, and lets what it names be read, if it may be.
func (f *inputFlags) grant() {
	db, err := f.readDatabase()
	cwd, err2 := os.Getwd()
	if err != nil || err2 != nil {
		return // who needs the database says so
	}
	f.commands = db
	cwd, beside := unlinked(cwd), unlinked(filepath.Dir(db.File))
	granted := false
	for _, from := range []string{cwd, beside} {
		most := from
		for _, d := range folders(db) {
			if dir := common(from, unlinked(d)); source.Below(dir, most) && dir != most && own(dir) &&
				(source.Below(checkout(from), dir) || from == cwd && !source.Below(dir, beside)) {
				most = dir
			}
		}
		if most != from {
			granted = f.reader.Allow(most) == nil || granted
		}
	}
	if granted && slices.ContainsFunc(db.Commands, func(c compdb.Command) bool { return c.Err != nil }) {
		f.commands = nil // it may name files of flags, which may be read now
	}
}

// folders are those that a database names, each once.
func folders(db *compdb.Database) []string {
	known := map[string]bool{}
	for _, c := range db.Commands {
		o := &c.Options
		for _, dir := range slices.Concat([]string{c.Dir, filepath.Dir(c.File)}, o.QuoteDirs, o.IncludeDirs, o.SysIncludeDirs, o.AfterDirs) {
			known[dir] = true
		}
	}
	return slices.Sorted(maps.Keys(known))
}

// unlinked is a name without symbolic links, as far as it exists.
func unlinked(name string) string {
	abs, err := filepath.Abs(name)
	if err != nil {
		return name
	}
	if at, err := filepath.EvalSymlinks(abs); err == nil || abs == filepath.Dir(abs) {
		return at
	}
	return filepath.Join(unlinked(filepath.Dir(abs)), filepath.Base(abs))
}

// common is the smallest folder that holds two.
func common(a, b string) string {
	for !source.Below(a, b) && a != filepath.Dir(a) {
		a = filepath.Dir(a)
	}
	return a
}

// checkout is the folder of the version control that a folder is under; "" if there is none, or if it may be more than one
// project.
func checkout(dir string) string {
	for ; dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
		for _, mark := range []string{".git", ".hg", ".svn", ".bzr", ".jj"} {
			if _, err := os.Lstat(filepath.Join(dir, mark)); err == nil {
				if own(dir) {
					return dir
				}
				return ""
			}
		}
	}
	return ""
}

// own reports whether a folder may be that of one project.
func own(dir string) bool {
	info, err := os.Stat(dir)
	home, _ := os.UserHomeDir()
	return err == nil && info.IsDir() && info.Mode().Perm()&0o002 == 0 && filepath.Dir(dir) != filepath.Dir(filepath.Dir(dir)) &&
		(home == "" || !source.Below(dir, unlinked(home)))
}
