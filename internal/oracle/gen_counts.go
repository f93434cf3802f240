package oracle

import "fmt"

// GenerateCounts writes a C program whose threads tell by numbers how far they are: references of an object, jobs that
// are not done, threads that are done, states. Mostly it is as it should be, and now and then it has one of the mistakes
// that let somebody go on too early, or go on who has given up what he had.
func GenerateCounts(s Source) Program {
	g := &counting{gen: gen{s: s, threads: true}, wrong: 1 + s.Intn(14)}
	g.atomic = g.chance(50)
	g.b.WriteString("#include <pthread.h>\n#include <stdatomic.h>\n#include <stdlib.h>\n")
	g.b.WriteString("static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, o = PTHREAD_MUTEX_INITIALIZER;\nstatic int choice, x, y, cells[4];\n")
	g.kind = g.s.Intn(4)
	typ := g.pick("int", "int", "long", "unsigned")
	if g.atomic {
		typ = "_Atomic " + typ
	}
	first := 0
	if g.kind == 0 && g.chance(30) {
		first = 1 + g.s.Intn(2)
	}
	g.ref, g.first = "n", first
	switch g.s.Intn(3) {
	case 0:
		g.b.WriteString(fmt.Sprintf("static struct { int a; %s n; int b; } s = {0, %d, 0};\n", typ, first))
		g.ref = "s.n"
	default:
		g.b.WriteString(fmt.Sprintf("static %s n = %d;\n", typ, first))
	}
	g.functions()
	g.process()
	return Program{Text: g.b.String(), Threads: true}
}

// counting is a generator of such programs. kind is what is counted: references, jobs, threads that are done, or a
// state; ref is the number, which is first at first. One of wrong mistakes is made.
type counting struct {
	gen
	kind, wrong, first int
	atomic             bool
	ref                string
}

// slip reports whether the program has the n-th mistake here.
func (g *counting) slip(n int) bool { return g.wrong == n && g.chance(60) }

// order is a memory order, if that is not the mistake.
func (g *counting) order(right string, n int) string {
	if g.slip(n) {
		right = g.pick("memory_order_relaxed", "memory_order_relaxed", "memory_order_release", "memory_order_acquire")
		if n == 1 {
			right = g.pick("memory_order_relaxed", "memory_order_consume")
		}
	}
	return right
}

// section writes statements in a section of the lock, if that is not the mistake.
func (g *counting) section(body string) {
	m := "m"
	if g.slip(4) {
		m = "o"
	}
	if g.slip(5) {
		g.line("%s", body)
		return
	}
	g.line("pthread_mutex_lock(&%s); %s pthread_mutex_unlock(&%s);", m, body, m)
}

// functions writes what is done to the number.
func (g *counting) functions() {
	g.open("static void more(int by)")
	switch {
	case g.atomic:
		g.line("atomic_fetch_add_explicit(&%s, by, %s);", g.ref, g.pick("memory_order_relaxed", "memory_order_release", "memory_order_seq_cst"))
	default:
		g.section(g.pick(g.ref+" += by;", g.ref+" = "+g.ref+" + by;"))
	}
	g.close("")
	g.open("static int less(void)")
	g.line("int left;")
	if g.atomic {
		order := g.order("memory_order_acq_rel", 2)
		if g.chance(30) {
			g.line("left = atomic_fetch_sub_explicit(&%s, 1, %s) - 1;", g.ref, g.order("memory_order_release", 2))
			if !g.slip(3) {
				g.line("atomic_thread_fence(memory_order_acquire);")
			}
		} else {
			g.line("left = %s;", g.pick("atomic_fetch_sub_explicit(&"+g.ref+", 1, "+order+") - 1", "atomic_fetch_add_explicit(&"+g.ref+", -1, "+order+") - 1"))
		}
	} else {
		g.section(g.pick("left = --"+g.ref+";", g.ref+"--; left = "+g.ref+";", "left = "+g.ref+" - 1; "+g.ref+" = left;"))
	}
	g.line("return left;")
	g.close("")
	g.open("static int now(void)")
	g.line("int is;")
	if g.atomic {
		g.line("is = atomic_load_explicit(&%s, %s);", g.ref, g.order("memory_order_acquire", 1))
	} else {
		g.section("is = " + g.ref + ";")
	}
	g.line("return is;")
	g.close("")
	g.open("static void set(int to)")
	if g.atomic {
		g.line("atomic_store_explicit(&%s, to, %s);", g.ref, g.order("memory_order_release", 2))
	} else {
		g.section(g.ref + " = to;")
	}
	g.close("")
}

