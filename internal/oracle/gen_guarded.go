package oracle

import "strings"

// GenerateGuarded writes a C program whose threads reach most of what they share under locks, as careful
// programs do: objects have mutexes that are held at every write, or at nearly every one. It is what shows
// whether values that a lock hides from others are hidden rightly.
func GenerateGuarded(s Source) Program {
	g := &guarded{gen: gen{s: s, threads: true}}
	g.program()
	return Program{Text: g.b.String(), Threads: true}
}

type guarded struct {
	gen
	leaks bool // some accesses are not protected
	jumps bool // some sections are left by longjmp
	live  []string
	vars  []protected // those that the program uses most
}

// A protected variable, or part of one, with its locks, of which all are held at writes.
type protected struct {
	name  string
	locks []string
	ptr   bool
}

const guardedGlobals = `pthread_mutex_t n0 = PTHREAD_MUTEX_INITIALIZER, n1 = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t nr = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP, ne = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
pthread_rwlock_t nw = PTHREAD_RWLOCK_INITIALIZER;
pthread_cond_t cn = PTHREAD_COND_INITIALIZER;
int q0 = 1, q1, q2 = 2, q3, q4, q5;
struct { int x, y; int *p; } qs = {1, 2, &q4};
int qa[3] = {1, 2, 3};
int *qp = &q4;
int *heap;
pthread_t id[4];
` + guardedMore

var protectedVars = []protected{
	{"q0", []string{"n0"}, false}, {"q1", []string{"n0", "n1"}, false}, {"q2", []string{"nr"}, false}, {"q3", []string{"nw"}, false},
	{"qs.x", []string{"n1"}, false}, {"qs.y", []string{"n1"}, false}, {"qs.p", []string{"n1"}, true}, {"qa[1]", []string{"ne"}, false},
	{"qa[%s & 1]", []string{"ne"}, false}, {"qp", []string{"n0"}, true}, {"(*heap)", []string{"n1"}, false},
	{"q5", []string{"atomic"}, false},
	{"q1", []string{"n1", "n0"}, false}, {"box->v", []string{"box->m"}, false}, {"q6", []string{"ns"}, false},
	{"qb.lo", []string{"n1"}, false},
	{"(*head)", []string{"n0", "nq"}, false}, {"(*other)", []string{"n0", "nq"}, false},
	{"q7", []string{"nb"}, false}, {"q2", []string{"nr", "nr"}, false},
	{"qs.x", []string{"*al"}, false}, {"grid[%s & 1].v", []string{"grid[0].m"}, false},
	{"qx", []string{"n0", "n1"}, false}, {"qx", []string{"n0", "n1"}, false}, {"qt", []string{"n0"}, false}, {"qt", []string{"nw"}, false},
}

func (g *guarded) program() {
	g.leaks = g.chance(20)
	for range 3 + g.s.Intn(4) {
		g.vars = append(g.vars, protectedVars[g.s.Intn(len(protectedVars))])
	}
	g.jumps = g.chance(10)
	g.ends = g.chance(30)
	g.line("#define _GNU_SOURCE\n#include <pthread.h>\n#include <setjmp.h>\n#include <stdlib.h>\n" +
		"#include <string.h>\n#include <errno.h>\n#include <time.h>\nvoid __VERIFIER_atomic_begin(void);\n" +
		"void __VERIFIER_atomic_end(void);")
	g.b.WriteString(guardedGlobals)
	g.open("static void inside0(int v)")
	g.live = []string{"v"}
	g.touch(protectedVars[0])
	g.close("")
	g.open("static int inside1(int v)")
	g.live = []string{"v"}
	g.touch(protectedVars[1])
	g.line("return v + q1;")
	g.close("")
	g.helpers()
	g.live = nil
	n := 2 + g.s.Intn(2)
	for i := n - 1; i >= 0; i-- {
		g.open("static void *run%d(void *arg)", i)
		g.body(3 + g.s.Intn(4))
		if g.chance(15) {
			g.line("pthread_exit(arg);")
		}
		g.line("return arg;")
		g.close("")
	}
	g.open("int main(void)")
	g.line("heap = malloc(sizeof *heap);")
	g.line("if (!heap) abort();")
	g.line("*heap = 3;")
	g.line("setup();")
	if g.chance(50) {
		g.body(1)
	}
	phases := 1 + g.s.Intn(2)
	for k := range phases {
		g.phase(n, k+1 < phases)
	}
	g.body(1 + g.s.Intn(2))
	if g.chance(20) {
		g.line("pthread_exit(0);")
	}
	g.line("return 0;")
	g.close("")
}

func (g *guarded) body(n int) {
	x := g.name("x")
	g.line("int %s = %d;", x, g.s.Intn(4))
	old := g.live
	g.live = append(g.live[:len(g.live):len(g.live)], x)
	for range n {
		switch {
		case g.depth < 2 && g.chance(12):
			g.depth++
			i := g.name("i")
			g.open("for (int %s = 0; %s < %d; %s++)", i, i, 2+g.s.Intn(2), i)
			g.section()
			g.close("")
			g.depth--
		case g.depth < 2 && g.chance(12):
			g.depth++
			g.open("if (%s)", g.value())
			g.section()
			g.close("")
			g.depth--
		case g.ends && g.chance(20):
			g.end()
		case g.leaks && g.chance(15):
			g.touch(g.vars[g.s.Intn(len(g.vars))])
		case g.chance(10):
			g.other()
		case g.chance(8):
			v := g.vars[g.s.Intn(len(g.vars))]
			if !v.ptr {
				g.line("%s = %s;", x, g.lvalueOf(v)) // a racy read
			}
		default:
			g.section()
		}
	}
	g.live = old
}

