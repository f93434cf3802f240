package explore

import (
	"maps"
	"strings"
	"testing"
)

const (
	start   = "int main(void) { pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0); pthread_exit(0); }"
	workers = "void *f(void *p) { pthread_mutex_lock(&m); n = 1; pthread_mutex_unlock(&m); return 0; }\n"
)

// refutable are programs of which an enumeration proves that they do not race. No lock protects x.
var refutable = map[string]string{
	"an address above a number": `int x, a; void *f(void *p) { int *q = &a; if (q < (int *)2 || q <= (int *)1) x = 1; return 0; }
void *g(void *p) { int *q = &a; if ((int *)1 > q || (int *)1 >= q) x = 2; return 0; }` + start,
	"hand-over by a flag under a lock": `int x, n; pthread_mutex_t m;
void *f(void *p) { x = 1; pthread_mutex_lock(&m); n = 1; pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { pthread_mutex_lock(&m); int k = n; pthread_mutex_unlock(&m); if (k) x = 2; return 0; }` + start,
	"turns": `int x, n; pthread_mutex_t m; int turn(void) { pthread_mutex_lock(&m); int k = n++; pthread_mutex_unlock(&m); return k; }
void *f(void *p) { if (turn() == 0) x = 1; return 0; } void *g(void *p) { if (turn() == 0) x = 2; return 0; }` + start,
	"a semaphore as a lock": `int x; sem_t s; void *f(void *p) { sem_wait(&s); x++; sem_post(&s); return 0; }
void *g(void *p) { return f(p); }
int main(void) { sem_init(&s, 0, 1); pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0); pthread_exit(0); }`,
	"release and acquire": `int x; atomic_int n; void *f(void *p) { x = 1; atomic_store_explicit(&n, 1, memory_order_release); return 0; }
void *g(void *p) { if (atomic_load_explicit(&n, memory_order_acquire)) x = 2; return 0; }` + start,
	"whatever the input is": `int x, n; pthread_mutex_t m;
void *f(void *p) { if (__VERIFIER_nondet_int() > 3) x = 1; pthread_mutex_lock(&m); n = 1; pthread_mutex_unlock(&m);
    return 0; }
void *g(void *p) { pthread_mutex_lock(&m); int k = n; pthread_mutex_unlock(&m); if (k) x = 2; return 0; }` + start,
	"compare-exchange as a lock": `int x; atomic_int n;
void *f(void *p) { int k = 0; if (atomic_compare_exchange_weak(&n, &k, 1)) { x++; atomic_store(&n, 0); } return 0; }
void *g(void *p) { return f(p); }` + start,
	"the element that only one thread gets": `int a[2], n; pthread_mutex_t m;
void *f(void *p) { pthread_mutex_lock(&m); int k = n++; pthread_mutex_unlock(&m); a[k] = 1; return 0; }
void *g(void *p) { return f(p); }` + start,
	"the end of the process": `int x; void *f(void *p) { exit(0); x = 1; return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"deadlock": `int x; pthread_mutex_t m;
void *f(void *p) { pthread_mutex_lock(&m); pthread_mutex_lock(&m); x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"a barrier": `int x; pthread_barrier_t b; void *f(void *p) { x = 1; pthread_barrier_wait(&b); return 0; }
void *g(void *p) { pthread_barrier_wait(&b); x = 2; return 0; }
int main(void) { pthread_barrier_init(&b, 0, 2); pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0);
    pthread_exit(0); }`,
	"the one of a barrier's round": `int x; pthread_barrier_t b;
void *f(void *p) { if (pthread_barrier_wait(&b)) x = 1; pthread_barrier_wait(&b); if (pthread_barrier_wait(&b)) x = 2;
    return 0; } void *g(void *p) { return f(p); }
int main(void) { pthread_barrier_init(&b, 0, 2); pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0);
    pthread_exit(0); }`,
	"pointers compared": `int x, y, *q; pthread_mutex_t m;
void *f(void *p) { pthread_mutex_lock(&m); q = &x; pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { pthread_mutex_lock(&m); if (q == &y) x = 1; pthread_mutex_unlock(&m); if (q == &y) x = 2; return 0; }
int main(void) { pthread_create(0, 0, f, 0); pthread_exit(0); }`,
	"a condition variable in memory that nobody has written": `struct s { pthread_mutex_t m; pthread_cond_t c; int n, x; };
void *f(void *p) { struct s *s = p; s->x = 1; pthread_mutex_lock(&s->m); s->n = 1; pthread_cond_signal(&s->c);
    pthread_mutex_unlock(&s->m); return 0; }
int main(void) { struct s *s = malloc(sizeof *s); if (!s) return 0; pthread_mutex_init(&s->m, 0);
    pthread_cond_init(&s->c, 0); s->n = 0; pthread_create(0, 0, f, s); pthread_mutex_lock(&s->m);
    while (!s->n) pthread_cond_wait(&s->c, &s->m); pthread_mutex_unlock(&s->m); return s->x; }`,
	"unused arguments": "int x, n; pthread_mutex_t m;\n" + workers +
		"int main(int argc, char **argv) { pthread_create(0, 0, f, 0); pthread_mutex_lock(&m); n = 2; pthread_mutex_unlock(&m); return 0; }",
}

// waiters are refutable programs of threads that wait actively: of these an enumeration comes to an end only
// because it sees that they go round in vain.
var waiters = map[string]string{
	"a flag": `int x; atomic_int n; void *f(void *p) { x = 1; atomic_store(&n, 1); return 0; }
void *g(void *p) { while (!atomic_load(&n)) ; x = 2; return 0; }` + start,
	"Peterson": `int x; atomic_int a, b, turn; void *f(void *p) { a = 1; turn = 1; while (b && turn == 1) ; x = 1; a = 0; return 0; }
void *g(void *p) { b = 1; turn = 0; while (a && turn == 0) ; x = 2; b = 0; return 0; }` + start,
	"a lock that may fail for no reason": `int x; atomic_int n;
void *f(void *p) { int e = 0; while (!atomic_compare_exchange_weak(&n, &e, 1)) e = 0; x++; atomic_store(&n, 0);
    return 0; } void *g(void *p) { return f(p); }` + start,
	"a lock whose operand lives in the loop": `int x; atomic_int n;
void *f(void *p) { for (;;) { int e = 0; if (atomic_compare_exchange_strong(&n, &e, 1)) break; } x++;
    atomic_store(&n, 0); return 0; } void *g(void *p) { return f(p); }` + start,
	"tickets": `int x; atomic_int next, now;
void *f(void *p) { int k = atomic_fetch_add(&next, 1); while (atomic_load(&now) != k) ; x++; atomic_fetch_add(&now, 1);
    return 0; } void *g(void *p) { return f(p); }` + start,
	"asking under a lock": `int x, n; pthread_mutex_t m;
void *f(void *p) { x = 1; pthread_mutex_lock(&m); n = 1; pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { for (;;) { pthread_mutex_lock(&m); int k = n; pthread_mutex_unlock(&m); if (k) break; } x = 2;
    return 0; }` + start,
	"letting the lock go": `int x, n; pthread_mutex_t m;
void *f(void *p) { x = 1; pthread_mutex_lock(&m); n = 1; pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { pthread_mutex_lock(&m); while (!n) { pthread_mutex_unlock(&m); pthread_mutex_lock(&m); }
    pthread_mutex_unlock(&m); x = 2; return 0; }` + start,
	"a condition": `int x, n; pthread_mutex_t m; pthread_cond_t c;
void *f(void *p) { x = 1; pthread_mutex_lock(&m); n = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { pthread_mutex_lock(&m); while (!n) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); x = 2;
    return 0; }` + start,
	"two that wait for a condition": `int x[2], n; pthread_mutex_t m; pthread_cond_t c;
void *f(void *p) { pthread_mutex_lock(&m); while (!n) pthread_cond_wait(&c, &m); int k = n++; pthread_mutex_unlock(&m);
    x[k - 1] = 1; return 0; } void *g(void *p) { return f(p); }
int main(void) { pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0); x[0] = x[1] = 2; pthread_mutex_lock(&m);
    n = 1; pthread_cond_broadcast(&c); pthread_mutex_unlock(&m); pthread_exit(0); }`,
	"try-locks": `int x; pthread_mutex_t m;
void *f(void *p) { while (pthread_mutex_trylock(&m)) ; x++; pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { return f(p); }` + start,
}

// hasty are programs that wait actively and race.
var hasty = map[string]string{
	"the wait reads without order": `int x, n; void *f(void *p) { x = 1; n = 1; return 0; }
void *g(void *p) { while (!n) ; x = 2; return 0; }` + start,
	"what is read on the way": `int x; atomic_int n; void *f(void *p) { x = 1; atomic_store(&n, 1); return 0; }
void *g(void *p) { while (!atomic_load(&n)) { int k = x; } return 0; }` + start,
	"what is read on the way, under a lock": `int x, n; pthread_mutex_t m;
void *f(void *p) { pthread_mutex_lock(&m); pthread_mutex_unlock(&m); x = 1; pthread_mutex_lock(&m); n = 1;
    pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { for (;;) { pthread_mutex_lock(&m); int k = n; pthread_mutex_unlock(&m); if (k) break; k = x; }
    return 0; }` + start,
	"the wait ends early": `int x; atomic_int n; void *f(void *p) { atomic_store(&n, 1); x = 1; return 0; }
void *g(void *p) { while (!atomic_load(&n)) ; x = 2; return 0; }` + start,
	"the wait ends twice": `int x; atomic_int n;
void *f(void *p) { atomic_store(&n, 1); atomic_store(&n, 0); x = 1; atomic_store(&n, 1); return 0; }
void *g(void *p) { while (!atomic_load(&n)) ; x = 2; return 0; }` + start,
	"Peterson without turns": `int x; atomic_int a, b; void *f(void *p) { while (b) ; a = 1; x = 1; a = 0; return 0; }
void *g(void *p) { while (a) ; b = 1; x = 2; b = 0; return 0; }` + start,
	"relaxed": `int x; atomic_int n;
void *f(void *p) { x = 1; atomic_store_explicit(&n, 1, memory_order_relaxed); return 0; }
void *g(void *p) { while (!atomic_load_explicit(&n, memory_order_relaxed)) ; x = 2; return 0; }` + start,
	"a condition and no lock": `int x, n; pthread_mutex_t m; pthread_cond_t c;
void *f(void *p) { pthread_mutex_lock(&m); n = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m); x = 1; return 0; }
void *g(void *p) { pthread_mutex_lock(&m); while (!n) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); x = 2;
    return 0; }` + start,
	"the lock is held while it waits": `int x, n; pthread_mutex_t m;
void *f(void *p) { pthread_mutex_lock(&m); n = 1; pthread_mutex_unlock(&m); x = 1; return 0; }
void *g(void *p) { pthread_mutex_lock(&m); while (!n) { pthread_mutex_unlock(&m); pthread_mutex_lock(&m); }
    pthread_mutex_unlock(&m); x = 2; return 0; }` + start,
	"gives up": `int x; atomic_int n; void *f(void *p) { x = 1; return 0; }
void *g(void *p) { while (!atomic_load(&n)) { if (__VERIFIER_nondet_bool()) break; } x = 2; return 0; }` + start,
	"counts": `int x; atomic_int n; void *f(void *p) { x = 1; return 0; }
void *g(void *p) { for (int i = 0; i < 20 && !atomic_load(&n); i++) ; x = 2; return 0; }` + start,
	"tries an atomic of its own": `int x; atomic_int *q;
void *f(void *p) { atomic_int *k; while (!(k = q)) ; while (!atomic_load(k)) ; x = 1; return 0; }
void *g(void *p) { atomic_int mine = 0; q = &mine;
    for (int i = 0; i < 2; i++) { atomic_store(&mine, 1); atomic_store(&mine, 0); } x = 2; while (1) ; }` + start,
}

// racy are programs with a race that an enumeration must not overlook.
var racy = map[string]string{
	"a condition variable in memory that nobody has written, signalled too early": `struct s { pthread_mutex_t m;
    pthread_cond_t c; int n, x; };
void *f(void *p) { struct s *s = p; pthread_mutex_lock(&s->m); s->n = 1; pthread_cond_signal(&s->c);
    pthread_mutex_unlock(&s->m); s->x = 1; return 0; }
int main(void) { struct s *s = malloc(sizeof *s); if (!s) return 0; pthread_mutex_init(&s->m, 0);
    pthread_cond_init(&s->c, 0); s->n = 0; pthread_create(0, 0, f, s); pthread_mutex_lock(&s->m);
    while (!s->n) pthread_cond_wait(&s->c, &s->m); pthread_mutex_unlock(&s->m); return s->x; }`,
	"the order of taking a lock decides, and ends in one state": `int x, n; pthread_mutex_t m;
void *f(void *p) { x = 1; pthread_mutex_lock(&m); pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { pthread_mutex_lock(&m); pthread_mutex_unlock(&m); x = 1; return 0; }` + start,
	"two rounds of a barrier": `int x; pthread_barrier_t b;
void *f(void *p) { if (pthread_barrier_wait(&b)) { pthread_barrier_wait(&b); x = 1; }
    else if (pthread_barrier_wait(&b)) x = 2; return 0; } void *g(void *p) { return f(p); }
int main(void) { pthread_barrier_init(&b, 0, 2); pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0);
    pthread_exit(0); }`,
	"one of a barrier's round, where not all ask": `int x; pthread_barrier_t b;
void *f(void *p) { if (!pthread_barrier_wait(&b)) x = 1; return 0; }
void *g(void *p) { pthread_barrier_wait(&b); x = 2; return 0; }
int main(void) { pthread_barrier_init(&b, 0, 2); pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0);
    pthread_exit(0); }`,
	"annotations order nothing": `int x; atomic_int r; void __tsan_release(void *), __tsan_acquire(void *);
void *f(void *p) { x = 1; __tsan_release(&x); atomic_store_explicit(&r, 1, memory_order_relaxed); return 0; }
void *g(void *p) { if (atomic_load_explicit(&r, memory_order_relaxed)) { __tsan_acquire(&x); x = 2; } return 0; }` + start,
	"a barrier that orders nothing": `int x; unsigned long long b;
void __tsan_testonly_barrier_init(void *, unsigned), __tsan_testonly_barrier_wait(void *);
void *f(void *p) { x = 1; __tsan_testonly_barrier_wait(&b); return 0; }
void *g(void *p) { __tsan_testonly_barrier_wait(&b); x = 2; return 0; }
int main(void) { __tsan_testonly_barrier_init(&b, 2); pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0);
    pthread_exit(0); }`,
	"a text of unknown content": `#include <string.h>
int x; char s[8]; void *f(void *p) { if (s[0] == 0 && s[1] == 'b') x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }
int main(void) { char t[8] = "ab"; t[0] = __VERIFIER_nondet_int(); t[0] = t[0] ? 'a' : 0; strncpy(s, t, 8); s[1] = 'b';
    pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0); pthread_exit(0); }`,
	"an argument of main": `int x, n; void *f(void *p) { if (n) x = 1; return 0; } void *g(void *p) { x = 2; return 0; }
int main(int argc, char **argv) { n = argc > 100; pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0); pthread_exit(0); }`,
	"malloc fails": `int x; void *f(void *p) { if (!malloc(8)) x = 1; return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"calloc fails": `int x; void *f(void *p) { if (!calloc(1, 8)) x = 1; return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"a thread cannot be created": `int x; void *h(void *p) { return 0; }
void *f(void *p) { if (pthread_create(0, 0, h, 0)) x = 1; return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"a try-lock fails": `int x; pthread_mutex_t m; void *f(void *p) { if (pthread_mutex_trylock(&m)) x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"a try-lock fails only while the other has it": `int x; pthread_mutex_t m;
void *f(void *p) { if (pthread_mutex_trylock(&m)) x = 1; return 0; }
void *g(void *p) { pthread_mutex_lock(&m); x = 2; pthread_mutex_unlock(&m); return 0; }` + start,
	"a timed lock fails": `#include <time.h>
int x; pthread_mutex_t m; struct timespec s; void *f(void *p) { if (pthread_mutex_timedlock(&m, &s)) x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"a read lock fails": `int x; pthread_rwlock_t l;
void *f(void *p) { if (pthread_rwlock_rdlock(&l)) x = 1; return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"a mutex checks for deadlock": `int x; pthread_mutex_t m;
void *f(void *p) { pthread_mutexattr_t a; pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK); pthread_mutex_init(&m, &a); pthread_mutex_lock(&m);
    if (pthread_mutex_lock(&m)) x = 1; return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"nobody looks whether a mutex checks for deadlock": `int x; pthread_mutex_t m = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP; void *f(void *p) { pthread_mutex_lock(&m); pthread_mutex_lock(&m); pthread_mutex_unlock(&m); x = 1; return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"a writer asks to write": `int x; pthread_rwlock_t l;
void *f(void *p) { pthread_rwlock_wrlock(&l); pthread_rwlock_wrlock(&l); x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"a reader asks to write": `int x; pthread_rwlock_t l;
void *f(void *p) { pthread_rwlock_rdlock(&l); pthread_rwlock_wrlock(&l); x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"a reader asks to write, and looks": `int x; pthread_rwlock_t l;
void *f(void *p) { pthread_rwlock_rdlock(&l); if (pthread_rwlock_wrlock(&l)) x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"a mutex cannot be made": `int x; pthread_mutex_t m;
void *f(void *p) { if (pthread_mutex_init(&m, 0)) x = 1; return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"a wait wakes up by itself": `int x, n; pthread_mutex_t m; pthread_cond_t c;
void *f(void *p) { x = 1; pthread_mutex_lock(&m); n = 1; pthread_cond_signal(&c); pthread_mutex_unlock(&m); return 0; }
void *g(void *p) { pthread_mutex_lock(&m); if (!n) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); x = 2;
    return 0; }` + start,
	"a wait is too late": `int x; pthread_mutex_t m; pthread_cond_t c; void *f(void *p) { pthread_cond_signal(&c); x = 1; return 0; }
void *g(void *p) { pthread_mutex_lock(&m); pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); x = 2; return 0; }` + start,
	"a semaphore is interrupted": `int x; sem_t s; void *f(void *p) { if (sem_wait(&s)) x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"a weak compare-exchange fails": `int x; atomic_int n;
void *f(void *p) { int k = 0; if (!atomic_compare_exchange_weak(&n, &k, 1)) x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"several preemptions": `int x; atomic_int n;
void *step(int k) { int e = k; if (!atomic_compare_exchange_strong(&n, &e, k + 1)) pthread_exit(0); return 0; }
void *f(void *p) { step(0); step(2); step(4); step(6); x = 1; return 0; }
void *g(void *p) { step(1); step(3); step(5); x = 2; return 0; }` + start,
	"one input of many": `int x; void *f(void *p) { if (__VERIFIER_nondet_int() == 123456789) x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"the second truth": `int x; void *f(void *p) { if (__VERIFIER_nondet_bool()) x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"inputs by arithmetic": `int x; void *f(void *p) { unsigned k = __VERIFIER_nondet_int(); int a[1];
    a[0] = k * k % 11; if (a[0] == 9) x = 1; return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"garbage": `int x; void *f(void *p) { int *q = malloc(4); if (q && *q == 77) x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"library results": `#include <time.h>` + "\n" +
		`int x; void *f(void *p) { if (time(0) == 5) x = 1; return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"library content": `#include <unistd.h>` + "\n" +
		`int x; void *f(void *p) { char c[2] = {1, 1}; read(0, c, 1); if (c[0] == 5) x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"a bounded copy": `#include <string.h>` + "\n" +
		`char s[8] = "abc", d[8]; void *f(void *p) { strncpy(d, s, 8); return 0; } void *g(void *p) { s[6] = 'x'; return 0; }` + start,
	"string functions": `#include <string.h>` + "\n" +
		`int x; void *f(void *p) { char c[8]; strcpy(c, "ab"); strcat(c, "cd"); if (c[3] == 'd') x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"strlen": `#include <string.h>` + "\n" +
		`int x; char s[] = "abc"; void *f(void *p) { if (strlen(s) == 3) x = 1; return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"floating point": `int x; double d = 0.1; void *f(void *p) { if (d + 0.2 != 0.3) x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"arguments of main": `int x; void *f(void *p) { x = 1; return 0; }
int main(int argc, char **argv) { pthread_create(0, 0, f, 0); if (argc == 7) x = 2; return 0; }`,
	"the letters of an argument": `int x; void *f(void *p) { x = 1; return 0; }
int main(int argc, char **argv) { pthread_create(0, 0, f, 0); if (argv[1][0] == 'x') x = 2; return 0; }`,
	"an order between objects": `int x; void *f(void *p) { char *a = malloc(1), *b = malloc(1); if (a > b) x = 1;
    return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"bits of an address": `int x; void *f(void *p) { char *a = malloc(1); if ((unsigned long)a & 4096) x = 1; return 0;
    } void *g(void *p) { x = 2; return 0; }` + start,
	"an address that is used again": `int x; void *f(void *p) { char *a = malloc(1); free(a); char *b = malloc(1);
    if (a == b) x = 1; return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"compare-exchange of an address that is used again": `int x; _Atomic(char *) q;
void *f(void *p) { char *a = malloc(1); atomic_store(&q, a); free(a); char *b = malloc(1), *e = b;
    if (atomic_compare_exchange_strong(&q, &e, 0)) x = 1; return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"a neighbour in memory": `int x, y, z; void *f(void *p) { if (&y + 1 == &z) x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"an order between threads": `int x; pthread_t t; void *f(void *p) { if (pthread_self() > t) x = 1; return 0; }
int main(void) { t = pthread_self(); pthread_create(0, 0, f, 0); x = 2; return 0; }`,
	"code of others": `int h(void); int x; void *f(void *p) { if (h()) x = 1; return 0; }
void *g(void *p) { x = 2; return 0; }` + start,
	"a handler of signals": `#include <signal.h>` + "\n" +
		`int x; void h(int s) { x = 1; } void *g(void *p) { x = 2; return 0; }
int main(void) { signal(SIGINT, h); pthread_create(0, 0, g, 0); return 0; }`,
	"a handler at the exit": `int x; void h(void) { x = 1; } void *g(void *p) { x = 2; return 0; }
int main(void) { atexit(h); pthread_create(0, 0, g, 0); return 0; }`,
	"a robust mutex": `int x; pthread_mutex_t m; void *f(void *p) { pthread_mutex_lock(&m); x = 1; return 0; }
void *g(void *p) { pthread_mutex_lock(&m); x = 2; return 0; }
int main(void) { pthread_mutexattr_t a; pthread_mutexattr_init(&a);
    pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST); pthread_mutex_init(&m, &a); pthread_create(0, 0, f, 0);
    pthread_create(0, 0, g, 0); pthread_exit(0); }`,
	"the identifier is stored late": `pthread_t t; int x; void *f(void *p) { pthread_t k = t; return 0; }
int main(void) { pthread_create(&t, 0, f, 0); pthread_exit(0); }`,
	"others after the end": `int x; void *f(void *p) { x = 1; return 0; } void *g(void *p) { x = 2; return 0; }
int main(void) { pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0); return 0; }`,
	"others after a failed assumption": `int x; void *f(void *p) { __VERIFIER_assume(0); return 0; } void *g(void *p) { x = 2; return 0; }
int main(void) { pthread_create(0, 0, f, 0); pthread_create(0, 0, g, 0); x = 1; return 0; }`,
	"a large object": `char a[1 << 20]; void *f(void *p) { a[1 << 19] = 1; return 0; } void *g(void *p) { a[1 << 19] = 2; return 0; }` + start,
	"a free": `char *q; void *f(void *p) { *q = 1; return 0; }
int main(void) { q = malloc(1); if (!q) return 1; pthread_create(0, 0, f, 0); free(q); return 0; }`,
	"part of a lock": `pthread_mutex_t m, n; void *f(void *p) { pthread_mutex_lock(&m); return 0; }
void *g(void *p) { m = n; return 0; }` + start,
	"threads of threads": `int x; void *h(void *p) { x = 1; return 0; }
void *f(void *p) { pthread_create(0, 0, h, 0); return 0; } void *g(void *p) { x = 2; return 0; }` + start,
	"a long loop": `int x; atomic_int n; void *f(void *p) { for (int i = 0; i < 100000; i++) n++; x = 1; return 0; }
void *g(void *p) { if (n == 100000) x = 2; return 0; }` + start,
}

// TestRefutation: an enumeration refutes what is not there, and nothing else.
func TestRefutation(t *testing.T) {
	maps.Copy(refutable, waiters)
	maps.Copy(racy, hasty)
	for name, text := range refutable {
		t.Run(name, func(t *testing.T) {
			if x := enumeration(t, text, sources, 400_000); !x.run(400_000) {
				t.Errorf("not refuted: %s after %d executions", x.why, x.Executions)
			}
		})
	}
	for name, text := range racy {
		t.Run(name, func(t *testing.T) {
			x := enumeration(t, text, sources, 400_000)
			if x.run(400_000) {
				t.Errorf("refuted by %d executions", x.Executions)
			}
			t.Log(x.why)
			if strings.Contains(x.why, "internal") {
				t.Error(x.why)
			}
		})
	}
}
