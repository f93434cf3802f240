package oracle

import (
	"fmt"
	"strings"
)

// A Source answers the generator's questions: an integer in [0, n).
type Source interface{ Intn(n int) int }

// Program is a generated program.
type Program struct {
	Text string
	// Threads is set if the program starts any.
	Threads bool
}

// Generate writes a C program. It terminates, does not divide by zero, does not shift too far and dereferences
// only valid pointers, whatever the schedule; it may race and it may deadlock. Without threads it is sequential
// and prints its globals at the end.
func Generate(s Source, threads bool) Program {
	g := &gen{s: s, threads: threads}
	g.program()
	return Program{Text: g.b.String(), Threads: threads}
}

type gen struct {
	s       Source
	b       strings.Builder
	indent  int
	threads bool
	names   int

	budget  int // statements left in this function
	locals  []string
	ptrs    []string // local int *, always valid
	structs []string // local struct S *, always valid
	depth   int      // of statements
	loops   int
	fn      int // helpers below this number may be called
	thread  int // threads above this number may be started; -1 in helpers
	held    int
	void    bool
	passes  bool // write loops of a few passes
	ends    bool // register what runs at ends
	watch   int  // 1: the canary is watched; 2: everything is
	relay   int  // what a sequential program does, so many threads do one after the other
}

func (g *gen) pick(xs ...string) string { return xs[g.s.Intn(len(xs))] }

func (g *gen) chance(percent int) bool { return g.s.Intn(100) >= 100-percent }

func (g *gen) line(format string, args ...any) {
	g.b.WriteString(strings.Repeat("  ", g.indent))
	fmt.Fprintf(&g.b, format, args...)
	g.b.WriteByte('\n')
}

func (g *gen) open(format string, args ...any) {
	g.line(format+" {", args...)
	g.indent++
}

func (g *gen) close(tail string) {
	g.indent--
	g.line("}%s", tail)
}

func (g *gen) name(prefix string) string {
	g.names++
	return fmt.Sprint(prefix, g.names)
}

const helpers, workers = 4, 3

const globals = `typedef unsigned long word;
struct S { int a; char b; short c; int bf : 5; unsigned bg : 11; union { int u; unsigned char by[4]; } un; int arr[3]; struct S *next; int *ip; };
struct L { %s int x; int y; };
union U { int *p; unsigned char raw[sizeof(int *)]; };
int g0 = 1, g1, g2 = -3, g3;
unsigned gu = 7;
unsigned char gc;
long gl;
double gd = 1.5;
int ga[4] = {1, 2, 3, 4};
struct S s0, s1 = {1, 2, 3};
struct L lk[2];
union { int i; unsigned char c[4]; short h[2]; } u0;
union U u1 = {&g1};
int *p0 = &g0, *p1 = &ga[1];
struct S *sp0 = &s0, *sp1 = &s1;
void *vp = &g1;
word ip = (word)&g2;
static int helper0(int *p, int v);
int (*fp)(int *, int) = helper0;
`

const threadGlobals = `pthread_mutex_t m0 = PTHREAD_MUTEX_INITIALIZER, m1 = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t mr = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP, me = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
pthread_mutex_t *mp = &m0;
pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
pthread_spinlock_t sl;
pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
pthread_once_t once = PTHREAD_ONCE_INIT;
pthread_barrier_t bar;
sem_t sem;
_Atomic int at0;
int at1, flag;
_Thread_local int tl;
int *tlp = &g3;
pthread_t tid[3];
static void initialise(void) { g3 = 9; s0.a = 2; }
`

