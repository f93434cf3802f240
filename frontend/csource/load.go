package csource

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// A Unit is one translation unit, preprocessed and parsed.
type Unit struct {
	File  string // the name given to Load
	Model DataModel
	AST   *cc.AST
	Weak  []Weak // what #pragma weak says

	text *text
}

// A Weak is a symbol that need not be defined. With a target it is another name for that, unless something else defines it.
type Weak struct{ Name, Target string }

// Load reads every file as a translation unit of its own. The units share
// nothing, and nothing is kept between calls: Load may be called concurrently.
// If a file cannot be read, or has errors, the error is an ErrorList with the
// complaints about all files.
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
		l := &loader{opts: opts, file: f}
		u := l.load(ctx)
		if len(l.errs) > 0 {
			errs = append(errs, l.errs...)
			continue
		}
		units = append(units, u)
	}
	if errs != nil {
		return nil, errs
	}
	return units, nil
}

// Pos returns the position of a node or a token of the unit.
func (u *Unit) Pos(n cc.Node) Pos { return u.text.pos(u.text.at(n.Position().Offset)) }

// A loader makes one unit.
type loader struct {
	opts Options
	file string
	errs ErrorList
	text *text
	weak []Weak
}

func (l *loader) errorf(p Pos, format string, args ...any) {
	l.errs = append(l.errs, errorAt(p, format, args...))
}

func (l *loader) load(ctx context.Context) *Unit {
	whole := Pos{File: l.file}
	src, err := l.read(l.file)
	if err != nil {
		l.errorf(whole, "%v", plainError(err))
		return nil
	}
	if int64(len(src)) > l.opts.Limits.FileSize {
		l.errorf(whole, "the file has %d bytes, more than %d", len(src), l.opts.Limits.FileSize)
		return nil
	}
	res := pp.Run(l.ppConfig(), l.file, string(src))
	l.text = &text{sources: res.Sources}
	for _, e := range res.Errors {
		l.errorf(l.text.pos(e.Loc), "%s", e.Msg)
	}
	if len(res.Errors) > 0 {
		return nil
	}
	toks := res.Tokens
	if !l.opts.KeepUnused {
		toks = trim(toks, l.preprocessed())
	}
	toks = l.normalise(toks)
	if len(l.errs) > 0 {
		return nil
	}
	l.text = emit(toks, res.Sources)
	ast := l.parse(ctx)
	if ast == nil {
		return nil
	}
	return &Unit{File: l.file, Model: l.opts.DataModel, AST: ast, Weak: l.weak, text: l.text}
}

// preprocessed reports whether the file has been through a preprocessor.
func (l *loader) preprocessed() bool { return strings.HasSuffix(l.file, ".i") }

// ppConfig collects what the preprocessor reads before the file itself.
func (l *loader) ppConfig() *pp.Config {
	o := &l.opts
	cfg := &pp.Config{
		Open: l.read,
		Dirs: append(append([]string(nil), o.IncludeDirs...), o.SysIncludeDirs...),
		Predefined: []pp.Text{
			{Name: "<predefined>", Text: predefinedText(o.DataModel, l.preprocessed()), Bundled: true},
			{Name: "<builtin>", Text: builtinsText(), Bundled: true},
		},
		Limits: pp.Limits{Expansion: o.Limits.Expansion, Tokens: o.Limits.Tokens, Includes: 10_000, Depth: 200, FileSize: o.Limits.FileSize},
	}
	if !o.NoBundledHeaders {
		cfg.Bundled = bundledHeader
	}
	var b strings.Builder
	for _, d := range o.Defines {
		name, value, ok := strings.Cut(d, "=")
		if !ok {
			value = "1"
		}
		fmt.Fprintf(&b, "#define %s %s\n", name, strings.ReplaceAll(value, "\n", " "))
	}
	for _, d := range o.Undefines {
		fmt.Fprintf(&b, "#undef %s\n", d)
	}
	for _, f := range o.Includes {
		fmt.Fprintf(&b, "#include %q\n", f)
	}
	cfg.Predefined = append(cfg.Predefined, pp.Text{Name: "<command-line>", Text: b.String()})
	return cfg
}

// read reads a file of the machine, or of Options.FS.
func (l *loader) read(name string) ([]byte, error) {
	if l.opts.FS != nil {
		return fs.ReadFile(l.opts.FS, strings.TrimPrefix(path.Clean(filepath.ToSlash(name)), "/"))
	}
	fi, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !fi.Mode().IsRegular() && fi.IsDir() {
		return nil, &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
	}
	if fi.Size() > l.opts.Limits.FileSize {
		return nil, fmt.Errorf("the file has %d bytes, more than %d", fi.Size(), l.opts.Limits.FileSize)
	}
	return os.ReadFile(name)
}

// plainError drops what repeats the name of the file.
func plainError(err error) error {
	if pe, ok := err.(*fs.PathError); ok {
		return pe.Err
	}
	return err
}
