package oracle

import "fmt"

// stmt writes a statement.
func (g *gen) stmt() {
	g.budget--
	if g.passes && g.chance(30) {
		g.few()
		return
	}
	if g.ends && g.chance(12) {
		g.end()
		return
	}
	n := 22
	if g.threads {
		n = 68
	}
	switch k := g.s.Intn(n); {
	case k < 6:
		g.assign()
	case k < 8:
		g.open("if (%s)", g.expr(2))
		g.nested()
		if g.chance(40) {
			g.close(" else {")
			g.indent++
			g.nested()
		}
		g.close("")
	case k == 8:
		g.loop()
	case k < 12:
		g.pointers()
	case k == 12:
		g.call()
	case k == 13:
		g.heap()
	case k == 14:
		g.bytes()
	case k == 15:
		x := g.name("x")
		g.line("int %s = %s;", x, g.expr(2))
		g.locals = append(g.locals, x)
	case k == 16:
		q := g.name("q")
		g.line("int *%s = %s;", q, g.ptr(1))
		g.ptrs = append(g.ptrs, q)
	case k == 17:
		r := g.name("r")
		g.line("struct S *%s = %s;", r, g.structPtr())
		g.structs = append(g.structs, r)
	case k == 18:
		g.open("switch (%s & 3)", g.expr(1))
		for _, c := range []string{"case 0:", "case 2:", "default:"} {
			g.line("%s", c)
			g.line("%s = %s;", g.lvalue(), g.expr(1))
			if g.chance(70) {
				g.line("break;")
			}
		}
		g.close("")
	case k == 19:
		if g.void && g.chance(30) {
			g.line("if (%s) return;", g.expr(1))
			return
		}
		g.assign()
	case k == 20:
		g.more()
	case k == 21:
		g.assign()
	case k > 59:
		g.pattern()
	case k > 47:
		g.exotic()
	case k > 39:
		g.more()
	default:
		g.concurrent()
	}
}

func (g *gen) assign() {
	l := g.lvalue()
	switch g.s.Intn(6) {
	case 0:
		g.line("%s%s;", l, g.pick("++", "--"))
	case 1:
		g.line("%s %s= %s;", l, g.pick("+", "-", "|", "^", "*"), g.expr(1))
	case 2:
		// no address that the other assignment changes
		g.line("%s = %s = %s;", g.pick("g0", "g1", "st0", "*p0"), g.pick("g2", "gu", "s0.b"), g.expr(1))
	default:
		g.line("%s = %s;", l, g.expr(2))
	}
}

func (g *gen) loop() {
	if g.loops > 1 {
		g.assign()
		return
	}
	i := g.name("i")
	g.loops++
	switch g.s.Intn(3) {
	case 0:
		g.open("for (int %s = 0; %s < %d; %s++)", i, i, 1+g.s.Intn(3), i)
	case 1:
		g.line("int %s = %d;", i, 1+g.s.Intn(3))
		g.open("while (%s-- > 0)", i)
	default:
		g.line("int %s = 0;", i)
		g.open("do")
	}
	tail := ""
	if s := g.b.String(); len(s) > 4 && s[len(s)-5:] == "do {\n" {
		tail = fmt.Sprintf(" while (++%s < %d);", i, 1+g.s.Intn(2))
	}
	if g.chance(20) {
		g.line("if (%s) %s;", g.expr(1), g.pick("break", "continue"))
	}
	g.nested()
	g.close(tail)
	g.loops--
}

