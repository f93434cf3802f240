package csource

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// dirs are the folders of headers, in the order in which they are searched. As gcc does it, a folder that is
// named again is passed over; but where one of the system is named with -I, too, it is the -I that does not
// count.
func (l *loader) dirs() []pp.Dir {
	o := &l.opts
	system := l.distinct(nil, o.SysIncludeDirs, pp.Dir{System: true})
	end := len(system) // the bundled headers come between -isystem and -idirafter
	system = l.distinct(system, o.AfterDirs, pp.Dir{System: true})
	system = l.distinct(system, o.MachineDirs, pp.Dir{System: true, Last: true})
	angled := l.without(l.distinct(nil, o.IncludeDirs, pp.Dir{}), system)
	quoted := l.distinct(nil, o.QuoteDirs, pp.Dir{Quote: true})
	if n := len(o.QuoteDirs) - 1; n >= 0 && len(angled) > 0 && l.same(o.QuoteDirs[n], angled[0].Path) {
		quoted = l.distinct(nil, o.QuoteDirs[:n], pp.Dir{Quote: true}) // the next one is the same
	}
	if !o.clang() {
		quoted = l.without(quoted, system)
	}
	dirs := append(append(quoted, angled...), system[:end]...)
	if !o.NoBundledHeaders {
		dirs = append(dirs, pp.Dir{Bundled: true})
	}
	dirs = append(dirs, system[end:]...)
	if !o.NoBundledHeaders {
		dirs = append(dirs, pp.Dir{Path: packFolder, Bundled: true, Last: true})
	}
	return dirs
}

// distinct appends the folders with these names to a list, but those that are in it.
func (l *loader) distinct(list []pp.Dir, names []string, like pp.Dir) []pp.Dir {
	for _, name := range names {
		if like.Path = name; !l.has(list, name) {
			list = append(list, like)
		}
	}
	return list
}

// without returns the folders of a list that are not in another.
func (l *loader) without(list, other []pp.Dir) (r []pp.Dir) {
	for _, d := range list {
		if !l.has(other, d.Path) {
			r = append(r, d)
		}
	}
	return r
}

func (l *loader) has(list []pp.Dir, name string) bool {
	for _, d := range list {
		if l.same(d.Path, name) {
			return true
		}
	}
	return false
}

// same reports whether two names are names of one folder.
func (l *loader) same(a, b string) bool {
	if path.Clean(filepath.ToSlash(a)) == path.Clean(filepath.ToSlash(b)) {
		return true
	}
	x, y := l.folderInfo(a), l.folderInfo(b)
	return x != nil && y != nil && os.SameFile(x, y)
}

// folderInfo describes a folder of the machine; nil for one of Options.FS, and one that is not there.
func (l *loader) folderInfo(name string) fs.FileInfo {
	if l.opts.FS != nil {
		return nil
	}
	if info, known := l.folders[name]; known {
		return info
	}
	info, err := l.opts.Reader.Stat(name)
	if err != nil {
		info = nil
	}
	if l.folders == nil {
		l.folders = map[string]fs.FileInfo{}
	}
	l.folders[name] = info
	return info
}
