package oracle

// What runs when a thread or the process ends.

const endGlobals = `pthread_key_t dropped, passed;
static void bye0(void), bye1(void), clean0(void *), clean1(void *), drop(void *), pass(void *);
`

// enders writes the functions that are registered.
func (g *gen) enders() {
	for _, head := range []string{"bye0(void)", "bye1(void)", "clean0(void *arg)", "clean1(void *arg)",
		"drop(void *arg)", "pass(void *arg)"} {
		g.open("static void %s", head)
		g.begin(1+g.s.Intn(2), helpers, -1)
		g.void = true
		if head[0] != 'b' {
			g.line("int *a = arg;")
			g.ptrs = append(g.ptrs, "a")
		}
		g.block()
		switch head[0] {
		case 'p':
			g.line("if (a != &g0) pthread_setspecific(%s, &g0);", g.pick("passed", "dropped"))
		case 'b':
			if g.chance(20) {
				g.line("if (%s) atexit(bye0);", g.expr(1))
			}
		}
		g.close("")
	}
}

// end registers something, or ends.
func (g *gen) end() {
	switch g.s.Intn(9) {
	case 0, 1:
		g.line("atexit(%s);", g.pick("bye0", "bye1"))
	case 2:
		g.line("if (%s) %s;", g.expr(1), g.pick("pthread_exit(0)", "pthread_exit(&g1)", "exit(0)", "_Exit(0)"))
	case 3, 4:
		g.line("pthread_setspecific(%s, %s);", g.pick("dropped", "passed"), g.pick("0", "&g0", g.ptr(1), g.ptr(1)))
	case 5:
		g.line("if (%s) pthread_key_delete(%s);", g.expr(1), g.pick("dropped", "passed"))
	default:
		g.line("pthread_cleanup_push(%s, %s);", g.pick("clean0", "clean1"), g.ptr(1))
		for range 1 + g.s.Intn(2) {
			g.assign()
		}
		if g.chance(50) {
			g.line("if (%s) pthread_exit(0);", g.expr(1))
		}
		if g.chance(30) {
			g.line("{ pthread_cleanup_push(clean0, %s);", g.ptr(1))
			g.assign()
			g.line("if (%s) pthread_exit(&g2);", g.expr(1))
			g.line("pthread_cleanup_pop(%s); }", g.pick("0", "1"))
		}
		g.line("pthread_cleanup_pop(%s);", g.pick("0", "1", g.atom()))
	}
}
