package frontend

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"runtime/debug"
	"sort"
	"testing/fstest"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// Options say how the sources are read. The zero value reads C for LP64 with the bundled headers.
type Options = csource.Options

// Load reads C files, each a translation unit, and links them into one program. Errors name file, line and column; there is one for
// each file in which something is wrong. Without a function main the program has no entry point: the caller may choose one.
func Load(ctx context.Context, files []string, opts Options) (*cfg.Program, error) {
	units, err := csource.Load(ctx, files, opts)
	if err != nil {
		return nil, err
	}
	prog, uses, err := lower(ctx, units, opts, nil)
	if err == nil && len(uses) > 0 {
		// What a library function does may depend on what the program does elsewhere.
		prog, _, err = lower(ctx, units, opts, uses)
	}
	return prog, err
}

// LoadSource is [Load] for sources in memory: file names with their texts. Nothing else is read but the bundled headers and opts.FS.
func LoadSource(ctx context.Context, sources map[string]string, opts Options) (*cfg.Program, error) {
	var files []string
	m := fstest.MapFS{}
	for name, text := range sources {
		m[name] = &fstest.MapFile{Data: []byte(text)}
		files = append(files, name)
	}
	// Headers are read through #include, not as units of their own.
	units := files[:0]
	for _, n := range files {
		if len(n) < 2 || n[len(n)-2:] != ".h" {
			units = append(units, n)
		}
	}
	sort.Strings(units)
	opts.FS = overlay{m, opts.FS}
	return Load(ctx, units, opts)
}

// overlay reads from one file system, then from another.
type overlay struct{ first, then fs.FS }

func (o overlay) Open(name string) (fs.File, error) {
	f, err := o.first.Open(name)
	if err == nil || o.then == nil {
		return f, err
	}
	return o.then.Open(name)
}

// lower links translation units into a program that has some features, and finds out which ones it uses.
func lower(ctx context.Context, units []*csource.Unit, opts Options, has map[models.Feature]bool) (prog *cfg.Program, uses map[models.Feature]bool, err error) {
	model := cfg.LP64
	if opts.DataModel == csource.ILP32 {
		model = cfg.ILP32
	}
	l := newLinker(model)
	l.has = has
	l.init, l.tls = l.newInit("__mayrun_init"), l.newInit("__mayrun_tls_init")
	var us []*unit
	for _, s := range units {
		u := &unit{linker: l, src: s}
		u.collect()
		us = append(us, u)
	}
	var errs csource.ErrorList
	for _, u := range us {
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		if e := u.run(ctx); e != nil {
			errs = append(errs, e)
		}
	}
	if err := ctx.Err(); err != nil {
		return nil, nil, err
	}
	if errs != nil {
		return nil, nil, errs
	}
	if e := l.guarded(us, l.finish); e != nil {
		return nil, nil, e
	}
	for f := range l.uses {
		if !l.asked[f] {
			delete(l.uses, f) // it made no difference
		}
	}
	return l.prog, l.uses, nil
}

// guarded runs g and turns a panic into an error.
func (l *linker) guarded(us []*unit, g func()) (err error) {
	defer func() {
		if p := recover(); p != nil {
			if e, ok := p.(*csource.Error); ok {
				err = e
				return
			}
			name := ""
			if len(us) > 0 {
				name = us[0].src.File
			}
			err = &csource.Error{Pos: csource.Pos{File: name}, Msg: fmt.Sprintf("internal error: %v\n%s", p, debug.Stack())}
		}
	}()
	g()
	return nil
}

// A unit is a translation unit while it is lowered.
type unit struct {
	*linker
	src         *csource.Unit
	scope       *scope
	fb          *funcBuilder // of the function, or of the file-scope initialisers
	staticFuncs map[string]*function
	staticDefs  map[string]bool
	externs     map[string]*static
	fileStatics map[string]*static
	renamed     map[string]string // names in the source to names in the object file, where these differ
	weak        map[string]bool   // names that the unit declares weak
	weakAliases map[string]string // #pragma weak name = target
	aliases     []alias
	inPrototype int
}

// fail gives up with an error at a node.
func (u *unit) fail(n cc.Node, format string, args ...any) {
	p := cfg.Pos{}
	if n != nil {
		p = u.pos(n)
	}
	u.failAt(p, format, args...)
}

func (u *unit) failAt(p cfg.Pos, format string, args ...any) {
	panic(errorAt(p, format, args...))
}

func errorAt(p cfg.Pos, format string, args ...any) *csource.Error {
	return &csource.Error{Pos: csource.Pos{File: p.File, Line: p.Line, Column: p.Column, PhysicalFile: p.PhysicalFile, PhysicalLine: p.PhysicalLine}, Msg: fmt.Sprintf(format, args...)}
}

// run lowers the unit.
func (u *unit) run(ctx context.Context) (e *csource.Error) {
	err := u.guarded([]*unit{u}, func() {
		u.scope = &scope{}
		u.staticFuncs = map[string]*function{}
		u.fileStatics = map[string]*static{}
		u.externs = map[string]*static{}
		u.init.u, u.tls.u = u, u
		u.fb = u.init
		for l := u.src.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
			if ctx.Err() != nil {
				return
			}
			if d := l.ExternalDeclaration; d != nil {
				u.external(d)
			}
		}
		u.completeTentative()
		u.resolveAliases()
		u.takenModels()
	})
	if err != nil {
		errors.As(err, &e)
	}
	return e
}

// external lowers a declaration at file scope.
func (u *unit) external(d *cc.ExternalDeclaration) {
	switch d.Case {
	case cc.ExternalDeclarationFuncDef:
		fd := d.FunctionDefinition
		u.function(fd.DeclarationSpecifiers, fd.Declarator, fd.DeclarationList, fd.CompoundStatement)
	case cc.ExternalDeclarationDecl:
		u.fb.declaration(d.Declaration)
	case cc.ExternalDeclarationAsmStmt:
		u.note(cfg.Note{Kind: cfg.Havocked, ID: "inline-assembly", Pos: u.pos(d), Text: "assembly at file scope"})
	}
}
