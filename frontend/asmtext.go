package frontend

import (
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/lazy"
)

// Assembly is not understood, but its text is looked through for names. Every identifier that may be an operand
// and that is the name of a function or an object, as the assembler knows them, is one that the assembly may
// use in any way: read, write, call, start a thread with, keep the address of. The text may also define symbols
// (labels, .set, .symver, .comm), change others (.weak, .globl) and fill sections whose pointers are called
// (.init_array).

// An asmUse is an assembly statement in a function.
type asmUse struct {
	havoc *cfg.Havoc
	text  *assemblyText
}

// An assemblyText is what the text of assembly says, as far as it is understood.
type assemblyText struct {
	names     map[string]bool
	all       bool                // names may be put together by the assembler: it may mention anything
	defines   map[string]bool     // labels and the like
	aliases   map[string][]string // names that are defined by an expression, and the names in that
	displaced map[string]bool     // aliases that need not be at the beginning
	weak      []string
	global    []string
	starts    bool // pointers in it, or code, may run before or behind main
}

var (
	asmName = lazy.Regexp(`[A-Za-z_.$\x80-\xff][A-Za-z0-9_.$\x80-\xff]*`)
	// operands of the statement, registers
	asmOperand = lazy.Regexp(`%[A-Za-z]*\[[^\]]*\]|%%?[A-Za-z_][A-Za-z0-9_]*`)
	asmLine    = lazy.Regexp(`[;\n]`)
	asmMacro   = lazy.Regexp(`(?i)\.(macro|irp|irpc|rept|altmacro|include|incbin)\b`)
	asmStart   = lazy.Regexp(`\.(preinit_array|init_array|fini_array|ctors|dtors|init|fini)\b`)
	asmAssign  = lazy.Regexp(`^\s*([A-Za-z_.$\x80-\xff][A-Za-z0-9_.$\x80-\xff]*)\s*==?\s*([^=].*)$`)
	asmColon   = lazy.Regexp(`^\s*"?([A-Za-z0-9_.$\x80-\xff]+)"?\s*:`)
)

// asmPrefixes are instructions that stand in front of others.
var asmPrefixes = map[string]bool{"lock": true, "rep": true, "repe": true, "repz": true, "repne": true, "repnz": true,
	"notrack": true, "data16": true, "addr32": true,
	"xacquire": true, "xrelease": true, "bnd": true, "rex64": true, "cs": true, "ds": true, "es": true, "fs": true, "gs": true, "ss": true}

// newAssemblyText is that of no assembly.
func newAssemblyText() *assemblyText {
	return &assemblyText{names: map[string]bool{}, defines: map[string]bool{}, aliases: map[string][]string{}, displaced: map[string]bool{}}
}

