package oracle

import "fmt"

// rounds work on an array, side by side, and meet at a barrier before they look at each other's elements. One
// of those who meet is told so.
func (g *settled) rounds() {
	n, times := 2+g.s.Intn(2), 1+g.s.Intn(3)
	g.text("pthread_barrier_t b$; unsigned c$[%d], d$[%d]; int first$, second$;", n, n)
	told := g.s.Intn(2)
	meet := func(f string) string {
		return []string{"pthread_barrier_wait(&b$);",
			"if (pthread_barrier_wait(&b$) == PTHREAD_BARRIER_SERIAL_THREAD) " + f,
			"{ int r = pthread_barrier_wait(&b$); if (r && r != PTHREAD_BARRIER_SERIAL_THREAD) abort(); if (r) " + f +
				" }"}[told*(1+g.s.Intn(2))]
	}
	g.text("static void *run$(void *arg) {\n  long i = (long)arg;\n  for (int k = 0; k < %d; k++) {\n"+
		"    d$[i] = mix(c$[i] + c$[(i + 1) %% %d], k);", times, n)
	g.text("    %s", meet("first$++;"))
	g.text("    c$[i] = d$[i];\n    %s\n  }\n  return 0;\n}", meet("second$++;"))
	end := joinAll(n)
	if g.chance(50) {
		end += "\npthread_barrier_destroy(&b$);"
	}
	g.piece(fmt.Sprintf("pthread_barrier_init(&b$, 0, %d);\n", n)+startAll(n, number), end, "first$", "second$",
		"c$[0]", "c$[1]", fmt.Sprintf("c$[%d]", n-1))
}

// buffer passes numbers from one thread to another, in order.
func (g *settled) buffer() {
	size, items := 1+g.s.Intn(3), 2+g.s.Intn(5)
	g.text("unsigned buf$[%d], got$ = 1; int in$, out$, len$;", size)
	put := fmt.Sprintf("buf$[in$] = mix(3, k); in$ = (in$ + 1) %% %d;", size)
	get := fmt.Sprintf("got$ = mix(got$, buf$[out$]); out$ = (out$ + 1) %% %d;", size)
	setup := ""
	if g.chance(50) {
		g.text("pthread_mutex_t m$ = PTHREAD_MUTEX_INITIALIZER; pthread_cond_t full$ = PTHREAD_COND_INITIALIZER, " +
			"empty$ = PTHREAD_COND_INITIALIZER;")
		put = fmt.Sprintf("pthread_mutex_lock(&m$); while (len$ == %d) pthread_cond_wait(&empty$, &m$); %s len$++; "+
			"pthread_cond_signal(&full$); pthread_mutex_unlock(&m$);", size, put)
		get = fmt.Sprintf("pthread_mutex_lock(&m$); while (!len$) pthread_cond_wait(&full$, &m$); %s len$--; "+
			"pthread_cond_signal(&empty$); pthread_mutex_unlock(&m$);", get)
	} else {
		g.text("sem_t full$, empty$;")
		setup = fmt.Sprintf("sem_init(&full$, 0, 0);\nsem_init(&empty$, 0, %d);\n", size)
		put = "sem_wait(&empty$); " + put + " sem_post(&full$);"
		get = "while (sem_wait(&full$)); " + get + " sem_post(&empty$);"
	}
	g.text("static void *put$(void *arg) { for (int k = 0; k < %d; k++) { %s } return arg; }", items, put)
	g.text("static void *get$(void *arg) { for (int k = 0; k < %d; k++) { %s } return arg; }", items, get)
	g.piece(setup+"pthread_t p$, q$;\npthread_create(&p$, 0, put$, 0);\npthread_create(&q$, 0, get$, 0);",
		"pthread_join(p$, 0);\npthread_join(q$, 0);", "got$", "in$", "out$", "len$", "buf$[0]")
}

// once initialises something, whoever comes first.
func (g *settled) once() {
	n := 2 + g.s.Intn(2)
	call := "pthread_once(&o$, init$);"
	g.text("unsigned x$ = 4, sum$;")
	if g.chance(30) {
		call = "call_once(&o$, init$);"
		g.text("once_flag o$ = ONCE_FLAG_INIT;")
	} else {
		g.text("pthread_once_t o$ = PTHREAD_ONCE_INIT;")
	}
	g.text("static void init$(void) { x$ = mix(x$, 9); %s }", g.pick("", "sched_yield(); x$++;", "for (int i = 0; i < 3; i++) x$ *= 3;"))
	g.text("static void *run$(void *arg) { %s __atomic_fetch_add(&sum$, mix(x$, (unsigned)(long)arg), __ATOMIC_RELAXED); %s return 0; }", call, g.pick(
		"", call))
	before := ""
	if g.chance(30) {
		before = call + "\n"
	}
	g.piece(before+startAll(n, number), joinAll(n)+"\n"+call, "x$", "sum$")
}

