package oracle

import (
	"fmt"
	"strings"
)

// GenerateRings writes a C program of which one thread puts into a ring and another one takes out, whose ends are atomic
// numbers: half of the time as it should be, and else with one of the mistakes by which both access one element at once.
func GenerateRings(s Source) Program {
	g := &rings{flawed: flawed{gen: gen{s: s, threads: true}}}
	if g.chance(50) {
		g.wrong = 1 + s.Intn(ringMistakes)
	}
	g.kind, g.size = s.Intn(6), 1<<s.Intn(3)
	if g.round() {
		g.size = 2 + s.Intn(3)
	}
	g.program()
	return Program{Text: g.b.String(), Threads: true}
}

type rings struct {
	flawed
	kind int // 0, 1, 2: the ends go up for ever; 3: modulo the size; 4: with a condition; 5: locals go with the ends
	size int
	at   string // what the ends are members of
	kept bool   // each thread keeps a copy of the other end
}

// ringMistakes is how many kinds of mistakes there are.
const ringMistakes = 27

// round reports whether the ends are kept modulo the size.
func (g *rings) round() bool { return g.kind == 3 || g.kind == 4 }

func (g *rings) load(end, order string) string {
	if order == "relaxed" && g.chance(30) {
		return g.at + end // in the order of all
	}
	return fmt.Sprintf("atomic_load_explicit(&%s%s, memory_order_%s)", g.at, end, order)
}

// store moves an end to a value, or by as much as by says.
func (g *rings) store(end, value, by string) string {
	order := "release"
	if g.wrong == 1 && g.chance(50) {
		order = "relaxed"
	}
	if by != "" && !g.round() && g.chance(25) {
		return fmt.Sprintf("atomic_fetch_add_explicit(&%s%s, %s, memory_order_%s);", g.at, end, by, order)
	}
	if order == "release" && g.chance(20) {
		return fmt.Sprintf("%s%s = %s;", g.at, end, value)
	}
	return fmt.Sprintf("atomic_store_explicit(&%s%s, %s, memory_order_%s);", g.at, end, value, order)
}

func (g *rings) program() {
	number := g.pick("unsigned", "unsigned", "size_t", "int")
	if g.kind == 1 && g.size > 1 {
		number = "uint8_t"
	}
	g.at = g.pick("", "r->", "r->")
	switch g.wrong {
	case 3, 9, 11, 14, 15, 18, 19, 20: // what leaves the array is undefined, and seen to be so if there is nothing else in the object
		if g.round() {
			g.at = ""
		}
	}
	g.kept = g.chance(25) || g.wrong > 21 && g.wrong < 26
	members := fmt.Sprintf("_Atomic %s head; struct item cell[N]; _Atomic %s tail; %s head_copy; %s tail_copy;", number, number, number, number)
	g.b.WriteString(fmt.Sprintf(`#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define N %d
struct item { int a, b; };
`, g.size))
	parameter, argument, object := "void", "", ""
	if g.at == "" {
		g.line("static %s", strings.NewReplacer(" _Atomic", " static _Atomic", " struct item", " static struct item", "; "+number, "; static "+number).Replace(members))
	} else {
		g.line("struct ring { %s };", members)
		parameter, argument = "struct ring *r", "r"
		if g.chance(50) {
			g.line("static struct ring r0;")
			object = "struct ring *r = &r0;"
		} else {
			object = g.pick("struct ring *r = calloc(1, sizeof *r); if (!r) abort();",
				"struct ring *r = malloc(sizeof *r); if (!r) abort(); atomic_init(&r->head, 0); atomic_init(&r->tail, 0); r->head_copy = r->tail_copy = 0;",
				"struct ring r1 = {0}; struct ring *r = &r1;")
		}
	}
	g.line("static int seen;")
	g.operation("put", parameter, number, true)
	g.operation("get", parameter, number, false)
	g.ends(argument, object, number)
}

