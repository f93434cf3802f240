package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/mayrun-dev/mayrun/frontend/source"
)

// A session is what the parts of one run of the command share. All files are read through it.
type session struct {
	reader      *source.Reader
	projectFile string // that was found and is used
	began       time.Time
	terminal    io.Writer // standard error, for what is drawn there
	stdout      io.Writer // as it is
}

func newSession() *session { return &session{reader: &source.Reader{}, began: time.Now()} }

// maxQuoted bounds the files of which lines are quoted.
const maxQuoted = 64 << 20

// read reads a file to quote from it, or to say something about it: nothing but what may be read is shown to anybody.
func (s *session) read(name string) ([]byte, error) { return s.reader.ReadFile(name, maxQuoted) }

// here lets the session read the current folder, and the headers of the system. The root of everything is no
// folder to work in: whoever is there has not chosen it.
func (s *session) here(allow []string) error {
	cwd, err := os.Getwd()
	if err != nil {
		return err
	}
	if cwd != filepath.Dir(cwd) {
		err = s.reader.Allow(cwd)
	}
	for _, dir := range allow {
		err = errors.Join(err, s.reader.Allow(dir))
	}
	s.reader.AllowSystem()
	return err
}

// confine says which files may be read: those of the folders that the command line names, in whatever way, and
// no others. It comes before anything that is read adds to the flags, since that names files, too.
func (f *inputFlags) confine(files []string) error {
	if err := f.here(f.allow); err != nil {
		return err
	}
	for _, file := range files {
		f.reader.AllowNamed(surroundings(filepath.Dir(file)))
		f.reader.AllowNamed(filepath.Dir(file))
		f.reader.AllowFile(file)
	}
	for _, dir := range slices.Concat(f.include, f.iquote, f.isystem, f.idirafter) {
		f.reader.AllowNamed(dir)
	}
	for _, file := range slices.Concat(f.preinclude, f.modelFiles) {
		f.reader.AllowFile(file)
	}
	if f.config != "" {
		f.reader.AllowNamed(filepath.Dir(f.config))
		f.reader.AllowFile(f.config)
	}
	if f.main != "" {
		f.reader.AllowNamed(filepath.Dir(f.main))
	}
	if f.sysroot != "" {
		f.reader.AllowNamed(f.sysroot)
	}
	if f.database != "" {
		f.reader.AllowFile(f.database)
		f.reader.AllowNamed(folderOf(f.database))
	}
	return nil
}

// climb is how many folders above a source file may be read that lies outside of the current folder: headers
// are often in ../include.
const climb = 2

// surroundings is the folder whose headers a source file in dir may include: one or two folders above it, if
// dir is not in the current folder. Folders that others may write, where users have their own, and those that
// lead to the current one are not climbed to: what is beside the current folder has not been named.
func surroundings(dir string) string {
	cwd, err := os.Getwd()
	at, err2 := filepath.Abs(dir)
	if err != nil || err2 != nil || source.Below(cwd, at) {
		return dir
	}
	home, _ := os.UserHomeDir()
	for range climb {
		up := filepath.Dir(at)
		info, err := os.Stat(up)
		if err != nil || filepath.Dir(up) == filepath.Dir(filepath.Dir(up)) || up == home || source.Below(up, cwd) ||
			info.Mode().Perm()&0o002 != 0 {
			break
		}
		at = up
	}
	return at
}

// folderOf is the folder of a file that is named, or the folder that is.
func folderOf(name string) string {
	if info, err := os.Stat(name); err == nil && info.IsDir() {
		return name
	}
	return filepath.Dir(name)
}
