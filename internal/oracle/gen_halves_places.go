package oracle

import (
	"fmt"
	"strings"
)

// halfMark is an address that may be none: -1, null or one, what that is called, and a condition that asks for it.
type halfMark struct {
	kind       int
	value, ask string
}

// mark is the address that is handed down: what it is, and for each way to ask whether it is one how that comes out.
func (g *halves) mark() {
	wrong := g.made(mistaken(marked))
	g.address.kind = g.s.Intn(3)
	if wrong && g.chance(60) {
		g.address.kind = 0
	}
	g.address.value = g.pick([][]string{{"NOWHERE", "(void *)-1", "(char *)-1", "(void *)(intptr_t)-1"}, {"NULL", "0", "(void *)0"}, {"(void *)&total", "&m", "b"}}[g.address.kind]...)
	table := []struct {
		cond string
		is   [3]bool
	}{
		{"M == NOWHERE", [3]bool{true, false, false}},
		{"M == (void *)-1", [3]bool{true, false, false}},
		{"M != (void *)-1", [3]bool{false, true, true}},
		{"(char *)M == (char *)NOWHERE", [3]bool{true, false, false}},
		{"NOWHERE == (elem *)M", [3]bool{true, false, false}},
		{"(intptr_t)M == -1", [3]bool{true, false, false}},
		{"(intptr_t)M == (intptr_t)(void *)-1", [3]bool{true, false, false}},
		{"(int)(intptr_t)M + 1 == 0", [3]bool{true, false, false}},
		{"M", [3]bool{true, false, true}},
		{"!M", [3]bool{false, true, false}},
		{"M == NULL", [3]bool{false, true, false}},
		{"(uintptr_t)M > (uintptr_t)NULL", [3]bool{true, false, true}},
		{"M == (void *)&total", [3]bool{false, false, g.address.value == "(void *)&total"}},
		{"M != (elem *)b", [3]bool{true, true, g.address.value != "b"}},
		{"(void *)&total == NOWHERE || M == NOWHERE", [3]bool{true, false, false}},
		{"(void *)&@a[@lo] == (void *)-1 || (char *)M == NOWHERE", [3]bool{true, false, false}},
	}
	g.caps = g.pick("top++;", "top += 1;", "++top;", "top = (number)(top + 1);")
	if !wrong && g.chance(70) { // it does not matter
		g.address.ask, g.caps = table[g.s.Intn(len(table))].cond, g.pick("top--;", "top -= 1;", "top = @lo;", "top = top;")
		return
	}
	for {
		if c := table[g.s.Intn(len(table))]; c.is[g.address.kind] == wrong {
			g.address.ask = c.cond
			return
		}
	}
}

// capped declares the end of what few elements are, by what else says so.
func (g *halves) capped() string {
	text := ""
	if g.odd[marked] {
		text += "if (" + strings.ReplaceAll(g.address.ask, "M", g.member("mark")) + ") " + g.caps + " "
	}
	if g.odd[limited] && !g.moves {
		text += g.pick("if (top > limit) top = limit; ", "top = top < limit ? top : limit; ", "if ((long)limit < (long)top) top = (number)limit; ",
			"if (top >= limit) { top = limit; } ")
	}
	return "number top = " + g.around("@end", 0) + "; " + text
}

// moving uses a number that the whole tree changes under a lock.
func (g *halves) moving() string {
	if !g.odd[limited] || !g.moves {
		return ""
	}
	used := g.or(mistaken(limited), "once", "twice", "limit % N")
	if used != "once" {
		used = strings.ReplaceAll(used, "limit % N", "twice")
	}
	return "pthread_mutex_lock(&m); long once = limit; if (++limit > N) limit = 0; long twice = limit; pthread_mutex_unlock(&m); " +
		"if (once >= (long)@lo && once < (long)@end) { " + g.touch(used) + " }"
}

