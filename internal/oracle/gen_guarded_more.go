package oracle

// What careful programs do besides taking a lock, using a variable and releasing the lock.

const guardedMore = `struct { pthread_mutex_t m; int v; } *box;
struct { pthread_mutex_t m; int v; } grid[2] = {{PTHREAD_MUTEX_INITIALIZER, 1}, {PTHREAD_MUTEX_INITIALIZER, 2}};
pthread_spinlock_t ns;
pthread_mutex_t nb, nq = PTHREAD_MUTEX_INITIALIZER, *al = &n1;
pthread_once_t once = PTHREAD_ONCE_INIT;
struct timespec soon;
int q6, q7, q8, qx = 1, first = 1;
_Atomic int qt, qu;
struct { unsigned lo : 3, hi : 5; int rest; } qb;
int *head = &first, *other = &first;
_Thread_local jmp_buf back;
`

// helpers writes the functions that setup, sections and threads call.
func (g *guarded) helpers() {
	g.line("static void take0(void) { pthread_mutex_lock(&n0); }")
	g.line("static void drop0(void) { pthread_mutex_unlock(&n0); }")
	g.open("static void gap0(int v)")
	g.touch(protectedVars[0])
	g.line("pthread_mutex_unlock(&n0);")
	if g.chance(50) {
		g.line("v = v + 1;")
	}
	g.line("pthread_mutex_lock(&n0);")
	g.close("")
	g.line("static void initial(void) { q0 = 4; q0 = 1; }")
	if g.ends {
		g.line("pthread_key_t kept;")
		g.line("static void undo(void *m) { pthread_mutex_unlock(m); }")
		for _, head := range []string{"last0(void)", "last1(void)", "given(void *arg)"} {
			g.open("static void %s", head)
			g.line("int v = 2;")
			g.live = []string{"v"}
			g.section()
			if head[0] == 'g' {
				g.line("pthread_mutex_lock(&nq);")
				g.line("*(int *)arg = %d;", g.s.Intn(4))
				g.line("pthread_mutex_unlock(&nq);")
			}
			g.close("")
		}
	}
	g.open("static void setup(void)")
	g.line("pthread_mutexattr_t a;")
	g.line("pthread_mutexattr_init(&a);")
	g.line("pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);")
	g.line("pthread_mutex_init(&nb, &a);")
	g.line("pthread_spin_init(&ns, 0);")
	g.line("box = malloc(sizeof *box);")
	g.line("if (!box) abort();")
	g.line("pthread_mutex_init(&box->m, 0);")
	g.line("box->v = 1;")
	if g.ends {
		g.line("pthread_key_create(&kept, given);")
		g.line("atexit(last0);")
	}
	g.close("")
}

// end registers something that runs at an end, and may end in the middle of a section.
func (g *guarded) end() {
	x := g.live[g.s.Intn(len(g.live))]
	switch g.s.Intn(4) {
	case 0:
		g.line("atexit(%s);", g.pick("last0", "last1"))
	case 1:
		g.line("pthread_setspecific(kept, %s);", g.pick("0", "&q8", "&first", "&q8"))
	default:
		v := g.vars[g.s.Intn(len(g.vars))]
		l := v.locks[0]
		if l != "n0" && l != "n1" && l != "nr" && l != "ne" || len(v.locks) > 1 {
			v, l = protected{"q0", []string{"n0"}, false}, "n0"
		}
		g.line("pthread_mutex_lock(&%s);", l)
		g.line("pthread_cleanup_push(undo, &%s);", l)
		g.touch(v)
		if g.chance(60) {
			g.line("if (%s) pthread_exit(0);", g.pick(x, x, x+" == 1"))
		}
		g.touch(v)
		if g.chance(80) {
			g.line("pthread_cleanup_pop(1);")
			break
		}
		g.line("pthread_cleanup_pop(0);")
		g.line("pthread_mutex_unlock(&%s);", l)
	}
}