// operation writes the function by which one of the two threads moves its end.
func (g *rings) operation(name, parameter, number string, puts bool) {
	own, other := "tail", "head"
	if puts {
		own, other = "head", "tail"
	}
	mine := g.chance(50) // the mistake is in this function, if it is in one only
	or := func(mistake int, right string, wrong ...string) string {
		if !mine {
			return right
		}
		return g.or(mistake, right, wrong...)
	}
	g.line("static int %s(%s) {", name, parameter)
	g.line("  %s i = %s;", number, or(2, g.load(own, "relaxed"), g.load(own, "relaxed")))
	next := "i + 1"
	switch g.kind {
	case 3:
		next = "(i + 1) % N"
	case 4:
		next = g.pick("(i + 1 == N ? 0 : i + 1)", "(i == N - 1 ? 0 : i + 1)", "(i + 1 >= N ? 0 : i + 1)", "(i + 1 < N ? i + 1 : 0)")
	}
	next = or(3, next, "i + 2", strings.ReplaceAll(next, "N", "(N + 1)"), strings.ReplaceAll(next, "N", "(N - 1)"))
	seen := g.load(other, g.or(4, "acquire", "relaxed"))
	again, read := "", ""
	if g.kept {
		again, seen = seen, g.at+other+"_copy"
		read = or(22, g.at+other+"_copy = "+again+";", g.at+other+"_copy = "+strings.Replace(again, "acquire", "relaxed", 1)+";")
	} else if g.chance(40) {
		g.line("  %s o = %s;", number, seen)
		seen = "o"
	}
	distance := fmt.Sprintf("(%s)(i - %s)", number, seen)
	if !puts {
		distance = fmt.Sprintf("(%s)(%s - i)", number, seen)
	}
	var test string
	switch {
	case puts && g.round():
		test = next + " == " + seen
	case puts:
		test = g.pick(distance+" == N", distance+" >= N", distance+" > N - 1", "!("+distance+" < N)")
		test = or(5, test, distance+" > N", distance+" == N + 1", distance+" >= N + 1", distance+" == N - 1 && seen")
	case g.round():
		test = g.pick("i == "+seen, seen+" == i", "!("+seen+" != i)")
	default:
		test = g.pick("i == "+seen, distance+" == 0", "!"+distance, distance+" < 1")
	}
	test = or(6, test, "0", test+" && seen", "seen")
	index := "i % N"
	if g.size&(g.size-1) == 0 {
		index = g.pick(index, "i & (N - 1)")
	}
	if g.round() {
		index = "i"
	}
	index = or(7, index, "(i + 1) % N", "0", "i % (N - 1 + (N == 1))")
	cell := fmt.Sprintf("%scell[%s]", g.at, index)
	access := g.pick("seen += "+cell+".a + "+cell+".b;", "struct item x = "+cell+"; seen += x.a;",
		"struct item *p = &"+cell+"; seen += p->b;", "struct item x; memcpy(&x, &"+cell+", sizeof x); seen += x.b;")
	if puts {
		access = g.pick(cell+".a = 1; "+cell+".b = 2;", "struct item x = {1, 2}; "+cell+" = x;",
			"struct item *p = &"+cell+"; p->a = p->b = 3;", "struct item x = {3, 4}; memcpy(&"+cell+", &x, sizeof x);")
	}
	g.line("  %s", or(8, "", cell+".a++;"))
	if g.kept {
		fresh := strings.ReplaceAll(test, seen, again)
		g.line("  %s", or(23, "", "if (i % 3) { if ("+fresh+") return 0; } else"))
		g.line("  if (%s) { %s if (%s) return 0; }", test, read, test)
	} else {
		g.line("  if (%s) return 0;", test)
	}
	moves := g.store(own, next, or(9, "1", "2"))
	if mine && g.wrong == 10 {
		access, moves = moves, access
	}
	g.line("  { %s }", access)
	g.line("  %s", or(11, "", g.at+own+" = 0;", g.at+other+"++;", g.at+own+"--;", "if (seen) "+g.at+own+" = 0;"))
	g.line("  %s", moves)
	g.line("  %s", or(12, "", cell+".a++;", "seen += "+cell+".a;"))
	g.line("  return 1;")
	g.line("}")
}

