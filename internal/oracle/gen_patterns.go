package oracle

// pattern writes what random statements rarely form together: the constellations that tell a digest with one
// mistake from a right one.
func (g *gen) pattern() {
	can := g.thread >= 0 && g.thread < workers
	w := func() int { return g.thread + g.s.Intn(workers-g.thread) }
	switch k := g.s.Intn(18); {
	case k == 0: // two mutexes, released in an order that depends on data
		if g.held > 0 {
			g.assign()
			return
		}
		n := g.name("k")
		g.line("pthread_mutex_t *%s[2] = {&m0, &m1}; int i%s = %s & 1;", n, n, g.shared())
		g.line("pthread_mutex_lock(&m0); pthread_mutex_lock(&m1);")
		g.held += 2
		g.inner()
		g.line("pthread_mutex_unlock(%s[i%s]);", n, n)
		g.line("%s = %s;", g.lvalue(), g.atom())
		g.line("pthread_mutex_unlock(%s[1 - i%s]);", n, n)
		g.held -= 2
	case k == 1 || k == 11: // one of two mutexes
		n := g.name("k")
		g.line("pthread_mutex_t *%s[2] = {&m0, &m1}; int i%s = %s & 1;", n, n, g.shared())
		g.held++
		g.line("pthread_mutex_lock(%s[i%s]);", n, n)
		g.line("%s = %s;", g.lvalue(), g.atom())
		g.inner()
		g.line("pthread_mutex_unlock(%s[i%s]);", n, n)
		g.held--
	case k == 2 || k == 3: // an object is written, and then published with some order
		h := g.name("h")
		g.line("struct S *%s = calloc(1, sizeof *%s);", h, h)
		g.line("if (!%s) abort();", h)
		g.line("%s->a = 2;", h)
		g.line("__atomic_store_n(&ap, %s, %s);", h, g.pick("__ATOMIC_RELEASE", "__ATOMIC_RELAXED", "__ATOMIC_RELAXED"))
	case k == 4: // and found
		h := g.name("h")
		g.line("struct S *%s = __atomic_load_n(&ap, %s);", h, g.pick("__ATOMIC_ACQUIRE", "__ATOMIC_RELAXED"))
		g.line("if (%s) %s->a = 5;", h, h)
	case k == 5 && can: // a thread that returns early has not joined its child
		n := g.name("t")
		g.line("if (fuel-- > 0) {")
		g.line("  pthread_t %s; pthread_create(&%s, 0, worker%d, %s);", n, n, w(), g.ptr(1))
		if g.thread > 0 {
			g.line("  if (%s) return arg;", g.expr(1))
		}
		g.line("  pthread_join(%s, 0);", n)
		g.line("}")
	case k == 6 && can: // one of two threads is joined
		n := g.name("t")
		g.line("if (fuel-- > 1) {")
		g.line("  fuel--; pthread_t %s[2]; int i%s = %s & 1;", n, n, g.shared())
		g.line("  pthread_create(&%s[0], 0, worker%d, %s);", n, w(), g.ptr(1))
		g.line("  pthread_create(&%s[1], 0, worker%d, %s);", n, w(), g.ptr(1))
		g.line("  pthread_join(%s[i%s], 0);", n, n)
		g.line("  %s = %s;", g.lvalue(), g.atom())
		g.line("  pthread_join(%s[1 - i%s], 0);", n, n)
		g.line("}")
	case k == 7: // a jump back, with a lock that is held or not
		if g.held > 0 {
			g.assign()
			return
		}
		n := g.name("jb")
		g.line("jmp_buf %s; volatile int v%s = 0;", n, n)
		g.line("if (setjmp(%s) < 2) {", n)
		g.line("  if (!v%s) pthread_mutex_lock(&m0);", n)
		g.line("  %s = %s; v%s++;", g.lvalue(), g.atom(), n)
		g.line("  back(%s, v%s);", n, n)
		g.line("}")
		g.line("pthread_mutex_unlock(&m0);")
	case (k == 8 || k == 12) && can: // a thread that may leave a child behind when it is joined
		n := g.name("t")
		g.line("if (fuel-- > 1) {")
		g.line("  fuel--; pthread_t %s; pthread_create(&%s, 0, parent, %s);", n, n, g.ptr(1))
		g.line("  %spthread_join(%s, 0);", g.pick("", "", "if (g1 & 1) "), n)
		g.line("  legacy = 2;")
		g.line("}")
	case k == 9 && can: // an object that another thread is waiting for
		n := g.name("h")
		g.line("if (fuel-- > 0) {")
		g.line("  pthread_t t%s; pthread_create(&t%s, 0, customer, 0);", n, n)
		g.line("  int *%s = calloc(1, sizeof *%s);", n, n)
		g.line("  if (!%s) abort();", n)
		g.line("  *%s = 2;", n)
		g.line("  __atomic_store_n(&order, %s, %s);", n, g.pick("__ATOMIC_RELEASE", "__ATOMIC_RELAXED"))
		g.line("  %spthread_join(t%s, 0);", g.pick("", "", "if (g1 & 1) "), n)
		g.line("  *%s = 3;", n)
		g.line("}")
	case (k == 13 || k == 14) && can: // work that is handed over by a flag, or too early, or by another one, too
		n := g.name("t")
		sets := g.pick("pthread_mutex_lock(&m0); fl0 = 1; pthread_mutex_unlock(&m0);",
			"__atomic_store_n(&fl2, 1, __ATOMIC_RELEASE);", "__atomic_store_n(&fl2, 1, __ATOMIC_RELAXED);")
		g.line("if (fuel-- > 2) {")
		g.line("  fuel -= 2; pthread_t %s; pthread_create(&%s, 0, %s, 0);", n, n, g.pick("fetcher", "fetcher", "hasty"))
		if g.chance(50) {
			g.line("  pthread_create(&%s, 0, giver, 0);", n)
		}
		g.line("  handed = 1; %s", sets)
		if g.chance(40) {
			g.line("  handed = 4;")
		}
		g.line("}")
	case k >= 15 && can:
		g.gift()
	default: // moving memory
		n := g.name("h")
		g.line("struct S *%s = malloc(sizeof *%s);", n, n)
		g.line("if (!%s) abort();", n)
		g.line("*%s = *%s; %s->next = %s; %s->ip = %s;", n, g.structPtr(), n, g.structPtr(), n, g.ptr(1))
		g.line("%s = realloc(%s, 2 * sizeof *%s);", n, n, n)
		g.line("if (!%s) abort();", n)
		g.line("memmove(%s + 1, %s, sizeof *%s); memset(%s, 0, %s);", n, n, n, n, g.pick("4", "sizeof *"+n, "8"))
		g.line("%s[1].a = %s;", n, g.atom())
		if g.chance(50) {
			g.line("%s = %s + 1;", g.pick("sp0", "sp1", "s1.next"), n)
		}
	}
}

