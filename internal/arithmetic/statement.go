package arithmetic

import (
	"fmt"
	"math/big"
	"strings"
)

// statement makes one statement, and what it marks.
func (g *generator) statement() {
	if g.room--; g.room < 0 {
		return
	}
	switch k := g.IntN(16); {
	case k < 3:
		v := g.target()
		g.line("%s = %s;", v.name, g.value(3))
		g.line("H_S(%s);", v.name)
	case k < 5:
		v := g.target()
		switch g.IntN(3) {
		case 0:
			g.line("%s%s;", v.name, g.pick("++", "--"))
		case 1:
			g.line("%s %s= %d;", v.name, g.pick("<<", ">>"), g.IntN(int(v.promoted().bits)))
		default:
			g.line("%s %s= %s;", v.name, g.pick("+", "-", "*", "&", "|", "^"), g.value(2))
		}
		g.line("H_S(%s);", v.name)
	case k < 9:
		g.branch()
	case k < 10:
		g.line("if (%s) {", g.cond(2))
		g.depth++
		g.mark()
		g.line("return 0;")
		g.depth--
		g.line("}")
		g.mark()
	case k < 12:
		g.loop()
	case k < 13:
		g.multiway()
	case k < 15:
		g.index()
	default:
		g.pointer()
	}
}

func (g *generator) block(n int) {
	vars := len(g.vars)
	g.depth++
	g.mark()
	for range g.IntN(n + 1) {
		g.statement()
	}
	g.depth--
	g.vars = g.vars[:vars]
}

func (g *generator) branch() {
	g.line("if (%s) {", g.cond(2))
	g.block(2)
	if g.IntN(2) == 0 {
		g.line("} else {")
		g.block(1)
	}
	g.line("}")
}

// multiway is a switch whose labels may be numbers of any type, and ranges.
func (g *generator) multiway() {
	s, t := g.expr(1)
	t = t.promoted()
	g.line("switch (%s) {", s)
	seen := map[string]bool{}
	for range 1 + g.IntN(4) {
		n := t.in(g.number(g.ctype()))
		if seen[n.String()] {
			continue
		}
		seen[n.String()] = true
		g.line("case %s:", t.literal(n))
		g.depth++
		g.mark()
		if g.IntN(3) > 0 {
			g.line("break;")
		}
		g.depth--
	}
	if g.IntN(2) == 0 {
		g.line("default:")
		g.depth++
		g.mark()
		g.depth--
	}
	g.line("}")
	g.mark()
}

// loop is a loop over numbers of one type that are compared as those of another. It is executed here, so that
// it certainly ends, and soon.
func (g *generator) loop() {
	const most = 12
	for range 200 {
		t, u, w := g.ctype(), g.ctype(), g.ctype()
		if t.bool {
			continue
		}
		start, limit := g.number(t), w.in(g.number(w))
		if g.IntN(2) == 0 {
			limit = w.in(new(big.Int).Add(start, big.NewInt(int64(g.IntN(14)-7))))
		}
		step := int64(g.IntN(7) - 3)
		op := g.pick("<", ">", "<=", ">=", "!=")
		cast := g.IntN(2) == 0
		common := usual(t, w)
		if cast {
			common = usual(u, w)
		}
		i, passes := start, 0
		for ; passes <= most; passes++ {
			x := i
			if cast {
				x = u.in(x)
			}
			c := common.in(x).Cmp(common.in(limit))
			if !map[string]bool{"<": c < 0, ">": c > 0, "<=": c <= 0, ">=": c >= 0, "!=": c != 0}[op] {
				break
			}
			i = t.in(new(big.Int).Add(i, big.NewInt(step)))
		}
		if passes > most || passes == 0 && g.IntN(4) > 0 {
			continue
		}
		name := fmt.Sprintf("i%d", g.names)
		g.names++
		x := name
		if cast {
			x = fmt.Sprintf("(%s)%s", u.name, name)
		}
		bound := fmt.Sprintf("(%s)%s", w.name, w.literal(limit))
		if g.IntN(2) == 0 {
			l := fmt.Sprintf("l%d", g.names)
			g.names++
			g.line("%s %s = %s;", w.name, l, w.literal(limit))
			bound = l
		}
		cond := fmt.Sprintf("%s %s %s", x, op, bound)
		if g.IntN(3) == 0 {
			flip := map[string]string{"<": ">", ">": "<", "<=": ">=", ">=": "<=", "!=": "!="}
			cond = fmt.Sprintf("%s %s %s", bound, flip[op], x)
		}
		next := fmt.Sprintf("%s += %d", name, step)
		g.line("{ %s %s = %s;", t.name, name, t.literal(start))
		g.vars = append(g.vars, variable{name: name, ctype: t, loop: true})
		g.line("for (; %s; %s) {", cond, next)
		room := g.room
		g.room = min(g.room, 2)
		g.block(1)
		g.room = room - 2
		g.line("}")
		g.line("H_S(%s);", name)
		g.mark()
		if g.IntN(2) == 0 { // what is known behind the loop
			g.branch()
		}
		g.line("}")
		g.vars = g.vars[:len(g.vars)-1]
		return
	}
}

