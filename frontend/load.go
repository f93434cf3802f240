package frontend

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"sort"
	"testing/fstest"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// Options say how the sources are read. The zero value reads C for LP64 with the bundled headers.
type Options = csource.Options

// Load reads C files, each a translation unit, and links them into one program. The error is a
// [csource.ErrorList] with all that is wrong in the files. Without a function main the program has no entry
// point: the caller may choose one. [Project] has more to choose.
func Load(ctx context.Context, files []string, opts Options) (*cfg.Program, error) {
	if len(files) == 0 {
		return nil, errors.New("frontend: there are no files")
	}
	p := Project{}
	for _, f := range files {
		p.Files = append(p.Files, csource.File{Name: f, Options: opts})
	}
	l, err := p.Load(ctx)
	if err != nil {
		return nil, err
	}
	return l.Program, nil
}

// LoadSource is [Load] for sources in memory: file names with their texts. Nothing else is read but the bundled
// headers and opts.FS. Files whose names end in .h are read through #include only. Names are those of one
// system of files, whose root is the current folder: "a.c", "./a.c" and "/a.c" are one file.
func LoadSource(ctx context.Context, sources map[string]string, opts Options) (*cfg.Program, error) {
	var files []string
	m := fstest.MapFS{}
	for name, text := range sources {
		inside := csource.NameInFS(name)
		switch {
		case !fs.ValidPath(inside) || inside == ".":
			return nil, fmt.Errorf("frontend: %q is no name of a file in memory", name)
		case m[inside] != nil:
			return nil, fmt.Errorf("frontend: two of the sources are called %q", inside)
		}
		m[inside] = &fstest.MapFile{Data: []byte(text)}
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

// A unit is a translation unit while it is lowered.
type unit struct {
	*linker
	src           *csource.Unit
	ended         func() error // why the context of the work has ended; nil if it has not; see poll
	scope         *scope
	fb            *funcBuilder // of the function, or of the file-scope initialisers
	staticFuncs   map[string]*function
	staticDefs    map[string]bool
	externs       map[string]*static
	fileStatics   map[string]*static
	renamed       map[string]string // names in the source to names in the object file, where these differ
	weak          map[string]bool   // names that the unit declares weak
	undefinedWeak map[string]bool   // those whose uses are weak wherever they are
	weakAliases   map[string]string // #pragma weak name = target
	aliases       []alias
	aliasTargets  map[string]bool // names that others are aliases of
	// weak definitions of such names, which the aliases mean whoever else defines them
	ownWeak    map[string]*function
	localNames map[string]bool // names that asm("name") gives to static functions: of this unit only
	// functions that a declaration makes external, although their definition says inline
	madeExternal map[string]bool
	computes     [2]*function // what assembly computes, see computing
	registers    []*cfg.Var   // global variables that are registers of the processor
	asms         []asmUse
	assembly     *assemblyText // all of the unit
	locals       []*static     // static variables of functions
	inlines      []inlineDefinition
	copies       map[bundledCall]*function
	waiting      []func()    // bodies of these that are not lowered yet
	calledAt     cfg.Pos     // where the body that is lowered is called, if that is one of a bundled header
	lowered      []*cfg.Func // those that the unit has given bodies to
	vectors      bool        // the unit has declared vectors
	unaligned    bool        // the unit has named types with less alignment than is usual
	inPrototype  int
	sources      map[string]*source // static functions
	outer        map[string]bool    // names that the unit declares at file scope

	errs    csource.ErrorList
	gaveUp  int // how often something could not be lowered
	seen    map[csource.Error]bool
	failed  []failure        // what cannot be lowered
	without *omission        // what is left out, after all else has failed; nil: nothing
	outline *csource.Outline // of that
}

// A failure is an external declaration that cannot be lowered.
type failure struct {
	decl *cc.ExternalDeclaration
	why  string // empty: it only uses what cannot be either
}

// An omission is what is left out of a unit.
type omission struct {
	cut   map[string]bool                  // functions, which are left without a body
	decls map[*cc.ExternalDeclaration]bool // whole declarations
	notes []cfg.Note                       // a list of all of it
}

// cuts reports whether the body of a function is left out.
func (u *unit) cuts(name string) bool { return u.without != nil && u.without.cut[name] }

// partial reports whether names may mean nothing because what declares them is left out.
func (u *unit) partial() bool {
	return u.without != nil || u.src.Incomplete || len(u.src.Cut) > 0 || len(u.src.Missing) > 0
}

// run lowers the unit; what is wrong is in u.errs.
func (u *unit) run(ctx context.Context) {
	u.scope = &scope{}
	u.staticFuncs = map[string]*function{}
	u.fileStatics = map[string]*static{}
	u.externs = map[string]*static{}
	u.init.u, u.tls.u = u, u
	for _, a := range u.src.Asked {
		n := cfg.Note{Kind: cfg.Assumed, ID: "translation-time", Pos: cfg.Pos(a.Pos),
			Text: "what the program does does not depend on when it is compiled, for which it asks (" + a.Macro + ")"}
		if a.Macro == "__MAYRUN__" {
			n.ID, n.Text = "asks-for-mayrun", "the program is the same for a compiler, although it asks whether mayrun reads it ("+a.Macro+
				")"
		}
		u.note(n)
	}
	for _, m := range u.src.Missing {
		u.note(cfg.Note{Kind: cfg.Assumed, ID: m.ID, Pos: cfg.Pos(m.Pos), Text: m.Text, Partial: true})
	}
	file := u.scope
	for l := u.src.AST.TranslationUnit; l != nil && ctx.Err() == nil; l = l.TranslationUnit {
		d := l.ExternalDeclaration
		if d == nil {
			continue
		}
		u.scope, u.fb, u.inPrototype = file, u.init, 0
		if u.without != nil && u.without.decls[d] {
			u.doubtExternal(d)
			continue
		}
		errs, gaveUp := len(u.errs), u.gaveUp
		if u.guarded(d, func() { u.external(d) }); u.gaveUp > gaveUp {
			u.scope, u.fb = file, u.init
			u.init.dry, u.tls.dry = 0, 0
			why := ""
			if len(u.errs) > errs {
				why = u.errs[errs].Msg
			}
			u.failed = append(u.failed, failure{d, why})
			u.doubtExternal(d)
		}
	}
	if len(u.errs) == 0 && len(u.failed) == 0 {
		u.guarded(nil, func() {
			u.scope, u.fb = file, u.init
			u.lowerCopies()
			u.completeTentative()
			u.resolveAliases()
			u.takenModels()
		})
	}
}

// doubtExternal declares the names of a declaration that cannot be lowered: nothing can be said of what uses them.
func (u *unit) doubtExternal(d *cc.ExternalDeclaration) {
	switch d.Case {
	case cc.ExternalDeclarationFuncDef:
		name := d.FunctionDefinition.Declarator.Name()
		if u.scope.lookup(name) == nil {
			u.scope.declare(&symbol{name: name, doubtful: true})
		}
	case cc.ExternalDeclarationDecl:
		u.doubt(d.Declaration)
	}
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
