package arithmetic

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// A Program is a generated one. All its names of file scope end in "_S", so that several programs can be put
// into one file.
type Program struct {
	Seed  uint64
	Model cfg.DataModel
	Text  string // the thread that computes, f_S, without headers and main
	Marks int    // variables g0_S, g1_S, … that f_S increments where it comes by
}

// variable is a local or global variable of an integer type.
type variable struct {
	name string
	ctype
	loop bool // it counts a loop: only that writes it
}

type generator struct {
	*rand.Rand
	types []ctype
	vars  []variable
	body  strings.Builder
	decls strings.Builder
	bits  strings.Builder // members of a record of bit-fields
	depth int
	marks int
	names int
	room  int // statements that may still be made
}

// Generate makes the program of a seed.
func Generate(seed uint64, m cfg.DataModel) Program {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, uint64(m))), types: typesOf(m), depth: 1, room: 14}
	g.line("seed_S = __VERIFIER_nondet_uint();")
	g.line("seed_S = seed_S * 4 + __VERIFIER_nondet_uint();")
	g.line("seed_S = (seed_S * 4 + __VERIFIER_nondet_uint()) * 2654435761u;")
	g.line("for (int i = 0; i < 8; i++) a_S[i] = i;")
	for range 3 + g.IntN(3) {
		g.declare()
	}
	for range 4 + g.IntN(4) {
		g.statement()
	}
	var b strings.Builder
	b.WriteString("static unsigned seed_S;\nstatic unsigned long long h_S;\n")
	b.WriteString("static unsigned pick_S(unsigned n) { seed_S = seed_S * 1664525u + 1013904223u; return (seed_S >> 16) % n; }\n")
	b.WriteString("static void H_S(unsigned long long x) { h_S = h_S * 1000003 + x; }\n")
	b.WriteString("static int a_S[8];\nstatic struct { int n; unsigned char c[8]; struct { short s, t; } l; int m; } r_S;\n")
	for i := range g.marks {
		fmt.Fprintf(&b, "int g%d_S;\n", i)
	}
	fmt.Fprintf(&b, "static struct { int first;%s } b_S;\n", g.bits.String())
	b.WriteString(g.decls.String())
	b.WriteString("static void *f_S(void *arg)\n{\n")
	b.WriteString(g.body.String())
	b.WriteString("\treturn 0;\n}\n")
	return Program{seed, m, b.String(), g.marks}
}

// Threaded is the program with a main that starts the thread and writes all marks beside it.
func (p Program) Threaded() string {
	var b strings.Builder
	b.WriteString("#include <pthread.h>\n#include <stddef.h>\nunsigned __VERIFIER_nondet_uint(void);\n")
	b.WriteString(p.Text)
	b.WriteString("int main(void)\n{\n\tpthread_t t;\n\tpthread_create(&t, 0, f_S, 0);\n")
	for i := range p.Marks {
		fmt.Fprintf(&b, "\tg%d_S = 1;\n", i)
	}
	b.WriteString("\tpthread_join(t, 0);\n\treturn 0;\n}\n")
	return b.String()
}

func (g *generator) line(format string, args ...any) {
	g.body.WriteString(strings.Repeat("\t", g.depth))
	fmt.Fprintf(&g.body, format, args...)
	g.body.WriteByte('\n')
}

func (g *generator) pick(s ...string) string { return s[g.IntN(len(s))] }

func (g *generator) ctype() ctype { return g.types[g.IntN(len(g.types))] }

// number is an interesting number of a type.
func (g *generator) number(t ctype) *big.Int {
	switch g.IntN(4) {
	case 0:
		return t.in(big.NewInt(int64(g.IntN(12) - 4)))
	case 1:
		return t.in(big.NewInt(int64(g.Uint64() >> g.IntN(64))))
	}
	ns := t.corners()
	return ns[g.IntN(len(ns))]
}

func (g *generator) literal() (string, ctype) {
	t := g.ctype()
	for t.bool {
		t = g.ctype()
	}
	s := t.literal(g.number(t))
	if t.bits < 32 {
		t = ctype{"int", 32, true, false}
	}
	return s, t
}

// declare makes a variable: a register, one whose address is taken, or a static one.
func (g *generator) declare() {
	t := g.ctype()
	v := variable{name: fmt.Sprintf("v%d", g.names), ctype: t}
	g.names++
	if g.IntN(6) == 0 && !t.bool {
		v.bits = 1 + uint(g.IntN(int(t.bits)))
		v.name = "b_S." + v.name
		fmt.Fprintf(&g.bits, " %s %s : %d;", t.name, v.name[len("b_S."):], v.bits)
		g.line("%s = %s;", v.name, t.literal(g.number(t)))
		g.vars = append(g.vars, v)
		g.line("H_S(%s);", v.name)
		return
	}
	init := t.literal(g.number(t))
	switch g.IntN(4) {
	case 0:
		init = fmt.Sprintf("pick_S(3) == 0 ? %s : pick_S(2) ? %s : %s", init, t.literal(g.number(t)), t.literal(g.number(t)))
	case 1:
		init = fmt.Sprintf("(%s)pick_S(%d) - %d", t.name, 2+g.IntN(40), g.IntN(6))
	case 2:
		init = g.pick("seed_S", "seed_S * 2654435761ull", "-(long long)seed_S")
	}
	if g.IntN(4) == 0 {
		v.name += "_S"
		fmt.Fprintf(&g.decls, "static %s %s;\n", t.name, v.name)
		g.line("%s = %s;", v.name, init)
	} else {
		g.line("%s %s = %s;", t.name, v.name, init)
		if g.IntN(4) == 0 {
			g.line("%s *p%s = &%s;", t.name, v.name, v.name)
			v.name = "(*p" + v.name + ")"
		}
	}
	g.vars = append(g.vars, v)
	g.line("H_S(%s);", v.name)
}