// pointers changes where pointers point to, in all the ways of C.
func (g *gen) pointers() {
	switch g.s.Intn(15) {
	case 0, 1:
		g.line("p0 = %s;", g.ptr(1))
	case 2:
		g.line("p1 = %s;", g.ptr(1))
	case 3:
		g.line("vp = %s;", g.ptr(1))
	case 4:
		g.line("ip = (word)%s;", g.ptr(1))
	case 5:
		g.line("memcpy(&p0, &p1, sizeof p0);")
	case 6:
		g.line("u1.p = %s;", g.ptr(1))
	case 7:
		g.line("for (unsigned k = 0; k < sizeof p0; k++) ((char *)&p1)[k] = u1.raw[k];")
	case 8:
		g.line("%s = %s;", g.pick("sp0", "sp1"), g.structPtr())
	case 9:
		g.line("%s->next = %s;", g.structPtr(), g.structPtr())
	case 10:
		s := g.structPtr()
		n := g.name("n")
		g.line("struct S *%s = %s->next;", n, s)
		g.open("if (%s)", n)
		g.line("%s->a = %s;", n, g.expr(1))
		if g.chance(40) {
			g.line("sp0 = %s;", n)
		}
		g.close("")
	case 11:
		g.line("%s->ip = %s;", g.structPtr(), g.ptr(1))
	case 12:
		n := g.name("n")
		g.line("int *%s = %s->ip;", n, g.structPtr())
		g.line("if (%s) *%s = %s;", n, n, g.expr(1))
	case 13:
		if len(g.ptrs) > 0 {
			g.line("%s = %s;", g.ptrs[g.s.Intn(len(g.ptrs))], g.ptr(1))
			return
		}
		g.line("p0 = p1;")
	default:
		if g.threads {
			g.line("tlp = %s;", g.pick("&g0", "&g3", "p1"))
			return
		}
		g.line("ip = ip ^ (word)p0 ^ (word)p0;")
	}
}

func (g *gen) call() {
	k := g.s.Intn(5)
	switch {
	case k == 4 && g.fn > 0, k == 0 && g.fn > 0, k == 3 && g.fn > 3:
		// The result goes to a variable of its own: C leaves the order of evaluation open.
		f, x := fmt.Sprint("helper", k), g.name("x")
		if k == 4 {
			f = "fp"
		}
		g.line("int %s = %s(%s, %s);", x, f, g.ptr(1), g.expr(1))
		g.line("%s = %s;", g.lvalue(), x)
		g.locals = append(g.locals, x)
	case k == 1 && g.fn > 1:
		g.line("helper1(%s);", g.structPtr())
	case k == 2 && g.fn > 2:
		g.line("%s = helper2(*%s, %s);", g.pick("s0", "s1"), g.structPtr(), g.expr(1))
	default:
		g.assign()
	}
}

// heap makes objects that are never freed, or freed by whoever made them.
func (g *gen) heap() {
	h := g.name("h")
	switch g.s.Intn(4) {
	case 0:
		g.line("int *%s = malloc(sizeof(int));", h)
		g.line("if (!%s) abort();", h)
		g.line("*%s = %s;", h, g.expr(1))
		g.ptrs = append(g.ptrs, h)
	case 1:
		g.line("int *%s = malloc(2 * sizeof(int));", h)
		g.line("if (!%s) abort();", h)
		g.line("%s[0] = %s; %s[1] = 3; %s = %s[1]; free(%s);", h, g.expr(1), h, g.lvalue(), h, h)
	default:
		g.line("struct S *%s = calloc(1, sizeof(struct S));", h)
		g.line("if (!%s) abort();", h)
		if g.chance(70) {
			g.line("%s->a = %s;", h, g.expr(1))
		}
		g.structs = append(g.structs, h)
		if g.chance(70) {
			g.line("%s = %s;", g.pick("sp0", "sp1", "s0.next", "s1.next", "sp0->next"), h)
		}
		if g.chance(40) {
			g.line("%s->b = %s;", h, g.expr(1))
		}
	}
}

// bytes works on whole objects.
func (g *gen) bytes() {
	switch g.s.Intn(6) {
	case 0:
		g.line("s0 = %s;", g.pick("s1", "*sp1"))
	case 1:
		g.line("*%s = *%s;", g.structPtr(), g.structPtr())
	case 2:
		g.line("memcpy(ga, %s, %d);", g.pick("s0.arr", "sp1->arr"), 4*(1+g.s.Intn(3)))
	case 3:
		g.line("memset(%s, %d, %d);", g.pick("&g0", "ga", "&u0"), g.s.Intn(3), 1+g.s.Intn(4))
	case 4:
		g.line("memmove(ga + 1, ga, %d);", 4*(1+g.s.Intn(3)))
	default:
		x := g.name("w")
		g.line("struct S %s = %s;", x, g.pick("s0", "*sp0"))
		g.line("%s.a = %s; s1 = %s;", x, g.expr(1), x)
	}
}
