package frontend

import (
	"cmp"
	"slices"
	"sort"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/inline"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/internal/lazy"
)

// A linker holds what the translation units of one program share.
type linker struct {
	b        *basics
	prog     *cfg.Program
	records  map[string]*cfg.Record // by tag or place of definition
	funcs    map[string]*function   // with external linkage
	statics  map[string][]*static   // objects with external linkage, as each unit sees them
	literals map[string]*cfg.Var
	defined  map[string]bool // functions with external linkage that some unit defines
	models   *models.Table
	has      map[models.Feature]bool // what the program is known to have
	uses     map[models.Feature]bool // what it has, as far as it has been lowered
	asked    map[models.Feature]bool // what has been asked for in vain
	init     *funcBuilder            // of prog.Init
	tls      *funcBuilder            // of prog.TLSInit
	labelID  uint64
	notes    map[cfg.Note]bool
	objects  map[string]*cfg.Var  // of the library models
	symbols  map[string]*cfg.Var  // what dlsym may find under a name
	outside  map[string]*function // that models call
	startups []startup
	same     map[*cfg.Func]*cfg.Func // functions that are other names of others
	aliased  []*static
	errnoSet map[*cfg.Edge]bool // behind which the library may have set errno: see mayChangeErrno

	inlineOnly map[*cfg.Func]bool   // functions that only units define which inline them, and none for the linker
	displaced  map[*cfg.Var]bool    // of these, those that lie anywhere in what they are aliases of
	sections   map[string][]*static // objects with attribute section
	within     map[*cfg.Var]int64   // where objects of a section lie in the variable that stands for all of it
	stride     map[*cfg.Var]int64   // what the places in such a variable are multiples of
	bodies     map[string][]*source // functions with external linkage
	atomics    bool                 // some unit mentions _Atomic
}

// A function is a function as all units see it.
type function struct {
	name       string // in the object file
	t          *ctype
	cfg        *cfg.Func
	defined    bool
	inline     bool         // the definition may be repeated in other units
	bundled    *bundledBody // it is that of a bundled header
	onlyInline bool         // the definition is one for inlining only, of the first unit that has one
	static     bool
	weak       bool // the definition gives way to one that is not weak
	naked      bool // has attribute naked
	strong     bool // some unit declares it without saying that it need not exist
	pos        cfg.Pos
	text       string // of the body, preprocessed
	model      *models.Model
	taken      bool
	takenAt    cfg.Pos
	foreign    bool    // code that could not be loaded
	trusted    bool    // a user's model is used
	instead    cfg.Pos // the definition that this model stands for

	inner      bool      // nested in another function
	declaredAt *cfg.Node // where a nested function is declared first
}

func newLinker(opts *Options, table *models.Table) *linker {
	m := cfg.LP64
	if opts.DataModel == csource.ILP32 {
		m = cfg.ILP32
	}
	if table == nil {
		table = models.Builtin()
	}
	l := &linker{
		b:        newBasics(m, opts.UnsignedChar),
		records:  map[string]*cfg.Record{},
		funcs:    map[string]*function{},
		statics:  map[string][]*static{},
		literals: map[string]*cfg.Var{},
		defined:  map[string]bool{},
		models:   table,
		uses:     map[models.Feature]bool{},
		asked:    map[models.Feature]bool{},
		labelID:  0x1000,
		notes:    map[cfg.Note]bool{},
		objects:  map[string]*cfg.Var{},
		symbols:  map[string]*cfg.Var{},
		outside:  map[string]*function{},
		same:     map[*cfg.Func]*cfg.Func{},
		errnoSet: map[*cfg.Edge]bool{},

		inlineOnly: map[*cfg.Func]bool{},
		displaced:  map[*cfg.Var]bool{},
		sections:   map[string][]*static{},
		within:     map[*cfg.Var]int64{},
		stride:     map[*cfg.Var]int64{},
		bodies:     map[string][]*source{},
	}
	l.prog = &cfg.Program{Types: l.b.Types}
	l.init, l.tls = l.newInit("__mayrun_init"), l.newInit("__mayrun_tls_init")
	return l
}

// newInit makes the builder of a function of file-scope initialisers.
func (l *linker) newInit(name string) *funcBuilder {
	t := &ctype{kind: kFunc, result: l.b.void, proto: true}
	fn := &cfg.Func{Name: name, Type: t.cfgType().(*cfg.FuncType), Private: true}
	fn.Entry, fn.Exit = fn.NewNode(), fn.NewNode()
	return &funcBuilder{fn: fn, ft: t, file: true, cur: point{node: fn.Entry}, labels: map[string]*label{},
		labelIDs: map[string]*cfg.Const{}}
}