// use is an access to what the number is about.
func (g *counting) use() {
	g.line("%s", g.pick("x++;", "y = x;", "if (x) y++;", "cells[1] = x;", "x = cells[1];", ";", "y++;", "(void)*(volatile int *)&x;"))
}

// look is an access that does not write.
func (g *counting) look() {
	g.line("%s", g.pick("if (x > 100) choice = 0;", "(void)*(volatile int *)&x;", "(void)*(volatile int *)&y;", ";"))
}

// down drops a reference, or ends a job.
func (g *counting) down() {
	if g.chance(25) {
		g.line("less();")
		return
	}
	g.open("if (less() %s)", g.pick("== 0", "== 0", "<= 0", "< 1"))
	g.use()
	g.use()
	g.close("")
}

// user writes the function of a thread.
func (g *counting) user(i int) {
	g.open("static void *user%d(void *arg)", i)
	early := g.slip(6)
	switch g.kind {
	case 0, 1:
		if early {
			g.down()
		}
		if g.kind == 1 && g.chance(60) {
			g.line("*(int *)arg = %d;", i)
		}
		g.look()
		if i == 0 && g.chance(30) {
			g.line("pthread_t t;")
			if !g.slip(7) {
				g.line("more(1);")
			}
			g.line("pthread_create(&t, 0, user1, &cells[3]);")
			g.look()
		}
		if !early {
			g.down()
		}
		if g.slip(8) {
			g.down()
		}
	case 2:
		if early {
			g.line("more(1);")
		}
		g.line("%s", g.pick("*(int *)arg = 1;", "x = 1;", "(void)*(volatile int *)&x;"))
		if !early {
			g.line("more(1);")
		}
	default:
		g.line("int s = now();")
		g.open("if (s == %d)", i)
		g.use()
		if early {
			g.line("set(%d);", i+1)
			g.use()
		} else {
			g.use()
			g.line("set(%d);", i+1)
		}
		g.close("")
	}
	if g.slip(9) {
		g.look()
	}
	g.line("return arg;")
	g.close("")
}

// process writes the threads and main.
func (g *counting) process() {
	g.line("static void *user1(void *arg);")
	g.user(0)
	g.user(1)
	g.open("int main(void)")
	g.line("pthread_t t;")
	if g.kind == 0 && g.first == 0 {
		if g.chance(50) {
			g.line("set(1);")
		} else if !g.slip(10) {
			g.line("more(1);")
		}
	}
	for i := range 2 {
		if g.kind == 0 || g.kind == 1 {
			late := g.slip(11)
			if !late && !g.slip(12) && !(i == 0 && g.first == 2) {
				g.line("more(1);")
			}
			g.line("pthread_create(&t, 0, user%d, &cells[%d]);", g.s.Intn(2), i)
			if late {
				g.line("more(1);")
			}
		} else {
			g.line("pthread_create(&t, 0, user%d, &cells[%d]);", i, i)
		}
		if g.kind == 0 {
			g.look()
		}
	}
	switch g.kind {
	case 0:
		g.down()
		if g.slip(13) {
			g.use()
		}
	case 1:
		g.open("if (now() %s)", g.pick("== 0", "<= 0", "< 1"))
		if g.slip(13) {
			g.line("pthread_create(&t, 0, user1, &cells[0]);")
		}
		g.use()
		g.line("x = cells[0] + cells[1];")
		g.close("")
	case 2:
		want := "2"
		if g.slip(13) {
			want = "1"
		}
		g.open("if (now() >= %s)", want)
		g.use()
		g.line("x = cells[0] + cells[1];")
		g.close("")
	default:
		g.open("if (now() == %d)", 2)
		g.use()
		g.close("")
	}
	if g.slip(14) {
		g.line("set(%d);", g.s.Intn(3))
	}
	g.line("return 0;")
	g.close("")
}
