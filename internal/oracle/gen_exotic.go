package oracle

// exotic writes a statement about the life of threads, locks and objects that goes beyond the textbook.
func (g *gen) exotic() {
	w := func() int { return g.s.Intn(workers) }
	can := g.thread >= 0
	switch k := g.s.Intn(33); {
	case k == 0 && can:
		n := g.name("t")
		g.line("pthread_t %s[3]; int n%s = %s;", n, n, g.pick("2", "3", "1 + (g0 & 1)"))
		g.line("for (int i = 0; i < n%s; i++) if (fuel-- > 0) pthread_create(&%s[i], 0, worker%d, %s); else { n%s = i; break; }", n, n, w(), g.ptr(1), n)
		g.inner()
		g.line("for (int i = %s; i < n%s; i++) pthread_join(%s[i], 0);", g.pick("0", "0", "1"), n, n)
	case k == 1 && can:
		n := g.name("t")
		g.line("pthread_t %s; int m%s = 0;", n, n)
		g.line("if (%s && fuel-- > 0) { pthread_create(&%s, 0, worker%d, %s); m%s = 1; }", g.expr(1), n, w(), g.ptr(1), n)
		g.inner()
		g.line("if (m%s) pthread_join(%s, 0);", n, n)
		g.inner()
	case k == 2 && can:
		n := g.name("t")
		g.line("if (fuel-- > 0) {")
		g.line("  pthread_t %s, c%s;", n, n)
		g.line("  pthread_create(&%s, 0, worker%d, %s);", n, w(), g.ptr(1))
		g.line("  memcpy(&c%s, &%s, sizeof %s);", n, n, n)
		g.line("  %s;", g.pick("wait_for(c"+n+")", "pthread_join(c"+n+", 0)", "posted = c"+n))
		g.line("}")
	case k == 3 && can:
		g.line("if (fuel-- > 0) { posted = spawn(worker%d, %s); have = 1; }", w(), g.ptr(1))
	case k == 4:
		g.line("if (have) { have = 0; pthread_join(posted, 0); }")
		g.inner()
	case k == 5:
		x := g.name("x")
		g.line("int %s = enter(%s, %s);", x, g.pick("&m0", "&m1", "&mr", "mp"), g.atom())
		g.held++
		g.inner()
		g.held--
		g.line("leave(%s, %s);", g.pick("&m0", "&m0", "&m1", "&mr"), x)
	case k == 6:
		i := g.name("i")
		g.line("for (int %s = 0; %s < 3; %s++) {", i, i, i)
		g.line("  if (%s == 0) pthread_mutex_lock(&m0);", i)
		g.indent++
		g.held++
		g.inner()
		g.held--
		g.indent--
		g.line("  if (%s == %s) pthread_mutex_unlock(&m0);", i, g.pick("2", "2", "1"))
		g.line("}")
	case k == 7:
		g.list()
	case k == 8 && can:
		h := g.name("h")
		g.line("struct S *%s = calloc(1, sizeof *%s), *o%s = calloc(1, sizeof *o%s);", h, h, h, h)
		g.line("if (!%s || !o%s) abort();", h, h)
		a, b := "o"+h+"->next = "+h+";", g.pick("sp0", "s1.next", "sp1->next")+" = o"+h+";"
		if g.chance(50) {
			a, b = b, a
		}
		g.line("%s", a)
		g.line("%s->a = 1;", h)
		g.line("%s", b)
		g.line("%s->a = %s;", h, g.atom())
		g.structs = append(g.structs, h)
	case k == 9 && can:
		h := g.name("h")
		g.line("if (fuel-- > 0) {")
		g.line("  struct S *%s[2] = {calloc(1, sizeof(struct S)), &s1}; pthread_t t%s;", h, h)
		g.line("  if (!%s[0]) abort();", h)
		g.line("  pthread_create(&t%s, 0, taker, %s);", h, h)
		g.line("  %s[%s]->a = 3;", h, g.pick("0", "1"))
		g.line("  pthread_join(t%s, 0);", h)
		g.line("  %s[0]->b = 4;", h)
		g.line("}")
	case k == 10 && can:
		y := g.name("y")
		g.line("if (fuel-- > 0) {")
		g.line("  int %s = 1; pthread_t t%s;", y, y)
		g.line("  pthread_create(&t%s, 0, bump, &%s);", y, y)
		g.line("  %s%s;", g.pick("", "pthread_mutex_lock(&m0); ", "g1 = "), y+"++")
		g.line("  pthread_mutex_trylock(&m0); pthread_mutex_unlock(&m0);")
		g.line("  pthread_join(t%s, 0);", y)
		g.line("  %s += 2;", y)
		g.line("}")
	case k == 11:
		i := g.name("i")
		g.line("for (int %s = 0; %s < 4 && !%s; %s++) %s = %s;", i, i, g.pick("flag", "st0", "turn"), i, g.lvalue(), g.expr(1))
	case k == 12:
		g.line("*(long *)&m2[%s][0] = %s;", g.pick("0", "1"), g.expr(1))
	case k == 13:
		g.line("*(short *)((char *)%s + %s) = %s;", g.pick("&g0", "ga", "&s0.arr[1]"), g.pick("0", "1", "2"), g.atom())
	case k == 14 || k == 15:
		h := g.name("h")
		g.line("struct S *%s = __atomic_load_n(&ap, %s);", h, g.pick("__ATOMIC_ACQUIRE", "__ATOMIC_SEQ_CST", "__ATOMIC_RELAXED"))
		g.line("if (%s) { %s->%s = %s; %s = %s->a; }", h, h, g.pick("a", "c", "arr[1]"), g.atom(), g.lvalue(), h)
	case k == 16 || k == 17:
		h := g.name("h")
		g.line("struct S *%s = calloc(1, sizeof *%s);", h, h)
		g.line("if (!%s) abort();", h)
		g.line("%s->a = 2;", h)
		g.line("%s;", g.pick("__atomic_store_n(&ap, "+h+", __ATOMIC_RELEASE)", "__atomic_store_n(&ap, "+h+
			", __ATOMIC_RELAXED)", "__atomic_exchange_n(&ap, "+h+", __ATOMIC_ACQ_REL)", "ap = "+h))
		if g.chance(50) {
			g.line("%s->arr[1] = 1;", h)
		}
	case k == 18:
		h := g.name("h")
		m := g.pick("&m0", "&m0", "&m1")
		g.line("pthread_mutex_lock(%s);", m)
		g.line("struct S *%s = hp; hp = 0;", h)
		g.line("pthread_mutex_unlock(%s);", m)
		g.line("free(%s);", h)
	case k == 19:
		h := g.name("h")
		m := g.pick("&m0", "&m0", "&m1")
		g.line("struct S *%s = calloc(1, sizeof *%s);", h, h)
		g.line("pthread_mutex_lock(%s);", m)
		g.line("if (!hp) hp = %s;", h)
		g.line("if (hp) hp->a = %s;", g.atom())
		g.line("pthread_mutex_unlock(%s);", m)
	case k == 20:
		g.line("ops.%s(%s, %s);", g.pick("f", "g"), g.ptr(1), g.atom())
	case k == 21:
		g.line("ops.%s = %s;", g.pick("f", "g"), g.pick("put", "add"))
	case k == 22:
		g.line("%s = __VERIFIER_nondet_int() & 3;", g.lvalue())
		g.open("if (__VERIFIER_nondet_int() == %d)", g.s.Intn(3))
		g.nested()
		g.close("")
	case k == 23:
		i := g.name("i")
		g.line("for (int %s = 0; %s < %s; %s++) ga[%s & 3] = %s + %s;", i, i, g.pick("5", "9", "17"), i, i, i, g.atom())
	case k == 24 && can:
		g.line("pthread_rwlock_rdlock(&rw);")
		g.line("%s = %s;", g.lvalue(), g.expr(1))
		g.line("pthread_rwlock_unlock(&rw);")
	case k == 25:
		g.line("visit(3, %s, %s, %s);", g.ptr(1), g.ptr(1), g.ptr(1))
	case k == 26:
		g.line("box.st = make(%s);", g.ptr(1))
		g.line("if (box.st.ip) *box.st.ip = %s;", g.atom())
	case k == 27:
		q := g.name("q")
		g.line("int *%s[3] = {%s, %s, 0};", q, g.ptr(1), g.ptr(1))
		g.line("for (int **k = %s; *k; k++) **k = %s;", q, g.atom())
	case k > 29:
		g.unordered()
	default:
		g.assign()
	}
}