func (g *gen) program() {
	if g.threads {
		g.line("#define _GNU_SOURCE\n#include <pthread.h>\n#include <semaphore.h>\n#include <setjmp.h>")
	} else {
		g.line("#include <stdio.h>\n#include <setjmp.h>\n#include <stdarg.h>\n#include <pthread.h>")
	}
	g.line("#include <stdlib.h>\n#include <string.h>")
	m := ""
	if g.threads {
		m = "pthread_mutex_t m;"
	}
	g.b.WriteString(fmt.Sprintf(globals, m))
	g.b.WriteString(moreGlobals)
	if !g.threads {
		g.b.WriteString(sequential)
	}
	if g.threads {
		g.b.WriteString(threadGlobals)
		g.b.WriteString(moreThreads)
		g.b.WriteString(exoticGlobals)
		g.b.WriteString(orderGlobals)
		g.b.WriteString(patternGlobals)
		if g.passes {
			g.b.WriteString(loopGlobals)
		}
		g.watch = max(0, g.s.Intn(4)-1)
		if g.ends = g.chance(30); g.ends {
			g.b.WriteString(endGlobals)
		}
	}
	for i := range helpers {
		g.helper(i)
	}
	if g.threads {
		for i := workers - 1; i >= 0; i-- {
			g.worker(i)
		}
	}
	if g.ends {
		g.enders()
	}
	if g.watch > 0 {
		g.watcher()
	}
	for i := range g.relay {
		g.runner(i)
	}
	g.main()
}

// begin starts the body of a function.
func (g *gen) begin(budget, fn, thread int) {
	g.budget, g.fn, g.thread = budget, fn, thread
	g.locals, g.ptrs, g.structs = nil, nil, nil
	g.held, g.loops, g.depth = 0, 0, 0
	n := 1 + g.s.Intn(2)
	for range n {
		x := g.name("x")
		g.line("int %s = %d;", x, g.s.Intn(9)-2)
		g.locals = append(g.locals, x)
	}
	if g.chance(50) {
		p := g.name("q")
		g.line("int *%s = %s;", p, g.ptr(1))
		g.ptrs = append(g.ptrs, p)
	}
	if g.chance(30) {
		p := g.name("r")
		g.line("struct S *%s = %s;", p, g.structPtr())
		g.structs = append(g.structs, p)
	}
}

// helper functions call only earlier ones.
func (g *gen) helper(i int) {
	switch i % 3 {
	case 0:
		g.open("static int helper%d(int *p, int v)", i)
		g.begin(2+g.s.Intn(3), i, -1)
		g.locals = append(g.locals, "v")
		g.ptrs = append(g.ptrs, "p")
		g.void = false
		g.block()
		g.line("return %s;", g.expr(2))
	case 1:
		g.open("static void helper%d(struct S *s)", i)
		g.begin(2+g.s.Intn(3), i, -1)
		g.structs = append(g.structs, "s")
		g.void = true
		g.block()
	default:
		g.open("static struct S helper%d(struct S s, int n)", i)
		g.begin(1+g.s.Intn(2), i, -1)
		g.locals = append(g.locals, "s.a", "s.b", "s.bf", "s.arr[1]")
		g.block()
		if g.chance(40) {
			g.line("if (n > 0) return helper%d(s, (n & 3) - 1);", i)
		}
		g.line("return s;")
	}
	g.close("")
}

// worker functions start only later ones.
func (g *gen) worker(i int) {
	g.open("static void *worker%d(void *arg)", i)
	g.begin(3+g.s.Intn(6), helpers, i+1)
	g.void = false
	if g.chance(70) {
		g.line("int *a = arg;")
		g.ptrs = append(g.ptrs, "a")
	}
	g.block()
	switch g.s.Intn(8) {
	case 0:
		g.line("pthread_exit(arg);")
	case 1:
		g.line("return p0;")
	default:
		g.line("return arg;")
	}
	g.close("")
}

// runner functions run while nobody else does.
func (g *gen) runner(i int) {
	g.open("static void *runner%d(void *arg)", i)
	g.begin(3+g.s.Intn(6), helpers, -1)
	g.void = false
	g.block()
	g.line("return arg;")
	g.close("")
}

