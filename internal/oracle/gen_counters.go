package oracle

import "fmt"

// GenerateCounters writes a C program whose threads take numbers from counters, by sections of locks and atomic
// additions, and access elements of arrays with them: most of the time as it should be, and now and then with
// one of the mistakes that make two threads have the same number, or meet in spite of different ones.
func GenerateCounters(s Source) Program {
	g := &counters{gen: gen{s: s, threads: true}, wrong: 1 + s.Intn(14)}
	g.kind = g.s.Intn(4)
	g.step = g.pick("1", "1", "2", "3", "4")
	g.width = g.step
	if g.chance(20) {
		g.step = "-" + g.step
	}
	g.b.WriteString(counterGlobals)
	g.b.WriteString(g.pick("static int next = 30;\n", "static unsigned next = 30;\n", "static long next = 30;\n",
		"static unsigned char next = 30;\n"))
	if g.kind == 3 {
		g.b.WriteString("static _Atomic int anext = 30;\n")
	}
	for i := range counterFuncs {
		g.taker(i)
	}
	for i := range counterFuncs {
		g.user(i)
	}
	g.process()
	return Program{Text: g.b.String(), Threads: true}
}

const counterFuncs = 2

// counterGlobals are as large as any number of all takings needs.
const counterGlobals = `#include <pthread.h>
struct rec { int a, b; };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, o = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static int cells[300];
static struct rec recs[300];
static int *data = cells, *shifted = cells + 1;
static struct rec *all = recs;
static int handed = 20, choice, limit = 36;
static void fill(int at, int v) { cells[at] = v; }
static struct rec *find(int at) { return &recs[at]; }
`

// counters is a generator of such programs. kind is how numbers are taken: under m, under rw, in nested
// sections, or atomically. One of wrong mistakes is made.
type counters struct {
	gen
	kind, wrong int
	step        string
	width       string // of the blocks that one step gives out
}

// slip reports whether the program has the n-th mistake here.
func (g *counters) slip(n int) bool { return g.wrong == n && g.chance(60) }

// taker writes a function that takes a number, or tells that there is none.
func (g *counters) taker(i int) {
	g.open("static int take%d(void)", i)
	g.line("int i = %s;", g.pick("-1", "0", "-1"))
	step := g.step
	if g.slip(1) {
		step = g.pick("0", "-"+step, "choice", "2")
		if step[0] == '-' && g.step[0] == '-' {
			step = step[2:]
		}
	}
	if g.kind == 3 {
		switch {
		case g.slip(2):
			g.line("i = anext; anext = i + %s;", step)
		case g.slip(3):
			g.line("i = __atomic_exchange_n(&anext, 40, __ATOMIC_SEQ_CST);")
		default:
			g.line("i = %s;", g.pick("__atomic_fetch_add(&anext, "+step+", __ATOMIC_RELAXED)",
				"__atomic_add_fetch(&anext, "+step+", __ATOMIC_SEQ_CST)", "(anext += "+step+")",
				"__atomic_fetch_sub(&anext, -("+step+"), __ATOMIC_ACQUIRE)"))
		}
		g.line("return i;")
		g.close("")
		return
	}
	lock, unlock := "pthread_mutex_lock(&m);", "pthread_mutex_unlock(&m);"
	if g.kind == 1 {
		lock, unlock = "pthread_rwlock_wrlock(&rw);", "pthread_rwlock_unlock(&rw);"
		if g.slip(3) {
			lock = "pthread_rwlock_rdlock(&rw);"
		}
	} else if g.slip(3) {
		lock, unlock = "pthread_mutex_lock(&o);", "pthread_mutex_unlock(&o);"
	}
	if g.kind == 2 {
		lock, unlock = "pthread_mutex_lock(&o); "+lock, unlock+" pthread_mutex_unlock(&o);"
	}
	if g.slip(4) {
		g.line("i = next;")
		g.line("%s next = i + %s; %s", lock, step, unlock)
		g.line("return i;")
		g.close("")
		return
	}
	g.line("%s", lock)
	between := ""
	if g.slip(2) {
		between = unlock + " " + lock
	}
	full := ""
	if g.chance(50) {
		full = g.pick("if (next < 60 && next > 5) ", "if (next != 36) ")
	}
	switch {
	case g.chance(40):
		g.line("%s{ i = next; %s next = %s + %s; }", full, between, g.pick("i", "next"), step)
	case g.chance(50):
		g.line("%s{ int was = next; %s next += %s; i = %s; }", full, between, step, g.pick("was", "next", "was + 1"))
	default:
		g.line("%si = %s;", full, g.pick("next++", "++next", "next--", "next += "+step))
	}
	if g.slip(5) {
		g.line("if (next > 33) next = 30;")
	}
	if g.slip(6) {
		g.line("handed = i;")
	}
	g.line("%s", unlock)
	g.line("return %s;", g.pick("i", "i", "i + 0"))
	g.close("")
}

