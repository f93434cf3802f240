package oracle

import (
	"fmt"
	"strings"
)

// GenerateStamps writes a C program with a ring each slot of which has a number beside it that says whose turn it is (D.
// Vyukov's "Bounded MPMC queue", and its kin): less than half of the time as it should be, and else with one or two of the
// mistakes by which two threads are at one slot at once.
func GenerateStamps(s Source) Program {
	g := &stamped{flawed: flawed{gen: gen{s: s, threads: true}}}
	if g.chance(67) {
		g.wrong = 1 + s.Intn(stampMistakes)
		if g.chance(20) {
			g.also = 1 + s.Intn(stampMistakes)
		}
	}
	g.layout = s.Intn(5)
	g.n = []int{2, 2, 4, 4, 8, 1, 3}[s.Intn(7)]
	g.number = g.pick("size_t", "size_t", "unsigned", "unsigned", "int", "long", "unsigned char", "unsigned short")
	if g.n == 1 || g.n == 3 || strings.HasPrefix(g.number, "unsigned ") { // they are not proved: once in a while
		if g.chance(70) {
			g.n, g.number = 2<<s.Intn(2), "size_t"
		}
	}
	g.start = g.pick("0", "0", "0", "(number)-3", "(number)-1", "250 / N * N")
	if g.number == "int" || g.number == "long" || g.n == 3 { // what comes round is undefined, or comes to another slot
		g.start = "0"
	}
	g.program()
	return Program{Text: g.b.String(), Threads: true}
}

type stamped struct {
	flawed
	also   int    // a second mistake
	layout int    // 0: an array of cells; 1: two arrays; 2: cells within a queue; 3: cells that a queue leads to; 4: that a variable does
	n      int    // how many slots
	number string // what slots are counted by
	start  string // the first one
	ops    []stampOperation
}

// stampOperation is a function that puts in, or takes out.
type stampOperation struct {
	name  string
	puts  bool
	alone bool // it takes no ticket
	style int
}

// stampMistakes is how many kinds of mistakes there are; the last ones are of who runs when (see gen_stamps_ends.go).
const stampMistakes = 33

// or is what is right, or if that is one of the mistakes, what is wrong.
func (g *stamped) or(mistake int, right string, wrong ...string) string {
	if g.wrong != mistake && g.also != mistake {
		return right
	}
	return g.pick(wrong...)
}

// slot is the stamp, or a member of what lies there, of the slot of an index.
func (g *stamped) slot(member, index string) string {
	cells := [...]string{"ring", "", "q->cell", "cell", "cell"}[g.layout]
	switch {
	case g.layout != 1:
		return fmt.Sprintf("%s[%s].%s", cells, index, member)
	case member == "seq":
		return "seq[" + index + "]"
	case strings.HasPrefix(member, "more"):
		return strings.Replace(member, "more", "more["+index+"]", 1)
	}
	return fmt.Sprintf("item[%s]%s", index, strings.TrimPrefix(member, "d"))
}

// counter is one of those that numbers are taken from.
func (g *stamped) counter(puts bool) string {
	name := "head"
	if puts {
		name = "tail"
	}
	if g.queue() {
		return "q->" + name
	}
	return name
}

// queue reports whether everything belongs to a structure, to which functions have a pointer.
func (g *stamped) queue() bool { return g.layout == 2 || g.layout == 3 }

// take is a function's parameter, and give is its argument, with a comma behind it.
func (g *stamped) take() string {
	if g.queue() {
		return "struct queue *q, "
	}
	return ""
}

func (g *stamped) give() string {
	if g.queue() {
		return "q, "
	}
	return ""
}

// cells declares what cells are reached by in a function.
func (g *stamped) cells() string {
	switch g.layout {
	case 3:
		return "struct cell *cell = q->cells;"
	case 4:
		return "struct cell *cell = cells;"
	}
	return ""
}

