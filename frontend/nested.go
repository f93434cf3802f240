package frontend

import (
	"strconv"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Nested functions (GNU C) use variables of the functions around them. Each such variable has a slot: a global
// that holds its address (or its value, if it is a register that never changes: the length of an array),
// written where the nested function is defined. Slots are bookkeeping, no accesses. The newest activation's
// variables are meant, as they are in all programs but those that call a nested function of an older activation
// of a recursive function through a pointer; there the analysis still has the right objects, because it does
// not tell such activations apart.

// A capture is a variable that nested functions use.
type capture struct {
	v, slot *cfg.Var
	address bool // the slot holds the address of v
}

// innerFunc is the function that a declaration in a block with auto, or a definition there, means.
func (f *funcBuilder) innerFunc(x declared, pos cfg.Pos) *function {
	u := f.u
	if s := u.scope.symbols[x.name]; s != nil && s.fn != nil && s.fn.inner {
		return s.fn
	}
	fn := u.newFunction(x.name, x.t, pos)
	fn.static, fn.inner, fn.cfg.Private = true, true, true
	fn.declaredAt = f.here()
	u.scope.declare(&symbol{name: x.name, t: x.t, fn: fn, pos: pos})
	return fn
}

// nested lowers the definition of a nested function.
func (f *funcBuilder) nested(i *cc.BlockItem) {
	u := f.u
	s := u.specs(i.DeclarationSpecifiers)
	x := u.declarator(i.Declarator, s.t)
	if x.t.kind != kFunc || x.params == nil || len(x.params.idents) > 0 {
		u.fail(i.Declarator, "function definition does not declare a function")
	}
	pos := u.pos(x.tok)
	fn := f.innerFunc(x, pos)
	if fn.defined {
		u.failAt(pos, "%s is defined twice; the other definition is at %s", x.name, fn.pos)
	}
	if f.dry > 0 {
		return
	}
	fn.defined, fn.pos, fn.t = true, pos, x.t
	known, jumps := len(f.captures), len(f.nonlocal)
	u.body(fn, x, i.CompoundStatement, f)
	for _, c := range f.captures[known:] {
		set := &cfg.Assign{LHS: &cfg.LVal{Var: c.slot, Type: c.slot.Type, Internal: true}, RHS: load(c.v)}
		if c.address {
			set.RHS = &cfg.AddrOf{LV: lvOf(c.v), Typ: c.slot.Type}
		}
		f.emit(set, pos)
		if fn.declaredAt != nil && c.address {
			again := *set
			f.insert(fn.declaredAt, &again, pos) // it may be called before it is defined
		}
	}
	for _, j := range f.nonlocal[jumps:] {
		r := f.temp(u.b.Int)
		f.emit(&cfg.SetJmp{Buf: f.bufOf(j.buf), Result: lvOf(r), Internal: true}, pos)
		yes, no := f.guard(load(r), pos)
		f.cur = yes
		l := f.labels[j.label]
		if l == nil {
			l = &label{pos: pos}
			f.labels[j.label] = l
		}
		f.jump(l)
		f.cur = no
	}
}

// owner is the builder of the function around f that v belongs to.
func (f *funcBuilder) owner(fn *cfg.Func) *funcBuilder {
	for g := f.around; g != nil; g = g.around {
		if g.fn == fn {
			return g
		}
	}
	return nil
}

// captured is the slot of a variable of a function around this one; nil if v is no such variable.
func (f *funcBuilder) captured(v *cfg.Var, address bool) *cfg.Var {
	if v == nil || v.Func == nil || v.Func == f.fn || v.Storage != cfg.Local && v.Storage != cfg.Param && v.Storage != cfg.Temp {
		return nil
	}
	g := f.owner(v.Func)
	if g == nil {
		return nil
	}
	for _, c := range g.captures {
		if c.v == v {
			return c.slot
		}
	}
	slot := &cfg.Var{Name: v.Name, Type: v.Type, Storage: cfg.Global, Private: true, Pos: v.Pos}
	if address {
		slot.Name, slot.Type = "&"+v.Name, f.u.b.PointerTo(v.Type)
	}
	f.u.prog.Globals = append(f.u.prog.Globals, slot)
	g.captures = append(g.captures, capture{v, slot, address})
	return slot
}

// loadSlot reads a slot.
func loadSlot(slot *cfg.Var) cfg.Expr {
	return &cfg.Load{LV: &cfg.LVal{Var: slot, Type: slot.Type, Internal: true}}
}

// A nonlocalGoto is a jump out of a nested function to a label that a block of this function declares.
type nonlocalGoto struct {
	label string
	buf   *cfg.Var
}

// outerLabel leaves a nested function for a label of a function around it; it reports whether the name is one.
func (f *funcBuilder) outerLabel(name string, pos cfg.Pos) bool {
	for s := f.u.scope; s != nil; s = s.outer {
		unique, ok := s.labels[name]
		if !ok {
			continue
		}
		if s.fb == f || s.fb == nil {
			return false
		}
		f.emit(&cfg.LongJmp{Buf: f.bufOf(s.fb.jumpBuffer(unique)), Value: intConst(f.u.b.intT, 1), Internal: true}, pos)
		f.stop()
		return true
	}
	return false
}

// jumpBuffer is the object that says where a non-local jump to a label leads.
func (f *funcBuilder) jumpBuffer(label string) *cfg.Var {
	for _, j := range f.nonlocal {
		if j.label == label {
			return j.buf
		}
	}
	v := &cfg.Var{Name: "label" + strconv.Itoa(len(f.nonlocal)), Type: &cfg.Array{Elem: f.u.b.Char, Len: 200},
		Storage: cfg.Global, Private: true}
	f.u.prog.Globals = append(f.u.prog.Globals, v)
	f.nonlocal = append(f.nonlocal, nonlocalGoto{label, v})
	return v
}

func (f *funcBuilder) bufOf(v *cfg.Var) cfg.Expr {
	return &cfg.AddrOf{LV: &cfg.LVal{Var: v, Type: v.Type, Internal: true}, Typ: f.u.b.charPtr.cfgType()}
}
