package oracle

import (
	"fmt"
	"strings"
)

// GenerateSettled writes a C program with threads that ends, and ends in the same state under all schedules:
// its threads come one after the other, or have nothing in common, or change what they share in ways that
// commute, or hand it on in an order that the program fixes. At the end it prints its state. So it can be
// compared with the same program compiled by another compiler.
func GenerateSettled(s Source) Program {
	if s.Intn(4) == 0 {
		g := &gen{s: s, relay: 1 + s.Intn(4)}
		g.program()
		return Program{Text: g.b.String(), Threads: true}
	}
	g := &settled{gen: gen{s: s}}
	g.program()
	return Program{Text: g.b.String(), Threads: true}
}

// A settled program consists of pieces that share nothing but the functions with which they compute.
type settled struct {
	gen
	fresh  int      // number of the piece
	starts []string // what main does to start the pieces
	ends   []string // what it does to end them
	byes   int      // functions bye0, bye1, … that may run at the end
	outs   []string // what it prints
}

// maxOut is how many numbers a program prints.
const maxOut = 100

const settledHead = `#define _GNU_SOURCE
#include <pthread.h>
#include <semaphore.h>
#include <threads.h>
#include <stdatomic.h>
#include <sched.h>
#include <errno.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
long out[100];
`

func (g *settled) program() {
	g.b.WriteString(settledHead)
	g.mixer()
	g.enders()
	pieces := []func(){g.inTurn, g.apart, g.commuting, g.commuting, g.turns, g.rounds, g.buffer, g.once, g.local,
		g.results, g.tries, g.tree, g.standard, g.detached, g.readers, g.message, g.keys, g.cleanups}
	for range 1 + g.s.Intn(4) {
		g.fresh++
		pieces[g.s.Intn(len(pieces))]()
	}
	g.open("static void show(void)")
	for i, o := range g.outs {
		if i < maxOut {
			g.line("out[%d] = %s;", i, o)
		}
	}
	g.line(`for (int i = 0; i < %d; i++) printf("%%ld\n", out[i]);`, maxOut)
	g.close("")
	late := g.chance(30) // shown when all else has run
	g.open("int main(void)")
	if late {
		g.line("atexit(show);")
	}
	// A piece that begins later ends before the others, or behind them.
	mixed := g.chance(50)
	for i, s := range g.starts {
		g.lines(s)
		if !mixed {
			g.lines(g.ends[i])
		}
	}
	for i := range g.ends {
		if mixed {
			g.lines(g.ends[i])
		}
	}
	switch {
	case !late:
		g.line("show();")
		g.line("%s;", g.pick("return 0", "return 0", "exit(0)", "pthread_exit(0)"))
	default:
		g.late()
		g.line("%s;", g.pick("return 0", "exit(0)", "pthread_exit(0)"))
	}
	g.close("")
}

func (g *settled) lines(s string) {
	for l := range strings.Lines(s) {
		g.line("%s", strings.TrimRight(l, "\n"))
	}
}

// mixer writes the function with which all compute.
func (g *settled) mixer() {
	g.open("static unsigned mix(unsigned v, unsigned k)")
	for range 2 + g.s.Intn(4) {
		g.line("%s", g.pick("v = v * 31u + k;", "v ^= v >> 7;", "v += (unsigned char)(v >> 3);",
			"v = v & 1 ? v * 3u + 1 : v / 2;", "for (unsigned i = 0; i < (k & 3); i++) v += i * v + 1;",
			"v %= 10007u;", "{ short h = (short)v; v += h; }", "v = v << (k & 7) | v >> 25;",
			"switch (v & 3) { case 0: v += 5; break; case 1: v ^= k; default: v--; }"))
	}
	g.line("return v;")
	g.close("")
}

// piece adds what a piece does in main, and what of it is printed. In all, $ stands for the number of the piece.
func (g *settled) piece(start, end string, outs ...string) {
	g.starts = append(g.starts, g.own(start))
	g.ends = append(g.ends, g.own(end))
	for _, o := range outs {
		g.outs = append(g.outs, g.own(o))
	}
}

