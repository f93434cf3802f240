package oracle

import (
	"fmt"
	"strings"
)

// GenerateSplits writes a C program whose threads share an array out: one has what lies before a number, and the other
// what lies from there on. Now and then it is as it should be, and mostly with one of the mistakes by which the parts
// overlap, or the number is not the same for both.
func GenerateSplits(s Source) Program {
	g := &splits{flawed: flawed{gen: gen{s: s, threads: true}}}
	if g.chance(65) {
		g.wrong = 1 + s.Intn(splitMistakes)
	}
	g.kind = s.Intn(4)
	g.number = g.pick("int", "int", "long", "unsigned", "size_t", "short")
	g.program()
	return Program{Text: g.b.String(), Threads: true}
}

type splits struct {
	flawed
	kind   int    // where the number is: 0: in a variable; 1: in a job each; 2: it is the argument; 3: in one structure
	number string // its type
}

// splitMistakes is how many kinds of mistakes there are.
const splitMistakes = 20

func (g *splits) program() {
	n := 6 + g.s.Intn(5)
	// Nothing is known of the first: else what is accessed would be known, whatever it is relative to.
	half := g.pick("argc + 1", "argc * 2", "N / (argc + 1)", "N - argc", "N - 2 * argc", "pick(argc)", "N / 2", "2")
	// Beside it there is nothing in its object: else to leave the array would be undefined, without being seen to be so.
	array := g.pick("static int a[N];", "static int *a;", "static struct { int a[N]; } s;")
	g.b.WriteString(strings.NewReplacer("LENGTH", fmt.Sprint(n), "NUMBER", g.number, "ARRAY", array).Replace(`#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#define N LENGTH
ARRAY
struct job { NUMBER from, to; };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static NUMBER half, end = N;
static int seen;
static int pick(int n) { return n % 3 + 1; }
`))
	if strings.Contains(array, " s;") {
		g.line("#define a s.a")
	}
	switch g.kind {
	case 0:
		g.worker("front", "", "0", "half")
		g.worker("back", "", "half", "end")
	case 1:
		g.worker("front", "struct job *j = arg;", "j->from", "j->to")
	case 2:
		g.worker("front", "NUMBER h = (NUMBER)(size_t)arg;", "0", "h")
		g.worker("back", "NUMBER h = (NUMBER)(size_t)arg;", "h", "N")
	default:
		g.worker("front", "struct job *j = arg;", "0", "j->from")
		g.worker("back", "struct job *j = arg;", "j->from", "j->to")
	}
	g.line("static void *other(void *arg) {")
	g.line("  pthread_mutex_lock(&m); seen++; %s pthread_mutex_unlock(&m);", g.or(1, "", "half++;", "half = 1;", "half--;", "if (seen > 1) half = 0;"))
	g.line("  return arg;")
	g.line("}")
	g.main(array, half)
}

// worker writes the function of a thread, which has the elements from one number up to another.
func (g *splits) worker(name, head, from, to string) {
	g.line("static void *%s(void *arg) {", name)
	head = strings.ReplaceAll(head, "NUMBER", g.number)
	if g.kind == 1 {
		head += g.or(2, "", " if (seen) j->from--;", " if (j->from) j->from = 1;", " j->to++;")
	}
	g.line("  %s", head)
	mine := g.chance(60) // the mistake is in this function, if it is in one
	or := func(mistake int, right string, wrong ...string) string {
		if !mine {
			return right
		}
		return g.or(mistake, right, wrong...)
	}
	if name == "back" || g.kind == 1 {
		from = or(3, from, from+" - 1", from+" / 2", from+" & ~1")
	}
	if name == "front" {
		to = or(4, to, to+" + 1", to+" | 1", to+" + N % 2")
	}
	if g.chance(40) { // under a lock, for what it is worth
		g.line("  pthread_mutex_lock(&m); %s lo = %s, hi = %s; pthread_mutex_unlock(&m);", g.number, from, to)
		from, to = "lo", "hi"
	}
	from = or(5, from, "(unsigned char)("+from+" + 254)", "("+from+" * 2) / 3", "0")
	less := or(6, "<", "<=")
	at := or(7, "i", "i + 1", "i - (i > 0)", "i ^ 1", "i / 2", "N - 1 - i")
	if at == "i + 1" {
		at = "(i + 1) % N"
	}
	if at == "i ^ 1" {
		at = "(i ^ 1) % N"
	}
	access := g.pick("a["+at+"] = 1;", "a["+at+"]++;", "*(a + ("+at+")) += 2;", "int *p = &a["+at+"]; *p = 3;")
	switch g.s.Intn(6) {
	case 0:
		g.line("  for (%s i = %s; i %s %s; i++) { %s }", g.number, from, less, to, access)
	case 1:
		g.line("  %s i = %s; while (i %s %s) { %s i++; }", g.number, from, less, to, access)
	case 2:
		g.line("  for (%s i = %s; i %s %s; i += %s) { %s }", g.number, from, less, to, g.pick("1", "2", "3"), access)
	case 3:
		last := or(8, to+" - 1", to)
		g.line("  for (long i = (long)(%s); i >= (long)(%s); i--) { %s }", last, from, access)
	case 4:
		size := or(9, fmt.Sprintf("(%s - (%s)) * sizeof *a", to, from), fmt.Sprintf("(%s - (%s) + 1) * sizeof *a", to, from), fmt.Sprintf("(%s) * sizeof *a", to))
		g.line("  if (%s > %s) memset(a + (%s), 0, %s);", to, from, from, size)
	default:
		g.line("  %s i = %s; if (i %s %s) { %s }", g.number, from, less, to, access)
		g.line("  i = %s - 1; if (i >= 0 && i >= %s) { %s }", to, from, access)
	}
	g.line("  %s", or(10, "", "a[half] = 4;", "a[0]++;", "a[N - 1]++;"))
	g.line("  return 0;")
	g.line("}")
}