// upTo is a loop that comes to an end at an address.
func (g *halves) upTo(from, to string) string {
	if !g.odd[ended] {
		return ""
	}
	begin, end := "&@a["+from+"]", "&@a["+to+"]"
	holder := g.pick("elem *", "void *", "char *", "const void *", "uintptr_t ", "void *", "elem *")
	conds := map[string][]string{
		"elem *":       {"q < e", "q != e", "e > q", "e - q > 0", "(void *)q != e", "(char *)q < (char *)e", "(void *)q < (void *)e", "q + 1 <= e", "(char *)q + 1 < (char *)(e + 1) - sizeof(elem) + 1"},
		"void *":       {"q != e", "e != q", "(char *)q < (char *)e", "q < (elem *)e", "(void *)q < e", "(char *)e - (char *)q >= (long)sizeof(elem)"},
		"const void *": {"q != e", "e != (const elem *)q", "(const char *)q < (const char *)e", "q < (const elem *)e"},
		"char *":       {"(char *)q < e", "(char *)q != e", "e - (char *)q > 0", "(void *)q != e", "(char *)(q + 1) <= e"},
		"uintptr_t ":   {"(uintptr_t)q < e", "(uintptr_t)q != e", "q < (elem *)e", "(intptr_t)q < (intptr_t)e", "(void *)q != (void *)e"},
	}[holder]
	cond := g.unless(ended, g.pick(conds...), "(char *)q <= (char *)e", "(uintptr_t)q <= (uintptr_t)e", "(char *)q < (char *)e + 1", "(char *)q - 1 < (char *)e",
		"q - 1 < (elem *)e", "(elem *)e - q >= 0", "(elem *)e - q > -1", "!((void *)q > (void *)e)", "q != (elem *)e + 1", "(void *)q != (char *)e + sizeof(elem)")
	step := g.pick("q++", "q += 1", "q = (elem *)((char *)q + sizeof *q)", "q = (void *)(q + 1)", "++q", "q = (elem *)((uintptr_t)q + sizeof(elem))")
	does := g.pick("*(char *)q += 1;", "memset(q, 0, sizeof *q);", "s += *(char *)q; *(char *)q = 3;")
	if g.chance(25) && !strings.Contains(cond, "e - q") { // byte by byte
		cond = g.unless(ended, g.pick("c != (char *)e", "c < (char *)e", "(void *)c != (void *)e", "(char *)e > c", "(char *)e - c > 0", "(uintptr_t)c < (uintptr_t)e"),
			"c <= (char *)e", "(uintptr_t)c <= (uintptr_t)e", "c - 1 < (char *)e", "(char *)e - c >= 0")
		return fmt.Sprintf("{ char *c = (char *)%s; %se = (%s)%s; for (; %s; c++) *c = 1; }", begin, holder, strings.TrimSpace(holder), end, cond)
	}
	return fmt.Sprintf("{ elem *q = (%s)%s; %se = (%s)%s; for (; %s; %s) { %s } }", g.pick("elem *", "void *"), begin, holder, strings.TrimSpace(holder), end, cond, step, does)
}

// words changes bytes as a number where one may begin.
func (g *halves) words(to string) string {
	if !g.odd[wordy] {
		return ""
	}
	cond := g.or(mistaken(wordy), g.pick("(char *)(w + 1) <= (char *)e", "(char *)e - (char *)w >= (long)sizeof *w", "(uintptr_t)w + sizeof *w <= (uintptr_t)e"),
		"w != e", "w != e", "w != e", "e != w", "(void *)w < e", "(char *)w < (char *)e", "(uintptr_t)w < (uintptr_t)e", "(void *)w != e")
	return "{ char *c = &@a[0]; " + g.pick("void *", "void *", "const void *", "char *") + "e = &@a[" + to + "]; " +
		g.pick("if (c < (char *)e)", "if (c != e)", "if (@len > 0)") + " { if ((uintptr_t)c % sizeof(int) == 0) { int *w = " + g.pick("(int *)c", "(void *)c") + "; if (" + cond + ") ++*w; } else ++*c; } }"
}

// whole writes what looks at the variable that the root was given, before and behind a change of it.
func (g *halves) whole() {
	if !g.odd[within] {
		return
	}
	g.say("int before = whole;")
	g.say("%s", g.or(mistaken(within), "", "t->tag = 1;", "t->tag = 1;", "((unsigned char *)t)[2] = 7;", "((unsigned char *)arg)[2] ^= 1;"))
	g.say("int behind = whole;")
}

// wholly is where the right part begins by that.
func (g *halves) wholly() {
	if !g.odd[within] {
		return
	}
	g.say("number left = mid;")
	g.say("if (before != behind) left = (number)(mid - 1);")
	g.say("%s", "if (left < @lo || mid < @lo || left > @end || mid > @end) abort();")
	g.say("%s", g.pick("if (mid + before > left + behind) abort();", "if (before - behind > left - mid) abort();"))
}
