package source

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
)

// A Reader reads regular files within certain folders. The zero value has none; nil reads everywhere. Folders
// are given before the first file is read; then several goroutines may use it at once.
type Reader struct {
	roots []*root
	named map[string]bool // single files, by their absolute names

	journal atomic.Pointer[Journal] // of what is asked, if somebody keeps one

	mu    sync.Mutex
	files int
	bytes int64
}

// Limits of what one Reader reads. Large projects have some ten thousand files, of some hundred megabytes.
const (
	maxFiles = 500_000
	maxBytes = 8 << 30
)

// Error is a kind of error of this package, for errors.Is.
type Error string

// The kinds of errors.
const (
	ErrFolder  Error = "is a folder"                             // a folder was read as if it were a file
	ErrOutside Error = "outside of the folders that may be read" // the folders of a [Reader] do not hold the file
)

// Error is the text.
func (e Error) Error() string { return string(e) }

// Allow lets r read a folder, and what is below it, wherever it is.
func (r *Reader) Allow(dir string) error {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	real, err := filepath.EvalSymlinks(abs)
	if err != nil {
		return fmt.Errorf("%s: no such folder", dir)
	}
	return r.add(abs, real)
}

func (r *Reader) add(abs, real string) error {
	opened, err := os.OpenRoot(real)
	if err != nil {
		return err
	}
	r.roots = append(r.roots, &root{named: abs, real: real, dir: opened})
	return nil
}

// AllowNamed is [Reader.Allow] for a folder that a person has named where they may know no more than its name,
// as that of an argument. It need not exist. If its name lies in a folder that may be read already, it must not
// be a symbolic link that leads out.
func (r *Reader) AllowNamed(dir string) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return
	}
	if at, _ := r.within(abs); at == nil {
		_ = r.Allow(dir) // there is no such folder, then: looking for a file in it says so
		return
	}
	// What is hidden may be named.
	x := Reader{roots: r.roots, named: map[string]bool{abs: true}}
	if at, err := x.resolve(abs); err == nil && at.root != nil {
		_ = r.add(abs, at.path)
	}
}

// AllowAlias lets r know a folder that may be read by the name by which an absolute name begins, if that leads
// there: a compilation database may have been written where the folder was reached through a symbolic link.
// Nothing more may be read then.
func (r *Reader) AllowAlias(name string) {
	r.note(Aliases, name, func() string { return "" })
	if at, _ := r.within(name); at != nil || !filepath.IsAbs(name) {
		return
	}
	for dir := filepath.Clean(name); dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
		info, err := os.Stat(dir)
		if err != nil || !info.IsDir() {
			continue
		}
		for _, x := range r.roots {
			if x.dir == nil {
				continue
			}
			if known, err := x.dir.Stat("."); err == nil && os.SameFile(known, info) {
				r.roots = append(r.roots, &root{named: dir, real: x.real, dir: x.dir})
				return
			}
		}
	}
}

// AllowFile lets r read one file that a person has named. If its name lies in a folder that may be read
// already, it must not be a symbolic link that leads out.
func (r *Reader) AllowFile(name string) {
	if abs, err := filepath.Abs(name); err == nil {
		if r.named == nil {
			r.named = map[string]bool{}
		}
		r.named[abs] = true
	}
}

// AllowSystem lets r read the folders in which systems keep the headers of their libraries.
func (r *Reader) AllowSystem() {
	for _, dir := range systemFolders {
		r.trust(dir, nil)
	}
	for _, dir := range libraryFolders {
		r.trust(dir, inInclude)
	}
}

// AllowToolchain lets r read folders of headers that a compiler has named, which a person has named. Those that
// lie in a folder that may be read already gain nothing.
func (r *Reader) AllowToolchain(dirs []string) {
	for _, dir := range dirs {
		abs, err := filepath.Abs(dir)
		if err != nil {
			continue
		}
		if at, _ := r.within(abs); at == nil {
			r.trust(abs, nil)
		}
	}
}

func (r *Reader) trust(dir string, only func(string) bool) {
	if info, err := os.Stat(dir); err == nil && info.IsDir() {
		r.roots = append(r.roots, &root{named: dir, real: dir, trusted: true, only: only})
	}
}

// Check says whether r may read a file, or from a folder, without opening it. What does not exist may be read.
func (r *Reader) Check(name string) error {
	if r == nil {
		return nil
	}
	_, err := r.resolve(name)
	if !errors.Is(err, ErrOutside) {
		err = nil
	}
	r.note(Checks, name, func() string { return failing(err) })
	return err
}

// Stat describes a file that may be read.
func (r *Reader) Stat(name string) (fs.FileInfo, error) {
	at, info, err := r.look(name)
	r.note(Looks, name, func() string {
		if err != nil {
			return failing(err)
		}
		return at.being(info)
	})
	return info, err
}