func (g *guarded) value() string {
	x := g.live[g.s.Intn(len(g.live))]
	return g.pick(x, "1", "0", "2", x+" + 1", x+" & 1", "-1")
}

func (g *guarded) lvalueOf(v protected) string {
	return strings.ReplaceAll(v.name, "%s", g.live[0])
}

// section takes the locks of a variable, uses it, and releases them.
func (g *guarded) section() {
	v := g.vars[g.s.Intn(len(g.vars))]
	locks := v.locks
	reads := len(locks) > 1 && g.chance(30) || locks[0] == "nw" && g.chance(40)
	if reads {
		locks = locks[:1]
	}
	for _, l := range locks {
		g.lock(l, reads)
	}
	if len(locks) == 1 && locks[0] == "n0" && g.chance(25) {
		g.line("inside0(%s);", g.value())
	}
	for n := 1 + g.s.Intn(3); n > 0; n-- {
		switch {
		case reads:
			g.look(v)
		case len(locks) == 2 && !v.ptr && g.chance(35):
			// A value that those find only who take the lock that is released in between.
			l := locks[g.s.Intn(2)]
			g.line("%s = 6;", g.lvalueOf(v))
			g.unlock(l)
			g.lock(l, false)
			g.line("%s = 0;", g.lvalueOf(v))
		case g.chance(12):
			g.line("if (q0 > 5) pthread_exit(0);") // holding locks
		case g.chance(10) && len(locks) == 2:
			g.line("%s = inside1(%s);", g.live[0], g.value())
		case g.chance(15):
			l := locks[len(locks)-1]
			g.unlock(l)
			if g.chance(30) {
				g.look(v)
			}
			g.lock(l, false)
		case len(locks) == 1 && locks[0] == "n0" && g.chance(10):
			g.open("%s (!q0)", g.pick("if", "if", "while"))
			g.line("%s", g.pick("pthread_cond_wait(&cn, &n0);", "pthread_cond_timedwait(&cn, &n0, &soon);", "gap0("+g.value()+");"))
			g.look(v)
			g.close("")
		case g.chance(6):
			g.within(locks)
		case g.depth < 2 && g.chance(12):
			g.depth++
			g.section()
			g.depth--
		default:
			g.touch(v)
		}
	}
	if locks[0] == "n0" && g.chance(30) {
		g.line("pthread_cond_broadcast(&cn);")
	}
	if len(locks) > 1 && g.chance(30) {
		locks = []string{locks[1], locks[0]}
	}
	for i := len(locks) - 1; i >= 0; i-- {
		g.unlock(locks[i])
		if i > 0 && g.chance(40) {
			g.look(v)
		}
	}
}

func (g *guarded) lock(l string, reader bool) {
	switch {
	case l == "atomic":
		g.line("__VERIFIER_atomic_begin();")
	case l == "ns":
		g.line("pthread_spin_lock(&ns);")
	case l == "nb":
		g.line("if (pthread_mutex_lock(&nb) == EOWNERDEAD) pthread_mutex_consistent(&nb);")
	case l == "n0" && g.chance(10):
		g.line("take0();")
	case l == "nw" && reader:
		g.line("pthread_rwlock_rdlock(&nw);")
	case l == "nw":
		g.line("pthread_rwlock_wrlock(&nw);")
	case g.chance(3):
		g.line("while (pthread_mutex_trylock(%s));", address(l))
	default:
		g.line("pthread_mutex_lock(%s);", address(l))
	}
}

func address(lock string) string {
	if p, ok := strings.CutPrefix(lock, "*"); ok {
		return p
	}
	return "&" + lock
}

func (g *guarded) unlock(l string) {
	switch l {
	case "atomic":
		g.line("__VERIFIER_atomic_end();")
	case "nw":
		g.line("pthread_rwlock_unlock(&nw);")
	case "ns":
		g.line("pthread_spin_unlock(&ns);")
	default:
		if l == "n0" && g.chance(10) {
			g.line("drop0();")
			return
		}
		g.line("pthread_mutex_unlock(%s);", address(l))
	}
}

// look reads a variable.
func (g *guarded) look(v protected) {
	x, l := g.live[g.s.Intn(len(g.live))], g.lvalueOf(v)
	if v.ptr {
		g.line("if (%s) %s = %s == &q4;", l, x, l)
		return
	}
	g.line("%s", g.pick("if ("+l+" == 1) "+x+" = "+l+";", x+" = "+l+";", "if ("+l+" > 1) "+x+" = 7;"))
}

// touch reads or writes a variable.
func (g *guarded) touch(v protected) {
	l := g.lvalueOf(v)
	if v.ptr {
		g.line("%s", g.pick(l+" = &q4;", l+" = 0;", "if ("+l+") *"+l+" = 1;", l+" = &qa[2];", "if ("+l+" == &q4) "+l+" = 0;"))
		return
	}
	e := g.value()
	switch g.s.Intn(7) {
	case 0:
		g.line("%s = %s;", l, e)
	case 1:
		g.line("%s++;", l)
		g.line("%s--;", l)
	case 2:
		g.line("if (%s == %d) %s = %s;", l, g.s.Intn(3), l, e)
	case 3:
		g.line("if (%s != %d) { %s = 5; } else { %s = %s; }", l, g.s.Intn(3), l, l, e)
	case 4:
		g.line("while (%s > 3) %s -= 2;", l, l)
	case 5:
		g.line("%s = %s < 3 ? %s + 1 : 0;", l, l, l)
	default:
		g.look(v)
	}
}
