package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/spf13/pflag"
)

// inputFlags say how the C files are read.
type inputFlags struct {
	include, isystem, define, undefine, preinclude []string
	dataModel                                      dataModel
	entry                                          string
}

func (f *inputFlags) register(fs *pflag.FlagSet) {
	fs.StringArrayVarP(&f.include, "include-dir", "I", nil, "search `DIR` for included files")
	fs.StringArrayVar(&f.isystem, "isystem", nil, "search `DIR` for included files after the others (also -isystem DIR)")
	fs.StringArrayVarP(&f.define, "define", "D", nil, "define a macro: `NAME`[=VALUE]")
	fs.StringArrayVarP(&f.undefine, "undefine", "U", nil, "undefine the macro `NAME`")
	fs.StringArrayVar(&f.preinclude, "include", nil, "include `FILE` before each source file (also -include FILE)")
	fs.Var(&f.dataModel, "data-model", "widths of long and pointers: ILP32 or LP64")
	fs.StringVar(&f.entry, "entry", "main", "the `FUNCTION` that the first thread runs")
}

// dataModel is a flag with two values.
type dataModel csource.DataModel

func (m *dataModel) String() string { return csource.DataModel(*m).String() }
func (m *dataModel) Type() string   { return "MODEL" }

func (m *dataModel) Set(s string) error {
	switch strings.ToUpper(s) {
	case "LP64":
		*m = dataModel(csource.LP64)
	case "ILP32":
		*m = dataModel(csource.ILP32)
	default:
		return errors.New("choose ILP32 or LP64")
	}
	return nil
}

// load reads C files and links them to one program. Every error names its file, and its line where there is one.
func (f *inputFlags) load(ctx context.Context, files []string) (*cfg.Program, error) {
	var missing []error
	for _, file := range files {
		info, err := os.Stat(file)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			missing = append(missing, fmt.Errorf("%s: no such file", file))
		case err != nil:
			missing = append(missing, fmt.Errorf("%s: %w", file, err))
		case info.IsDir():
			missing = append(missing, fmt.Errorf("%s: is a directory; name the C files in it", file))
		}
	}
	if err := errors.Join(missing...); err != nil {
		return nil, err
	}
	p, err := frontend.Load(ctx, files, frontend.Options{
		DataModel:   csource.DataModel(f.dataModel),
		IncludeDirs: f.include, SysIncludeDirs: f.isystem, Includes: f.preinclude,
		Defines: f.define, Undefines: f.undefine,
	})
	if err != nil {
		return nil, err
	}
	if f.entry != "main" || p.Main == nil {
		main := p.Func(f.entry)
		if main == nil || !main.HasBody() {
			return nil, fmt.Errorf("%s:1:1: the program does not define the function %s; --entry names another first function", files[0], f.entry)
		}
		// The program is shared and immutable, but a shallow copy may start elsewhere.
		other := *p
		other.Main = main
		p = &other
	}
	return p, nil
}

// byteSize is a flag for an amount of memory, such as 2GiB, 500MB or 1000000.
type byteSize int64

func (b *byteSize) Type() string { return "SIZE" }

func (b *byteSize) String() string {
	switch n := int64(*b); {
	case n == 0:
		return "0"
	case n%(1<<30) == 0:
		return fmt.Sprintf("%dGiB", n>>30)
	case n%(1<<20) == 0:
		return fmt.Sprintf("%dMiB", n>>20)
	default:
		return strconv.FormatInt(n, 10)
	}
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