// own replaces $ by the number of the piece.
func (g *settled) own(s string) string { return strings.ReplaceAll(s, "$", fmt.Sprint(g.fresh)) }

// text writes something outside of functions.
func (g *settled) text(format string, args ...any) {
	g.b.WriteString(g.own(fmt.Sprintf(format, args...)))
	g.b.WriteByte('\n')
}

// startAll and joinAll start n threads, with an argument for each, and join them.
func startAll(n int, arg string) string {
	return fmt.Sprintf("pthread_t t$[%d];\nfor (long i = 0; i < %d; i++) pthread_create(&t$[i], 0, run$, %s);", n, n, arg)
}

func joinAll(n int) string {
	return fmt.Sprintf("for (long i = 0; i < %d; i++) pthread_join(t$[i], 0);", n)
}

const number = "(void *)i"

// inTurn starts a thread when the one before it has ended.
func (g *settled) inTurn() {
	g.text("unsigned x$ = %d, *p$ = &x$;", g.s.Intn(9))
	g.text("static void *run$(void *arg) { for (int k = 0; k < %d; k++) *p$ = mix(*p$, (unsigned)(long)arg + k); "+
		"return (void *)(long)(x$ & 15); }", 1+g.s.Intn(4))
	n := 2 + g.s.Intn(3)
	g.piece("", fmt.Sprintf("for (long i = 0; i < %d; i++) { pthread_t t; void *r; pthread_create(&t, 0, run$, "+
		"(void *)i); pthread_join(t, &r); x$ += (long)r; }", n), "x$")
}

// apart works on objects of which each belongs to one thread.
func (g *settled) apart() {
	n := 2 + g.s.Intn(3)
	g.text("struct part$ { int in; unsigned long acc; unsigned char c[%d]; short h; unsigned f : 5; };", 3+g.s.Intn(6))
	g.text("struct part$ part$[%d];", n)
	g.text("static void *run$(void *arg) {\n  struct part$ *p = arg, copy;")
	for range 2 + g.s.Intn(4) {
		g.text("  %s", g.pick("p->acc += mix(p->in, 3);",
			"for (unsigned i = 0; i < sizeof p->c; i++) p->c[i] = mix(p->in, i);", "p->h = (short)(p->h * 7 + p->c[1]);", "p->f += p->in;",
			"copy = *p; copy.in++; *p = copy;", "memmove(p->c + 1, p->c, sizeof p->c - 1);",
			"p->acc = p->acc << 3 ^ p->f;", "memset(p->c, p->h, 2);",
			"{ int *h = malloc(sizeof *h); if (!h) abort(); *h = p->in; p->acc += (*h)++; free(h); }"))
	}
	g.text("  return 0;\n}")
	var outs []string
	for i := range n {
		for _, f := range []string{"in", "acc", "c[0]", "c[2]", "h", "f"} {
			outs = append(outs, fmt.Sprintf("part$[%d].%s", i, f))
		}
	}
	g.piece("for (int i = 0; i < "+fmt.Sprint(n)+"; i++) part$[i].in = mix(i, 2);\n"+startAll(n, "&part$[i]"), joinAll(n), outs...)
}

// A guardian is a way to keep others out: declarations, what main does first, how to enter, how to leave.
type guardian struct{ decl, setup, enter, leave string }

