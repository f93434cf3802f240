package oracle

import "fmt"

// more writes a statement that one of the classical unsound short cuts gets wrong: values that are restored
// under a lock, pointers that escape through memory that nobody looks at, identifiers of threads that travel,
// functions reached through tables.
func (g *gen) more() {
	n := 12
	if g.threads {
		n = 36
	} else if g.chance(50) {
		g.arithmetic()
		return
	}
	st := func() string { return g.pick("st0", "st1", "st2", "st0") }
	small := func() int { return g.s.Intn(4) }
	switch g.s.Intn(n) {
	case 0, 1:
		g.line("%s = %d;", st(), small())
	case 2, 3:
		g.open("if (%s %s %d)", st(), g.pick("==", "==", "!=", ">", "<="), small())
		g.nested()
		g.close("")
	case 4:
		g.open("if (%s == %d && %s == %d)", st(), small(), st(), small())
		g.nested()
		g.close("")
	case 5:
		if g.fn > 1 {
			g.line("table[%s & 1](%s);", g.expr(1), g.structPtr())
		}
	case 6:
		x := g.name("y")
		g.line("static int %s;", x)
		g.line("%s += %s;", x, g.atom())
		if g.chance(50) {
			g.line("p0 = &%s;", x)
		}
	case 7:
		// container_of
		q := g.name("r")
		g.line("int *b%s = &%s->arr[1];", q, g.structPtr())
		g.line("struct S *%s = (struct S *)((char *)b%s - __builtin_offsetof(struct S, arr[1]));", q, q)
		g.structs = append(g.structs, q)
	case 8:
		l := g.name("again")
		g.line("int n%s = 0;", l)
		g.line("%s:;", l)
		g.line("%s = %s;", g.lvalue(), g.expr(1))
		g.line("if (n%s++ < %d) goto %s;", l, g.s.Intn(3), l)
	case 9:
		g.line("m2[%s & 1][%s & 1] = %s;", g.atom(), g.atom(), g.expr(1))
		if g.chance(50) {
			g.line("p1 = &m2[1][0] + (%s & 1);", g.atom())
		}
	case 10:
		g.line("memset(&%s, 0, sizeof(void *));", g.pick("s0.ip", "s1.next", "sp0->ip", "sp0->next"))
	case 11:
		g.line("box.st = %s;", g.pick("s0", "*sp1"))
		g.line("box.pad[%s & 3] = %s;", g.atom(), g.atom())
		if g.chance(50) {
			g.line("sp1 = (struct S *)&box;")
		}
	case 12, 13, 14:
		g.restored(st(), small())
	case 15:
		g.heapLock()
	case 16:
		g.line("pthread_setspecific(key, %s);", g.ptr(1))
	case 17:
		q := g.name("q")
		g.line("int *%s = pthread_getspecific(key);", q)
		g.line("if (%s) *%s = %s;", q, q, g.expr(1))
	case 18:
		if g.thread >= 0 && g.thread < workers {
			g.line("start(&tid[%d], worker%d, %s);", g.s.Intn(3), g.thread+g.s.Intn(workers-g.thread), g.ptr(1))
		}
	case 19:
		g.line("pthread_join(%s, 0);", g.pick("tid[0]", "tid[1]", "saved"))
	case 20:
		g.line("saved = %s;", g.pick("tid[0]", "tid[1]", "pthread_self()"))
	case 21:
		if g.held == 0 {
			g.line("pthread_mutex_%s;", g.pick("destroy(&m1)", "init(&m1, 0)", "init(&mr, 0)"))
		}
	case 25, 26, 27:
		g.publish()
	case 22:
		if g.thread >= 0 && g.thread < workers {
			g.escape()
		}
	case 23:
		g.line("pthread_mutex_lock(&mr);")
		g.line("pthread_mutex_lock(&mr);")
		g.stmt()
		g.line("pthread_mutex_unlock(&mr);")
		g.stmt()
		g.line("pthread_mutex_unlock(&mr);")
	case 24:
		g.line("release(%s);", g.pick("&m0", "&m1", "mp"))
	case 30, 31, 32, 33, 34, 35:
		g.flag()
	default:
		g.phase()
	}
}