// ends writes the threads, and main.
func (g *rings) ends(argument, object, number string) {
	get := "struct ring *r = arg;"
	if argument == "" {
		get = ""
	}
	passes := 4 + g.s.Intn(5)
	if g.kind == 1 && g.chance(20) {
		passes = 300 // so that a byte comes round
	}
	for _, f := range []string{"put", "get"} {
		g.line("static void *%ss_(void *arg) {", f)
		g.line("  %s", get)
		switch {
		case f == "put" && g.kind < 3 && (g.wrong == 21 || g.chance(20)):
			old := fmt.Sprintf("%s o = %s;", number, g.load("tail", "acquire"))
			g.line("  %s", g.or(21, "", old))
			g.line("  for (int n = 0; n < %d; n++) {", passes)
			g.line("    put(%s); %s i = %s; %s", argument, number, g.load("head", "relaxed"), g.or(21, old, ""))
			g.line("    if ((%s)(i - o) != N) { %scell[i %% N].a = 1; %s }", number, g.at, g.store("head", "i + 1", ""))
			g.line("  }")
		case f == "get" && g.kind < 3 && (g.wrong > 25 || g.chance(20)): // all that there is at once
			g.line("  for (int n = 0; n < %d; n++) {", passes)
			g.line("    %s t = %s, h = %s;", number, g.load("tail", "relaxed"), g.load("head", "acquire"))
			g.line("    for (; %s; t++) seen += %scell[t %% N].a;", g.or(26, "t != h", "t != (h & ~1)", "(t & 3) != (h & 3)", "t != "+g.at+"head"), g.at)
			g.line("    %s", g.or(27, g.store("tail", g.pick("t", "h"), ""), g.at+"tail = t + 1;", g.at+"tail = h; seen += "+g.at+"cell[(t - 1) % N].a;"))
			g.line("  }")
		case g.kind != 5:
			g.line("  for (int n = 0; n < %d; n++) %s", passes, g.pick(f+"("+argument+");", "if (!"+f+"("+argument+")) n += n & 1;"))
		case f == "put":
			g.line("  %s h = 0;", number)
			g.line("  for (int n = 0; n < %d; n++) {", passes)
			g.line("    if (h - %s == N) continue;", g.load("tail", "acquire"))
			g.line("    %scell[h %% N].a = n; h++; %s", g.at, g.store("head", "h", ""))
			g.line("  }")
		default:
			g.line("  %s t = 0;", number)
			g.line("  for (int n = 0; n < %d; n++) {", passes)
			g.line("    if (%s == t) continue;", g.load("head", "acquire"))
			g.line("    seen += %scell[t %% N].a; %s %s", g.at, g.store("tail", "t + 1", "1"), g.or(13, "t++;", "", "t += 2;", "t = seen;"))
			g.line("  }")
		}
		g.line("  return arg;")
		g.line("}")
	}
	g.line("static void *looks(void *arg) {")
	g.line("  %s", get)
	g.line("  %s", g.or(24, "", g.at+"tail_copy = "+g.at+"head;", g.at+"head_copy = 1;"))
	g.line("  int n = %shead; if (n > %stail) %s", g.at, g.at, g.or(14, "n++;", "n = "+g.at+"cell["+g.at+"tail % N].a;", g.at+"head = n;", g.at+"cell[0].b = 1;"))
	g.line("  return arg;")
	g.line("}")
	g.line("int main(void) {")
	g.line("  pthread_t p, c, o;")
	g.line("  %s", object)
	give := "0"
	if argument != "" {
		give = "r"
	}
	g.line("  %s", g.or(25, "", g.at+"tail_copy = 3;", g.at+"head_copy = 1;"))
	g.line("  %s", g.or(15, "", g.at+"head = 1;", g.at+"tail = 1;", g.at+"head = "+g.at+"tail = 1;"))
	g.line("  %s", g.pick("", "", "put("+argument+");", "put("+argument+"); get("+argument+");"))
	g.line("  %s k = %shead;", number, g.at)
	g.line("  pthread_create(&p, 0, puts_, %s); pthread_create(&c, 0, gets_, %s); pthread_create(&o, 0, looks, %s);", give, give, give)
	g.line("  %s", g.or(16, "", "put("+argument+");", "get("+argument+");", g.at+"head = "+g.at+"tail = 0;"))
	join := g.or(17, "pthread_join(p, 0); pthread_join(c, 0);", "pthread_join(p, 0);", "pthread_join(c, 0);")
	g.line("  %s", join)
	g.line("  %s", g.pick("", "pthread_join(o, 0);", "pthread_join(o, 0); get("+argument+");", "pthread_join(o, 0); put("+argument+");",
		"pthread_join(o, 0); while (get("+argument+")) ;"))
	// Another two threads, when the first ones are gone.
	again := fmt.Sprintf("pthread_create(&p, 0, puts_, %s); pthread_create(&c, 0, gets_, %s);", give, give)
	switch g.wrong {
	case 18:
		g.line("  %s", again)
	case 19:
		g.line("  pthread_join(o, 0); %s = 0; %s pthread_join(p, 0); pthread_join(c, 0);", g.pick(g.at+"head", g.at+"tail"), again)
	case 20:
		g.line("  pthread_join(o, 0); if (k != %stail + N) { %scell[k %% N].a = 1; %shead = k + 1; }", g.at, g.at, g.at)
		g.line("  %s pthread_join(p, 0); pthread_join(c, 0);", again)
	}
	g.line("  return (int)k;")
	g.line("}")
}