// local uses variables and keys of which every thread has its own value.
func (g *settled) local() {
	n := 2 + g.s.Intn(2)
	g.text("_Thread_local unsigned v$ = %d; static __thread struct { char c; int a[2]; } w$ = {1, {2}}; pthread_key_t key$; unsigned sum$;", g.s.Intn(9))
	g.text("static unsigned next$(void) { static _Thread_local unsigned n = 2; return n = mix(n, 1); }")
	g.text("static void *run$(void *arg) {\n  unsigned i = (unsigned)(long)arg, *p = &v$;\n" +
		"  if (pthread_getspecific(key$)) abort();\n  pthread_setspecific(key$, (void *)(long)(i + 1));")
	for range 2 + g.s.Intn(4) {
		g.text("  %s", g.pick("v$ = mix(v$, i);", "*p += 3;", "w$.a[1] += w$.c++ + i;", "v$ ^= next$();",
			"w$.a[0] += (int)(long)pthread_getspecific(key$);", "sched_yield();"))
	}
	g.text("  __atomic_add_fetch(&sum$, v$ + w$.a[0] * 5u + w$.a[1] * 7u + w$.c, __ATOMIC_SEQ_CST);\n  return (void *)(long)(v$ & 1023);\n}")
	g.text("unsigned ret$, mine$[3];")
	end := fmt.Sprintf("for (long i = 0; i < %d; i++) { void *r; pthread_join(t$[i], &r); ret$ = ret$ * 3 + "+
		"(long)r; }\nv$ += next$();\nmine$[0] = v$; mine$[1] = w$.a[1]; mine$[2] = pthread_getspecific(key$) == &sum$;", n)
	g.piece("pthread_key_create(&key$, 0);\npthread_setspecific(key$, &sum$);\nv$++;\n"+startAll(n, number), end,
		"ret$", "sum$", "mine$[0]", "mine$[1]", "mine$[2]")
}

// results come back through joins.
func (g *settled) results() {
	n := 2 + g.s.Intn(3)
	g.text("unsigned x$ = 1;\nstruct res$ { unsigned v; int *p; };")
	g.text("static void deep$(unsigned n, struct res$ *r) { if (n) { r->v = mix(r->v, n); deep$(n - 1, r); } else pthread_exit(r); }")
	g.text("static void *run$(void *arg) {\n  struct res$ *r = malloc(sizeof *r);\n  if (!r) abort();\n" +
		"  r->v = mix(7, (unsigned)(long)arg);\n  r->p = calloc(2, sizeof(int));\n  if (!r->p) abort();\n" +
		"  r->p[1] = (int)(long)arg;")
	g.text("  %s\n  return r;\n}", g.pick("", "deep$(r->v & 3, r);", "if (arg) pthread_exit(r);"))
	order := g.pick("long i = 0; i < %d; i++", "long i = %d - 1; i >= 0; i--")
	g.piece(startAll(n, number), fmt.Sprintf("for ("+order+
		") { struct res$ *r; if (pthread_join(t$[i], (void **)&r)) abort(); x$ = mix(x$, r->v + r->p[1]); free(r->p); free(r); }", n), "x$")
}