// phase starts threads, and joins most of them. If it is to be followed by another, all are joined more often.
func (g *guarded) phase(n int, again bool) {
	started := 0
	all := again && g.chance(70)
	if g.chance(15) { // main is alone, unless threads are left from an earlier phase
		g.line("pthread_rwlock_%slock(&nw);", g.pick("rd", "rd", "wr"))
		g.line("q3 = %d;", g.s.Intn(4))
		defer g.line("pthread_rwlock_unlock(&nw);")
	}
	for i := range n {
		for k := 1 + g.s.Intn(2); k > 0 && started < 4; k-- {
			if g.chance(15) {
				g.newcomer(started, i)
				started++
				continue
			}
			inside := g.chance(20)
			v := g.vars[g.s.Intn(len(g.vars))]
			if inside {
				g.open("")
				g.line("int z = 1;")
				g.live = []string{"z"}
				for _, l := range v.locks {
					g.lock(l, false)
				}
				g.touch(v)
			}
			g.line("pthread_create(&id[%d], 0, run%d, 0);", started, i)
			started++
			if inside {
				g.touch(v)
				for _, l := range v.locks {
					g.unlock(l)
				}
				g.close("")
				g.live = nil
			}
		}
		if g.chance(40) {
			g.body(1)
		}
	}
	g.body(1 + g.s.Intn(3))
	for i := range started {
		if !all && g.chance(10) {
			g.line("pthread_cancel(id[%d]);", i)
		}
		if all || g.chance(70) {
			g.line("pthread_join(id[%d], 0);", i)
		}
	}
	if again && g.chance(60) {
		// without its lock
		g.line("%s = %d;", g.pick("q0", "q1", "q2", "q3", "qs.x", "*heap", "q6", "box->v"), g.s.Intn(3))
	}
}

// newcomer starts a thread while an object may be written that others hand around.
func (g *guarded) newcomer(id, run int) {
	g.open("")
	g.line("pthread_mutex_lock(&n0);")
	g.line("pthread_mutex_lock(&nq);")
	g.line("int *p = head;")
	g.line("pthread_mutex_unlock(&nq);")
	g.line("*p = %d;", g.s.Intn(4))
	g.line("pthread_create(&id[%d], 0, run%d, 0);", id, run)
	g.line("for (int k = 0; k < 4; k++) { pthread_mutex_lock(&nq); p = %s; pthread_mutex_unlock(&nq); if (*p == 2) q8 = 1; }", g.pick(
		"other", "head"))
	g.line("pthread_mutex_unlock(&n0);")
	g.close("")
}

// within writes something in a section that is not an access of the variable.
func (g *guarded) within(locks []string) {
	l := locks[len(locks)-1]
	has := func(m string) bool { return len(locks) == 1 && l == m }
	switch {
	case has("n0"):
		g.line("%s", g.pick("pthread_once(&once, initial);", "gap0("+g.value()+");", "*head = 1;", "*other = 2;"))
	case has("n1"):
		g.line("%s", g.pick("memset(&qs, 0, sizeof qs);", "{ __typeof__(qs) c = qs; c.x = 1; qs = c; qs.x = 0; }",
			"qb.hi = 1;", "memcpy(&qs.x, &qs.y, sizeof(int));"))
	case has("nb"):
		g.line("if (%s) { q7 = 6; pthread_exit(0); }", g.value())
	case g.jumps && l != "atomic" && l != "nw" && l != "ns" && len(locks) == 1:
		g.line("if (setjmp(back)) %s = 1; else if (%s) longjmp(back, 1);", g.live[0], g.value())
	default:
		g.line("if (%s) exit(0);", g.value())
	}
}

// other writes something outside of any section.
func (g *guarded) other() {
	x := g.live[g.s.Intn(len(g.live))]
	switch g.s.Intn(8) {
	case 6: // one that is reached without races by all, but not always under the same lock
		g.line("qt = %s;", g.value())
	case 7:
		g.line("pthread_rwlock_rdlock(&nw);")
		g.line("%s", g.pick("qu = 6; qu = 0;", x+" = qu;", x+" = qu;"))
		g.line("pthread_rwlock_unlock(&nw);")
	case 0, 1: // an object that is made, and then given to others
		p := g.name("p")
		g.line("int *%s = malloc(sizeof *%s);", p, p)
		g.line("if (!%s) abort();", p)
		g.line("*%s = %s;", p, g.pick("6", g.value()))
		g.line("pthread_mutex_lock(&nq);")
		g.line("%s = %s;", g.pick("other", "other", "head"), p)
		g.line("pthread_mutex_unlock(&nq);")
	case 2:
		g.line("pthread_mutex_lock(&nq);")
		g.line("head = other;")
		g.line("pthread_mutex_unlock(&nq);")
	case 3: // a reader of several locks, in the other order
		g.line("pthread_mutex_lock(&n1);")
		g.line("%s = q1;", x)
		g.line("pthread_mutex_unlock(&n1);")
	case 4:
		g.open("if (!pthread_mutex_trylock(&n0))")
		g.touch(protectedVars[0])
		g.line("pthread_mutex_unlock(&n0);")
		g.close("")
	default: // one of two mutexes
		g.line("pthread_mutex_lock(%s ? &n0 : &nr);", x)
		g.line("q8 = q8 < 2 ? q8 + 1 : 0;")
		g.line("pthread_mutex_unlock(%s ? &n0 : &nr);", x)
	}
}