var guardians = []guardian{
	{"pthread_mutex_t m$ = PTHREAD_MUTEX_INITIALIZER;", "", "pthread_mutex_lock(&m$);", "pthread_mutex_unlock(&m$);"},
	{"pthread_mutex_t m$;", "pthread_mutex_init(&m$, 0);", "while (pthread_mutex_trylock(&m$)) sched_yield();",
		"if (pthread_mutex_unlock(&m$)) abort();"},
	{"pthread_mutex_t m$ = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;", "",
		"pthread_mutex_lock(&m$); if (pthread_mutex_lock(&m$)) abort(); pthread_mutex_unlock(&m$);", "pthread_mutex_unlock(&m$);"},
	{"pthread_mutex_t m$ = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;", "",
		"if (pthread_mutex_lock(&m$)) abort(); if (pthread_mutex_lock(&m$) != EDEADLK) abort();",
		"if (pthread_mutex_unlock(&m$)) abort();"},
	{"pthread_mutex_t *m$;", "m$ = malloc(sizeof *m$); if (!m$) abort();\n" +
		"{ pthread_mutexattr_t a; pthread_mutexattr_init(&a); pthread_mutexattr_settype(&a, " +
		"PTHREAD_MUTEX_RECURSIVE); pthread_mutex_init(m$, &a); pthread_mutexattr_destroy(&a); }",
		"pthread_mutex_lock(m$); if (pthread_mutex_trylock(m$)) abort();", "pthread_mutex_unlock(m$); pthread_mutex_unlock(m$);"},
	{"pthread_spinlock_t m$;", "pthread_spin_init(&m$, 0);", "pthread_spin_lock(&m$);", "pthread_spin_unlock(&m$);"},
	{"pthread_rwlock_t m$ = PTHREAD_RWLOCK_INITIALIZER;", "", "pthread_rwlock_wrlock(&m$);", "pthread_rwlock_unlock(&m$);"},
	{"sem_t m$;", "sem_init(&m$, 0, 1);", "sem_wait(&m$);", "sem_post(&m$);"},
	{"mtx_t m$;", "mtx_init(&m$, mtx_plain);", "mtx_lock(&m$);", "mtx_unlock(&m$);"},
	{"mtx_t m$;", "mtx_init(&m$, mtx_plain | mtx_recursive);", "mtx_lock(&m$); mtx_lock(&m$);", "mtx_unlock(&m$); mtx_unlock(&m$);"},
	{"atomic_flag m$ = ATOMIC_FLAG_INIT;", "", "while (atomic_flag_test_and_set(&m$)) sched_yield();", "atomic_flag_clear(&m$);"},
	{"_Atomic int m$;", "", "for (int o = 0; !atomic_compare_exchange_strong(&m$, &o, 1); o = 0) sched_yield();",
		"atomic_store_explicit(&m$, 0, memory_order_release);"},
	{"int m$;", "", "while (__sync_lock_test_and_set(&m$, 1)) sched_yield();", "__sync_lock_release(&m$);"},
}

// commuting changes shared variables in ways that commute, each in one way only.
func (g *settled) commuting() {
	n, times := 2+g.s.Intn(2), 1+g.s.Intn(3)
	if g.chance(35) {
		op := g.pick("__atomic_fetch_add(&x$, v, __ATOMIC_RELAXED)", "__atomic_sub_fetch(&x$, v, __ATOMIC_SEQ_CST)",
			"__atomic_fetch_xor(&x$, v, __ATOMIC_ACQ_REL)", "__atomic_or_fetch(&x$, v & 255, __ATOMIC_RELEASE)",
			"__sync_fetch_and_add(&x$, v)", "__sync_and_and_fetch(&x$, v | 1)",
			"for (unsigned o = x$; !__atomic_compare_exchange_n(&x$, &o, o + v, 1, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);)")
		g.text("_Atomic unsigned a$ = 3;\nunsigned x$ = 77;")
		if strings.HasPrefix(op, "for") {
			op = strings.ReplaceAll(op, "o = x$", "o = __atomic_load_n(&x$, __ATOMIC_RELAXED)")
		}
		g.text("static void *run$(void *arg) { for (int k = 0; k < %d; k++) { unsigned v = "+
			"mix((unsigned)(long)arg, k); %s; %s; } return 0; }", times, op,
			g.pick("a$ += v", "a$++", "atomic_fetch_add_explicit(&a$, v, memory_order_relaxed)", "a$ -= v | 1"))
		g.piece(startAll(n, number), joinAll(n), "x$", "a$")
		return
	}
	l := guardians[g.s.Intn(len(guardians))]
	g.text("%s\nunsigned x$ = 1, y$, z$ = 5; int n$; unsigned char b$ = 3;", l.decl)
	g.text("static void *run$(void *arg) {\n  for (int k = 0; k < %d; k++) {\n    unsigned v = mix((unsigned)(long)arg, k);\n    %s", times, l.enter)
	for range 1 + g.s.Intn(3) {
		g.text("    %s", g.pick("x$ += v;", "y$ ^= v;", "if (v > z$) z$ = v;", "n$++;", "b$ += (unsigned char)v;",
			"n$ += 2; sched_yield(); n$--;", "{ unsigned t = x$; sched_yield(); x$ = t + 1; }"))
	}
	g.text("    %s\n  }\n  return 0;\n}", l.leave)
	g.piece(strings.TrimPrefix(l.setup+"\n", "\n")+startAll(n, number), joinAll(n), "x$", "y$", "z$", "n$", "b$")
}