// tries calls what fails if a lock is taken, and adds up what it returns.
func (g *settled) tries() {
	g.text("int res$[8];")
	g.text("static void *run$(void *arg) {\n  int *r = arg;")
	switch g.s.Intn(6) {
	case 0:
		g.text("  pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n  r[0] = pthread_mutex_trylock(&m);\n" +
			"  r[1] = pthread_mutex_trylock(&m) == EBUSY;\n  r[2] = pthread_mutex_unlock(&m);\n" +
			"  r[3] = pthread_mutex_trylock(&m);")
		g.text("  r[4] = pthread_mutex_unlock(&m);\n  pthread_mutex_destroy(&m);")
	case 1:
		g.text("  pthread_mutex_t m = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;\n" +
			"  r[0] = pthread_mutex_trylock(&m);\n  r[1] = pthread_mutex_trylock(&m);\n" +
			"  r[2] = pthread_mutex_lock(&m);\n  for (int i = 0; i < 3; i++) r[3] += pthread_mutex_unlock(&m);")
		g.text("  r[4] = pthread_mutex_unlock(&m) == EPERM;")
	case 2:
		g.text("  pthread_mutexattr_t a; pthread_mutex_t m;\n  pthread_mutexattr_init(&a);\n"+
			"  pthread_mutexattr_settype(&a, %s);\n  pthread_mutex_init(&m, &a);", g.pick("PTHREAD_MUTEX_ERRORCHECK",
			"PTHREAD_MUTEX_ERRORCHECK_NP"))
		g.text("  r[0] = pthread_mutex_unlock(&m) == EPERM;\n  r[1] = pthread_mutex_lock(&m);\n" +
			"  r[2] = pthread_mutex_lock(&m) == EDEADLK;\n  r[3] = pthread_mutex_trylock(&m) == EBUSY;\n" +
			"  r[4] = pthread_mutex_unlock(&m);")
		g.text("  r[5] = pthread_mutex_unlock(&m) != 0;")
	case 3:
		g.text("  pthread_rwlock_t l;\n  pthread_rwlock_init(&l, 0);\n  r[0] = pthread_rwlock_rdlock(&l);\n" +
			"  r[1] = pthread_rwlock_tryrdlock(&l);\n  r[2] = pthread_rwlock_trywrlock(&l) == EBUSY;\n" +
			"  r[3] = pthread_rwlock_unlock(&l);")
		g.text("  r[4] = pthread_rwlock_trywrlock(&l) == EBUSY;\n  r[5] = pthread_rwlock_unlock(&l);\n" +
			"  r[6] = pthread_rwlock_trywrlock(&l);\n  r[7] = pthread_rwlock_tryrdlock(&l) == EBUSY;\n" +
			"  pthread_rwlock_unlock(&l);\n  pthread_rwlock_destroy(&l);")
	case 4:
		g.text("  sem_t s;\n  sem_init(&s, 0, %d);\n  for (int i = 0; i < 4; i++) r[0] += sem_trywait(&s) ? 10 : "+
			"1;\n  r[1] = sem_trywait(&s);\n  sem_post(&s); sem_post(&s);\n  r[2] = sem_trywait(&s);\n"+
			"  r[3] = sem_wait(&s);\n  sem_destroy(&s);", g.s.Intn(4))
	default:
		g.text("  pthread_spinlock_t s;\n  pthread_spin_init(&s, 0);\n  r[0] = pthread_spin_trylock(&s);\n" +
			"  r[1] = pthread_spin_trylock(&s) == EBUSY;\n  pthread_spin_unlock(&s);\n  r[2] = pthread_spin_lock(&s);")
		g.text("  mtx_t m;\n  mtx_init(&m, mtx_plain);\n  r[3] = mtx_trylock(&m) == thrd_success;\n" +
			"  r[4] = mtx_trylock(&m) == thrd_busy;\n  mtx_unlock(&m);\n  mtx_destroy(&m);")
	}
	// And a lock that another thread holds.
	g.text("  return 0;\n}\npthread_mutex_t held$ = %s; pthread_rwlock_t shut$ = PTHREAD_RWLOCK_INITIALIZER;",
		g.pick("PTHREAD_MUTEX_INITIALIZER", "PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP", "PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP"))
	g.text("static void *other$(void *arg) { if (pthread_mutex_trylock(&held$) == EBUSY) *(int *)arg = 5; if " +
		"(pthread_rwlock_tryrdlock(&shut$)) *(int *)arg += 7; else { pthread_rwlock_unlock(&shut$); if " +
		"(pthread_rwlock_trywrlock(&shut$)) *(int *)arg += 3; } return 0; }")
	g.text("int other_res$;")
	g.piece(g.own("pthread_t t$, u$;\npthread_mutex_lock(&held$);\npthread_rwlock_"+g.pick("rd", "wr")+
		"lock(&shut$);\npthread_create(&t$, 0, run$, res$);\npthread_create(&u$, 0, other$, &other_res$);"),
		"pthread_join(t$, 0);\npthread_join(u$, 0);\npthread_mutex_unlock(&held$);\npthread_rwlock_unlock(&shut$);",
		"res$[0]", "res$[1]", "res$[2]", "res$[3]", "res$[4]", "res$[5]", "res$[6]", "res$[7]", "other_res$")
}

// tree divides an array among threads that do the same again.
func (g *settled) tree() {
	n := 2 + g.s.Intn(5)
	g.text("unsigned el$[%d], total$;\nstruct span$ { int lo, hi; unsigned sum; };", n)
	g.text(`static void *run$(void *arg) {
  struct span$ *s = arg, l, r;
  if (s->hi - s->lo == 1) { s->sum = el$[s->lo] = mix(s->lo, 5); return 0; }
  int mid = s->lo + (s->hi - s->lo) / 2;
  l.lo = s->lo; l.hi = r.lo = mid; r.hi = s->hi;
  pthread_t t;
  pthread_create(&t, 0, run$, &l);
  run$(&r);
  pthread_join(t, 0);
  s->sum = mix(l.sum, r.sum);
  return s;
}`)
	g.piece("", fmt.Sprintf("{ struct span$ s = {0, %d, 0}; run$(&s); total$ = s.sum; }", n), "total$", "el$[0]",
		fmt.Sprintf("el$[%d]", n-1))
}