// note adds a line to the report's list of assumptions, once.
func (l *linker) note(n cfg.Note) {
	if !l.notes[n] {
		l.notes[n] = true
		l.prog.Notes = append(l.prog.Notes, n)
	}
}

// literal is the object of a string literal.
func (u *unit) literal(data []byte, t *ctype) *cfg.Var {
	key := t.elem.cfgType().String() + "\x00" + string(data)
	if v := u.literals[key]; v != nil {
		return v
	}
	v := &cfg.Var{Name: "literal", Type: t.cfgType(), Storage: cfg.Literal, Data: data, Private: true}
	if u.fb != nil && u.fb.dry > 0 {
		return v
	}
	u.literals[key] = v
	u.prog.Globals = append(u.prog.Globals, v)
	return v
}

// feature reports whether the program is known to have a feature.
func (l *linker) feature(f models.Feature) bool {
	l.asked[f] = l.asked[f] || !l.has[f]
	return l.has[f]
}

// object is a global of the library models, made on first use.
func (l *linker) object(name string, t cfg.Type, st cfg.Storage) *cfg.Var {
	v := l.objects[name]
	if v == nil {
		v = &cfg.Var{Name: name, Type: t, Storage: st, Private: true}
		l.objects[name] = v
		l.prog.Globals = append(l.prog.Globals, v)
	}
	return v
}

// newFunction adds a function without a body.
func (l *linker) newFunction(name string, t *ctype, pos cfg.Pos) *function {
	fn := &function{name: name, t: t, pos: pos}
	fn.cfg = &cfg.Func{Name: name, Pos: pos}
	fn.setType(t)
	l.prog.Funcs = append(l.prog.Funcs, fn.cfg)
	return fn
}

// setType is the type of a function that is declared so.
func (fn *function) setType(t *ctype) {
	fn.t = t
	fn.cfg.Type = t.cfgType().(*cfg.FuncType)
	fn.cfg.Readonly = nil
	for i, p := range t.params {
		if p.kind == kPtr && p.elem.konst {
			fn.cfg.Readonly = append(fn.cfg.Readonly, make([]bool, i+1-len(fn.cfg.Readonly))...)
			fn.cfg.Readonly[i] = true
		}
	}
}

// definesFunc reports whether the program defines a function itself.
func (u *unit) definesFunc(fn *function) bool {
	if fn.static {
		return u.staticDefs[fn.name]
	}
	return u.defined[fn.name]
}

// finish makes the program of everything that was lowered.
func (l *linker) finish(us []*unit, lost []*csource.Result) {
	l.trust(us)
	l.joinInlines(us)
	l.unload(us, lost)
	l.assemble(us)
	l.fillSymbols()
	l.link()
	l.splitInlines(us)
	l.environment()
	for _, f := range []*funcBuilder{l.init, l.tls} {
		if len(f.fn.Entry.Out) == 0 && f.cur.node == f.fn.Entry {
			continue
		}
		f.emit(&cfg.Return{}, cfg.Pos{})
		f.goTo(f.fn.Exit)
		if f == l.init {
			l.prog.Init = f.fn
		} else {
			l.prog.TLSInit = f.fn
		}
	}
	if m := l.funcs["main"]; m != nil {
		c := m.cfg
		for l.same[c] != nil {
			c = l.same[c]
		}
		if c.HasBody() {
			l.prog.Main = c
		}
	}
	l.prune()
	l.prog.Unaligned = slices.ContainsFunc(us, func(u *unit) bool { return u.unaligned })
	l.settleErrno()
	inline.Program(l.prog)
	l.prog.Finish()
}

// trust lists the models of the user that the program rests on: those that are used, and those that a
// definition has given way to, whether it is called or not. What a model stands for decides how much is taken
// for granted, and so its identifier.
func (l *linker) trust(us []*unit) {
	for _, known := range l.allFunctions(us) {
		for _, name := range names(known) {
			fn := known[name]
			if !fn.trusted && !fn.instead.IsValid() {
				continue
			}
			id, text := "user-model", fn.cfg.Name+" does what this model says"
			known := models.Builtin().Lookup(fn.model.Name)
			l.prog.Open = l.prog.Open || fn.trusted && !fn.instead.IsValid() && known == nil
			switch lowered := builtin(fn.model.Name) != nil; {
			case fn.instead.IsValid():
				id += "-replaces-definition"
				text += ", not what its definition at " + fn.instead.String() + " does"
			case known != nil && known.Synchronises(), lowered && orderingBuiltin().MatchString(fn.model.Name):
				id += "-replaces-synchronisation"
				text += ", not what the built-in model says, by which it orders, starts or ends threads"
			case known != nil, lowered:
				id += "-replaces-library"
				text += ", not what the built-in model says"
			}
			l.note(cfg.Note{Kind: cfg.Assumed, ID: id, Pos: fn.model.Pos, Text: text})
		}
	}
}

