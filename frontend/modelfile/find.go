package modelfile

import (
	"os"
	"path/filepath"
	"slices"

	"github.com/mayrun-dev/mayrun/frontend/source"
)

// Find returns the project file that belongs to a source file, or "": it is in the folder of the source, or
// above it, up to the root of the version-controlled tree that the source is in. Where there is none, it is not
// above the current folder, and only beside sources that lie elsewhere: others may write in folders further up.
// Whatever is called so counts, even if it cannot be read: going on without it would be a silent change.
func Find(sourceFile string) string {
	dir, err := filepath.Abs(filepath.Dir(sourceFile))
	if err != nil {
		return ""
	}
	at := dir // of the nearest one; that there is none is soon known
	for {
		if _, err := os.Lstat(filepath.Join(at, ProjectFile)); err == nil {
			break
		}
		if at == filepath.Dir(at) {
			return ""
		}
		at = filepath.Dir(at)
	}
	cwd, _ := os.Getwd()
	last := treeRoot(dir)
	switch {
	case last != "":
	case cwd != "" && source.Below(cwd, dir):
		last = cwd
	default:
		last = dir
	}
	if !source.Below(last, at) {
		return ""
	}
	name := filepath.Join(at, ProjectFile)
	if rel, err := filepath.Rel(cwd, name); err == nil && len(rel) < len(name) {
		return rel
	}
	return name
}

// versionControl is what the root of a version-controlled tree holds.
var versionControl = []string{".git", ".hg", ".jj", ".svn", ".bzr", ".fslckout", "_darcs"}

// treeRoot is the root of the version-controlled tree that a folder is in; "" if there is none. Where another
// user says that there is one, there is none.
func treeRoot(dir string) string {
	for {
		if slices.ContainsFunc(versionControl, func(name string) bool {
			info, err := os.Lstat(filepath.Join(dir, name))
			return err == nil && source.Owned(info) == nil
		}) {
			return dir
		}
		if dir == filepath.Dir(dir) {
			return ""
		}
		dir = filepath.Dir(dir)
	}
}
