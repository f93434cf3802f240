package oracle

import (
	"fmt"
	"strings"
)

// body writes what the function does: with few elements all by itself, and else by two parts.
func (g *halves) body() {
	g.say("long s = 0;")
	g.renew()
	g.whole()
	few := g.pick("@len < 2", "@len <= 1", "@len < 3", "!(@len > 1)", "@len <= 2")
	if g.form <= closed && g.chance(40) {
		few = g.pick("@lo >= @end - 1", "@lo + 1 >= @end", "@lo + 2 > @end")
		if g.form == closed && g.chance(60) {
			few = "@lo >= " + g.member("hi")
		}
	}
	if t := g.number + g.slotType(); g.pivot || strings.Contains(t, "unsigned") || strings.Contains(t, "size_t") {
		few = g.pick("@len < 3", "@len <= 2")
	}
	if g.deep {
		few += g.pick(" || "+g.member("deep")+" == 0", " || "+g.member("deep")+" <= 0", " || !"+g.member("deep"))
	}
	few = g.or(20, few, "@len < 1", "s")
	if g.made(20) { // or it would never end
		few += " || atomic_fetch_add(&live, 1) > 8"
	}
	if g.made(9) {
		g.say("%s", g.leaf())
	}
	end := g.finish()
	if g.chance(25) {
		g.say("if (!(%s)) {", few)
		g.split()
		g.say("} else {")
		g.say("%s", g.leaf())
		g.say("}")
		g.say("%s", end)
		return
	}
	if g.made(43) {
		end = ""
	}
	g.say("if (%s) {", few)
	g.say("%s", g.leaf())
	g.say("%s", end)
	g.say("}")
	g.split()
	g.say("%s", g.finish())
}

// leaf is what is done to few elements.
func (g *halves) leaf() string {
	from, to := "@lo", "@end"
	from = g.or(13, from, "@lo - 1", "(@lo > 0 ? @lo - 1 : 0)")
	if g.pointed() && strings.Contains(from, " ") {
		from = "0"
	}
	to = g.or(40, to, "(@end + 1)", "(@lo + 2)")
	if g.odd[wordy] && g.chance(70) {
		return g.words("@end")
	}
	pre := g.moving()
	if to == "@end" && (g.odd[marked] || g.odd[limited]) {
		pre, to = pre+g.capped(), "top"
	} else if g.chance(50) {
		from = g.unless(roundabout, g.around(from, 0), g.around(from, -1))
		to = g.unless(roundabout, g.around(to, 0), g.around(to, 1))
	}
	if g.chance(70) {
		if odd := g.ask(from, to); odd != "" {
			return pre + odd
		}
		if odd := g.count(from, to); odd != "" {
			return pre + odd
		}
		if odd := g.upTo(from, to); odd != "" && !g.odd[limited] {
			return pre + odd
		}
	}
	return pre + g.loop(from, to)
}

// loop passes from one element up to another one.
func (g *halves) loop(from, to string) string {
	less, at := "<", "i"
	less = g.or(21, less, "<=")
	at = g.or(22, at, "(i ^ 1)", "(i + 1)", "(N - i)", "(@lo)", "(i / 2 * 2)", "(i | 1)")
	if g.pointed() && at == "(N - i)" {
		at = "(i + 1)"
	}
	does := g.or(37, g.touch(at), "*((char *)&@a["+at+"] - 1) = 1;", "{ char *p = (char *)&@a["+at+"]; p[sizeof(elem)] = 1; }",
		"memset(&@a["+at+"], 0, 2 * sizeof(elem));")
	if g.where == 3 && !g.pointed() && !g.odd[below] {
		does = g.pick(does, g.of("b", at)+" = "+g.value("i")+";", g.of("b", at)+"++; s += "+g.value("i")+";")
	}
	if g.form == closed && less == "<" && to == "@end" && g.chance(70) {
		less, to = "<=", g.member("hi")
	}
	kind := g.s.Intn(8)
	if g.odd[limited] {
		kind = g.s.Intn(4)
	}
	switch kind {
	case 0, 1:
		return fmt.Sprintf("for (number i = %s; i %s %s; i++) { %s }", from, less, to, does)
	case 2:
		return fmt.Sprintf("number i = %s; while (i %s %s) { %s i++; }", from, less, to, does)
	case 3:
		return fmt.Sprintf("for (number i = %s; i %s %s; ++i) { %s if (i == 7) break; }", from, less, to, does)
	case 4:
		if g.pointed() && less == "<" && at == "i" {
			a := "&@a[0]"
			return fmt.Sprintf("for (elem *q = %s; q < %s + %s; q++) { *(char *)q += 1; }", a, a, to)
		}
		if at == "i" && less == "<" && from == "@lo" && to == "@end" {
			copied := "memcpy(&b[@lo], &@a[@lo], @len * sizeof(elem));"
			if g.pointed() || g.odd[below] {
				copied = "memmove(&@a[@lo], &@a[@end - 1], sizeof(elem));"
			}
			set := g.or(34, "memset(&@a[@lo], 0, @len * sizeof(elem));", "memset(&@a[@lo], 0, (@len + 1) * sizeof(elem));")
			return "if (@len > 0) " + g.pick(set, copied)
		}
	case 5, 6:
		if at == "i" {
			if less == "<=" {
				to += " + 1"
			}
			return fmt.Sprintf("%s(&@a[%s], %s - %s);", g.pick("each", "each", "alone"), from, to, from)
		}
	}
	return fmt.Sprintf("for (long i = (long)%s; i %s (long)%s; i++) { %s }", from, less, to, does)
}

// helpers are functions that the one of the tree may call for so many elements.
func (g *halves) helpers() {
	g.line("static void each(elem *p, number n) { for (number i = 0; i < n; i++) { %s } }", g.change("p[i]"))
	g.line("static void alone(elem *p, number n) {")
	g.line("  if (n < 2) { if (n == 1) { %s } return; }", g.change("p[0]"))
	g.line("  alone(p, n / 2); alone(p + n / 2, n - n / 2);")
	g.line("}")
}

// change changes an element.
func (g *halves) change(element string) string {
	return g.pick("*(char *)&"+element+" += 1;", "memset(&"+element+", 0, sizeof(elem));",
		"elem *q = &"+element+"; *(char *)q = 2;")
}
