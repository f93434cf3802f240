package frontend

import (
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// The environment of the process: the third parameter of main and the variable environ lead, by a list of
// pointers, to the strings that getenv finds. What the program assigns to environ, getenv follows instead.

// environs are the names of the variable.
var environs = []string{"environ", "__environ", "_environ"}

// environSize is how many strings the list has here, without the null pointer at its end. The analysis does not
// tell them apart.
const environSize = 64

// usesEnvironment notes that the program can see the environment, or its own name, other than by calls. An
// execution has none.
func (u *unit) usesEnvironment(name string) {
	if u.fb != nil && u.fb.dry > 0 {
		return
	}
	for _, n := range environs {
		if n == name {
			u.uses[models.Environment] = true
		}
	}
	for _, names := range libraryAliases {
		if strings.HasPrefix(names[0], "program_invocation_") && slices.Contains(names, name) {
			u.note(cfg.Note{Kind: cfg.Assumed, ID: "program-name", Text: "the name of the program that " + names[0] +
				" leads to is not changed by way of the arguments of main"})
		}
	}
}

// environment lets the third parameter of main lead to the strings.
func (f *funcBuilder) environment() {
	if ps := f.fn.Params; f.fn.Name == "main" && len(ps) > 2 && isPtrType(ps[2].Type) {
		f.u.uses[models.Environment] = true
		f.u.linker.leadToEnvironment(f, ps[2])
	}
}

// environment lets the variables that the C library defines lead to the strings.
func (l *linker) environment() {
	for _, name := range environs {
		if views := l.statics[name]; l.uses[models.Environment] && len(views) > 0 && views[0].v.Extern && isPtrType(views[0].v.Type) {
			l.leadToEnvironment(l.init, views[0].v)
		}
	}
}

// leadToEnvironment lets v point to the list, or leaves it as it is.
func (l *linker) leadToEnvironment(f *funcBuilder, v *cfg.Var) {
	b, pos := l.b, v.Pos
	list, text := l.libraryObject("environ"), l.libraryObject("environment")
	some := func(mask uint64) cfg.Expr {
		return binary(cfg.And, &cfg.Nondet{Typ: b.Long, Pos: pos, Guess: true}, constOf(b.Long, mask), b.Long)
	}
	void := b.voidPtr.cfgType()
	from, guess := f.here(), f.guess
	f.emit(&cfg.Skip{}, pos)
	end := f.cur
	f.cur, f.guess = point{node: from}, true
	start := castTo(&cfg.AddrOf{LV: lvOf(text), Typ: b.PointerTo(text.Type)}, void)
	f.emit(&cfg.Assign{
		LHS: &cfg.LVal{Var: list, Path: []cfg.Step{{Index: some(environSize - 1), Elem: void}}, Type: void, Pos: pos, Internal: true},
		RHS: &cfg.PtrAdd{X: start, Index: some(uint64(text.Type.Size() - 1)), Scale: 1, Typ: void}}, pos)
	f.emit(&cfg.Assign{LHS: &cfg.LVal{Var: v, Type: v.Type, Pos: pos, Internal: true},
		RHS: castTo(&cfg.AddrOf{LV: lvOf(list), Typ: b.PointerTo(list.Type)}, v.Type)}, pos)
	f.cur, f.guess = f.join(end, f.cur), guess
}
