package oracle

import "fmt"

var orders = []string{"__ATOMIC_SEQ_CST", "__ATOMIC_ACQUIRE", "__ATOMIC_RELEASE", "__ATOMIC_RELAXED", "__ATOMIC_ACQ_REL"}

// concurrent writes a statement with synchronisation, or starts and joins threads.
func (g *gen) concurrent() {
	k := g.s.Intn(24)
	if k < 8 && g.held > 2 {
		k = 20
	}
	switch {
	case k < 4:
		g.locked(g.pick("&m0", "&m0", "&m1", "&mr", "&me", "mp"))
	case k == 4:
		i := g.pick("0", "1", "x & 1")
		if i == "x & 1" {
			i = g.locals[g.s.Intn(len(g.locals))] + " & 1"
		}
		v := g.name("l")
		g.line("int %s = %s;", v, i)
		g.held++
		g.line("pthread_mutex_lock(&lk[%s].m);", v)
		g.line("lk[%s].%s = %s;", v, g.pick("x", "y"), g.expr(1))
		if g.chance(40) {
			g.stmt()
		}
		g.line("pthread_mutex_unlock(&lk[%s].m);", v)
		g.held--
	case k == 5:
		g.held++
		m := g.pick("&m0", "&m1", "&mr")
		g.open("if (pthread_mutex_trylock(%s) == 0)", m)
		g.nested()
		g.line("pthread_mutex_unlock(%s);", m)
		g.close("")
		g.held--
	case k == 6:
		g.held++
		g.line("pthread_rwlock_%slock(&rw);", g.pick("rd", "wr"))
		g.nested()
		g.line("pthread_rwlock_unlock(&rw);")
		g.held--
	case k == 7:
		switch g.s.Intn(4) {
		case 0:
			g.line("pthread_spin_lock(&sl);")
			g.line("%s = %s;", g.lvalue(), g.expr(1))
			g.line("pthread_spin_unlock(&sl);")
		case 1:
			x := g.name("x")
			g.line("int %s = %s;", x, g.expr(1))
			g.held++
			g.line("if (%s) pthread_mutex_lock(&m0);", x)
			g.nested()
			g.line("if (%s) pthread_mutex_unlock(&m0);", x)
			g.held--
		case 2:
			g.line("pthread_mutex_%s(&m%d);", g.pick("lock", "unlock"), g.s.Intn(2))
		default:
			q := g.name("k")
			g.held++
			g.line("pthread_mutex_t *%s = %s ? &m0 : &lk[1].m;", q, g.expr(1))
			g.line("pthread_mutex_lock(%s);", q)
			g.nested()
			g.line("pthread_mutex_unlock(%s);", q)
			g.held--
		}
	case k == 8:
		g.condition()
	case k < 12:
		g.atomics()
	case k == 12:
		switch g.s.Intn(6) {
		case 0:
			g.line("sem_post(&sem);")
		case 1:
			g.line("sem_wait(&sem);")
			g.line("%s = %s;", g.lvalue(), g.expr(1))
		case 2:
			g.line("pthread_once(&once, initialise);")
		case 3:
			g.line("pthread_barrier_wait(&bar);")
		case 4:
			g.line("mp = %s;", g.pick("&m0", "&m1"))
		default:
			g.line("if (sem_trywait(&sem) == 0) %s = %s;", g.lvalue(), g.expr(1))
		}
	default:
		g.threadsOf()
	}
}

func (g *gen) locked(m string) {
	g.held++
	if m == "mp" {
		q := g.name("k")
		g.line("pthread_mutex_t *%s = mp;", q)
		m = q
	}
	g.line("pthread_mutex_lock(%s);", m)
	for n := 1 + g.s.Intn(2); n > 0; n-- {
		g.depth++
		g.stmt()
		g.depth--
	}
	if g.chance(95) {
		g.line("pthread_mutex_unlock(%s);", m)
	}
	g.held--
}

