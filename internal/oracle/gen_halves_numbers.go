package oracle

import (
	"fmt"
	"strings"
)

// wide is a type that has all numbers of the program.
func (g *halves) wide() string {
	if g.odd[below] {
		return g.pick("int", "long", "short", "signed char", "long long")
	}
	return g.pick("int", "long", "short", "signed char", "unsigned char", "unsigned", "unsigned short", "size_t", "unsigned long long")
}

// exact is a type that has all numbers of the program, and all sums of them.
func (g *halves) exact() string {
	if strings.Contains(g.number+g.slotType(), "long") || g.pointed() {
		return "long"
	}
	return "int"
}

// constant is an expression with a value that is always the same, computed of negative numbers and by conversions.
func (g *halves) constant(want int) string {
	n := -1 - g.s.Intn(9)
	shown := g.pick("(N)", "((exact)@lo - (exact)@lo + N)", "((exact)@lo - (exact)@lo - M + 1)", "((int)(@len - @len) + N)", "(1 - M)", "(int)(2u - K)")
	shown = strings.NewReplacer("exact", g.exact(), "N", fmt.Sprint(n), "M", fmt.Sprint(1-n), "K", fmt.Sprintf("%du", 2-n)).Replace(shown)
	value := n
	switch max(g.s.Intn(13)-4, 0) {
	case 0, 1:
		shown, value = shown+" >> 1", n>>1
	case 2:
		shown, value = shown+" >> 2", n>>2
	case 3:
		shown, value = shown+" / 2", n/2
	case 4:
		shown, value = shown+" % 2", n%2
	case 5:
		shown, value = shown+" / -3", n/-3
	case 6:
		shown, value = "(unsigned char)"+shown, n+256
	case 7:
		shown, value = "(signed char)("+shown+" + 256)", n
	case 8:
		shown, value = "("+shown+" < 0u)", 0
		if g.chance(50) {
			shown, value = "((long)"+shown[1:len(shown)-5]+" < 0u)", 1
		}
	}
	return fmt.Sprintf("((%s) + %d)", shown, want-value)
}

// around is a number, and so much more, computed in a roundabout way.
func (g *halves) around(e string, more int) string {
	if !g.odd[roundabout] || more == 0 && g.chance(40) {
		return e
	}
	t := g.exact()
	if more != 0 && g.chance(50) {
		n := 2*g.s.Intn(4) + 3
		return fmt.Sprintf("((%s) + ((%s)@lo - (%s)@lo - %d >> 1) + %d)", e, t, t, n, (n+1)/2+more)
	}
	if g.chance(20) {
		t = g.wide()
	}
	var text string
	k := g.s.Intn(41)
	switch max(g.s.Intn(11)-3, 0) {
	case 0, 1:
		return fmt.Sprintf("((%s) + %s)", e, g.constant(more))
	case 2:
		text = fmt.Sprintf("(%s)(%s)", t, e)
	case 3:
		text = fmt.Sprintf("(((%s)(%s) - %d) * 2 %s) + %d", t, e, k, g.pick(">> 1", "/ 2"), k)
	case 4:
		text = g.pick("-(-(exact)(E))", "-(-(exact)(E))", "~~(int)(E)", "(int)((unsigned)(E) - 7u + 7u)", "(int)(E) % 64", "((int)(E) ^ 0)", "(int)(long)(void *)(long)(E)")
	case 5:
		text = fmt.Sprintf("(exact)((%s)(E) - %d) + %d", g.pick("unsigned", "size_t", t, t), k, k)
	case 6:
		text = fmt.Sprintf("((%s)((E) + 3) - 3)", t)
	case 7: // rounded, and how much was lost
		text = fmt.Sprintf("(((exact)(E) - %d) / 2 * 2 + ((exact)(E) - %d) %% 2 + %d)", k, k, k)
	}
	text = strings.NewReplacer("exact", g.exact(), "E", e).Replace(text)
	if more != 0 {
		return fmt.Sprintf("(%s + %d)", text, more)
	}
	return "(" + text + ")"
}

// halfway is where parts meet, found by numbers that may be negative, which are rounded up or down; empty: in another way.
func (g *halves) halfway() (mid, other string) {
	if g.form > closed || !g.odd[roundabout] && !g.odd[below] || g.chance(40) {
		return "", ""
	}
	k := 2 * g.s.Intn(20)
	e := g.exact()
	sum := fmt.Sprintf("((%s)%s + (%s)%s - %d", e, g.member("lo"), e, g.member("hi"), k)
	down, up := fmt.Sprintf("(%s) >> 1) + %d", sum, k/2), fmt.Sprintf("%s) / 2 + %d", sum, k/2)
	if g.form == closed || g.chance(50) {
		return down, up
	}
	return up, down
}

