package frontend

import (
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// calleeName is the name that is called, if it is a plain name, whatever it is cast to (the headers' typed builtins
// are).
func calleeName(n cc.ExpressionNode) (*cc.PrimaryExpression, *cc.TypeName) {
	var cast *cc.TypeName
	for {
		switch x := strip(n).(type) {
		case *cc.PrimaryExpression:
			if x.Case == cc.PrimaryExpressionIdent {
				return x, cast
			}
			return nil, nil
		case *cc.CastExpression:
			if cast == nil {
				cast = x.TypeName
			}
			n = x.CastExpression
		case *cc.UnaryExpression:
			if x.Case != cc.UnaryExpressionDeref && x.Case != cc.UnaryExpressionAddrof {
				return nil, nil
			}
			n = x.CastExpression
		default:
			return nil, nil
		}
	}
}

// implicit declares a name that is used without a declaration; nil if it is not a function that everybody knows.
func (u *unit) implicit(name string, at cc.Node) *symbol {
	if !strings.HasPrefix(name, "__builtin_") && !strings.HasPrefix(name, "__atomic_") && !strings.HasPrefix(name, "__sync_") {
		return nil
	}
	return u.implicitFunc(name, at)
}

// implicitFunc declares a function that is called without a declaration, as C89 does; library functions have
// their own type.
func (u *unit) implicitFunc(name string, at cc.Node) *symbol {
	t := u.b.intT
	if m := u.models.Lookup(name); m != nil {
		switch m.Type {
		case "void":
			t = u.b.void
		case "ptr":
			t = u.b.voidPtr
		case "size":
			t = u.b.sizeT()
		case "long":
			t = u.b.long
		case "double":
			t = u.b.double
		}
	}
	ft := &ctype{kind: kFunc, result: t}
	fn := u.declareFunc(name, ft, &declSpec{}, u.pos(at))
	s := &symbol{name: name, t: fn.t, fn: fn, pos: u.pos(at)}
	top := u.scope
	for top.outer != nil {
		top = top.outer
	}
	top.declare(s)
	return s
}

// expectArg is the condition in __builtin_expect(condition, value).
func (u *unit) expectArg(x *cc.PostfixExpression) cc.ExpressionNode {
	if x.Case != cc.PostfixExpressionCall || x.ArgumentExpressionList == nil {
		return nil
	}
	if p, _ := calleeName(x.PostfixExpression); p != nil {
		switch p.Token.SrcStr() {
		case "__builtin_expect", "__builtin_expect_with_probability":
			return x.ArgumentExpressionList.AssignmentExpression
		}
	}
	return nil
}

// call lowers a call. With a destination the result may go there at once; without want it is not needed.
func (f *funcBuilder) call(x *cc.PostfixExpression, d *destination, want bool) value {
	u := f.u
	pos := u.pos(x)
	var args []cc.ExpressionNode
	for l := x.ArgumentExpressionList; l != nil; l = l.ArgumentExpressionList {
		args = append(args, l.AssignmentExpression)
	}
	c := &callSite{f: f, n: x, pos: pos, nodes: args, dest: d, want: want}
	if p, cast := calleeName(x.PostfixExpression); p != nil {
		name := p.Token.SrcStr()
		s := u.scope.lookup(name)
		if s == nil {
			// Where declarations are missing, that may be one of a macro.
			if u.partial() && !strings.HasPrefix(name, "__builtin_") &&
				(!csource.InStandardHeader(name) || slices.Contains(u.src.Defines, name)) {
				u.undeclared(p, name)
			}
			s = u.implicitFunc(name, p)
		}
		if s.doubtful {
			panic(consequence{})
		}
		if s.fn != nil {
			c.fn, c.ft = s.fn, s.fn.t
			var as *ctype // the type that the function is called by, if it is cast to another
			if cast != nil {
				if t := u.typeName(cast); t.isFuncPtr() {
					c.ft, as = t.elem, t.elem
				}
			}
			user := s.fn.model != nil && s.fn.model.User()
			s.fn.trusted = s.fn.trusted || user && f.dry == 0
			if b := builtin(name); b != nil && !user && !u.defined[name] && !u.staticDefs[name] {
				v := b(c)
				f.mayChangeErrno(name, false, pos)
				return v
			}
			if strings.HasPrefix(name, "__builtin_") && s.fn.model == nil && !s.fn.defined {
				u.fail(x, "unsupported builtin function %s", name)
			}
			m := s.fn.model
			if m != nil && (user || !u.definesFunc(s.fn)) {
				return c.model(m)
			}
			callee := f.funcValue(f.copyOf(s.fn, pos), p).x
			c.ft = s.fn.t
			if as != nil {
				c.ft = as
				callee = castTo(callee, u.b.pointer(as).cfgType())
			} else if s.t.proto != c.ft.proto || len(s.t.params) != len(c.ft.params) || !compatible(s.t, c.ft, false) {
				// Another unit knows the function by another type.
				c.ft = s.t
				if !s.t.proto && c.accepted(s.fn.t) {
					c.ft = s.fn.t
				}
				callee = castTo(callee, u.b.pointer(c.ft).cfgType())
			}
			if m != nil {
				// What the name stands for happens after what the program's own definition does.
				return c.override(callee, m)
			}
			return c.emit(callee)
		}
	}
	v := f.expr(x.PostfixExpression)
	if !v.t.isFuncPtr() {
		u.fail(x, "called object is not a function")
	}
	c.ft = v.t.elem
	return c.emit(v.x)
}

// A callSite is a call while it is lowered.
type callSite struct {
	f     *funcBuilder
	n     *cc.PostfixExpression
	pos   cfg.Pos
	fn    *function // nil for a call through a pointer
	ft    *ctype
	nodes []cc.ExpressionNode
	dest  *destination
	want  bool
}

// args evaluates the arguments from left to right and converts them. The callee tree, if any, is kept.
func (c *callSite) args(callee *cfg.Expr) []value {
	f := c.f
	u := f.u
	var (
		vs []value
		ms []mark
		xs []*cfg.Expr
	)
	vs = make([]value, len(c.nodes))
	if callee != nil {
		ms, xs = append(ms, f.mark()), append(xs, callee)
	}
	for i, n := range c.nodes {
		v := f.expr(n)
		if v.x == nil {
			u.fail(n, "argument has no value")
		}
		switch {
		case i < len(c.ft.params) && c.ft.params[i].kind == kRecord && c.ft.params[i].rec.cfg.Union && v.t.kind != kRecord:
			v = f.transparent(v, c.ft.params[i], n)
		case i < len(c.ft.params):
			v = f.convertTo(v, c.ft.params[i], n)
		case v.t.tail() != nil:
			u.fail(n, "argument is a structure with a member of variable length")
		case v.t.isInt():
			v = f.convert(v, u.b.promote(v.t, v.width))
		case v.t.kind == kFloat && v.t.rank < u.b.double.rank && !v.t.basic.(*cfg.Float).Complex:
			v = f.convert(v, u.b.double)
		}
		vs[i] = v
		if i+1 < len(c.nodes) {
			ms = append(ms, f.mark())
			xs = append(xs, &vs[i].x)
		}
	}
	f.keep(ms, xs...)
	return vs
}

// transparent passes a value as a union that has a member of its type (attribute transparent_union).
func (f *funcBuilder) transparent(v value, t *ctype, at cc.Node) value {
	for _, m := range t.rec.fields {
		if m.t.kind == v.t.kind && m.t.size() == v.t.size() {
			r := f.temp(t.cfgType())
			f.emit(&cfg.Assign{LHS: &cfg.LVal{Var: r, Path: []cfg.Step{{Field: m.cfg, Elem: m.cfg.Type}},
				Type: m.cfg.Type}, RHS: castTo(v.x, m.cfg.Type)}, f.u.pos(at))
			return value{x: load(r), t: t.unqual()}
		}
	}
	f.u.fail(at, "argument does not fit the parameter")
	return value{}
}

// accepted reports whether a function of type t takes as many arguments as there are.
func (c *callSite) accepted(t *ctype) bool {
	return t.proto && (len(c.nodes) == len(t.params) || len(c.nodes) > len(t.params) && t.variadic)
}

// emit lowers the call itself.
func (c *callSite) emit(callee cfg.Expr) value {
	f := c.f
	u := f.u
	if c.ft.proto && (len(c.nodes) < len(c.ft.params) || len(c.nodes) > len(c.ft.params) && !c.ft.variadic) {
		u.fail(c.n, "wrong number of arguments in a call")
	}
	return c.calling(callee, c.args(&callee))
}

// override lowers a call of a function whose name has a fixed meaning, although the program defines it.
func (c *callSite) override(callee cfg.Expr, m *models.Model) value {
	vs := c.args(&callee)
	for i := range vs {
		if vs[i].t.isScalar() && !c.f.stable(vs[i].x, nil) {
			vs[i].x = c.f.saved(vs[i].x, c.pos)
		}
	}
	want, dest := c.want, c.dest
	c.want, c.dest = false, nil
	c.calling(callee, vs)
	c.want, c.dest = want, dest
	if c.fn.cfg.NoReturn {
		return (&modelRun{f: c.f, t: c.ft.result.unqual(), pos: c.pos}).unreached()
	}
	return c.f.runModel(m, vs, c.ft.result.unqual(), want, c.pos)
}

// calling emits the call with its arguments.
func (c *callSite) calling(callee cfg.Expr, vs []value) value {
	f := c.f
	u := f.u
	call := &cfg.Call{Callee: callee}
	for _, v := range vs {
		call.Args = append(call.Args, v.x)
	}
	t := c.ft.result.unqual()
	res := value{t: t}
	switch {
	case t.kind == kVoid || !c.want:
	case c.direct(t):
		call.Result = c.dest.lv
		c.dest.done = true
	default:
		if t.incomplete() {
			u.fail(c.n, "call returns an incomplete type")
		}
		r := f.temp(t.cfgType())
		r.Origin = call
		call.Result = lvOf(r)
		res.x = load(r)
	}
	wrap := c.fn != nil && !c.fn.cfg.HasBody() && strings.HasPrefix(c.fn.name, "__VERIFIER_atomic_") &&
		!u.defined[c.fn.name] && !u.staticDefs[c.fn.name]
	if wrap {
		if f.dry == 0 {
			u.verifier(c.fn.name, false)
		}
		f.emit(&cfg.AtomicBegin{}, c.pos)
	}
	f.emit(call, c.pos)
	if wrap {
		f.emit(&cfg.AtomicEnd{}, c.pos)
	}
	if c.fn != nil && c.fn.cfg.NoReturn && f.dry == 0 {
		f.stop()
	}
	return res
}

// direct reports whether the result can be written to the destination without a conversion, and makes it ready.
func (c *callSite) direct(t *ctype) bool {
	d := c.dest
	if d == nil || d.done || d.place.t.atomic || d.lv.BitField() != nil || !cfg.Identical(d.lv.Type, t.cfgType()) {
		return false
	}
	// What the place's address reads is read before the call.
	for _, x := range placeExprs(d.lv) {
		if !c.f.stable(*x, nil) {
			t := c.f.temp((*x).Type())
			t.Origin = *x
			c.f.insert(d.mark.node, &cfg.Assign{LHS: lvOf(t), RHS: *x}, d.lv.Pos)
			*x = load(t)
		}
	}
	return true
}