func (g *gen) main() {
	g.open("int main(void)")
	g.begin(4+g.s.Intn(8), helpers, 0)
	g.void = false
	if g.chance(40) {
		y, q := g.name("y"), g.name("q")
		g.line("int %s = %d, *%s = &%s;", y, g.s.Intn(5), q, y)
		g.locals, g.ptrs = append(g.locals, y), append(g.ptrs, q)
	}
	if g.threads {
		g.line("for (int i = 0; i < 2; i++) pthread_mutex_init(&lk[i].m, 0);")
		g.line("pthread_spin_init(&sl, 0);")
		g.line("sem_init(&sem, 0, %d);", g.s.Intn(2))
		g.line("pthread_barrier_init(&bar, 0, 2);")
		g.line("pthread_key_create(&key, 0);")
		if g.ends {
			g.line("pthread_key_create(&dropped, drop);")
			g.line("pthread_key_create(&passed, pass);")
		}
		if g.watch > 0 {
			g.line("pthread_t watch;")
			g.line("pthread_create(&watch, 0, watcher, 0);")
		}
	}
	g.block()
	for i := range g.relay {
		g.line("{ pthread_t t; void *r; pthread_create(&t, 0, runner%d, &g%d); pthread_join(t, &r); *(int *)r ^= 1; }", i, i)
	}
	if g.threads {
		switch g.s.Intn(10) {
		case 0:
			g.line("pthread_exit(0);")
		case 1:
			g.line("exit(0);")
		}
	} else {
		g.print()
	}
	g.line("return 0;")
	g.close("")
}

// print copies the state of a sequential program to out, without addresses, and prints it.
func (g *gen) print() {
	vs := []string{"g0", "g1", "g2", "g3", "gu", "gc", "gl", "ga[0]", "ga[1]", "ga[2]", "ga[3]", "u0.i", "*p0", "*p1",
		"*u1.p", "*(int *)ip", "st0", "st1", "st2", "ll",
		"m2[0][0]", "m2[0][1]", "m2[1][0]", "m2[1][1]", "lk[0].x", "lk[0].y", "lk[1].x", "lk[1].y", "box.st.a",
		"box.pad[0]", "box.pad[1]", "p0 == p1", "sp0 == sp1", "ul"}
	for _, s := range []string{"s0.", "s1.", "sp0->", "sp1->"} {
		for _, f := range []string{"a", "b", "c", "bf", "bg", "un.u", "arr[0]", "arr[1]", "arr[2]", "next != 0", "ip != 0"} {
			vs = append(vs, s+f)
		}
	}
	for i, v := range vs {
		g.line("out[%d] = %s;", i, v)
	}
	g.line("memcpy(&out[98], &gd, 8); memcpy(&out[99], &gf, 4);")
	g.line(`for (int i = 0; i < 100; i++) printf("%%ld\n", out[i]);`)
}

// block fills a function with statements.
func (g *gen) block() {
	g.bird()
	for g.budget > 0 {
		g.stmt()
	}
}

// nested writes a few statements in braces.
func (g *gen) nested() {
	if g.depth > 3 {
		g.budget--
		g.line("%s = %s;", g.lvalue(), g.expr(1))
		return
	}
	g.depth++
	g.bird()
	l, p, s := len(g.locals), len(g.ptrs), len(g.structs)
	for n := 1 + g.s.Intn(3); n > 0 && g.budget > -8; n-- {
		g.stmt()
	}
	g.locals, g.ptrs, g.structs = g.locals[:l], g.ptrs[:p], g.structs[:s]
	g.depth--
}

// flawed generates programs that are as they should be, but for one mistake.
type flawed struct {
	gen
	wrong int // which mistake; 0: none
}

// or is what is right, or if that is the mistake, what is wrong.
func (g *flawed) or(mistake int, right string, wrong ...string) string {
	if g.wrong != mistake {
		return right
	}
	return g.pick(wrong...)
}