// parseAssembly looks through the text of assembly, until ended, if that is set, says that it does not matter any more.
func parseAssembly(text string, ended func() bool) *assemblyText {
	t := newAssemblyText()
	t.all = asmMacro().MatchString(text) || strings.Contains(text, `\`)
	t.starts = asmStart().MatchString(text)
	for _, line := range asmLine().Split(strings.TrimRight(text, "\x00"), -1) {
		if ended != nil && ended() {
			break
		}
		t.line(asmOperand().ReplaceAllString(line, " % "))
	}
	return t
}

func (t *assemblyText) line(line string) {
	for {
		m := asmColon().FindStringSubmatchIndex(line)
		if m == nil {
			break
		}
		t.defines[line[m[2]:m[3]]] = true
		line = line[m[1]:]
	}
	if m := asmAssign().FindStringSubmatch(line); m != nil {
		t.alias(m[1], m[2])
		return
	}
	words := identifiers(line)
	for len(words) > 1 && asmPrefixes[strings.ToLower(words[0])] && strings.HasPrefix(strings.TrimSpace(line), words[0]) {
		line = strings.TrimPrefix(strings.TrimSpace(line), words[0])
		words = words[1:]
	}
	if len(words) == 0 || !strings.HasPrefix(strings.TrimSpace(line), words[0]) {
		t.mention(words)
		return
	}
	operands := words[1:]
	switch strings.ToLower(words[0]) { // the instruction is no operand
	case ".set", ".equ", ".equiv", ".eqv", ".thumb_set":
		if _, of, ok := strings.Cut(line, ","); ok && len(operands) > 0 {
			t.alias(operands[0], of)
		}
		return
	case ".symver":
		if len(operands) > 1 {
			t.alias(operands[1], operands[0])
		}
	case ".weakref":
		if len(operands) > 1 {
			t.alias(operands[0], operands[1])
			t.weak = append(t.weak, operands[1])
		}
	case ".comm", ".lcomm":
		if len(operands) > 0 {
			t.defines[operands[0]] = true
		}
	case ".weak":
		t.weak = append(t.weak, operands...)
	case ".globl", ".global":
		t.global = append(t.global, operands...)
	case ".type", ".size", ".hidden", ".protected", ".internal", ".local", ".section", ".pushsection", ".file", ".ident":
		return // these use nothing
	}
	t.mention(operands)
}

// alias notes that a name is defined by an expression.
func (t *assemblyText) alias(name, expression string) {
	of := identifiers(expression)
	t.defines[name] = true
	t.aliases[name] = append(t.aliases[name], of...)
	if len(of) != 1 || strings.Trim(expression, " \t\x00()\"") != of[0] {
		t.displaced[name] = true
	}
	t.mention(of)
}

func (t *assemblyText) mention(words []string) {
	for _, w := range words {
		t.names[w] = true
		if base, _, dotted := strings.Cut(w, "."); dotted && base != "" {
			t.names[base] = true // static variables of functions have a number behind their names
		}
	}
}

// identifiers are the words of a text that may be symbols.
func identifiers(s string) []string {
	var out []string
	for _, at := range asmName().FindAllStringIndex(s, -1) {
		if at[0] > 0 && s[at[0]-1] >= '0' && s[at[0]-1] <= '9' {
			continue // the suffix of a number
		}
		if w := strings.TrimPrefix(s[at[0]:at[1]], "$"); w != "" && (w[0] < '0' || w[0] > '9') {
			out = append(out, w)
		}
	}
	return out
}

// add joins the text of other assembly.
func (t *assemblyText) add(o *assemblyText) {
	for n := range o.names {
		t.names[n] = true
	}
	for n := range o.defines {
		t.defines[n] = true
	}
	for n, of := range o.aliases {
		t.aliases[n] = append(t.aliases[n], of...)
	}
	for n := range o.displaced {
		t.displaced[n] = true
	}
	t.weak, t.global = append(t.weak, o.weak...), append(t.global, o.global...)
	t.all, t.starts = t.all || o.all, t.starts || o.starts
}

// collectAssembly looks through all assembly of the unit, before anything is lowered: it may define functions
// that would be the library's otherwise.
func (u *unit) collectAssembly() {
	u.assembly = newAssemblyText()
	see := func(n cc.Node) {
		if a, ok := n.(*cc.Asm); ok && a != nil {
			u.assembly.add(parseAssembly(string(narrowString(a.Token3.SrcStr())), u.stopped))
		}
	}
	for l := u.src.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		switch d := l.ExternalDeclaration; {
		case d == nil:
		case d.Case == cc.ExternalDeclarationAsmStmt:
			see(d.AsmStatement.Asm)
		case d.Case == cc.ExternalDeclarationFuncDef:
			walker{visit: see, nested: see}.compound(d.FunctionDefinition.CompoundStatement)
		}
	}
	for _, n := range u.assembly.weak {
		u.weak[n] = true
	}
	for n := range u.assembly.defines {
		u.defined[n] = true
	}
}

// outlineOf is the outline of code that mentions what the assembly mentions.
func (t *assemblyText) outlineOf() *csource.Outline { return csource.NewOutline(t.names, t.all) }

// assemble lets the assembly of each unit use what it names, and gives bodies to the functions that it defines.
func (l *linker) assemble(us []*unit) {
	for _, u := range us {
		u.exportSymbols()
	}
	for _, u := range us {
		u.aliasSymbols()
	}
	for _, u := range us {
		for _, a := range u.asms {
			named := u.assemblyCode(a.text, us).addresses()
			a.havoc.Args = append(a.havoc.Args, named...)
			if len(named) > 0 || a.text.all {
				a.havoc.Assembly = nil // its operands are not all that it uses
			}
		}
		if len(u.assembly.defines) == 0 && !u.assembly.starts {
			continue
		}
		f := u.assemblyCode(u.assembly, us)
		for _, known := range []map[string]*function{u.staticFuncs, l.funcs} {
			for _, n := range names(known) {
				if fn := known[n]; u.assembly.defines[n] && !fn.defined && !fn.cfg.HasBody() && fn.model == nil {
					f.worst(fn, "assembly in "+u.src.File)
					fn.defined = true
				}
			}
		}
		views := l.views()
		for _, n := range names(views) {
			if g := views[n]; u.assembly.defines[n] && g.v.Extern && g.alias == nil {
				f.fill(g.v)
			}
		}
		if u.assembly.starts {
			start := l.newFunction("<assembly of "+u.src.File+">", &ctype{kind: kFunc, result: l.b.void, proto: true},
				cfg.Pos{File: u.src.File, Line: 1, Column: 1})
			f.worst(start, "assembly in "+u.src.File)
			call := &cfg.FuncRef{Func: start.cfg, Typ: l.b.pointer(start.t).cfgType()}
			l.init.emit(&cfg.Call{Callee: call}, start.pos)
			l.init.emit(&cfg.Create{Kind: cfg.AtExit, When: cfg.ProgramEnd, Start: call, Pos: start.pos}, start.pos)
		}
	}
}

// assemblyCode is the code of assembly in a unit, and of all assembly that defines what it mentions.
func (u *unit) assemblyCode(t *assemblyText, us []*unit) *foreignCode {
	f := &foreignCode{l: u.linker, text: t.outlineOf(), file: u.src.File}
	f.assembly(u)
	seen := map[*unit]bool{}
	for todo := []*assemblyText{t}; len(todo) > 0; todo = todo[1:] {
		for _, v := range us {
			if seen[v] || !todo[0].uses(v.assembly) {
				continue
			}
			seen[v] = true
			f.text = v.assembly.outlineOf()
			f.assembly(v)
			todo = append(todo, v.assembly)
		}
	}
	return f
}

// assembly adds what the assembly mentions with the names of a unit.
func (f *foreignCode) assembly(u *unit) {
	f.name(u.views(), u.funcs)
	f.name(u.fileStatics, u.staticFuncs)
	for _, g := range u.locals {
		if f.text.Mentions(g.name) {
			f.objects = append(f.objects, g.v)
		}
	}
}

// uses reports whether assembly mentions what other assembly defines.
func (t *assemblyText) uses(o *assemblyText) bool {
	if t.all {
		return len(o.names) > 0
	}
	for n := range o.defines {
		if t.names[n] {
			return true
		}
	}
	return false
}

// addresses are those of all that foreign code mentions.
func (f *foreignCode) addresses() []cfg.Expr {
	var out []cfg.Expr
	for _, v := range f.objects {
		out = append(out, addressOfVar(f.l.b, v))
	}
	for _, g := range f.calls {
		out = append(out, &cfg.FuncRef{Func: g.cfg, Typ: f.l.b.pointer(g.t).cfgType()})
	}
	return out
}

// fill lets an object that assembly defines hold the addresses of all that the assembly mentions, wherever in it.
func (f *foreignCode) fill(v *cfg.Var) {
	b, init := f.l.b, f.l.init
	void, bytes := b.voidPtr.cfgType(), b.charPtr.cfgType()
	for _, address := range f.addresses() {
		from := init.here()
		without := point{open: []*cfg.Edge{init.branch(from, &cfg.Skip{}, v.Pos)}}
		init.cur = point{open: []*cfg.Edge{init.branch(from, &cfg.Skip{}, v.Pos)}}
		at := &cfg.PtrAdd{X: castTo(addressOfVar(b, v), bytes),
			Index: &cfg.Nondet{Typ: b.Long, Pos: v.Pos, Guess: true}, Scale: 1, Typ: bytes}
		to := &cfg.LVal{Ptr: castTo(at, b.PointerTo(void)), Type: void, Internal: true}
		init.emit(&cfg.Assign{LHS: to, RHS: castTo(address, void)}, v.Pos)
		init.cur = init.join(without, init.cur)
	}
}

// exportSymbols makes the static functions and objects known to other units that the assembly declares global or weak.
func (u *unit) exportSymbols() {
	for _, n := range append(slices.Clone(u.assembly.global), u.assembly.weak...) {
		if g := u.fileStatics[n]; g != nil {
			g.v.Private = false
			u.statics[n] = append(u.statics[n], g)
		}
		if fn := u.staticFuncs[n]; fn != nil && fn.defined {
			fn.cfg.Private = false
			if other := u.funcs[n]; other == nil {
				u.funcs[n] = fn
			} else if !other.defined {
				other.defined, other.pos = true, fn.pos
				u.same[other.cfg] = fn.cfg
			}
		}
	}
}

// aliasSymbols makes the names that assembly defines by an expression other names of what the expression mentions.
func (u *unit) aliasSymbols() {
	for _, n := range names(u.assembly.aliases) {
		for _, target := range u.assembly.aliases[n] {
			target, _, _ = strings.Cut(target, "@")
			if to := u.assemblyObject(target); to != nil {
				to = u.meant(to)
				for _, g := range u.statics[n] {
					if g != to && g.v.Extern && g.alias == nil {
						g.alias = to
						g.v.Extern = false
						if u.assembly.displaced[n] {
							u.displaced[g.v] = true
						}
						u.linker.aliased = append(u.linker.aliased, g)
					}
				}
				if g := u.fileStatics[n]; g != nil && g != to && g.alias == nil && !g.defined {
					g.alias = to
					u.displaced[g.v] = u.assembly.displaced[n]
					u.linker.aliased = append(u.linker.aliased, g)
				}
			}
			to := u.targetFunc(target)
			for _, fn := range []*function{u.funcs[n], u.staticFuncs[n]} {
				if to != nil && fn != nil && fn != to && !fn.defined && to.defined {
					fn.defined, fn.pos = true, to.pos
					u.same[fn.cfg] = to.cfg
				}
			}
		}
	}
}

// assemblyObject is the object that a name means in the assembly of the unit.
func (u *unit) assemblyObject(name string) *static {
	if g := u.fileStatics[name]; g != nil {
		return g
	}
	if g := u.externs[name]; g != nil {
		return g
	}
	if l := u.statics[name]; len(l) > 0 {
		return l[0]
	}
	for _, g := range u.locals {
		if base, _, _ := strings.Cut(name, "."); g.name == name || g.name == base {
			return g
		}
	}
	return nil
}
