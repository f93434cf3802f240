package frontend_test

import (
	"context"
	"fmt"
	"sort"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

const library = `#include <pthread.h>
#include <semaphore.h>
#include <threads.h>
#include <stdlib.h>
#include <string.h>
#include <stdio.h>
#include <signal.h>
#include <setjmp.h>
#include <errno.h>
#include <assert.h>
#include <time.h>
#include <unistd.h>
pthread_mutex_t m; pthread_mutexattr_t ma; pthread_cond_t c; pthread_rwlock_t rw; pthread_spinlock_t sl;
pthread_barrier_t ba; pthread_once_t once;
pthread_t t[2]; pthread_key_t key; sem_t sem; int g; char *s; void *run(void *); void init(void); void handler(int);
int cmp(const void *, const void *);
mtx_t mt; cnd_t cn; thrd_t th; int trun(void *); struct timespec ts; jmp_buf jb; int *p; char buf[8];
struct sigaction sa;
`

func TestModels(t *testing.T) {
	tests := []struct{ body, want string }{
		{"pthread_mutex_lock(&m);", "lock mutex(&m)"},
		{"g = pthread_mutex_lock(&m);", "0: lock mutex(&m) -> 1; 0: failed lock mutex(&m) -> 2; 0: failed lock " +
			"mutex(&m) -> 3; 0: orphaned lock mutex(&m) -> 4; 0: lost failed lock mutex(&m) -> 5; 0: ceiling " +
			"failed lock mutex(&m) -> 6; 1: $1 = 0 -> 7; 2: $1 = 35 -> 7; 3: $1 = 11 -> 7; 4: $1 = 130 -> 7; 5: $1 " +
			"= 131 -> 7; $1 = 22; g = $1"},
		{"g = pthread_mutex_trylock(&m);", "0: trylock mutex(&m) -> 1; 0: failed trylock mutex(&m) -> 2; 0: failed " +
			"trylock mutex(&m) -> 3; 0: orphaned trylock mutex(&m) -> 4; 1: $1 = 0 -> 5; 2: $1 = 16 -> 5; 3: $1 = " +
			"((int)nondet) + 1 -> 5; $1 = 130; g = $1"},
		{"pthread_mutex_unlock(&m);", "unlock mutex(&m)"},
		{"pthread_mutex_init(&m, 0);", "init mutex(&m, type ?)"},
		{"pthread_mutexattr_settype(&ma, 1); pthread_mutex_init(&m, &ma);", "*((int *)(&ma)) = 1; init mutex(&m, type *((int *)(&ma)))"},
		{"pthread_mutex_destroy(&m);", "destroy mutex(&m)"},
		{"pthread_rwlock_rdlock(&rw); pthread_rwlock_wrlock(&rw); pthread_rwlock_unlock(&rw);",
			"lock shared rwlock(&rw); lock rwlock(&rw); unlock rwlock(&rw)"},
		{"pthread_spin_init(&sl, 0); pthread_spin_lock(&sl); pthread_spin_unlock(&sl);",
			"init spin(&sl, type ?); lock spin(&sl); unlock spin(&sl)"},
		{"pthread_cond_wait(&c, &m);", "unlock mutex(&m); 1: wait(&c) -> 2; 1: skip -> 2; lock mutex(&m)"},
		{"pthread_cond_signal(&c); pthread_cond_broadcast(&c);", "signal(&c); broadcast(&c)"},
		{"g = pthread_cond_timedwait(&c, &m, &ts);",
			"touch(&ts, 16: read); 1: unlock mutex(&m) -> 2; 1: failed unlock mutex(&m) -> 5; 1: unlock mutex(&m) " +
				"-> 6; 1: unlock mutex(&m) -> 9; 1: $1 = 22 -> 12; 2: wait(&c) -> 3; 2: $1 = 0 -> 4; 2: $1 = 110 " +
				"-> 4; $1 = 0; 4: lock mutex(&m) -> 12; 5: $1 = ((int)nondet) + 1 -> 12; 6: wait(&c) -> 7; 6: skip " +
				"-> 7; orphaned lock mutex(&m); 8: $1 = 130 -> 12; 9: wait(&c) -> 10; 9: skip -> 10; lost failed " +
				"lock mutex(&m); $1 = 131; g = $1"},
		{"pthread_barrier_init(&ba, 0, 3); pthread_barrier_wait(&ba);", "init barrier(&ba, 3); wait barrier(&ba)"},
		{"pthread_once(&once, init);", "0: once begin(&once) -> 1; 0: once wait(&once) -> 3; init(); once done(&once)"},
		{"pthread_create(&t[1], 0, run, &g);", "create(&t[1], run, (void *)(&g))"},
		{"g = pthread_create(&t[1], 0, run, 0);", "0: create(&t[1], run, NULL) -> 1; 0: $1 = ((int)nondet) + 1 -> 2; $1 = 0; g = $1"},
		{"pthread_join(t[0], 0); pthread_detach(t[1]);", "join(t[0], ?); detach(t[1])"},
		{"g = pthread_equal(pthread_self(), t[0]);", "g = self == t[0]"},
		{"pthread_exit(s);", "thread exit((void *)s)"},
		{"sem_init(&sem, 0, 2); sem_wait(&sem); sem_post(&sem);", "init sem(&sem, 2); wait sem(&sem); post(&sem)"},
		{"g = sem_trywait(&sem);", "0: trywait(&sem) -> 1; 0: $1 = -1 -> 2; $1 = 0; g = $1"},
		{"pthread_setspecific(key, s); s = pthread_getspecific(key);",
			"<specific>[key] = (void *)s; $1 = <specific>[key]; s = (char *)$1"}, // no key has a destructor
		{"mtx_init(&mt, mtx_recursive); mtx_lock(&mt);", "init mutex(&mt, type 1); lock mutex(&mt)"},
		{"thrd_create(&th, trun, 0); thrd_join(th, &g);", "create(&th, trun, NULL); join(th, &g)"},
		{"p = malloc(4);", "0: $1 = alloc malloc(4) -> 1; 0: $1 = NULL -> 1; p = (int *)$1"},
		{"p = calloc(g, 4);", "0: $1 = alloc calloc(((unsigned long)g) * 4) -> 1; 0: $1 = NULL -> 1; p = (int *)$1"},
		{"free(p);", "free((void *)p)"},
		{"p = memcpy(p, s, 4);", "$1 = p; copy((void *)$1, (void *)s, 4); p = $1"},
		{"memset(p, 0, 8);", "set((void *)p, 0, 8)"},
		{"g = strlen(s);", "$1 = s; touch($1, ?: read); $2 = nondet; g = (int)$2"},
		{"strcpy(buf, s);", "copy(&buf, s, ?)"},
		{"printf(\"%s %d %n\", s, g, p);", "touch(s, ?: read sent); set(p, ?, 4); send(g)"},
		{"sprintf(buf, \"%s %d\", s, g);", "$1 = s; $2 = g; touch($1, ?: read); set(&buf, ?, ?) from $1, $2 of printf(&\"%s %d\", $1, $2)"},
		{"printf(s);", "touch(s, ?: read)"},
		{"scanf(\"%d %s\", p, buf);", "set(p, ?, 4); set(&buf, ?, ?)"},
		{"g = random() % 3;", "g = (int)((nondet & 2147483647) % 3)"},
		{"g = strtol(s, &s, 10);", "$1 = s; touch($1, ?: read); s = $1 + nondet; $2 = nondet; g = (int)$2"},
		{"buf[random() % 8] += 1;", "$1 = (nondet & 2147483647) % 8; buf[$1] = (char)(((int)buf[$1]) + 1)"},
		{"extern time_t *tp; time(tp);", "$1 = tp; 1: [$1] -> 2; 1: [!$1] -> 3; *$1 = nondet"},
		{"exit(1);", "exit"},
		{"atexit(init);", "atexit(?, init, ?)"},
		{"signal(2, handler); signal(3, SIG_IGN);", "<handlers>[2] = (void *)handler; handler(?, handler, 2); <handlers>[3] = (void *)0x1"},
		{"errno = 1;", "touch(&<errno>, 4: read write internal); <errno> = 1"},
		{"assert(g);", "0: [g] -> 1; 0: [!g] -> 3; return; assertion failed"},
		{"if (setjmp(jb)) g = 1; else longjmp(jb, 3);", "$1 = setjmp(&jb); 1: [$1] -> 2; 1: [!$1] -> 5; g = 1; return; longjmp(&jb, 3)"},
		{"qsort(p, 3, 4, cmp);", "$1 = p; $2 = nondet; 2: [$2] -> 3; 2: [!$2] -> 5; cmp(((void *)$1) + nondet, " +
			"((void *)$1) + nondet); 4: touch((void *)$1, 12: read write permute) -> 1; touch((void *)$1, 12: read " +
			"write permute)"},
		{"read(0, buf, 4); write(1, buf, 2); sleep(1);",
			"$1 = (nondet & 9223372036854775807) - 1; 1: [$1 > 0] -> 2; 1: [!($1 > 0)] -> 3; set((void *)(&buf), " +
				"?, 4) of read($1); touch((void *)(&buf), 2: read sent); $2 = (nondet & 9223372036854775807) - 1"},
		{"time(0); nanosleep(&ts, 0);", "touch(&ts, 16: read); skip"},
		{"extern int __VERIFIER_nondet_int(void); extern void __VERIFIER_assume(int); g = __VERIFIER_nondet_int(); " +
			"__VERIFIER_assume(g > 2);",
			"g = nondet; 1: [g > 2] -> 2; 1: [!(g > 2)] -> 4"},
		{"extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void); __VERIFIER_atomic_begin(); g = " +
			"1; __VERIFIER_atomic_end();",
			"atomic begin; g = 1; atomic end"},
		{"extern void __VERIFIER_atomic_foo(int); __VERIFIER_atomic_foo(g);", "atomic begin; __VERIFIER_atomic_foo(g); atomic end"},
		{"extern void *dlopen(const char *, int); dlopen(s, 1);", "$1 = s; 1: [$1] -> 2; 1: [!$1] -> 4; touch($1, ?: read sent); " +
			`3: havoc "constructors of what dlopen loads"() -> 4; 3: skip -> 4`},
		{"void (*f)(void *) = free; f(s);", "f = free; f((void *)s)"},
		{"if (__VERIFIER_nondet_bool()) g = 1;", "$1 = nondet; 1: [$1] -> 2; 1: [!$1] -> 3; g = 1"},
		{"undeclared(g);", "undeclared(g)"},
	}
	for _, tt := range tests {
		p := load(t, library+"void test(void) {\n"+tt.body+"\n}")
		got := strings.TrimSuffix(strings.Join(actions(p.Func("test")), "; "), "; return")
		if got != tt.want {
			t.Errorf("%s\n got %s\nwant %s", tt.body, got, tt.want)
		}
	}
}

// Static initialisers of mutexes that are not of the normal kind.
func TestMutexInitialisers(t *testing.T) {
	p := load(t, `#include <pthread.h>
pthread_mutex_t n = PTHREAD_MUTEX_INITIALIZER, r = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
struct s { int x; pthread_mutex_t m[2]; } s = { 1, { PTHREAD_MUTEX_INITIALIZER, PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP } };
int main(void) { pthread_mutex_t l = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP; return pthread_mutex_lock(&l); }`)
	got := strings.Join(actions(p.Init), "; ")
	want := "r.__data.__kind = 1; init mutex(&r, type 1); s.x = 1; s.m[1].__data.__kind = 2; init mutex(&s.m[1], type 2); return"
	if got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
	if got := strings.Join(actions(p.Main), "; "); !strings.Contains(got, "init mutex(&l, type 1)") {
		t.Errorf("main: %s", got)
	}
}

// A definition in the program replaces a model; functions with a fixed meaning have it after what the definition does.
func TestOverride(t *testing.T) {
	p := load(t, `
void *malloc(unsigned long n) { static char pool[100]; return pool; }
void __VERIFIER_error(void) { for (;;) ; }
void assume_abort_if_not(int c) { c = !c; if (c) { extern void abort(void); abort(); } }
int main(void) { char *s = malloc(3); assume_abort_if_not(s != 0); __VERIFIER_error(); return 0; }`)
	got := strings.Join(actions(p.Main), "; ")
	if got != "$1 = malloc(3); s = (char *)$1; assume_abort_if_not((s != NULL)); __VERIFIER_error(); __VERIFIER_error" && got !=
		"$1 = malloc(3); s = (char *)$1; assume_abort_if_not(s != NULL); __VERIFIER_error(); __VERIFIER_error" {
		t.Errorf("main: %s", got)
	}
}

// Functions named __VERIFIER_atomic_* are atomic sections on every way out.
func TestAtomicFunctions(t *testing.T) {
	p := load(t, `int g; int __VERIFIER_atomic_cas(int *p, int a) { if (*p == a) return 1; g = 2; return *p; }`)
	got := strings.Join(actions(p.Funcs[0]), "; ")
	want := "atomic begin; 1: [*p == a] -> 2; 1: [!(*p == a)] -> 4; atomic end; return 1; g = 2; $1 = *p; atomic end; return $1"
	if got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
}

// Taking the address of a library function gives it a body that does what the model says.
func TestAddressOfModel(t *testing.T) {
	p := load(t, `#include <pthread.h>
int (*lock)(pthread_mutex_t *) = pthread_mutex_lock; pthread_mutex_t m; int main(void) { return lock(&m); }`)
	f := p.Func("pthread_mutex_lock")
	if f == nil || !f.HasBody() {
		t.Fatal("pthread_mutex_lock has no body")
	}
	if got := strings.Join(actions(f), "; "); !strings.HasPrefix(got, "0: lock mutex($a) -> 1; 0: failed lock mutex($a) -> 2") {
		t.Errorf("body: %s", got)
	}
}

// Every model can be instantiated, whatever its arguments are, and whether or not its result is used.
func TestEveryModel(t *testing.T) {
	var names []string
	models.Builtin().Each(func(m *models.Model) { names = append(names, m.Name) })
	sort.Strings(names)
	for _, args := range []string{"p, p, p, p, p, p, p", "f, f, f, f, f, f, f", "n, n, n, n, n, n, n",
		"(void *)0, 0, 0, 0, 0, 0, 0", "&n, \"x\", &p, q(), q(), n, 1", ""} {
		var b strings.Builder
		b.WriteString("long n, *p; void f(void), *q(void); long r;\n")
		for i, name := range names {
			if strings.HasSuffix(name, "abs") || strings.HasPrefix(name, "__builtin_") || strings.HasPrefix(name, "__mayrun_") {
				continue
			}
			fmt.Fprintf(&b, "void call%d(void) { long %s(); r = %s(%s); }\nvoid ignore%d(void) { long %s(); %s(%s); }\n", i, name, name, args, i, name, name, args)
		}
		p, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": b.String()}, frontend.Options{})
		if err != nil {
			t.Fatalf("with (%s): %.2000v", args, err)
		}
		if err := cfg.Check(p); err != nil {
			t.Errorf("with (%s): %v", args, err)
		}
	}
}