// standard uses the threads of C11.
func (g *settled) standard() {
	n := 2 + g.s.Intn(2)
	g.text("mtx_t m$; cnd_t c$; tss_t key$; int turn$, res$; unsigned x$;")
	g.text("static int run$(void *arg) { int id = (int)(long)arg; tss_set(key$, arg); mtx_lock(&m$); while (turn$ "+
		"!= id) cnd_wait(&c$, &m$); x$ = mix(x$, id); turn$++; cnd_broadcast(&c$); mtx_unlock(&m$); if "+
		"(tss_get(key$) != arg) abort(); %s return id * 3; }",
		g.pick("", "thrd_exit(id - 1);", "thrd_yield();"))
	g.piece(fmt.Sprintf("mtx_init(&m$, mtx_plain);\ncnd_init(&c$);\ntss_create(&key$, 0);\nthrd_t t$[%d];\n"+
		"for (long i = 0; i < %d; i++) if (thrd_create(&t$[i], run$, (void *)i) != thrd_success) abort();", n, n),
		fmt.Sprintf("for (int i = 0; i < %d; i++) { int r; thrd_join(t$[i], &r); res$ = res$ * 5 + r; }\nmtx_destroy(&m$);", n), "x$",
		"turn$", "res$")
}

// detached threads say themselves that they have done their work.
func (g *settled) detached() {
	n := 1 + g.s.Intn(3)
	g.text("sem_t s$; unsigned x$[%d];", n)
	how := "pthread_t t; pthread_create(&t, 0, run$, (void *)i);"
	self := ""
	switch g.s.Intn(3) {
	case 0:
		self = "pthread_detach(pthread_self());"
	case 1:
		how += " pthread_detach(t);"
	default:
		how = "pthread_t t; pthread_attr_t a; pthread_attr_init(&a); pthread_attr_setdetachstate(&a, " +
			"PTHREAD_CREATE_DETACHED); pthread_create(&t, &a, run$, (void *)i);"
	}
	g.text("static void *run$(void *arg) { long i = (long)arg; %s x$[i] = mix(i, 8); sem_post(&s$); return 0; }", self)
	g.piece(fmt.Sprintf("sem_init(&s$, 0, 0);\nfor (long i = 0; i < %d; i++) { %s }", n, how),
		fmt.Sprintf("for (int i = 0; i < %d; i++) sem_wait(&s$);", n), "x$[0]", fmt.Sprintf("x$[%d]", n-1))
}

// readers look at what a writer has published under a lock that they share.
func (g *settled) readers() {
	n := 2 + g.s.Intn(2)
	g.text("pthread_rwlock_t l$ = PTHREAD_RWLOCK_INITIALIZER; unsigned x$, old$, new$; _Atomic unsigned sum$;")
	g.text("static void *run$(void *arg) { if (!arg) { pthread_rwlock_wrlock(&l$); x$ = 5; x$ = 3; pthread_rwlock_unlock(&l$); return 0; }")
	g.text("  pthread_rwlock_rdlock(&l$); unsigned v = x$; %s if (v != x$ || v == 5) abort(); "+
		"pthread_rwlock_unlock(&l$); sum$ += mix((unsigned)(long)arg, 1); return 0; }", g.pick("", "sched_yield();"))
	g.piece(startAll(n, number), joinAll(n), "x$", "sum$")
}

// message passes data with a flag.
func (g *settled) message() {
	g.text("struct { int a; unsigned char b[5]; } data$; int got$, flag$; void *ptr$;")
	wait := g.pick("while (!__atomic_load_n(&flag$, __ATOMIC_ACQUIRE)) sched_yield();",
		"for (int z = 0; !__atomic_load_n(&flag$, __ATOMIC_SEQ_CST); z++) sched_yield();")
	g.text("static void *run$(void *arg) { %s got$ = data$.a * 3 + data$.b[4] + *(int *)ptr$; free(ptr$); return 0; }", wait)
	g.piece("pthread_t t$;\npthread_create(&t$, 0, run$, 0);\ndata$.a = 9;\nmemset(data$.b, 4, sizeof data$.b);\n"+
		"ptr$ = malloc(sizeof(int));\nif (!ptr$) abort();\n*(int *)ptr$ = 6;\n"+
		"__atomic_store_n(&flag$, 1, __ATOMIC_RELEASE);",
		"pthread_join(t$, 0);", "got$", "flag$")
}