func (g *splits) main(array, half string) {
	g.line("int main(int argc, char **argv) {")
	g.line("  pthread_t t, u, o;")
	if strings.Contains(array, "*a") {
		g.line("  a = calloc(N, sizeof *a); if (!a) abort();")
	}
	g.line("  half = %s;", half)
	back, one, two := "back", "0", "0"
	between := g.or(11, "", "half++;", "half = 2;", "half = pick(half);")
	switch g.kind {
	case 1:
		back, one, two = "front", "&x", "&y"
		second := g.or(12, "half", "half - 1", "pick(3)", "end / 3")
		switch g.s.Intn(3) {
		case 0:
			g.line("  struct job x = {0, half}; %s struct job y = {%s, N};", between, second)
		case 1:
			g.line("  struct job x, y; x.from = 0; x.to = half; %s y.from = %s; y.to = N;", between, second)
		default:
			g.line("  struct job *j = malloc(2 * sizeof *j); if (!j) abort();")
			g.line("  j[0].from = 0; j[0].to = half; %s j[1] = (struct job){%s, N};", between, second)
			one, two = "&j[0]", g.or(13, "&j[1]", "&j[0]")
		}
		between = g.or(14, "", strings.TrimPrefix(one, "&")+".to++;", strings.TrimPrefix(two, "&")+".from--;")
	case 2:
		one, two = "(void *)(size_t)half", "(void *)(size_t)"+g.or(15, "half", "(half - 1)", "pick(half)", "(half / 2)")
	case 3:
		g.line("  struct job x = {half, N};")
		one, two = "&x", "&x"
		between = g.or(16, "", "x.from--;", "x.from = 1;", "x = (struct job){0, N};")
	}
	if g.kind == 0 || g.kind == 2 {
		g.line("  %s", g.pick("", "if (seen) half = 3;", "half += seen;"))
	}
	create := func(t, f, arg string) string { return fmt.Sprintf("pthread_create(&%s, 0, %s, %s);", t, f, arg) }
	g.line("  %s %s", g.or(17, "", create("o", "front", one)), create("o", "other", "0"))
	g.line("  %s", create("t", "front", one))
	g.line("  %s", between)
	g.line("  %s", create("u", back, two))
	g.line("  %s", g.or(18, "", "a[half]++;", "a[N - 1]++;", "half = 0;", "a[pick(half)]++;"))
	g.line("  %s", g.or(19, "pthread_join(t, 0); pthread_join(u, 0);", "pthread_join(t, 0);", "pthread_join(u, 0);"))
	g.line("  pthread_join(o, 0);")
	if g.wrong == 20 || g.chance(30) { // another two, when these are gone
		g.line("  half = %s;", g.pick("1", "half", "N / 2"))
		if g.kind == 2 {
			g.line("  %s %s", create("t", "front", one), create("u", back, g.or(20, "(void *)(size_t)half", "(void *)(size_t)(half - 1)")))
		} else {
			g.line("  %s %s %s", create("t", "front", one), g.or(20, "", "half = 2;"), create("u", back, two))
		}
		g.line("  pthread_join(t, 0); pthread_join(u, 0);")
	}
	g.line("  for (int i = 0; i < N; i++) seen += a[i];")
	g.line("  return 0;")
	g.line("}")
}
