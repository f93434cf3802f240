package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// lockFree is __atomic_always_lock_free(size, p) or __atomic_is_lock_free(size, p). Compilers answer for the
// sizes that have instructions, where the type that p points to is aligned for them; a null p stands for an
// object that is. Where they do not know, the library decides when the program runs, of objects that are not
// too large for it.
func (c *callSite) lockFree(always bool) value {
	u := c.f.u
	c.nothing()
	size, known := u.constInt(c.node(0))
	t := u.b.boolT
	switch {
	case known && (size == 1 || size == 2 || size == 4 || size == 8) && size <= c.alignment(c.node(1)):
		return value{x: intConst(t, 1), t: t}
	case always || known && size > 16:
		return value{x: intConst(t, 0), t: t}
	}
	return value{x: &cfg.Nondet{Typ: t.cfgType(), Pos: c.pos, Guess: true}, t: t}
}

// alignment is that of what an argument points to, whatever it is converted to.
func (c *callSite) alignment(n cc.ExpressionNode) int64 {
	if i, ok := c.f.u.constInt(n); ok && i == 0 {
		return 16
	}
	for {
		x, ok := strip(n).(*cc.CastExpression)
		if !ok || x.Case != cc.CastExpressionCast {
			break
		}
		if t, _ := c.f.typeOf(x.CastExpression); t == nil || t.kind != kPtr && t.kind != kArray {
			break
		}
		n = x.CastExpression
	}
	t, _ := c.f.typeOf(n)
	if t == nil || t.kind != kPtr && t.kind != kArray || t.elem.incomplete() || t.elem.kind == kVoid {
		return 1
	}
	return max(1, t.elem.preferred())
}