func (g *generator) variable() variable { return g.vars[g.IntN(len(g.vars))] }

// target is a variable that may be written.
func (g *generator) target() variable {
	for {
		if v := g.variable(); !v.loop {
			return v
		}
	}
}

// expr is an expression with its type. What C leaves undefined but -fwrapv defines occurs, nothing else.
func (g *generator) expr(depth int) (string, ctype) {
	if depth == 0 || g.IntN(5) == 0 {
		switch g.IntN(4) {
		case 0:
			return g.literal()
		case 1:
			if g.IntN(6) == 0 {
				t := g.types[5]
				if g.types[6].bits == 64 {
					t = g.types[7]
				}
				return g.pick("sizeof(int)", "sizeof a_S", "offsetof(struct { int n; char c[8]; }, c[2])"), t
			}
		}
		v := g.variable()
		return v.name, v.ctype
	}
	switch g.IntN(13) {
	case 11:
		s, _ := g.expr(depth - 1)
		return fmt.Sprintf(g.pick("__builtin_clz((unsigned)(%s) | 1)", "__builtin_ctz((unsigned)(%s) | 1u << 20)",
			"(int)__builtin_bswap32(%s)",
			"(int)__builtin_bswap16(%s)", "__builtin_expect(!!(%s), 0) + 0"), s), ctype{"int", 32, true, false}
	case 12:
		a, _ := g.expr(depth - 1)
		b, _ := g.expr(depth - 1)
		return fmt.Sprintf("__builtin_%s_overflow(%s, %s, &(%s){0})", g.pick("add", "sub", "mul"), a, b,
			g.overflowing()), ctype{"int", 32, true, false}
	case 0, 1, 2:
		t := g.ctype()
		s, _ := g.expr(depth - 1)
		return fmt.Sprintf("(%s)(%s)", t.name, s), t
	case 3:
		s, t := g.expr(depth - 1)
		op := g.pick("-", "~", "+", "!")
		if t = t.promoted(); op == "!" {
			t = ctype{"int", 32, true, false}
		}
		return op + "(" + s + ")", t
	case 4:
		s, t := g.expr(depth - 1)
		t = t.promoted()
		return fmt.Sprintf("((%s) %s %d)", s, g.pick("<<", ">>"), g.IntN(int(t.bits))), t
	case 5:
		s, t := g.expr(depth - 1)
		n := []string{"3", "7u", "-2", "10ll", "255", "5ull", "-7l", "4096"}[g.IntN(8)]
		to := map[string]ctype{"7u": {"unsigned", 32, false, false}, "10ll": {"long long", 64, true, false},
			"5ull": {"unsigned long long", 64, false, false},
			"-7l":  g.types[6]}[n]
		if to.bits == 0 {
			to = ctype{"int", 32, true, false}
		}
		return fmt.Sprintf("((%s) %s %s)", s, g.pick("/", "%"), n), usual(t, to)
	case 6:
		a, t := g.expr(depth - 1)
		b, u := g.expr(depth - 1)
		return fmt.Sprintf("(%s ? %s : %s)", g.cond(depth-1), a, b), usual(t, u)
	case 7:
		return "(" + g.cond(depth-1) + ")", ctype{"int", 32, true, false}
	}
	a, t := g.expr(depth - 1)
	b, u := g.expr(depth - 1)
	return fmt.Sprintf("((%s) %s (%s))", a, g.pick("+", "-", "*", "&", "|", "^", "+", "-"), b), usual(t, u)
}

// overflowing is a type for the result of an overflow builtin.
func (g *generator) overflowing() string {
	t := g.ctype()
	for t.bool {
		t = g.ctype()
	}
	return t.name
}

func (g *generator) value(depth int) string {
	s, _ := g.expr(depth)
	return s
}

// cond is a condition.
func (g *generator) cond(depth int) string {
	if depth <= 0 {
		depth = 0
	}
	switch g.IntN(9) {
	case 0:
		return g.value(depth)
	case 1:
		return "!(" + g.cond(depth-1) + ")"
	case 2:
		return fmt.Sprintf("(%s) %s (%s)", g.cond(depth-1), g.pick("&&", "||"), g.cond(depth-1))
	case 3:
		return fmt.Sprintf("(%s)(%s)", g.ctype().name, g.value(depth))
	}
	// A register, perhaps converted, against a number: what refinement is about.
	a, b := g.value(g.IntN(depth+1)), g.value(g.IntN(depth+1))
	if g.IntN(3) > 0 {
		a = g.variable().name
		if g.IntN(2) == 0 {
			a = fmt.Sprintf("(%s)%s", g.ctype().name, a)
		}
	}
	if g.IntN(2) == 0 {
		b, _ = g.literal()
	}
	if g.IntN(3) == 0 {
		a, b = b, a
	}
	return fmt.Sprintf("(%s) %s (%s)", a, g.pick("<", ">", "<=", ">=", "==", "!="), b)
}

// mark increments a variable that main writes, too.
func (g *generator) mark() {
	g.line("g%d_S++; H_S(%d);", g.marks, g.marks)
	g.marks++
}