// flag hands over what it does before it sets a flag, or does something where it has seen one set; sometimes
// with the wrong lock or order, too early or in vain.
func (g *gen) flag() {
	data := func() {
		if g.chance(80) {
			g.line("%s = %s;", g.pick("hd0", "hd0", "hd1"), g.atom())
		} else {
			g.line("%s = %s;", g.lvalue(), g.expr(1))
		}
	}
	locked := g.held == 0 && g.chance(60)
	f, m := g.pick("fl0", "fl0", "fl1"), g.pick("m0", "m0", "m0", "m1")
	if !locked {
		f = g.pick("fl2", "fl2", "fl3")
	}
	sets := g.chance(20)
	if g.thread == 0 {
		sets = g.chance(80)
	}
	if sets {
		if g.chance(80) {
			data()
		}
		if value := g.pick("1", "2", "1", "1", "0"); locked {
			g.line("pthread_mutex_lock(&%s); %s = %s; pthread_mutex_unlock(&%s);", m, f, value, m)
		} else {
			g.line("__atomic_store_n(&%s, %s, __ATOMIC_%s);", f, value, g.pick("RELEASE", "RELEASE", "SEQ_CST", "RELAXED"))
		}
		if g.chance(25) {
			data()
		}
		return
	}
	asks := g.pick("", "", " == 1", " > 0", " != 0")
	if locked {
		g.line("pthread_mutex_lock(&%s);", m)
		g.open("if (%s%s)", f, asks)
		g.line("pthread_mutex_unlock(&%s);", m)
		data()
		g.close("")
		g.line("else pthread_mutex_unlock(&%s);", m)
	} else {
		g.open("if (__atomic_load_n(&%s, __ATOMIC_%s)%s)", f, g.pick("ACQUIRE", "ACQUIRE", "SEQ_CST", "RELAXED"), asks)
		data()
		g.close("")
	}
	if g.chance(20) {
		data()
	}
}

// restored changes a value and changes it back while a lock is held: others under the same lock never see it,
// those under another one do.
func (g *gen) restored(st string, v int) {
	m := g.pick("&m0", "&m1", "mp", "&lk[0].m")
	q := g.name("k")
	g.line("pthread_mutex_t *%s = %s;", q, m)
	g.line("pthread_mutex_lock(%s);", q)
	g.held++
	if g.chance(50) {
		g.line("%s = %d;", st, v)
		for k := g.s.Intn(2); k > 0; k-- {
			g.depth++
			g.stmt()
			g.depth--
		}
		g.line("%s = %d;", st, g.s.Intn(3))
	} else {
		g.open("if (%s == %d)", st, v)
		g.nested()
		g.close("")
	}
	g.held--
	g.line("pthread_mutex_unlock(%s);", q)
}

// heapLock uses a lock inside an object of the heap, which others may know.
func (g *gen) heapLock() {
	h := g.name("h")
	switch g.s.Intn(3) {
	case 0:
		g.line("struct L *%s = malloc(sizeof *%s);", h, h)
		g.line("if (!%s) abort();", h)
		g.line("pthread_mutex_init(&%s->m, 0); %s->x = %d; %s->y = 0;", h, h, g.s.Intn(4), h)
		if g.chance(80) {
			g.line("lp%d = %s;", g.s.Intn(2), h)
		}
	default:
		g.line("struct L *%s = lp%d;", h, g.s.Intn(2))
		lock := h
		if g.chance(25) {
			lock = g.pick("lp0", "lp1", "lk")
		}
		g.line("pthread_mutex_t *k%s = &%s->m;", h, lock)
		g.line("pthread_mutex_lock(k%s);", h)
		g.line("%s->%s = %s;", h, g.pick("x", "y"), g.expr(1))
		g.line("pthread_mutex_unlock(k%s);", h)
	}
}

