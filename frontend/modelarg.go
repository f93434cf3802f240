package frontend

import (
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// arg is the value of argument i, counted from 1; nil if the call has fewer.
func (r *modelRun) arg(i int) *value {
	if i < 1 || i > len(r.args) {
		return nil
	}
	return &r.args[i-1]
}

// operand evaluates an operand of the table; see package models. A sign in it that joins two operands counts
// before what the parts begin with.
func (r *modelRun) operand(a models.Arg) cfg.Expr {
	if x := r.named(a); x != nil {
		return x
	}
	if x := r.joined(a); x != nil {
		return x
	}
	if x := r.through(a); x != nil {
		return x
	}
	if x := r.prefixed(a); x != nil {
		return x
	}
	n, _ := strconv.ParseInt(a, 10, 64)
	return intConst(r.b.intT, uint64(n))
}

// named is the value of a word; nil if it is none.
func (r *modelRun) named(a models.Arg) cfg.Expr {
	b := r.b
	void := b.voidPtr.cfgType()
	made := func(v *cfg.Var) cfg.Expr {
		if v == nil {
			return r.missing()
		}
		return load(v)
	}
	switch a {
	case "null":
		return constOf(void, 0)
	case "any":
		return r.any(void)
	case "received":
		return &cfg.Nondet{Typ: void, Pos: r.pos, Received: true}
	case "nondet":
		if r.given != nil || r.text != nil {
			return r.computed(b.sizeT().cfgType(), " new")
		}
		return &cfg.Nondet{Typ: b.sizeT().cfgType(), Pos: r.pos, Guess: r.f.guess}
	case "error":
		n := &cfg.Nondet{Typ: b.UChar, Pos: r.pos, Guess: true} // which one it is matters to executions
		if r.shortage {
			n.Func = "error"
		}
		return binary(cfg.Add, castTo(n, b.Int), intConst(b.intT, 1), b.Int)
	case "self":
		return &cfg.Self{Typ: b.ULong}
	case "&got":
		if r.got == nil {
			r.got = r.f.object0("got", void, r.pos)
		}
		return &cfg.AddrOf{LV: lvOf(r.got), Typ: b.PointerTo(void)}
	case "got":
		return made(r.got)
	case "new":
		return made(r.made)
	case "it":
		return made(r.it)
	case "returned":
		return made(r.returned)
	case "loaded":
		return made(r.loaded)
	case "stored":
		return made(r.stored)
	case "swapped":
		return made(r.swapped)
	}
	return nil
}

// joined is the result of a comparison or a sum; nil if there is none in the operand.
func (r *modelRun) joined(a models.Arg) cfg.Expr {
	b := r.b
	if l, rest, ok := strings.Cut(a, "=="); ok {
		x, y := r.operand(l), r.operand(rest)
		return binary(cfg.Eq, x, castTo(y, x.Type()), b.Int)
	}
	if l, rest, ok := strings.Cut(a, "!="); ok {
		x, y := r.operand(l), r.operand(rest)
		return binary(cfg.Ne, x, castTo(y, x.Type()), b.Int)
	}
	if l, ok := strings.CutSuffix(a, ">=0"); ok {
		x := castTo(r.operand(l), b.Int)
		return binary(cfg.Ge, x, intConst(b.intT, 0), b.Int)
	}
	if l, rest, ok := strings.Cut(a, "+"); ok {
		x := r.operand(l)
		if !isPtr(x.Type()) {
			x = castTo(x, b.voidPtr.cfgType())
		}
		if unit, ok := strings.CutPrefix(rest, "?*"); ok {
			n := r.operand("nondet")
			size := r.size(unit)
			if c, ok := cfg.IsConst(cfg.Uncast(size)); ok && c > 0 {
				return &cfg.PtrAdd{X: x, Index: n, Scale: c, Typ: x.Type()}
			}
			return &cfg.PtrAdd{X: x, Index: binary(cfg.Mul, n, size, b.sizeT().cfgType()), Scale: 1, Typ: x.Type()}
		}
		index := r.computed(b.sizeT().cfgType(), "+")
		if rest != "?" {
			index = r.size(rest)
		}
		return &cfg.PtrAdd{X: x, Index: index, Scale: 1, Typ: x.Type()}
	}
	return nil
}

// through is what lies in memory, a part of a number, or a product; nil if the operand says nothing of that.
func (r *modelRun) through(a models.Arg) cfg.Expr {
	b := r.b
	void := b.voidPtr.cfgType()
	if i := strings.LastIndexByte(a, '&'); i > 0 {
		if n, err := strconv.ParseUint(a[i+1:], 10, 64); err == nil {
			return binary(cfg.And, castTo(r.operand(a[:i]), b.Int), intConst(b.intT, n), b.Int)
		}
	}
	if l, rest, ok := strings.Cut(a, "->"); ok && a[0] != '*' {
		of, address := strings.CutPrefix(l, "&")
		x := r.member(of, rest)
		if m, ok := x.(*cfg.Load); ok && address {
			return &cfg.AddrOf{LV: m.LV, Typ: b.PointerTo(m.LV.Type)}
		}
		return x
	}
	if array, index, ok := strings.Cut(strings.TrimSuffix(a, "]"), "["); ok && strings.HasSuffix(a, "]") {
		return r.element(array, index)
	}
	if strings.HasPrefix(a, "*") {
		p := castTo(r.operand(a[1:]), b.pointer(b.voidPtr).cfgType())
		if strings.HasPrefix(a, "*file:") {
			return &cfg.Load{LV: &cfg.LVal{Var: r.object(a[6:]), Type: void, Pos: r.pos, Internal: true}}
		}
		return &cfg.Load{LV: &cfg.LVal{Ptr: p, Type: void, Pos: r.pos}}
	}
	if l, rest, ok := strings.Cut(a, "*"); ok {
		return binary(cfg.Mul, r.size(l), r.size(rest), b.sizeT().cfgType())
	}
	return nil
}

// element is an element of an array of pointers, any one for an index that is not known, or its address.
func (r *modelRun) element(array, index string) cfg.Expr {
	b := r.b
	void, t := b.voidPtr.cfgType(), b.pointer(b.voidPtr).cfgType()
	of, address := strings.CutPrefix(array, "&")
	if strings.Contains(array, ":") {
		of, address = array, false // &file:NAME is the array
	}
	at := &cfg.PtrAdd{X: castTo(r.ptr(of), t), Index: &cfg.Nondet{Typ: b.Long, Pos: r.pos, Guess: true}, Scale: void.Size(), Typ: t}
	if n, err := strconv.Atoi(index); err == nil {
		at.Index = intConst(b.long, uint64(n))
	}
	if address {
		return at
	}
	return &cfg.Load{LV: &cfg.LVal{Ptr: at, Type: void, Pos: r.pos}}
}

// prefixed is what the beginning of a word says about the rest; nil if it says nothing.
func (r *modelRun) prefixed(a models.Arg) cfg.Expr {
	b := r.b
	void := b.voidPtr.cfgType()
	switch {
	case strings.HasPrefix(a, "$"):
		n, _ := strconv.Atoi(a[1:])
		if v := r.arg(n); v != nil && v.t.isScalar() {
			return v.x
		}
		return r.missing()
	case strings.HasPrefix(a, "size:"):
		if n := r.pointee(a[5:]); n > 0 {
			return intConst(b.sizeT(), n)
		}
		return intConst(b.sizeT(), 1)
	case strings.HasPrefix(a, "kind:"):
		p := castTo(r.ptr(a[5:]), b.pointer(b.intT).cfgType())
		return &cfg.Load{LV: &cfg.LVal{Ptr: p, Type: b.Int, Pos: r.pos}}
	case strings.HasPrefix(a, "&model:"):
		return r.f.u.modelFunc(a[7:], r.pos)
	case strings.HasPrefix(a, "&var:"):
		for _, name := range alsoNamed(a[5:]) {
			if views := r.f.u.statics[name]; len(views) > 0 {
				v := views[0].v
				return &cfg.AddrOf{LV: lvOf(v), Typ: b.PointerTo(v.Type)}
			}
		}
		return constOf(void, 0)
	case strings.HasPrefix(a, "&file:"), strings.HasPrefix(a, "&own:"):
		_, name, own := strings.Cut(a, "&own:")
		if own {
			name += " of " + r.m.Name
		} else {
			name = a[6:]
		}
		v := r.object(name)
		return &cfg.AddrOf{LV: lvOf(v), Typ: b.PointerTo(v.Type)}
	case strings.HasPrefix(a, "file:"):
		return constOf(void, 0)
	}
	return nil
}

// missing is an operand that is not there: an argument that a call does not have, the result of a step that has
// not been taken. The functions of the library do without it. A user's model that asks for it gets anything.
func (r *modelRun) missing() cfg.Expr {
	void := r.b.voidPtr.cfgType()
	if r.m.User() {
		return r.any(void)
	}
	return constOf(void, 0)
}

// object is an object of the library.
func (r *modelRun) object(name string) *cfg.Var { return r.f.u.linker.libraryObject(name) }

// libraryObject is an object that models know by a name. Pointers to what is an array may be the results of
// calls.
func (l *linker) libraryObject(name string) *cfg.Var {
	b := l.b
	t, st := cfg.Type(&cfg.Array{Elem: b.Char, Len: 4096}), cfg.Global
	switch name {
	case "errno":
		t, st = b.Int, cfg.ThreadLocal
	case "current_base", "tokens", "putenv", "buffers", "ident", "state", "argument", "entered", "ends", "atfork-prepare", "atfork-parent",
		"atfork-child":
		t = b.voidPtr.cfgType()
	case "attributes", programHandle:
		t = b.Int
	case "cancelstate", "canceltype":
		t, st = b.voidPtr.cfgType(), cfg.ThreadLocal
	case "environ":
		t = &cfg.Array{Elem: b.voidPtr.cfgType(), Len: environSize + 1}
	}
	v := l.object("<"+name+">", t, st)
	_, v.Several = t.(*cfg.Array)
	return v
}

func (r *modelRun) size(a models.Arg) cfg.Expr {
	return castTo(r.operand(a), r.b.sizeT().cfgType())
}

// ptr evaluates a pointer operand.
func (r *modelRun) ptr(a models.Arg) cfg.Expr {
	x := r.operand(a)
	if !isPtr(x.Type()) {
		x = castTo(x, r.b.voidPtr.cfgType())
	}
	return x
}

// length is an optional operand. It is missing too where it counts objects whose type is not known here: then
// it is everything.
func (r *modelRun) length(args []models.Arg, i int) cfg.Expr {
	if i >= len(args) {
		return nil
	}
	if _, of, ok := strings.Cut(args[i], "size:"); ok && r.pointee(of) == 0 {
		return nil
	}
	return r.size(args[i])
}

// pointee is the size of what an argument points to, by its type; 0 if that says nothing.
func (r *modelRun) pointee(a models.Arg) uint64 {
	n, _ := strconv.Atoi(a[1:])
	if v := r.arg(n); v != nil && v.t.kind == kPtr && v.t.elem.isComplete() && v.t.elem.size() > 0 {
		return uint64(v.t.elem.size())
	}
	return 0
}

// function0 is the function whose address x is, whatever that is converted to; otherwise x.
func function0(x cfg.Expr) cfg.Expr {
	if f, ok := cfg.Uncast(x).(*cfg.FuncRef); ok {
		return f
	}
	return x
}
