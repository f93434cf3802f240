package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// builtins are the functions that the compiler itself knows.
var builtins map[string]func(*callSite) value

func init() {
	builtins = map[string]func(*callSite) value{
		"__mayrun_va_start":          (*callSite).vaStart,
		"__mayrun_va_end":            (*callSite).nothing,
		"__builtin_va_end":           (*callSite).nothing,
		"__mayrun_va_arg":            (*callSite).vaArg,
		"__builtin_expect":           (*callSite).expect,
		"__builtin_unreachable":      (*callSite).unreachable,
		"__builtin_constant_p":       (*callSite).constantP,
		"__builtin_choose_expr":      (*callSite).chooseExpr,
		"__ccgo__types_compatible_p": (*callSite).typesCompatible,
		"__builtin_object_size":      (*callSite).objectSize,
		"__builtin_prefetch":         (*callSite).nothing,
	}
}

// arg evaluates one argument.
func (c *callSite) arg(i int) value {
	if i >= len(c.nodes) {
		c.f.u.fail(c.n, "too few arguments")
	}
	return c.f.expr(c.nodes[i])
}

// nothing evaluates the arguments only.
func (c *callSite) nothing() value {
	for _, n := range c.nodes {
		if u, ok := strip(n).(*cc.UnaryExpression); ok && u.Case == cc.UnaryExpressionAddrof {
			continue
		}
		c.f.effect(n)
	}
	return value{t: c.f.u.b.void}
}

// list is the va_list that &ap points to.
func (c *callSite) list() *cfg.LVal {
	v := c.arg(0)
	if v.t.kind != kPtr {
		c.f.u.fail(c.n, "argument is not a va_list")
	}
	return c.f.deref(v, c.pos, c.n).lv
}

func (c *callSite) vaStart() value {
	c.f.emit(&cfg.VaStart{List: c.list()}, c.pos)
	return value{t: c.f.u.b.void}
}

func (c *callSite) vaArg() value {
	t := c.ft.result.unqual()
	r := c.f.temp(t.cfgType())
	c.f.emit(&cfg.VaArg{Result: lvOf(r), List: c.list()}, c.pos)
	return value{x: load(r), t: t}
}

func (c *callSite) expect() value {
	v := c.f.scalar(c.nodes[0])
	return c.f.convert(v, c.f.u.b.long)
}

func (c *callSite) unreachable() value {
	if c.f.dry == 0 {
		c.f.stop()
	}
	return value{t: c.f.u.b.void}
}

func (c *callSite) constantP() value {
	n := uint64(0)
	c.f.dryRun(func() {
		switch x := c.arg(0).x.(type) {
		case *cfg.Const, *cfg.FloatConst:
			n = 1
		case *cfg.AddrOf:
			if isLiteral(x) {
				n = 1
			}
		}
	})
	return value{x: intConst(c.f.u.b.intT, n), t: c.f.u.b.intT}
}

func (c *callSite) chooseExpr() value {
	if len(c.nodes) != 3 {
		c.f.u.fail(c.n, "__builtin_choose_expr takes three arguments")
	}
	n, ok := c.f.u.constInt(c.nodes[0])
	if !ok {
		c.f.u.fail(c.nodes[0], "first argument is not a constant")
	}
	if n != 0 {
		return c.f.expr(c.nodes[1])
	}
	return c.f.expr(c.nodes[2])
}

func (c *callSite) typesCompatible() value {
	u := c.f.u
	if len(c.nodes) != 2 {
		u.fail(c.n, "__builtin_types_compatible_p takes two types")
	}
	var ts [2]*ctype
	for i, n := range c.nodes {
		if p, ok := strip(n).(*cc.PostfixExpression); ok && p.Case == cc.PostfixExpressionComplit {
			ts[i] = u.typeName(p.TypeName).unqual()
		} else {
			ts[i], _ = c.f.typeOf(n)
			ts[i] = ts[i].unqual()
		}
	}
	return value{x: intConst(u.b.intT, b2u(compatible(ts[0], ts[1], true))), t: u.b.intT}
}

func (c *callSite) objectSize() value {
	n, _ := c.f.u.constInt(c.nodes[1])
	x := uint64(0)
	if n < 2 {
		x = ^uint64(0)
	}
	return value{x: intConst(c.f.u.b.sizeT(), x), t: c.f.u.b.sizeT()}
}