// escape publishes an object on a way that is easy to overlook, and goes on using it.
func (g *gen) escape() {
	h := g.name("h")
	g.line("struct S *%s = calloc(1, sizeof *%s);", h, h)
	g.line("if (!%s) abort();", h)
	w := g.thread + g.s.Intn(workers-g.thread)
	t := g.name("t")
	g.line("pthread_t %s;", t)
	switch g.s.Intn(6) {
	case 0:
		g.line("memcpy(&sp0, &%s, sizeof %s);", h, h)
	case 1:
		g.line("s0.ip = &%s->a;", h)
		g.line("s1 = s0;")
	case 2:
		g.line("ip = (word)&%s->a;", h)
	case 3:
		g.line("u1.p = &%s->arr[1];", h)
	case 4:
		g.line("pthread_create(&%s, 0, worker%d, &%s->a);", t, w, h)
	default:
		g.line("struct S o%s; o%s.next = %s; sp1->next = o%s.next;", h, h, h, h)
	}
	g.line("%s->a = %s;", h, g.expr(1))
	g.structs = append(g.structs, h)
	if g.chance(60) {
		g.line("%s->arr[1] = %s;", h, g.atom())
	}
}

// publish hands an object over under a lock; what its maker does to it afterwards, and what others do, need not
// be protected.
func (g *gen) publish() {
	h, m := g.name("h"), g.pick("&m0", "&m0", "&m1")
	if g.chance(50) {
		g.line("struct S *%s = calloc(1, sizeof *%s);", h, h)
		g.line("if (!%s) abort();", h)
		g.line("%s->a = 1;", h)
		g.line("pthread_mutex_lock(%s); shared = %s; pthread_mutex_unlock(%s);", m, h, m)
		if g.chance(70) {
			g.line("%s->%s = %s;", h, g.pick("a", "c"), g.atom())
		}
		return
	}
	g.line("pthread_mutex_lock(%s); struct S *%s = shared; pthread_mutex_unlock(%s);", m, h, m)
	g.line("if (%s) %s->%s = %s;", h, h, g.pick("a", "c"), g.atom())
}

// phase writes a hand-made hand-over.
func (g *gen) phase() {
	if g.chance(50) {
		g.line("%s = %s;", g.lvalue(), g.expr(1))
		g.line("__atomic_store_n(&turn, %d, %s);", 1+g.s.Intn(2), g.pick("__ATOMIC_RELEASE", "__ATOMIC_SEQ_CST", "__ATOMIC_RELAXED"))
		return
	}
	g.open("if (__atomic_load_n(&turn, %s) == %d)", g.pick("__ATOMIC_ACQUIRE", "__ATOMIC_SEQ_CST", "__ATOMIC_RELAXED"), 1+g.s.Intn(2))
	g.nested()
	g.close("")
}

const moreGlobals = `int fl0, fl1, fl2, fl3, hd0, hd1, st0, st1, st2, m2[2][2];
struct { struct S st; char pad[4]; } box;
static void helper1(struct S *s);
static void reset(struct S *s) { s->a = 0; s->next = 0; }
void (*table[2])(struct S *) = {helper1, reset};
`