// turns hands a variable around.
func (g *settled) turns() {
	n, times := 2+g.s.Intn(2), 1+g.s.Intn(3)
	g.text("unsigned x$ = %d;", g.s.Intn(5))
	setup, work := "", "x$ = mix(x$, (unsigned)id);"
	switch g.s.Intn(4) {
	case 0:
		g.text("pthread_mutex_t m$ = PTHREAD_MUTEX_INITIALIZER; pthread_cond_t c$ = PTHREAD_COND_INITIALIZER; int turn$;")
		g.text("static void *run$(void *arg) { long id = (long)arg; for (int k = 0; k < %d; k++) { "+
			"pthread_mutex_lock(&m$); while (turn$ != id) pthread_cond_wait(&c$, &m$); %s turn$ = (turn$ + 1) %% "+
			"%d; %s } return 0; }", times, work, n,
			g.pick("pthread_cond_broadcast(&c$); pthread_mutex_unlock(&m$);", "pthread_mutex_unlock(&m$); pthread_cond_broadcast(&c$);"))
	case 1:
		g.text("sem_t s$[%d];", n)
		g.text("static void *run$(void *arg) { long id = (long)arg; for (int k = 0; k < %d; k++) { "+
			"sem_wait(&s$[id]); %s sem_post(&s$[(id + 1) %% %d]); } return 0; }", times, work, n)
		setup = fmt.Sprintf("for (int i = 0; i < %d; i++) sem_init(&s$[i], 0, i == 0);\n", n)
	case 2:
		g.text("_Atomic int turn$;")
		next := g.pick(fmt.Sprintf("turn$ = (turn$ + 1) %% %d", n),
			fmt.Sprintf("atomic_store_explicit(&turn$, (id + 1) %% %d, memory_order_release)", n))
		g.text("static void *run$(void *arg) { long id = (long)arg; for (int k = 0; k < %d; k++) { while (%s != "+
			"id) sched_yield(); %s %s; } return 0; }", times,
			g.pick("turn$", "atomic_load_explicit(&turn$, memory_order_acquire)"), work, next)
	default:
		g.text("pthread_mutex_t m$; struct { pthread_cond_t c; int go; } w$[%d];", n)
		g.text("static void *run$(void *arg) { long id = (long)arg; for (int k = 0; k < %d; k++) { "+
			"pthread_mutex_lock(&m$); while (!w$[id].go) pthread_cond_wait(&w$[id].c, &m$); w$[id].go = 0; %s "+
			"w$[(id + 1) %% %d].go = 1; pthread_cond_signal(&w$[(id + 1) %% %d].c); pthread_mutex_unlock(&m$); } "+
			"return 0; }",
			times, work, n, n)
		setup = fmt.Sprintf("pthread_mutex_init(&m$, 0);\nfor (int i = 0; i < %d; i++) { "+
			"pthread_cond_init(&w$[i].c, 0); w$[i].go = i == 0; }\n", n)
	}
	g.piece(setup+startAll(n, number), joinAll(n), "x$")
}
