package oracle

import "fmt"

// shared is a scalar of arithmetic type that several threads can reach.
func (g *gen) shared() string {
	switch g.s.Intn(20) {
	case 0, 1, 2, 3:
		return g.pick("g0", "g1", "g2", "g3")
	case 4:
		return fmt.Sprintf("ga[%s & 3]", g.atom())
	case 5:
		return "ga[" + g.pick("0", "1", "2", "3") + "]"
	case 6, 7:
		return "(*" + g.ptr(0) + ")"
	case 8, 9, 10:
		return g.field(g.structPtr() + "->")
	case 11:
		return g.field(g.pick("s0.", "s1."))
	case 12:
		return fmt.Sprintf("lk[%s].%s", g.pick("0", "1"), g.pick("x", "y"))
	case 13:
		return "(*(int *)vp)"
	case 14:
		return "(*(int *)ip)"
	case 15:
		return fmt.Sprintf("((unsigned char *)%s)[%s]", g.pick("&g0", "&g1", "vp", "p0", "&s0", "sp1"), g.pick("0", "1", "2", "3"))
	case 16:
		return g.pick("u0.i", "u0.c[1]", "u0.h[1]", "u0.c[3]", "gu", "gc", "gl")
	case 17:
		if g.threads {
			return g.pick("tl", "(*tlp)", "flag")
		}
		return "gl"
	case 18:
		if g.threads {
			return g.pick("at0", "at0", "at1")
		}
		return "gu"
	}
	return fmt.Sprintf("(%s)[0]", g.ptr(0))
}

func (g *gen) field(of string) string {
	f := g.pick("a", "b", "c", "bf", "bg", "un.u", "un.by[1]", "arr[0]", "arr[2]", "arr[i]")
	if f == "arr[i]" {
		f = fmt.Sprintf("arr[(unsigned)%s %% 3]", g.atom())
	}
	return of + f
}

func (g *gen) lvalue() string {
	if len(g.locals) > 0 && g.chance(25) {
		return g.locals[g.s.Intn(len(g.locals))]
	}
	return g.shared()
}

// ptr is an expression for a pointer to an int that lives for ever.
func (g *gen) ptr(depth int) string {
	if len(g.ptrs) > 0 && g.chance(40) {
		return g.ptrs[g.s.Intn(len(g.ptrs))]
	}
	n := 8
	if depth > 0 {
		n = 14
	}
	switch g.s.Intn(n) {
	case 0, 1:
		return "p0"
	case 2:
		return "p1"
	case 3:
		return "((int *)vp)"
	case 4:
		return "((int *)ip)"
	case 5:
		return "u1.p"
	case 6:
		return "(&" + g.pick("g0", "g1", "ga[2]", "s0.a", "s1.arr[1]", "lk[1].x", "sp0->arr[2]") + ")"
	case 7:
		return fmt.Sprintf("(ga + (%s & 3))", g.atom())
	case 8:
		return "&" + g.pick("g0", "g1", "g2", "g3")
	case 9:
		return fmt.Sprintf("&ga[%s & 3]", g.atom())
	case 10:
		return fmt.Sprintf("&%s->%s", g.structPtr(), g.pick("a", "arr[1]", "arr[2]", "un.u"))
	case 11:
		return fmt.Sprintf("(%s ? %s : %s)", g.expr(1), g.ptr(0), g.ptr(0))
	case 12:
		if g.threads && g.chance(30) {
			return "&tl"
		}
		return "&lk[" + g.pick("0", "1") + "].y"
	}
	return "((int *)(word)" + g.ptr(0) + ")"
}

// structPtr is a pointer to a struct S that lives for ever.
func (g *gen) structPtr() string {
	if len(g.structs) > 0 && g.chance(40) {
		return g.structs[g.s.Intn(len(g.structs))]
	}
	return g.pick("sp0", "sp0", "sp1", "(&s0)", "(&s1)")
}

func (g *gen) atom() string {
	switch g.s.Intn(4) {
	case 0:
		if n := g.s.Intn(12) - 3; n < 0 {
			return fmt.Sprintf("(%d)", n)
		} else {
			return fmt.Sprint(n)
		}
	case 1, 2:
		if len(g.locals) > 0 {
			return g.locals[g.s.Intn(len(g.locals))]
		}
	}
	return g.shared()
}

func (g *gen) expr(depth int) string {
	if depth <= 0 {
		return g.atom()
	}
	x := func() string { return g.expr(depth - 1) }
	switch g.s.Intn(14) {
	case 0, 1, 2, 3:
		return g.atom()
	case 4, 5:
		return fmt.Sprintf("(%s %s %s)", x(), g.pick("+", "-", "*", "&", "|", "^"), x())
	case 6:
		return fmt.Sprintf("(%s %s %s)", x(), g.pick("==", "!=", "<", ">=", "&&", "||"), x())
	case 7:
		return fmt.Sprintf("((%s)%s)", g.pick("char", "unsigned char", "short", "unsigned", "long", "_Bool", "unsigned short"), x())
	case 8:
		return fmt.Sprintf("(%s ? %s : %s)", x(), x(), x())
	case 9:
		return fmt.Sprintf("(%s %s %d)", x(), g.pick("<<", ">>"), g.s.Intn(8))
	case 10:
		return fmt.Sprintf("((int)%s %s ((int)(%s & 7) + 1))", x(), g.pick("/", "%"), x())
	case 11:
		return fmt.Sprintf("(%s%s)", g.pick("-", "~", "!"), x())
	case 12:
		if g.fn > 0 && g.threads {
			return fmt.Sprintf("helper0(%s, %s)", g.ptr(0), x())
		}
	case 13:
		return fmt.Sprintf("(%s == %s)", g.ptr(0), g.ptr(0))
	}
	return g.atom()
}