// user writes the function of a thread, which takes numbers and uses them.
func (g *counters) user(i int) {
	g.open("static void *user%d(void *arg)", i)
	again := g.chance(30)
	g.line("int i = 200%s;", g.pick("", ", j = 201"))
	if again {
		g.open("for (int k = 0; k < 2; k++)")
	}
	g.line("i = take%d();", g.s.Intn(counterFuncs))
	if g.slip(7) {
		g.line("if (choice) i = %d;", g.s.Intn(3)+30)
	}
	if !g.slip(8) {
		g.line("if (i %s) return arg;", g.pick("<= 0", "< 1", "== 0 || i == -1", "== -1 || i == 0"))
	} else {
		g.line("if (i < 0) i = 0;")
	}
	if g.slip(6) {
		g.line("pthread_mutex_lock(&m); i = handed; pthread_mutex_unlock(&m);")
	}
	for n := 1 + g.s.Intn(3); n > 0; n-- {
		g.use()
	}
	if again {
		g.close("")
	}
	g.line("return arg;")
	g.close("")
}

// use writes an access to an element.
func (g *counters) use() {
	index := g.pick("i", "i", "i", "(long)i", "(unsigned)i", "i + 1", "i + 1 - 1")
	switch {
	case g.slip(9):
		index = g.pick("i / 2", "i % 4", "(i & 30)", "(signed char)(i * 16) + 128")
	case g.slip(10):
		index = g.pick("i + 1", "i - 1", "i + 2")
	}
	v := g.s.Intn(9)
	if g.width != "1" && g.chance(60) {
		g.block(v)
		return
	}
	switch g.s.Intn(9) {
	case 0, 1:
		g.line("cells[%s] = %d;", index, v)
	case 2:
		g.line("fill(%s, %d);", index, v)
	case 3:
		g.line("{ struct rec *p = &%s[%s]; p->%s = %d; }", g.pick("recs", "all"), index, g.pick("a", "b"), v)
	case 4:
		g.line("find(%s)->%s = %d;", index, g.pick("a", "b"), v)
	case 5:
		g.line("recs[%s] = (struct rec){%d, 1};", index, v)
	case 6:
		base := "data"
		if g.slip(11) {
			base = "shifted"
		}
		g.line("%s[%s] += %d;", base, index, v)
	case 7:
		g.line("{ int *p = cells + %s; *p = %d; }", index, v)
	default:
		if g.slip(12) {
			g.line("{ int old = i; i = take%d(); if (i <= 0) return arg; cells[old + 1] = 1; }", g.s.Intn(counterFuncs))
		} else {
			g.line("{ int old = i; i = take%d(); if (i <= 0) return arg; cells[old] = 1; }", g.s.Intn(counterFuncs))
		}
	}
}

// block writes accesses to all elements of a block.
func (g *counters) block(v int) {
	width := g.width
	if g.slip(13) {
		width = g.pick("5", "limit", "(choice ? 2 : 6)")
	}
	switch g.s.Intn(5) {
	case 0:
		cut := g.pick("", "if (end > 36) end = 36; ", "if (limit < end) end = limit; ", "if (!(end <= limit)) { end = limit; } ")
		if g.slip(14) {
			cut = g.pick("if (end < limit) end = limit; ", "if (end > limit) end = limit + 3; ", "if (i > limit) i = 31; ")
		}
		g.line("{ int end = i + %s; %sfor (int k = i; k < end; k++) cells[k] = %d; }", width, cut, v)
	case 1:
		g.line("for (%s k = 0; k < %s; k++) cells[i + k] = %d;", g.pick("int", "unsigned", "long"), width, v)
	case 2:
		g.line("{ struct rec *p = &recs[i]; for (int k = 0; k < %s; k++) p[k].a = %d; }", width, v)
	case 3:
		g.line("for (int k = i + %s - 1; k >= %s; k--) cells[k] += %d;", width, g.pick("i", "i", "i + 1"), v)
	default:
		g.line("{ long end = i + %s < limit ? i + %s : limit; for (unsigned k = i; k < end; k++) cells[k] = %d; }", width, width, v)
	}
}

// process writes main: two or three threads, once or twice.
func (g *counters) process() {
	counter := "next"
	if g.kind == 3 {
		counter = "anext"
	}
	g.open("int main(void)")
	g.line("pthread_t t1, t2, t3;")
	g.line("int i = %d;", 250)
	rounds := 1 + g.s.Intn(2)
	if g.chance(30) {
		g.line("limit = %d;", 33+g.s.Intn(8))
	}
	for n := range rounds {
		if g.chance(50) {
			g.line("%s = 30;", counter)
		}
		for t := 1; t <= 2; t++ {
			g.line("pthread_create(&t%d, 0, user%d, 0);", t, g.s.Intn(counterFuncs))
		}
		if g.chance(40) {
			g.line("i = take%d();", g.s.Intn(counterFuncs))
			g.line("if (i > 0) cells[i] = 3;")
		}
		if g.slip(5) {
			g.line("%s = 30;", counter)
		}
		if g.slip(14) {
			g.line("limit = %d;", 34+g.s.Intn(8))
		}
		for t := 1; t <= 2; t++ {
			g.line("pthread_join(t%d, 0);", t)
		}
		if n == 0 && g.chance(30) {
			g.line("%s = 30;", counter)
			g.line("pthread_create(&t3, 0, user%d, 0);", g.s.Intn(counterFuncs))
			g.line("if (i > 0) cells[i] = 4;")
			g.line("pthread_join(t3, 0);")
		}
	}
	g.line("return %s;", g.pick("0", "cells[31]", fmt.Sprint(counter, " > 40")))
	g.close("")
}
