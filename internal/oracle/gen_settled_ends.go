package oracle

import "fmt"

// What runs when a thread or the process ends, in the order that C and POSIX lay down.

// enders writes functions for the end of the process: they compute something that depends on their order.
func (g *settled) enders() {
	g.byes = 1 + g.s.Intn(3)
	g.line("unsigned bye = 1; int quick;")
	for i := range g.byes {
		again := ""
		if i > 0 && g.chance(30) {
			again = fmt.Sprintf(" if (!quick++) atexit(bye%d);", g.s.Intn(i))
		}
		g.line("static void bye%d(void) { bye = mix(bye, %d);%s }", i, i+3, again)
	}
	g.outs = append(g.outs, "bye")
	g.line("static void *last(void *arg) { sched_yield(); bye = mix(bye, 77); %s }", g.pick("return 0;", "pthread_exit(arg);", "exit(0);"))
}

// late registers what runs at the end, and may leave the end of the process to another thread.
func (g *settled) late() {
	for range 1 + g.s.Intn(4) {
		g.line("atexit(bye%d);", g.s.Intn(g.byes))
	}
	if g.chance(40) {
		// Nobody else is left: whether main or that thread is the last one, it runs what is registered.
		g.line("pthread_t t;")
		g.line("pthread_create(&t, 0, last, 0);")
		g.line("pthread_exit(0);")
	}
}

// keys have destructors, which may give the key another value.
func (g *settled) keys() {
	n := 2 + g.s.Intn(2)
	g.text("pthread_key_t a$, b$, c$; unsigned sum$, mixed$, mine$; _Thread_local unsigned own$ = 1;")
	g.text("static void one$(void *p) { own$ = mix(own$, (unsigned)(long)p); %s __atomic_fetch_add(&sum$, own$, __ATOMIC_RELAXED); }",
		g.pick("", "if ((long)p < 4) pthread_setspecific(a$, (char *)p + 2);",
			"if (pthread_getspecific(a$)) abort();", "if ((long)p < 9) pthread_setspecific(a$, (char *)p + 9);"))
	g.text("static void two$(void *p) { __atomic_fetch_xor(&mixed$, *(unsigned *)p, __ATOMIC_RELAXED); free(p); }")
	g.text("static void *run$(void *arg) {\n  long i = (long)arg;\n  unsigned *h = malloc(sizeof *h);\n" +
		"  if (!h) abort();\n  *h = mix(9, i);")
	g.text("  pthread_setspecific(a$, (void *)(i + 1));\n  %s\n  %s",
		g.pick("pthread_setspecific(b$, h);", "pthread_setspecific(b$, h); if (i) pthread_setspecific(b$, 0); if (i) free(h);", "free(h);"),
		g.pick("", "pthread_setspecific(c$, &sum$);", "pthread_setspecific(a$, 0);", "pthread_setspecific(a$, (void *)3);"))
	g.text("  %s\n}", g.pick("return 0;", "pthread_exit(0);"))
	g.piece("pthread_key_create(&a$, one$);\npthread_key_create(&b$, two$);\npthread_key_create(&c$, "+
		g.pick("0", "one$")+");\n"+g.pick("", "pthread_key_delete(c$);\n", "pthread_setspecific(a$, (void *)8);\n")+
		startAll(n, number), joinAll(n)+"\nmine$ = own$;", "sum$", "mixed$", "mine$")
}

// cleanups run when a thread ends by itself, the last one first.
func (g *settled) cleanups() {
	n := 2 + g.s.Intn(2)
	g.text("struct trail$ { unsigned v; int n; } trail$[%d]; pthread_mutex_t m$ = PTHREAD_MUTEX_INITIALIZER; unsigned sum$, res$;", n)
	g.text("static void note$(void *p) { struct trail$ *t = p; t->v = mix(t->v, 5 + t->n++); }\n" +
		"static void more$(void *p) { struct trail$ *t = p; t->v ^= 3; t->n += 2; }\n" +
		"static void unlock$(void *m) { sum$ += 4; pthread_mutex_unlock(m); }")
	g.text("static void deep$(struct trail$ *t, int n) {\n  pthread_cleanup_push(%s, t);\n"+
		"  if (n) deep$(t, n - 1);\n  %s\n  pthread_cleanup_pop(%s);\n}", g.pick("note$", "more$"), g.pick(
		"if (t->n == 0 && n == 1) pthread_exit(t);", "t->v += n;", "if (!n) pthread_exit(0);"), g.pick("0", "1",
		"t->v & 1"))
	g.text("static void *run$(void *arg) {\n  struct trail$ *t = &trail$[(long)arg];\n"+
		"  t->v = (unsigned)(long)arg;\n  pthread_cleanup_push(note$, t);\n  pthread_cleanup_push(more$, t);\n"+
		"  deep$(t, %d);\n  pthread_cleanup_pop(%s);", g.s.Intn(3), g.pick("0", "1"))
	g.text("  pthread_mutex_lock(&m$);\n  pthread_cleanup_push(unlock$, &m$);\n  sum$ += 1;\n  %s\n"+
		"  pthread_cleanup_pop(1);\n  %s\n  pthread_cleanup_pop(%s);\n  return (void *)1;\n}", g.pick("",
		"if (arg) pthread_exit(0);"), g.pick("", "pthread_exit(t);"), g.pick("0", "1"))
	outs := []string{"sum$", "res$"}
	for i := range n {
		outs = append(outs, fmt.Sprintf("trail$[%d].v", i), fmt.Sprintf("trail$[%d].n", i))
	}
	g.piece(startAll(n, number), fmt.Sprintf("for (long i = 0; i < %d; i++) { void *r; pthread_join(t$[i], &r); "+
		"res$ = res$ * 3 + (r == 0) + 2 * (r == (void *)1); }", n), outs...)
}
