package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/internal/resultcache"
	"github.com/spf13/pflag"
)

// inputFlags say how the C files are read.
type inputFlags struct {
	*session
	allow []string
	projectFlags
	modelFlags
	headerFlags
	include, iquote, isystem, idirafter, define, undefine, preinclude []string
	ccFlags                                                           []string
	std                                                               string
	dataModel                                                         dataModel
	entry                                                             string

	files     []resultcache.File // of the program, with the headers that they include
	lost      bool               // something could not be loaded
	notes     []cfg.Note         // what the project file makes of the program
	witnessed []string           // flags that are those of a witness
}

func (f *inputFlags) register(fs *pflag.FlagSet) {
	f.projectFlags.register(fs)
	f.modelFlags.register(fs)
	f.headerFlags.register(fs)
	fs.Var((*textList)(&f.allow), "allow-read",
		"read files of `DIR`, too: beside the current folder, those of the command line, and the system's headers")
	fs.VarP((*textList)(&f.include), "include-dir", "I", "search `DIR` for included files")
	fs.Var((*textList)(&f.iquote), "iquote", "search `DIR` for files included with quotes (also -iquote DIR)")
	fs.Var((*textList)(&f.isystem), "isystem", "search `DIR` for included files after the others (also -isystem DIR)")
	fs.Var((*textList)(&f.idirafter), "idirafter",
		"search `DIR` for included files last, after the bundled headers (also -idirafter DIR)")
	fs.VarP((*textList)(&f.define), "define", "D", "define a macro: `NAME`[=VALUE]")
	fs.VarP((*textList)(&f.undefine), "undefine", "U", "undefine the macro `NAME`")
	fs.Var((*textList)(&f.preinclude), "include", "include `FILE` before each source file (also -include FILE)")
	fs.StringVar(&f.std, "std", "", "the language `STANDARD`, such as c99 or gnu11 (also -std=STANDARD; default gnu17)")
	fs.Var((*textList)(&f.ccFlags), "cc-flag",
		"any other `FLAG` of gcc, as in a compilation database (also -fNAME, -mNAME, -OLEVEL themselves)")
	fs.Var(&f.dataModel, "data-model", "widths of long and pointers: ILP32 or LP64 (also -m32, -m64)")
	fs.StringVar(&f.entry, "entry", "", "the `FUNCTION` that the first thread runs (default main)")
}

// dataModel is a flag with two values.
type dataModel struct {
	value csource.DataModel
	set   bool
}

func (m *dataModel) String() string { return m.value.String() }
func (m *dataModel) Type() string   { return "MODEL" }

func (m *dataModel) Set(s string) error {
	switch strings.ToUpper(s) {
	case "LP64":
		m.value = csource.LP64
	case "ILP32":
		m.value = csource.ILP32
	default:
		return errors.New("choose ILP32 or LP64")
	}
	m.set = true
	return nil
}

// load reads C files and links them to one program. Every error names its file, and its line where there is one.
func (f *inputFlags) load(ctx context.Context, files []string) (*cfg.Program, error) {
	project, left, err := f.sources(ctx, files)
	if err != nil {
		return nil, err
	}
	project.Notes = f.notes
	if project.Models, err = f.table(); err != nil {
		return nil, err
	}
	l, err := project.Load(ctx)
	if err != nil {
		return nil, err
	}
	l.Errors = append(left, l.Errors...)
	f.files, f.lost = nil, len(l.Errors) > 0
	for _, r := range l.Files {
		f.files = append(f.files, resultcache.File{Name: r.File.Name, Headers: r.Headers})
	}
	f.report(l.Errors)
	p, entry := l.Program, cmp.Or(f.entry, "main")
	if entry != "main" || p.Main == nil {
		main := p.Func(entry)
		if main == nil || !main.HasBody() {
			where := f.database
			if len(project.Files) > 0 {
				where = project.Files[0].Name + ":1:1"
			}
			err := fmt.Errorf("the program does not define the function %s; --entry names another first function", entry)
			if at := f.setAt("entry", entry, err); at != err {
				return nil, at
			}
			return nil, fmt.Errorf("%s: error: %w", where, err)
		}
		// The program is shared and immutable, but a shallow copy may start elsewhere.
		other := *p
		other.Main = main
		p = &other
	}
	return p, nil
}

// texts are the files of the program, and the headers that they include.
func (f *inputFlags) texts() (names []string) {
	for _, file := range f.files {
		names = append(append(names, file.Name), file.Headers...)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// textList is a flag that may be given several times. (That of pflag makes a writer of CSV to say what it is, and
// each of the many flags of all commands is asked that at every start.)
type textList []string

func (l *textList) Type() string   { return "stringArray" }
func (l *textList) String() string { return strings.Join(*l, " ") }

func (l *textList) Set(s string) error {
	*l = append(*l, s)
	return nil
}

// byteSize is a flag for an amount of memory, such as 2GiB, 500MB or 1000000.
type byteSize int64

func (b *byteSize) Type() string { return "SIZE" }

func (b *byteSize) String() string {
	if *b == 0 {
		return "0"
	}
	return strings.TrimSuffix(limit.Bytes(int64(*b)), " bytes")
}

func (b *byteSize) Set(s string) error {
	unit := int64(1)
	for _, u := range []struct {
		suffix string
		bytes  int64
	}{
		{"KiB", 1 << 10}, {"MiB", 1 << 20}, {"GiB", 1 << 30}, {"TiB", 1 << 40},
		{"kB", 1e3}, {"KB", 1e3}, {"MB", 1e6}, {"GB", 1e9}, {"TB", 1e12}, {"B", 1},
	} {
		if rest, ok := strings.CutSuffix(s, u.suffix); ok {
			s, unit = strings.TrimSpace(rest), u.bytes
			break
		}
	}
	n, err := strconv.ParseInt(s, 10, 64)
	if err != nil || n < 0 || n > (1<<62)/unit {
		return errors.New("want a number of bytes with an optional unit, such as 2GiB")
	}
	*b = byteSize(n * unit)
	return nil
}