// arithmetic writes a statement for the comparison with a compiler: numbers of other types, variable arguments, jumps.
func (g *gen) arithmetic() {
	num := func() string {
		return g.pick("gd", "gf", "ll", "ul", "gl", "g0", "gc", "s0.bf", "s1.bg", "(g1 + gd)", "(gf - g2)", "(ll * g3)", "(ul >> 3)")
	}
	switch g.s.Intn(14) {
	case 12, 13:
		// Results of all sizes, of functions that have called others.
		x := g.name("x")
		g.line("long %s = %s(%s);", x, g.pick("narrow", "low", "truth", "wide", "wider", "half"), g.expr(1))
		g.line("gl ^= %s;", x)
	case 0:
		g.line("gd = gd * 0.5 + (double)%s;", g.expr(2))
	case 1:
		g.line("gf = gf * 0.25f + %s;", g.expr(1))
	case 2:
		g.line("ll = (ll %s %s) ^ %s;", g.pick("*", "+", "-", "<<"), g.pick("3", "7", "13"), g.expr(2))
	case 3:
		g.line("ul = ul %s (%s | 1u);", g.pick("*", "/", "%", "+"), g.expr(1))
	case 4:
		g.line("%s = %s %s %s;", g.lvalue(), num(), g.pick("<", ">", "==", "!=", "<="), num())
	case 5:
		g.line("%s = (%s)(%s & 1023);", g.lvalue(), g.pick("float", "double", "long", "short"), g.expr(1))
	case 6:
		g.line("ll += sum(%d, %s, (double)%s, (long long)%s);", g.s.Intn(4), g.expr(1), g.expr(1), g.expr(1))
	case 7:
		x := g.name("j")
		g.line("jmp_buf %s; volatile int v%s = 0;", x, x)
		g.open("if (setjmp(%s) < %d)", x, 1+g.s.Intn(2))
		g.line("%s = %s; v%s++;", g.lvalue(), g.expr(1), x)
		g.line("longjmp(%s, v%s);", x, x)
		g.close("")
		g.line("g1 += v%s;", x)
	case 8:
		g.line("ll = (long long)gd + (int)gf;")
		g.line("gd = 1; gf = 2;")
	case 9:
		g.line("ul = (unsigned __int128)ul * %s >> 7;", g.expr(1))
	case 10:
		g.line("s0.%s %s= %s;", g.pick("bf", "bg", "b", "c"), g.pick("+", "*", "^"), g.expr(1))
	default:
		g.line("gu = (unsigned)%s %s %du;", g.expr(1), g.pick("*", "-", "<<", ">>"), 1+g.s.Intn(9))
	}
}

const sequential = `long long ll = -5;
unsigned long ul = 12345678901;
float gf = 0.1f;
long out[100];
static signed char narrow(int v) { return v; }
static unsigned short low(long v) { narrow(v); return v * 3; }
static _Bool truth(int v) { return low(v) & 6; }
static int wide(int v) { truth(v); narrow(v + 1); return v ^ 300; }
static long long wider(long v) { wide(v); return v * 70000ll + low(v); }
static float half(int v) { wider(v); truth(v); return (v & 1023) * 0.5f; }
static long long sum(int n, ...) {
  va_list ap, aq;
  long long s = 0;
  va_start(ap, n);
  va_copy(aq, ap);
  s += va_arg(ap, int);
  if (n > 1) s = s * 3 + (long long)va_arg(ap, double);
  if (n > 2) s ^= va_arg(ap, long long);
  s += va_arg(aq, int);
  va_end(aq);
  va_end(ap);
  return s;
}
`

const moreThreads = `int turn, canary;
struct S *shared;
struct L *lp0 = &lk[0], *lp1 = &lk[1];
pthread_key_t key;
pthread_t saved;
static void start(pthread_t *t, void *(*f)(void *), void *arg) { pthread_create(t, 0, f, arg); }
static void release(pthread_mutex_t *m) { if (pthread_mutex_trylock(m) == 0) { g2++; pthread_mutex_unlock(m); } }
`

// watcher is a thread that nobody joins. It reads the canary, or everything: what others then do to these
// objects must be among the reported races, so that every access is seen to be recorded.
func (g *gen) watcher() {
	g.open("static void *watcher(void *arg)")
	g.line("int x = canary;")
	if g.watch > 1 {
		for _, v := range []string{"g0", "g1", "g2", "g3", "gu", "gc", "gl", "ga[0]", "ga[1]", "ga[2]", "ga[3]",
			"st0", "st1", "st2", "flag", "at1", "turn", "u0.i",
			"m2[0][0]", "m2[0][1]", "m2[1][0]", "m2[1][1]", "lk[0].x", "lk[0].y", "lk[1].x", "lk[1].y"} {
			g.line("x = %s;", v)
		}
		for i, v := range []string{"s0", "s1", "box.st", "*sp0", "*sp1"} {
			g.line("struct S w%d = %s;", i, v)
		}
		for _, v := range []string{"p0", "p1", "vp", "tlp", "u1.p", "(void *)ip", "sp0", "sp1"} {
			g.line("arg = %s;", v)
		}
	}
	g.line("return arg;")
	g.close("")
	_ = fmt.Sprint
}

// bird marks a place: it was reached.
func (g *gen) bird() {
	if g.watch > 0 && g.thread != unwatched {
		g.line("canary = 1;")
	}
}

const unwatched = -2
