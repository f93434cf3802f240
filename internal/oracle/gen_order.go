package oracle

const orderGlobals = `static int take(pthread_mutex_t *m, int v) { pthread_mutex_lock(m); return v; }
static int give(pthread_mutex_t *m, int v) { pthread_mutex_unlock(m); return v; }
static int count(int *p) { return *p = (*p + 1) & 7; }
static int publish(int v) { at0 = v; return v; }
static int both(int a, int b) { return a * 2 + b; }
`

// unordered writes an expression whose operands C lets come in any order, while one of them orders threads or
// changes what another one reads.
func (g *gen) unordered() {
	m := g.pick("&m0", "&m0", "&m1", "&mr")
	x, y := g.expr(1), g.atom()
	combine := func(a, b string) string {
		if g.chance(50) {
			a, b = b, a
		}
		return g.pick("both("+a+", "+b+")", a+" + "+b, "((int[]){"+a+", "+b+"})[1]", a+" - "+b)
	}
	switch g.s.Intn(7) {
	case 0:
		g.line("pthread_mutex_lock(%s);", m)
		g.line("%s = %s;", g.lvalue(), combine(x, "give("+m+", "+y+")"))
	case 1:
		g.line("%s = %s;", g.lvalue(), combine(x, "take("+m+", "+y+")"))
		g.held++
		g.inner()
		g.held--
		g.line("pthread_mutex_unlock(%s);", m)
	case 2:
		g.line("pthread_mutex_lock(%s);", m)
		g.line("%s = %s + (give(%s, %s) + take(%s, 1));", g.lvalue(), x, m, y, m)
		g.line("pthread_mutex_unlock(%s);", m)
	case 3:
		n := g.name("n")
		g.line("int %s = %s & 3;", n, y)
		g.line("ga[(%s + count(&%s)) & 3] %s %s;", n, n, g.pick("=", "+="), x)
	case 4:
		p := g.ptr(0)
		g.line("%s += count(%s);", g.pick("g0", "g1", "s0.a", "ga[1]"), p)
	case 5:
		n := g.name("v")
		g.line("int %s[2] = {%s, publish(%s)};", n, x, y)
		g.line("if (%s[0]) g2 = %s[1];", n, n)
	default:
		g.line("%s = %s;", g.lvalue(), combine(x, "publish("+y+")"))
	}
}
