package csource

import (
	"context"
	"embed"
	"io/fs"
	"os"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"strings"

	"modernc.org/cc/v4"
)

//go:embed headers
var headerFiles embed.FS

// A Unit is one translation unit, preprocessed, parsed and type-checked.
type Unit struct {
	File  string // the name given to Load
	Model DataModel
	AST   *cc.AST

	opts Options
}

// Load reads every file as a translation unit of its own.
func Load(ctx context.Context, files []string, opts Options) ([]*Unit, error) {
	var (
		units []*Unit
		errs  ErrorList
	)
	opts.Limits = opts.Limits.withDefaults()
	for _, f := range files {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		u, err := loadUnit(f, opts)
		if err != nil {
			errs = append(errs, err...)
			continue
		}
		units = append(units, u)
	}
	if errs != nil {
		return nil, errs
	}
	return units, nil
}

// Pos returns the position of a node or token.
func (u *Unit) Pos(n cc.Node) Pos {
	p := n.Position()
	return Pos{File: p.Filename, Line: p.Line, Column: p.Column, PhysicalFile: p.Filename, PhysicalLine: p.Line}
}

func loadUnit(file string, opts Options) (u *Unit, errs ErrorList) {
	defer func() {
		if e := recover(); e != nil {
			errs = ErrorList{errorAt(Pos{File: file}, "internal error of the parser: %v\n%s", e, debug.Stack())}
		}
	}()
	src, err := readFile(opts, file)
	if err != nil {
		return nil, ErrorList{errorAt(Pos{File: file}, "%v", err)}
	}
	arch := "amd64"
	if opts.DataModel == ILP32 {
		arch = "386"
	}
	abi, err := cc.NewABI("linux", arch)
	if err != nil {
		return nil, ErrorList{errorAt(Pos{File: file}, "%v", err)}
	}
	sub, _ := fs.Sub(headerFiles, "headers")
	cfg := &cc.Config{
		ABI:                        abi,
		FS:                         bundled{sub},
		IncludePaths:               append(append([]string{"@"}, opts.IncludeDirs...), opts.SysIncludeDirs...),
		SysIncludePaths:            append(append(append([]string{}, opts.IncludeDirs...), opts.SysIncludeDirs...), "/bundled"),
		UnsignedEnums:              true,
		IgnoreNegativeShiftAmounts: true,
		ExpansionLimit:             opts.Limits.Expansion,
	}
	cfg.IncludePaths = append(cfg.IncludePaths, "/bundled")
	var defs strings.Builder
	for _, d := range opts.Defines {
		n, v, ok := strings.Cut(d, "=")
		if !ok {
			v = "1"
		}
		defs.WriteString("#define " + n + " " + v + "\n")
	}
	for _, d := range opts.Undefines {
		defs.WriteString("#undef " + d + "\n")
	}
	for _, d := range opts.Includes {
		defs.WriteString("#include \"" + d + "\"\n")
	}
	builtins, _ := headerFiles.ReadFile("headers/mayrun/builtins.h")
	ast, err := cc.Translate(cfg, []cc.Source{
		{Name: "<predefined>", Value: predefinedText(opts.DataModel, strings.HasSuffix(file, ".i"))},
		{Name: "<builtin>", Value: builtins},
		{Name: "<command-line>", Value: defs.String()},
		{Name: file, Value: string(src) + "\n;extern int __eof_guard__;\n"},
	})
	if err != nil {
		for _, l := range strings.Split(err.Error(), "\n") {
			errs = append(errs, parseError(file, l))
		}
		return nil, errs
	}
	return &Unit{File: file, Model: opts.DataModel, AST: ast, opts: opts}, nil
}

func parseError(file, line string) *Error {
	a := strings.SplitN(line, ":", 4)
	if len(a) == 4 {
		l, err1 := strconv.Atoi(a[1])
		c, err2 := strconv.Atoi(a[2])
		if err1 == nil && err2 == nil {
			return errorAt(Pos{File: a[0], Line: l, Column: c, PhysicalFile: a[0], PhysicalLine: l}, "%s", strings.TrimSpace(a[3]))
		}
	}
	return errorAt(Pos{File: file}, "%s", line)
}

// bundled serves the embedded headers under /bundled.
type bundled struct{ fs fs.FS }

func (b bundled) Open(name string) (fs.File, error) {
	if r, ok := strings.CutPrefix(name, "/bundled/"); ok {
		return b.fs.Open(r)
	}
	return nil, fs.ErrNotExist
}

func readFile(opts Options, name string) ([]byte, error) {
	if opts.FS != nil {
		return fs.ReadFile(opts.FS, strings.TrimPrefix(filepath.ToSlash(name), "/"))
	}
	return os.ReadFile(name)
}