func (g *stamped) program() {
	length := fmt.Sprint(g.n + g.s.Intn(2)*g.n) // there may be more cells than are used
	g.b.WriteString(strings.NewReplacer("SIZE", fmt.Sprint(g.n), "NUMBER", g.number, "LENGTH", length).Replace(`#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define N SIZE
#define LEN LENGTH
typedef NUMBER number;
struct item { int a, b; };
struct cell { _Atomic number seq; struct item d; int more[2]; };
static _Atomic int seen;
static number own;
`))
	switch g.layout {
	case 0:
		g.line("static struct cell ring[LEN];")
	case 1:
		g.line("static _Atomic number seq[LEN]; static struct item item[LEN]; static int more[LEN][2];")
	case 2:
		g.line("struct queue { _Atomic number tail; struct cell cell[LEN]; _Atomic number head, urgent; };")
	case 3:
		g.line("struct queue { _Atomic number tail, head, urgent; struct cell *cells; };")
	case 4:
		g.line("static struct cell *cells;")
	}
	if !g.queue() {
		g.line("static _Atomic number tail, head, urgent;")
	}
	g.helpers()
	put := stampOperation{name: "put", puts: true, style: g.s.Intn(5), alone: g.chance(25)}
	get := stampOperation{name: "get", style: g.s.Intn(5), alone: g.chance(25)}
	g.ops = []stampOperation{put, get}
	if g.chance(25) { // there are two ways in, or out
		if second := put; g.chance(50) {
			second.name, second.style = "put_more", g.s.Intn(5)
			g.ops = append(g.ops, second)
		} else {
			second = get
			second.name, second.style = "get_more", g.s.Intn(5)
			g.ops = append(g.ops, second)
		}
	}
	here := g.s.Intn(len(g.ops))
	for i, o := range g.ops {
		g.operation(o, i == here || g.chance(15))
	}
	g.ends()
}

// helpers are functions that operations may use.
func (g *stamped) helpers() {
	g.line("static void fill(struct item *d, int x) { d->a = x; d->b = x + 1; }")
	g.line("static int sum(const struct item *d) { return d->a + d->b; }")
	g.line("static void give(_Atomic number *p, number x) { atomic_store_explicit(p, x, memory_order_release); }")
	g.line("static number look(_Atomic number *p) { return atomic_load_explicit(p, memory_order_acquire); }")
	for _, f := range []string{"put", "get"} {
		g.line("static int %s(%sint x);", f, g.take())
	}
}

// index is the slot of a number.
func (g *stamped) index(of string) string {
	if strings.ContainsAny(of, " +") {
		of = "(" + of + ")"
	}
	if g.n&(g.n-1) == 0 && g.chance(60) {
		return of + " & (N - 1)"
	}
	return of + " % N"
}

// stampUse is how an operation uses a slot: the test of its stamp, its data and what is done to it, how the next stamp is
// stored; and how the slot is used once more.
type stampUse struct{ fit, data, access, passes, again string }

