package oracle

// GenerateLoops is Generate for programs with many loops of a few passes, in which threads are started and
// joined, locks and objects made, and arrays of them filled and used: with the mistakes that make a difference.
func GenerateLoops(s Source) Program {
	g := &gen{s: s, threads: true, passes: true}
	g.program()
	return Program{Text: g.b.String(), Threads: true}
}

// head is the head of a loop with the counter i from one of a few numbers on, nearly always the first one.
func (g *gen) head(i string, n int) string {
	from := "0"
	if g.chance(15) {
		from = "1"
	}
	to := string(rune('0' + n))
	switch g.s.Intn(8) {
	case 0:
		return "for (unsigned " + i + " = " + from + "; " + i + " != " + to + "; ++" + i + ")"
	case 1:
		return "for (int " + i + " = " + to + "; " + i + "-- > " + from + ";)"
	case 2:
		return "for (int " + i + " = " + from + "; " + i + " + 1 < " + to + "; " + i + "++)" // one pass less
	}
	return "for (int " + i + " = " + from + "; " + i + " < " + to + "; " + i + "++)"
}

// leave perhaps writes a way to end a pass early.
func (g *gen) leave(i string) {
	if g.chance(30) {
		g.line("if (%s) %s;", g.pick(i+" == 1", g.shared()+" & 1", g.expr(1)), g.pick("break", "continue"))
	}
}

// few writes a loop of a few passes, or several that belong together.
func (g *gen) few() {
	n := 2 + g.s.Intn(2)
	i := g.name("i")
	can := g.thread >= 0 && g.thread < workers
	switch k := g.s.Intn(8); {
	case k < 4 && can: // threads with objects of their own
		t, h := g.name("t"), g.name("h")
		w := g.thread + g.s.Intn(workers-g.thread)
		g.line("pthread_t %s[3]; struct S *%s[3] = {&s0, &s0, &s1};", t, h)
		g.open("%s", g.head(i, n))
		own := g.chance(60)
		if own {
			g.line("%s[%s] = calloc(1, sizeof **%s);", h, i, h)
			g.line("if (!%s[%s]) abort();", h, i)
		}
		g.leave(i)
		slot := g.pick(i, i, i, "0", "2 - "+i)
		g.line("if (fuel-- <= 0 || pthread_create(&%s[%s], 0, worker%d, %s)) %s;", t, slot, w,
			g.pick("&"+h+"["+i+"]->a", "&"+h+"["+i+"]->a", "&ga["+i+"]", g.ptr(1)), g.pick("abort()", "exit(0)", "break"))
		if g.chance(30) {
			g.line("%s[%s]->a = %s;", h, i, g.atom())
		}
		if g.chance(20) {
			g.line("pthread_join(%s[%s], 0);", t, i)
		}
		g.close("")
		g.inner()
		j := g.name("i")
		if g.chance(80) {
			g.open("%s", g.head(j, n))
			g.leave(j)
			g.line("pthread_join(%s[%s], 0);", t, j)
			if g.chance(40) {
				g.line("%s[%s]->a = %s;", h, j, g.atom())
			}
			g.close("")
		}
		g.line("%s[%d]->a = %s;", h, g.s.Intn(n), g.atom())
	case k == 4 && g.held == 0: // locks
		g.line("%s pthread_mutex_lock(&lk[%s & 1].m);", g.head(i, 2), i)
		g.held += 2
		g.line("lk[%d].x = %s;", g.s.Intn(2), g.atom())
		g.inner()
		j := g.name("i")
		g.open("%s", g.head(j, 2))
		g.leave(j)
		g.line("pthread_mutex_unlock(&lk[%s & 1].m);", j)
		g.close("")
		g.held -= 2
		g.line("lk[%d].y = %s;", g.s.Intn(2), g.atom())
	case k == 5: // pointers
		q := g.name("q")
		g.line("int *%s[4] = {&g0, &g0, &g0, &g0};", q)
		g.open("%s", g.head(i, n))
		g.leave(i)
		g.line("%s[%s] = %s;", q, i, g.pick("&ga["+i+"]", g.ptr(1)))
		g.close("")
		g.line("*%s[%d] = %s;", q, g.s.Intn(3), g.atom())
	case k == 6: // a loop in a loop
		j := g.name("i")
		h := g.name("h")
		g.line("struct S *%s[9] = {&s0};", h)
		g.open("%s", g.head(i, 2))
		g.open("%s", g.head(j, n))
		g.line("struct S *o = malloc(sizeof *o);")
		g.line("if (!o) abort();")
		g.line("o->a = %s; o->next = %s;", g.atom(), g.structPtr())
		g.leave(j)
		g.line("%s[3 * %s + %s] = o;", h, i, j)
		g.close("")
		g.leave(i)
		if g.chance(40) {
			g.line("%s = %s[0];", g.pick("sp0", "sp1", "s1.next"), h)
		}
		g.close("")
		g.line("if (%s[4]) %s[4]->b = %s;", h, h, g.atom())
	default: // a function that makes something is called
		q := g.name("q")
		g.line("struct S *%s[3] = {&s0, &s0, &s0};", q)
		g.open("%s", g.head(i, n))
		g.line("%s[%s] = produce(%s);", q, i, i)
		g.leave(i)
		g.line("%s[%s]->b = %s;", q, i, g.atom())
		if g.chance(40) {
			g.line("%s = %s[%s];", g.pick("sp0", "sp1", "s1.next"), q, i)
		}
		g.close("")
		g.line("%s[1]->c = %s;", q, g.atom())
	}
}

const loopGlobals = `static struct S *produce(int n) { struct S *s = calloc(2, sizeof *s); if (!s) abort(); s->a = n; return s; }
`
