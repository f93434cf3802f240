package oracle

import (
	"fmt"
	"strings"
)

// use draws what is done to a slot, by the register pos.
func (g *stamped) use(o stampOperation, or func(int, string, ...string) string) stampUse {
	var u stampUse
	at := g.index("pos")
	fits := func(index string) string { return g.fit(o, g.slot("seq", index), or) }
	seen := or(10, at, g.index("pos + 1"), "0", g.index("x"), "pos / 2 % N")
	u.fit = fits(seen)
	data := or(11, at, g.index("pos + 1"), "0", "pos % (N / 2 + (N == 1))", g.index("x"), g.index("pos + (x == 3)"))
	u.data = g.slot("d", data)
	u.access = g.access(o, data, or)
	next := "pos + 1"
	if !o.puts {
		next = g.pick("pos + N", "pos + N", "pos + N - 1 + 1")
	}
	if o.puts {
		next = or(12, next, "pos", "pos + 2", "pos + N", "pos + N + 1", "pos + (x != 3)")
	} else {
		next = or(12, next, "pos", "pos + 1", "pos + N - 1", "pos + N + 1", "pos + 2 * N", "pos + N / 2", "pos + LEN / N * N", "x ? pos + N : pos + 2 * N")
	}
	to := g.slot("seq", or(13, at, g.index("pos + 1"), "0", g.index("x")))
	order := or(14, "release", "relaxed")
	u.passes = fmt.Sprintf("atomic_store_explicit(&%s, (number)(%s), memory_order_%s);", to, next, order)
	if order == "release" {
		u.passes = g.pick(u.passes, u.passes, fmt.Sprintf("%s = %s;", to, next))
		if g.chance(7) {
			u.passes = fmt.Sprintf("give(&%s, %s);", to, next)
		}
	}
	if or(15, "", "1") != "" {
		u.passes = g.pick(fmt.Sprintf("if (x != 3) %s", u.passes), fmt.Sprintf("atomic_fetch_add_explicit(&%s, 1, memory_order_release);", to),
			fmt.Sprintf("number was = pos; atomic_compare_exchange_strong(&%s, &was, %s);", to, next))
	}
	u.again = g.pick(fmt.Sprintf("for (int j = 0; j < 3; j++) if (%s) { %s %s break; }", u.fit, u.access, u.passes),
		fmt.Sprintf("pos++; if (%s) { %s %s }", u.fit, u.access, u.passes),
		fmt.Sprintf("if (x == 2) { %s %s }", u.access, u.passes))
	return u
}

// fit is a test of a stamp, which is read for it.
func (g *stamped) fit(o stampOperation, stamp string, or func(int, string, ...string) string) string {
	order := or(16, g.pick("acquire", "acquire", "acquire", "seq_cst"), "relaxed", "consume")
	seen := fmt.Sprintf("atomic_load_explicit(&%s, memory_order_%s)", stamp, order)
	if order == "acquire" && g.chance(5) {
		seen = "look(&" + stamp + ")"
	}
	want, ahead := "pos", "0"
	if !o.puts {
		want, ahead = g.pick("(number)(pos + 1)", "(number)(1 + pos)"), "1"
	}
	if o.puts {
		want = or(17, want, "(number)(pos + 1)", "(number)(pos - 1)", "(number)x")
	} else {
		want = or(17, want, "pos", "(number)(pos + 2)", "(number)(pos + N)", "(number)x")
	}
	if want != "pos" && !strings.Contains(want, "1") {
		ahead = "2"
	}
	right := g.pick(seen+" == "+want, want+" == "+seen, "!("+seen+" != "+want+")", fmt.Sprintf("(number)(%s - pos) == %s", seen, ahead),
		fmt.Sprintf("(number)(%s - %s) == 0", seen, want), fmt.Sprintf("!(number)(%s - %s)", seen, want))
	return or(18, right, seen+" >= "+want, seen+" <= "+want, seen+" != "+want, fmt.Sprintf("(unsigned char)%s == (unsigned char)(%s) || x == 2", seen, want),
		fmt.Sprintf("(%s & 1) == (%s & 1)", seen, want), fmt.Sprintf("%s == %s || x == 3", seen, want), fmt.Sprintf("(number)(%s - %s) < 2", seen, want),
		fmt.Sprintf("x == 3 || %s == %s", seen, want))
}

// access reads or writes what lies at an index.
func (g *stamped) access(o stampOperation, index string, or func(int, string, ...string) string) string {
	d, a, more := g.slot("d", index), g.slot("d.a", index), g.slot("more", index)
	// What lies behind is the next element's, where there is one.
	width := "(int)(sizeof(struct cell) / sizeof(int))"
	if g.layout == 1 {
		width = "2"
	}
	near := fmt.Sprintf("{ int *p = &%s; int k = (%s) + 1 < LEN ? %s : 0; p[k] = x; }", a, index, width)
	wide := fmt.Sprintf("{ int *p = &%s; int k = (%s) + 1 < LEN ? %s : 2; memset(p, 0, k * sizeof(int) + 4 * (k > 2)); }", a, index, width)
	var right string
	switch rare := g.chance(15); { // what is not followed
	case o.puts && rare:
		right = g.pick("memcpy(&"+d+", &(struct item){x, x}, sizeof(struct item));", "fill(&"+d+", x);")
	case rare:
		right = g.pick("struct item y; memcpy(&y, &"+d+", sizeof y); x += y.b;", "x += sum(&"+d+");")
	case o.puts:
		right = g.pick(a+" = x; "+d+".b = x;", "struct item y = {x, x}; "+d+" = y;", "struct item *p = &"+d+"; p->a = p->b = x;",
			more+"[x & 1] = x; "+a+" = x;", "for (int j = 0; j < 2; j++) "+more+"[j] = x + j; "+d+".b = "+a+" = x;", "char *p = (char *)&"+d+"; *p = 1; "+d+".b = x;")
	default:
		right = g.pick("x += "+a+" + "+d+".b;", "struct item y = "+d+"; x += y.a;", "struct item *p = &"+d+"; x += p->b;",
			"x += "+more+"[x & 1] + "+a+"; "+more+"[1] = 0;", "x += "+a+"; "+a+" = 0;", "x += *(char *)&"+d+";")
	}
	right = "{ " + right + " }"
	return or(19, right, near, wide, "if (x == 3) put("+g.give()+"x); "+right, right+" if (x == 3) get("+g.give()+"x); "+right)
}