// orderingBuiltin matches the builtins of compilers that order threads.
var orderingBuiltin = lazy.Regexp(`^__(atomic|sync|c11_atomic)_|^__builtin_ia32_.fence$`)

// prune drops the functions that nothing mentions: declarations and static functions of headers, and likewise
// external objects and literals.
func (l *linker) prune() {
	used := map[*cfg.Func]bool{}
	var todo []*cfg.Func
	visit := func(f *cfg.Func) {
		if f != nil && !used[f] {
			used[f] = true
			todo = append(todo, f)
		}
	}
	visit(l.prog.Init)
	visit(l.prog.TLSInit)
	for _, f := range l.prog.Funcs {
		if f.HasBody() && !f.Private {
			visit(f)
		}
	}
	for len(todo) > 0 {
		f := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				cfg.InspectAction(e.Action, func(x cfg.Expr) {
					if r, ok := x.(*cfg.FuncRef); ok {
						visit(r.Func)
					}
				})
			}
		}
	}
	kept := l.prog.Funcs[:0]
	for _, f := range l.prog.Funcs {
		if f.HasBody() && !f.Private || used[f] {
			kept = append(kept, f)
		}
	}
	for _, f := range kept {
		l.prog.Open = l.prog.Open || !f.HasBody() && !f.Weak && !f.Pure
		f.Standard = !f.HasBody() && !f.Private && csource.InStandardHeader(f.Name)
	}
	l.prog.Funcs = kept
	l.missingExternal(kept)
	l.pruneVars()
}

func (l *linker) pruneVars() {
	used := map[*cfg.Var]bool{}
	mark := func(lv *cfg.LVal) {
		if lv.Var != nil {
			used[lv.Var] = true
		}
	}
	for e := range l.prog.AllEdges() {
		cfg.LValues(e.Action, mark)
	}
	globals := l.prog.Globals[:0]
	var elsewhere *cfg.Var // defined
	told := false
	for _, v := range l.prog.Globals {
		if used[v] && v.Extern && !libraryObjects[v.Name] {
			if elsewhere != nil && !told {
				told = true
				l.note(cfg.Note{Kind: cfg.Assumed, ID: "distinct-externals", Pos: v.Pos,
					Text: "objects that are not defined here are different ones, such as " + elsewhere.Name + " and " + v.Name})
			}
			elsewhere = cmp.Or(elsewhere, v)
		}
		v.Standard = v.Extern && libraryObjects[v.Name]
		if v.Name == "optarg" {
			v.Extern = false // it is null, and only getopt changes it
		}
		if used[v] || !v.Extern && v.Storage != cfg.Literal && v.Name != "__predefined_declarator" {
			globals = append(globals, v)
			l.prog.Open = l.prog.Open || v.Extern && !v.Weak && !libraryObjects[v.Name]
		}
	}
	l.prog.Globals = globals
}

// libraryAliases are objects of the C library that have several names. A program that defines one of them has an
// object of its own by that name.
var libraryAliases = [][]string{
	environs, {"timezone", "__timezone"}, {"daylight", "__daylight"}, {"tzname", "__tzname"},
	{"program_invocation_short_name", "__progname"}, {"program_invocation_name", "__progname_full"},
	{"signgam", "__signgam"},
}

// alsoNamed lists the names of what has a name in the C library, that one first.
func alsoNamed(name string) []string {
	for _, names := range libraryAliases {
		if slices.Contains(names, name) {
			return append([]string{name}, names...)
		}
	}
	return []string{name}
}

// libraryObjects are the objects that the C library defines: that a program uses them does not mean that a part
// of it is missing.
var libraryObjects = func() map[string]bool {
	all := map[string]bool{}
	for _, name := range strings.Fields(`stdin stdout stderr environ __environ _environ optarg optind opterr optopt
		timezone __timezone daylight __daylight tzname __tzname signgam getdate_err h_errno
		obstack_alloc_failed_handler program_invocation_name program_invocation_short_name error_message_count
		error_one_per_line error_print_progname argp_program_version argp_program_bug_address argp_err_exit_status
		in6addr_any in6addr_loopback loc1 loc2 locs mallwatch re_syntax_options svc_fdset svc_pollfd svc_max_pollfd
		rpc_createerr __progname __progname_full __stack_chk_guard __libc_single_threaded`) {
		all[name] = true
	}
	return all
}()

// names are the sorted keys of a map.
func names[T any](m map[string]T) []string {
	var ns []string
	for n := range m {
		ns = append(ns, n)
	}
	sort.Strings(ns)
	return ns
}