// inner writes a statement or none.
func (g *gen) inner() {
	if g.chance(60) {
		l, p, s := len(g.locals), len(g.ptrs), len(g.structs)
		g.depth++
		g.stmt()
		g.depth--
		g.locals, g.ptrs, g.structs = g.locals[:l], g.ptrs[:p], g.structs[:s]
	}
}

// list makes objects in a loop and links them: the older ones have escaped when the newest has not.
func (g *gen) list() {
	h := g.name("h")
	g.line("for (int i = 0; i < 2; i++) {")
	g.line("  struct S *%s = calloc(1, sizeof *%s), *o%s;", h, h, h)
	g.line("  if (!%s) abort();", h)
	m := g.pick("&m0", "&m1")
	locked := g.chance(60)
	if locked {
		g.line("  pthread_mutex_lock(%s);", m)
	}
	g.line("  o%s = chain; %s->next = o%s; chain = %s;", h, h, h, h)
	if locked {
		g.line("  pthread_mutex_unlock(%s);", m)
	}
	g.line("  (%s)->a = i;", g.pick(h, "o"+h+" ? o"+h+" : "+h))
	g.line("  if (o%s) o%s->c = %s;", h, h, g.atom())
	g.line("}")
}

const exoticGlobals = `_Atomic int fuel = 5;
pthread_t posted;
int have;
struct S *ap, *hp, *chain;
int __VERIFIER_nondet_int(void);
static void *worker0(void *), *worker1(void *), *worker2(void *);
static void put(int *p, int v) { *p = v; }
static void add(int *p, int v) { *p += v; }
struct { void (*f)(int *, int), (*g)(int *, int); } ops = {put, add};
static void wait_for(pthread_t t) { pthread_join(t, 0); }
static pthread_t spawn(void *(*f)(void *), void *arg) { pthread_t t; pthread_create(&t, 0, f, arg); return t; }
static int enter(pthread_mutex_t *m, int how) { if (how & 1) return pthread_mutex_trylock(m) == 0; pthread_mutex_lock(m); return 1; }
static void leave(pthread_mutex_t *m, int held) { if (held) pthread_mutex_unlock(m); }
static void *taker(void *arg) { struct S **a = arg; a[0]->a = 1; a[1]->b = 2; sp0 = a[0]; return a[0]; }
static void *bump(void *arg) { int *p = arg; pthread_mutex_lock(&m0); *p += 1; pthread_mutex_unlock(&m0); return 0; }
static void visit(int n, ...) {
  __builtin_va_list l;
  __builtin_va_start(l, n);
  while (n-- > 0) { int *p = __builtin_va_arg(l, int *); *p = n; }
  __builtin_va_end(l);
}
static struct S make(int *p) { struct S s; memset(&s, 0, sizeof s); s.ip = p; return s; }
`