// count is a loop over elements that counts in another type.
func (g *halves) count(from, to string) string {
	if !g.odd[indexed] {
		return ""
	}
	t := g.wide()
	if g.chance(40) {
		t = g.exact()
	}
	step := g.pick("i++", "i += (char)1", "i = (T)(i + 1)", "i -= -1", "++i", "i += 1u", "i = (long)i + 1")
	text := g.unless(indexed, g.pick(
		"for (T i = FROM; i < TO; STEP) { AT }",
		"for (T i = FROM; i < (T)(TO); STEP) { AT }",
		"for (T i = TO; i-- > FROM;) { AT }",
		"for (T i = TO; i > FROM; i -= (char)1) { LESS }",
		"T i = FROM; while ((long)i < (long)(TO)) { AT STEP; }",
		"for (T i = FROM, e = TO; e > i; STEP) { AT }",
		"for (T i = FROM, e = TO; i != e; STEP) { AT }",
		"T i = TO; while (i > FROM) { i = (T)(i - 1); AT }",
		"for (T i = FROM; !(i >= (TO)); STEP) { AT }",
	),
		"for (T i = FROM; i <= (TO); STEP) { AT }",
		"for (T i = FROM; (unsigned)i < (unsigned)(TO) + 1u; STEP) { AT }",
		"for (T i = TO; i > FROM; i--) { AT }",
		"for (T i = FROM; i - 1 < (int)(TO); STEP) { AT }",
		"for (T i = FROM; i / 2 <= (TO) / 2; STEP) { AT }",
		"for (T i = TO; i-- > FROM;) { LESS }",
		"for (T i = FROM; (unsigned char)(i - 1) < (unsigned char)(TO); STEP) { AT }",
	)
	return strings.NewReplacer("T ", t+" ", "(T)", "("+t+")", "FROM", "("+from+")", "TO", to, "STEP", strings.ReplaceAll(step, "T", t),
		"AT", g.touch("i"), "LESS", g.touch("i - 1")).Replace(text)
}

// ask changes an element if comparisons say that it lies between two bounds.
func (g *halves) ask(from, to string) string {
	if !g.odd[asked] {
		return ""
	}
	t := g.pick("int", "long", "short", "signed char", "int", "number", "slot")
	k := g.pick("FROM", "TO - 1", "FROM + 1", "TO", "FROM - 1", "2", "TO - 2", "t0 / 2 - 1", "(FROM - 9) / 2 + 5", "(FROM - 9 >> 1) + 5", "s & 3", "N / 2")
	k = strings.ReplaceAll(k, "t0", "(FROM + TO)")
	above := g.pick("k >= FROM", "!(k < FROM)", "(long)k >= (long)(FROM)", "k + 1 > FROM", "k - (FROM) >= 0", "(int)k > (int)(FROM) - 1", "FROM <= k")
	under := g.pick("k < TO", "!(k >= TO)", "(long)k < (long)(TO)", "k + 1 <= TO", "(int)k - (int)(TO) < 0", "(int)k <= (int)(TO) - 1", "TO > k",
		"(unsigned)(k - (FROM)) < (unsigned)(TO) - (unsigned)(FROM)", "(unsigned)k < (unsigned)(TO)")
	if !g.odd[below] {
		above = g.pick(above, above, "(unsigned)k >= (unsigned)(FROM)", "(unsigned char)k >= FROM")
	}
	switch wrong := g.unless(asked, "", "above", "under", "both"); {
	case wrong == "above" || wrong == "both" && g.chance(50):
		above = g.pick("k / 2 >= (FROM) / 2", "(k | 1) >= FROM", "k >> 1 >= (int)(FROM) >> 1", "k > (int)(FROM) - 2", "(unsigned)k + 1u >= (unsigned)(FROM)", "(k - 9) / 2 >= ((int)(FROM) - 9) / 2",
			"(void *)(long)k != (void *)-1", "k != -1", "(unsigned)k > (unsigned)(FROM) - 2u", "-(int)k / 2 <= -(int)(FROM) / 2", "k + (-3 >> 1) >= (int)(FROM) + -3 / 2 - 2")
	case wrong != "":
		under = g.pick("k / 2 <= (TO) / 2", "(k & ~1) < TO", "k >> 1 <= (int)(TO) >> 1", "k <= TO", "(unsigned)k < (unsigned)(TO) + 1u", "(k - 9) / 2 <= ((int)(TO) - 9) / 2",
			"k != TO", "(unsigned char)(k - 1) < TO", "(int)k % 4 < (int)(TO)", "k + -3 / 2 < (int)(TO) + (-3 >> 1) + 2", "k - 1 < (int)(TO) - (unsigned char)256")
	}
	sure := g.pick("k >= 0 && k < N && ", "")
	if g.odd[below] {
		sure = ""
	}
	text := "{ " + t + " k = " + g.around(k, 0) + "; if (" + sure + g.pick(above+" && "+under, under+" && "+above) + ") { " + g.touch("k") + " } }"
	return strings.NewReplacer("FROM", "("+from+")", "TO", "("+to+")").Replace(text)
}