// gift starts a thread with an object of the heap, and with what it leads to, that its creator does not use any more,
// or does after all.
func (g *gen) gift() {
	h := g.name("h")
	g.line("if (fuel-- > 0) {")
	g.line("  struct S *%s = calloc(1, sizeof *%s), *o%s = calloc(1, sizeof *o%s); pthread_t t%s;", h, h, h, h, h)
	g.line("  if (!%s || !o%s) abort();", h, h)
	g.line("  %s->a = %s; o%s->a = 1;", h, g.atom(), h)
	g.line("  %s->next = %s;", h, g.pick("o"+h, "o"+h, h, "0", "sp0"))
	early, late := g.s.Intn(8), g.s.Intn(10)
	switch early {
	case 0:
		g.line("  sp0 = %s;", g.pick(h, "o"+h))
	case 1:
		g.line("  s0.next = o%s;", h)
	}
	g.line("  pthread_create(&t%s, 0, %s, %s);", h, g.pick("owner", "owner", "sharer", "returner"), h)
	switch late {
	case 0:
		g.line("  %s->a = 2;", g.pick(h, "o"+h))
	case 1:
		g.line("  g%d = %s->a;", g.s.Intn(4), g.pick(h, "o"+h))
	case 2:
		g.line("  sp1 = %s;", g.pick(h, "o"+h))
	case 3:
		g.line("  if (sp0 != %s) g1 = 2;", h)
	case 4:
		g.line("  put(&%s->a, 3);", h)
	}
	g.line("  %spthread_join(t%s, 0);", g.pick("", "", "if (g1 & 1) "), h)
	if g.chance(40) {
		g.line("  %s->b = 5;", g.pick(h, "o"+h))
	}
	g.line("}")
}

const patternGlobals = `static void *owner(void *arg) {
  struct S *s = arg;
  s->b = s->a++;
  if (s->next) s->next->a += s->b;
  return 0;
}
static void *sharer(void *arg) { struct S *s = arg; s->a = 2; sp0 = s; s->b = s->a; return 0; }
static void *returner(void *arg) { struct S *s = arg; s->a = 3; return s->next ? s->next : s; }
static void back(jmp_buf b, int v) { longjmp(b, v); }
int legacy, *order, handed;
static void *child(void *arg) { legacy = 1; return arg; }
static void *parent(void *arg) {
  pthread_t t;
  pthread_create(&t, 0, child, arg);
  if (*(int *)arg & 1) pthread_exit(arg);
  pthread_join(t, 0);
  return arg;
}
static void *customer(void *arg) {
  int *p = 0;
  for (int i = 0; !p && i < 9; i++) p = __atomic_load_n(&order, __ATOMIC_ACQUIRE);
  if (p) *p = 5;
  return arg;
}
static void *fetcher(void *arg) {
  pthread_mutex_lock(&m0);
  for (int i = 0; !fl0 && i < 9; i++) { pthread_mutex_unlock(&m0); pthread_mutex_lock(&m0); }
  if (fl0) { pthread_mutex_unlock(&m0); handed = 2; } else pthread_mutex_unlock(&m0);
  if (__atomic_load_n(&fl2, __ATOMIC_ACQUIRE)) handed = 3;
  return arg;
}
static void *hasty(void *arg) {
  int seen = 0;
  pthread_mutex_lock(&m0);
  if (fl0) seen = 1;
  pthread_mutex_unlock(&m0);
  if (__atomic_load_n(&fl2, __ATOMIC_ACQUIRE)) seen = 2;
  handed = seen;
  return arg;
}
static void *giver(void *arg) {
  pthread_mutex_lock(&m0); fl0 = 1; pthread_mutex_unlock(&m0);
  __atomic_store_n(&fl2, 1, __ATOMIC_RELEASE);
  return arg;
}
`