func (g *gen) condition() {
	g.line("pthread_mutex_lock(&m1);")
	if g.chance(50) {
		g.line("flag = 1;")
		g.line("pthread_cond_%s(&cv);", g.pick("signal", "broadcast"))
	} else {
		g.line("while (!flag) pthread_cond_wait(&cv, &m1);")
	}
	if g.chance(50) {
		g.line("%s = %s;", g.lvalue(), g.expr(1))
	}
	g.line("pthread_mutex_unlock(&m1);")
	if g.chance(60) {
		g.line("%s = %s;", g.lvalue(), g.expr(1))
	}
}

func (g *gen) atomics() {
	o := orders[g.s.Intn(len(orders))]
	load, store := orders[g.s.Intn(2)], orders[[]int{0, 2, 3}[g.s.Intn(3)]]
	switch g.s.Intn(7) {
	case 0:
		g.line("at0++;")
	case 1:
		g.line("__atomic_fetch_add(&at1, 1, %s);", o)
	case 2:
		g.line("%s = %s;", g.lvalue(), g.expr(1))
		g.line("__atomic_store_n(&at1, %d, %s);", g.s.Intn(3), store)
	case 3:
		g.open("if (__atomic_load_n(&at1, %s) == %d)", load, g.s.Intn(3))
		g.nested()
		g.close("")
	case 4:
		x := g.name("x")
		g.line("int %s = %d;", x, g.s.Intn(2))
		g.open("if (__atomic_compare_exchange_n(&at1, &%s, %d, 0, %s, __ATOMIC_RELAXED))", x, g.s.Intn(3), o)
		g.nested()
		g.close("")
	case 5:
		g.line("__atomic_thread_fence(%s);", o)
	default:
		g.line("at0 = %s;", g.expr(1))
	}
}

// threadsOf starts threads, and perhaps joins them.
func (g *gen) threadsOf() {
	if g.thread < 0 || g.thread >= workers || g.held > 0 && !g.chance(30) {
		g.assign()
		return
	}
	w := g.thread + g.s.Intn(workers-g.thread)
	arg := g.pick("0", "p0", "&g1", "&ga[2]")
	if arg == "0" {
		arg = g.ptr(1)
	}
	switch g.s.Intn(6) {
	case 0:
		n := g.name("t")
		g.line("pthread_t %s[2];", n)
		g.line("for (int i = 0; i < 2; i++) pthread_create(&%s[i], 0, worker%d, %s);", n, w, arg)
		if g.chance(60) {
			g.budget--
			g.stmt()
		}
		if g.chance(70) {
			g.line("for (int i = 0; i < 2; i++) pthread_join(%s[i], 0);", n)
		}
	case 1:
		n := g.name("t")
		g.line("pthread_t %s;", n)
		g.line("if (pthread_create(&%s, 0, worker%d, %s)) abort();", n, w, arg)
		if g.chance(30) {
			g.line("pthread_detach(%s);", n)
		}
	case 2:
		k := g.s.Intn(3)
		g.line("pthread_create(&tid[%d], 0, worker%d, %s);", k, w, arg)
		if g.chance(60) {
			g.stmt()
		}
		if g.chance(60) {
			g.line("pthread_join(tid[%d], 0);", k)
		}
	default:
		n := g.name("t")
		g.line("pthread_t %s;", n)
		g.line("pthread_create(&%s, 0, worker%d, %s);", n, w, arg)
		for k := g.s.Intn(3); k > 0; k-- {
			g.depth++
			g.stmt()
			g.depth--
		}
		if g.chance(75) {
			r := "0"
			if g.chance(30) {
				r = g.name("v")
				g.line("void *%s;", r)
				g.line("pthread_join(%s, &%s);", n, r)
			} else {
				g.line("pthread_join(%s, %s);", n, r)
			}
		}
	}
	_ = fmt.Sprint
}