// look finds a file that may be read.
func (r *Reader) look(name string) (at place, info fs.FileInfo, err error) {
	at = place{path: name}
	if r != nil {
		if at, err = r.resolve(name); err != nil {
			return at, nil, err
		}
	}
	info, err = at.stat()
	return at, info, err
}

func (p place) stat() (fs.FileInfo, error) {
	if p.root != nil {
		return p.root.dir.Stat(p.rel)
	}
	return os.Stat(p.path)
}

// ReadFile reads a regular file of at most so many bytes.
func (r *Reader) ReadFile(name string, limit int64) ([]byte, error) {
	data, _, err := r.Read(name, limit)
	return data, err
}

// Read is [Reader.ReadFile], and describes the file that was read.
func (r *Reader) Read(name string, limit int64) ([]byte, fs.FileInfo, error) {
	data, info, err := r.read(name, limit)
	r.note(Reads, name, func() string {
		if err != nil {
			return failing(err)
		}
		return holding(data)
	})
	return data, info, err
}

func (r *Reader) read(name string, limit int64) ([]byte, fs.FileInfo, error) {
	// Opening a device may do something, so it is better not opened; what is opened is looked at once more.
	at, info, err := r.look(name)
	if err != nil {
		return nil, nil, err
	}
	if err := regular(info, limit); err != nil {
		return nil, nil, err
	}
	if err := r.count(info.Size()); err != nil {
		return nil, nil, err
	}
	f, err := at.open()
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	if info, err = f.Stat(); err != nil {
		return nil, nil, err
	}
	data, err := readAll(f, info, limit)
	return data, info, err
}

// open opens the file, without waiting for anybody.
func (p place) open() (*os.File, error) {
	if p.root != nil {
		return p.root.dir.OpenFile(p.rel, os.O_RDONLY|nonblock, 0)
	}
	return os.OpenFile(p.path, os.O_RDONLY|nonblock, 0)
}

// count keeps r from reading without end.
func (r *Reader) count(size int64) error {
	if r == nil {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.files++
	r.bytes += size
	switch {
	case r.files > maxFiles:
		return fmt.Errorf("more than %d files would be read", maxFiles)
	case r.bytes > maxBytes:
		return fmt.Errorf("more than %d bytes of files would be read", int64(maxBytes))
	}
	return nil
}

// regular says why a file is not one to read.
func regular(info fs.FileInfo, limit int64) error {
	switch mode := info.Mode(); {
	case mode.IsDir():
		return ErrFolder
	case mode&fs.ModeNamedPipe != 0:
		return errors.New("is a pipe, not a regular file")
	case mode&fs.ModeDevice != 0:
		return errors.New("is a device, not a regular file")
	case !mode.IsRegular():
		return errors.New("is not a regular file")
	case info.Size() > limit:
		return fmt.Errorf("the file has %d bytes, more than %d", info.Size(), limit)
	}
	return nil
}

// readAll reads an open file, which may be longer than it says.
func readAll(f io.Reader, info fs.FileInfo, limit int64) ([]byte, error) {
	if err := regular(info, limit); err != nil {
		return nil, err
	}
	data := make([]byte, 0, info.Size()+512)
	for {
		n, err := f.Read(data[len(data):cap(data)])
		data = data[:len(data)+n]
		switch {
		case int64(len(data)) > limit:
			return nil, fmt.Errorf("the file has more than %d bytes", limit)
		case errors.Is(err, io.EOF):
			return data, nil
		case err != nil:
			return nil, err
		case len(data) == cap(data):
			data = append(data, 0)[:len(data)]
		}
	}
}

// ReadFS reads a regular file of a file system of the caller's, of at most so many bytes.
func ReadFS(fsys fs.FS, name string, limit int64) ([]byte, error) {
	info, err := fs.Stat(fsys, name)
	if err != nil {
		return nil, err
	}
	if err := regular(info, limit); err != nil {
		return nil, err
	}
	f, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if info, err = f.Stat(); err != nil {
		return nil, err
	}
	return readAll(f, info, limit)
}

// Covers reports whether a folder and one that was given to r, but not as one of the system, lie in each other, by
// whatever names, and hidden or not. The folder need not be there.
func (r *Reader) Covers(dir string) bool {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return true
	}
	real, below := abs, ""
	for real != filepath.Dir(real) {
		if known, err := filepath.EvalSymlinks(real); err == nil {
			real = filepath.Join(known, below)
			break
		}
		real, below = filepath.Dir(real), filepath.Join(filepath.Base(real), below)
	}
	return slices.ContainsFunc(r.roots, func(x *root) bool {
		return !x.trusted && (Below(x.real, real) || Below(x.named, abs) || Below(real, x.real))
	})
}

// Below reports whether a folder is another one, or below it, by their names.
func Below(dir, name string) bool {
	rel, err := filepath.Rel(dir, name)
	return err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator))
}