// operation writes a function. The mistake is in it, or not.
func (g *stamped) operation(o stampOperation, mine bool) {
	or := func(mistake int, right string, wrong ...string) string {
		if !mine {
			return right
		}
		return g.or(mistake, right, wrong...)
	}
	counter := g.counter(o.puts)
	counter = or(1, counter, g.counter(!o.puts), strings.Replace(strings.Replace(counter, "head", "urgent", 1), "tail", "urgent", 1))
	load := "atomic_load_explicit(&" + counter + ", memory_order_relaxed)"
	if o.alone {
		load = "own" // of who puts in, or takes out, but not of both
		if o.puts != g.ops[0].alone {
			load = counter
		}
	}
	u := g.use(o, or)
	g.line("static int %s(%sint x) {", o.name, g.take())
	g.line("  %s", g.cells())
	body := u.access + " " + u.passes
	if g.passesFirst(mine) {
		body = u.passes + " " + u.access
	}
	body = fmt.Sprintf("%s %s %s %s", or(2, "", "pos++;", "pos = "+load+";", "pos = (number)x;"), body,
		or(3, "", u.data+".b = x;", "x += "+u.data+".a;", u.access), or(4, "", u.again))
	before := or(5, "", u.data+".b++;", "x += "+u.data+".a;")
	switch {
	case o.alone:
		g.line("  number pos = %s; %s", load, before)
		g.line("  if (!(%s)) return 0;", u.fit)
		g.line("  %s", body)
		g.line("  %s = (number)(pos + 1);", load)
	case o.style == 0: // by an addition, and with patience
		take := "atomic_fetch_add_explicit(&" + counter + ", 1, memory_order_relaxed)"
		take = or(6, g.pick(take, counter+"++"), load, "atomic_fetch_add(&"+counter+", 2)", "atomic_fetch_add(&"+counter+", x & 1)",
			"atomic_fetch_sub(&"+counter+", 1)", "("+counter+"++, "+load+")", "atomic_exchange(&"+counter+", (number)(x & 7))")
		g.line("  number pos = %s; %s", take, before)
		g.line("  for (int k = 0; k < %d; k++) {", 3+g.s.Intn(6))
		g.line("    if (%s) { %s return 1; }", u.fit, body)
		g.line("    %s", g.pick("", "sched_yield();"))
		g.line("  }")
	case o.style == 1: // once
		g.line("  number pos = %s; %s", load, before)
		g.line("  number e = pos; if (!(%s)) return 0;", u.fit)
		g.line("  %s", or(7, "if (!"+g.compare("strong", counter, "e", "pos + 1", or)+") return 0;", g.compare("weak", counter, "e", "pos + 1", or)+";",
			counter+" = (number)(pos + 1);", counter+"++;", ""))
		g.line("  %s", body)
	case o.style < 4: // again and again
		g.line("  number pos = %s; %s", load, before)
		g.line("  int k = 0;")
		g.line("  for (;; k++) {")
		g.line("    if (k == %d) return 0;", 3+g.s.Intn(3))
		g.line("    if (%s) {", u.fit)
		g.line("      %s", or(7, "if ("+g.compare("weak", counter, "pos", "pos + 1", or)+") break;", g.compare("weak", counter, "pos", "pos + 1", or)+"; break;",
			counter+" = (number)(pos + 1); break;", "break;"))
		if o.style == 2 {
			g.line("    } else if (k == 1) return 0;")
			g.line("    else pos = %s;", load)
		} else {
			g.line("    } else pos = %s;", load)
		}
		g.line("  }")
		g.line("  %s", body)
	default: // within the loop, by what the slot was seen to be
		g.line("  number pos = %s; %s", load, before)
		g.line("  for (int k = 0; k < %d; k++) {", 3+g.s.Intn(3))
		g.line("    if (%s) {", u.fit)
		g.line("      number e = pos;")
		g.line("      if (%s) { %s return 1; }", or(7, g.compare(g.pick("weak", "strong"), counter, "e", "pos + 1", or), "1", g.compare("weak", counter, "e", "pos + 1", or)+" || x"), body)
		g.line("    }")
		g.line("    pos = %s;", load)
		g.line("  }")
	}
	g.line("  return 1;")
	g.line("}")
}

// passesFirst reports whether the stamp is stored before the data.
func (g *stamped) passesFirst(mine bool) bool { return mine && (g.wrong == 8 || g.also == 8) }

// compare takes a number, if it is still there.
func (g *stamped) compare(how, counter, expected, desired string, or func(int, string, ...string) string) string {
	desired = or(9, desired, "pos", "pos + 2", "pos - 1", "(number)x")
	if g.chance(30) {
		return fmt.Sprintf("atomic_compare_exchange_%s(&%s, &%s, %s)", how, counter, expected, desired)
	}
	return fmt.Sprintf("atomic_compare_exchange_%s_explicit(&%s, &%s, %s, memory_order_relaxed, memory_order_relaxed)", how, counter, expected, desired)
}