// index uses a computed number as an index, where it is inside.
func (g *generator) index() {
	s, t := g.expr(2)
	switch g.IntN(4) {
	case 0:
		g.line("a_S[(%s) & 7] = %d;", s, g.IntN(100))
	case 1:
		g.line("a_S[(unsigned)(%s) %% 8] += 3;", s)
	case 2:
		g.line("{ %s x = %s;", t.name, s)
		g.depth++
		g.line("if (x >= 0 && x < sizeof a_S / sizeof *a_S) {")
		g.depth++
		g.line("a_S[x] = %d;", g.IntN(100))
		g.depth--
		g.block(0)
		g.line("}")
		g.depth--
		g.line("}")
	default:
		g.line("{ %s x = %s; int *q = a_S + 4;", t.name, s)
		g.depth++
		g.line("if ((%s)(x + 4) < 8u && (long long)x + 4 < 8 && (long long)x >= -4) {",
			g.pick("unsigned", "unsigned long", "unsigned long long"))
		g.depth++
		g.line("%s = 5;", g.pick("q[x]", "*(q + x)", "*(&q[4] + x - 4)", "q[(size_t)x - 4ul + 4]"))
		g.depth--
		g.block(0)
		g.line("}")
		g.depth--
		g.line("}")
	}
	for i := range 8 {
		if g.IntN(3) == 0 {
			g.line("H_S(a_S[%d]);", i)
		}
	}
	if g.IntN(2) == 0 {
		g.line("if (a_S[%d] %s %d) {", g.IntN(8), g.pick("==", "!=", "<", ">"), g.IntN(8))
		g.block(0)
		g.line("}")
	}
}

// pointer goes through memory by pointers: steps of any type, differences, and comparisons.
func (g *generator) pointer() {
	n := fmt.Sprintf("q%d", g.names)
	g.names++
	tests := []string{"(char *)Q - (char *)a_S > 8", "(int *)Q == a_S + 8", "(unsigned long)((int *)Q - a_S) < 4",
		"(int *)Q - a_S < sizeof(int)", "(char *)Q < (char *)(a_S + 3)", "(int *)Q >= a_S + 8 - 1"}
	unsigned := "unsigned long" // as wide as a pointer, so that -k goes back
	if g.types[6].bits == 32 {
		unsigned = "unsigned"
	}
	switch g.IntN(4) {
	case 0:
		size := g.pick(unsigned, "size_t", "unsigned long long", "int", "ptrdiff_t")
		g.line("{ %s k = 4 + pick_S(2); char *%s = (char *)a_S + 20;", size, n)
		g.line("%s += -k; *%s = 1; %s -= -k;", n, n, n)
	case 1:
		g.line("{ short *s = &r_S.l.t; char *%s = (char *)s;", n)
		g.line("%s += -%s; ((short *)%s)[0] = 7; H_S(r_S.n); H_S(r_S.l.s);", n,
			g.pick("offsetof(__typeof__(r_S), l.t)", "(size_t)2", "("+unsigned+")2", "2ull", "sizeof(short)"), n)
		tests = []string{"(char *)Q == (char *)&r_S", "(char *)Q - (char *)&r_S < 4u", "(void *)Q > (void *)&r_S.n",
			"(size_t)((short *)Q - &r_S.l.t) > 2"}
	case 2:
		g.line("{ int *%s; for (%s = a_S; %s %s a_S + %d; %s++) H_S(*%s);", n, n, n, g.pick("<", "!="), 1+g.IntN(8), n, n)
	default:
		g.line("{ int *%s = a_S + pick_S(9); H_S(%s - a_S);", n, n)
	}
	g.line("if (%s) {", strings.ReplaceAll(g.pick(tests...), "Q", n))
	g.block(0)
	g.line("}")
	g.line("}")
	g.mark()
}
