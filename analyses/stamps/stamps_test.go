package stamps_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/stamps"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/internal/variants"
	"github.com/mayrun-dev/mayrun/internal/wrong/wrongtest"
	"github.com/mayrun-dev/mayrun/race"
)

// compared takes numbers by comparisons, after it has looked at the stamp.
const compared = `
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <stdint.h>
#include <string.h>
#define N 8
#define load(p, o) atomic_load_explicit(p, memory_order_##o)
#define store(p, x, o) atomic_store_explicit(p, x, memory_order_##o)
#define cas(p, e, d) atomic_compare_exchange_weak_explicit(p, e, d, memory_order_relaxed, memory_order_relaxed)
struct cell { atomic_size_t seq; long data; long more[3]; };
static struct cell ring[N];
static atomic_size_t head, tail;
/* more */
static bool put(long x) {
	struct cell *c;
	size_t pos = load(&tail, relaxed);
	for (;;) {
		c = &ring[pos & (N - 1)];
		size_t seq = load(&c->seq, acquire);
		intptr_t dif = (intptr_t)seq - (intptr_t)pos;
		if (dif == 0) {
			if (cas(&tail, &pos, pos + 1)) break;
		} else if (dif < 0) return false;
		else pos = load(&tail, relaxed);
	}
	c->data = x;
	store(&c->seq, pos + 1, release);
	return true;
}
static bool get(long *x) {
	struct cell *c;
	size_t at = load(&head, relaxed);
	for (;;) {
		c = &ring[at & (N - 1)];
		size_t seen = load(&c->seq, acquire);
		intptr_t gap = (intptr_t)seen - (intptr_t)(at + 1);
		if (gap == 0) {
			if (cas(&head, &at, at + 1)) break;
		} else if (gap < 0) return false;
		else at = load(&head, relaxed);
	}
	*x = c->data;
	store(&c->seq, at + N, release);
	return true;
}
static void *producer(void *arg) { for (long i = 0; i < 9; i++) while (!put(i)) ; return 0; }
static void *consumer(void *arg) { long x; for (int i = 0; i < 9; i++) while (!get(&x)) ; return 0; }
int main(int argc, char **argv) {
	pthread_t p[2], c[2];
	for (size_t i = 0; i < N; i++) store(&ring[i].seq, i, relaxed);
	/* filled */
	for (int i = 0; i < 2; i++) {
		pthread_create(&p[i], 0, producer, argv);
		pthread_create(&c[i], 0, consumer, argv);
	}
	/* beside */
	for (int i = 0; i < 2; i++) pthread_join(p[i], 0);
	for (int i = 0; i < 2; i++) pthread_join(c[i], 0);
	return 0;
}
`

const (
	test   = "intptr_t dif = (intptr_t)seq - (intptr_t)pos;"
	taken  = "if (cas(&tail, &pos, pos + 1)) break;"
	fill   = "c->data = x;"
	given  = "store(&c->seq, pos + 1, release);"
	back   = "store(&c->seq, at + N, release);"
	look   = "size_t seq = load(&c->seq, acquire);"
	choose = "c = &ring[pos & (N - 1)];"
)

// TestCompared holds variants of the ring against what is proved of them.
func TestCompared(t *testing.T) {
	other := compared[strings.Index(compared, "static bool put"):strings.Index(compared, "static bool get")]
	other = strings.NewReplacer("put(", "other(", "(N - 1)", "3").Replace(other)
	check(t, compared, []variants.Variant{
		variants.Races("two ways to choose slots", "/* more */", other, "while (!put(i))", "while (i & 1 ? !put(i) : !other(i))"),
		variants.Races("memory that nobody knows", "/* more */", "extern long *any(void);", "/* beside */", "*any() = 1;"),
		variants.Proved("as it is"),
		variants.Proved("by remainders", "pos & (N - 1)", "pos % N", "at & (N - 1)", "at % N"),
		variants.Proved("by the index in a register", choose, "size_t k = pos & (N - 1); c = ring + k;"),
		variants.Proved("by conversions", choose, "c = (struct cell *)((void *)(ring + (pos & (N - 1))));", given, "store(&c->seq, (size_t)(intptr_t)pos + 1, release);"),
		variants.Proved("the difference the other way", test, "intptr_t dif = (intptr_t)pos - (intptr_t)seq;", "dif < 0", "dif > 0"),
		variants.Proved("the difference the other way, with a number", "gap = (intptr_t)seen - (intptr_t)(at + 1);", "gap = (intptr_t)at - (intptr_t)seen + 1;", "gap < 0", "gap > 0"),
		variants.Races("the difference the other way, with another number", "gap = (intptr_t)seen - (intptr_t)(at + 1);", "gap = (intptr_t)at - (intptr_t)seen - 1;", "gap < 0", "gap > 0"),
		variants.Races("the difference with another number", "gap = (intptr_t)seen - (intptr_t)(at + 1);", "gap = (intptr_t)seen - (intptr_t)at + 1;"),
		variants.Proved("the difference with a number", "gap = (intptr_t)seen - (intptr_t)(at + 1);", "gap = (intptr_t)seen - 1 - (intptr_t)at;"),
		variants.Proved("the difference compared with a number", "gap = (intptr_t)seen - (intptr_t)(at + 1);", "gap = (intptr_t)seen - (intptr_t)at;", "gap == 0", "gap == 1", "gap < 0", "gap < 1"),
		variants.Proved("the difference the other way compared with a number", "gap = (intptr_t)seen - (intptr_t)(at + 1);", "gap = (intptr_t)at - (intptr_t)seen;", "gap == 0", "gap == -1", "gap < 0", "gap > -1"),
		variants.Races("the difference the other way compared with another number", "gap = (intptr_t)seen - (intptr_t)(at + 1);", "gap = (intptr_t)at - (intptr_t)seen;", "gap == 0", "gap == 1", "gap < 0", "gap > -1"),
		variants.Proved("equality", "dif == 0", "seq == pos", "gap == 0", "at + 1 == seen"),
		variants.Races("equality with something else", "gap == 0", "at == seen"),
		variants.Proved("equality of a sum", "gap == 0", "seen - 1 == at"),
		variants.Proved("inequality", "dif == 0", "!(seq != pos)", "gap == 0", "!gap"),
		variants.Races("inequality, the wrong way", "dif == 0", "seq != pos"),
		variants.Races("a difference that is not zero", "dif == 0", "dif"),
		variants.Proved("a mask in a register", choose, "size_t mask = N - 1; c = &ring[pos & mask];"),
		variants.Races("a number that goes round", "size_t pos = load(&tail, relaxed);", "size_t pos = load(&tail, relaxed); unsigned none = 0;", given, "store(&c->seq, pos + 2 + (none - 1), release);"),
		variants.Races("few bits of the difference", "dif == 0", "(signed char)dif == 0"),
		variants.Races("half the bits of the stamp", "dif == 0", "(unsigned short)seq == (unsigned short)pos"),
		variants.Races("order", "dif == 0", "dif >= 0"),
		variants.Races("the other order", "gap == 0", "gap <= 0"),
		variants.Races("a stamp read without order", look, "size_t seq = load(&c->seq, relaxed);"),
		variants.Races("a stamp consumed", look, "size_t seq = load(&c->seq, consume);"),
		variants.Races("a stamp stored without order", given, "store(&c->seq, pos + 1, relaxed);"),
		variants.Races("a stamp given back without order", back, "store(&c->seq, at + N, relaxed);"),
		variants.Proved("a stamp stored with the greatest order", given, "c->seq = pos + 1;"),
		variants.Races("a stamp stored too early", fill+"\n\t"+given, given+fill),
		variants.Races("another stamp", given, "store(&c->seq, pos + 2, release);"),
		variants.Races("the stamp of another slot", given, "store(&ring[(pos + 1) & (N - 1)].seq, pos + 1, release);"),
		variants.Races("another stamp back", back, "store(&c->seq, at + N - 1, release);"),
		variants.Races("a stamp of many rounds", back, "store(&c->seq, at + 2 * N, release);"),
		variants.Races("who takes out gives on", back, "store(&c->seq, at + 1, release);"),
		variants.Races("who puts in gives back", given, "store(&c->seq, pos + N, release);"),
		variants.Races("a stamp that is added to", given, "atomic_fetch_add(&c->seq, 1);"),
		variants.Races("one slot", "#define N 8", "#define N 1"),
		variants.Proved("two slots", "#define N 8", "#define N 2"),
		variants.Races("six slots", "#define N 8", "#define N 6", "pos & (N - 1)", "pos % N", "at & (N - 1)", "at % N"),
		variants.Races("a mask with holes", "pos & (N - 1)", "pos & 5", "at & (N - 1)", "at & 5"),
		variants.Races("no ticket", taken, "store(&tail, pos + 1, relaxed); break;"),
		variants.Races("a ticket without a look", taken, "(void)cas(&tail, &pos, pos + 1); break;"),
		variants.Races("a ticket if not", taken, "if (!cas(&tail, &pos, pos + 1)) break;"),
		variants.Races("two tickets", taken, "if (cas(&tail, &pos, pos + 2)) break;"),
		variants.Races("a ticket by what is there", taken, "size_t was = pos; if (cas(&tail, &was, pos)) break;"),
		variants.Races("a ticket of the number before", taken, "size_t was = pos - 1; if (cas(&tail, &was, pos)) break;", "/* beside */", "tail++;"),
		variants.Proved("a ticket in a register", taken, "bool yes = cas(&tail, &pos, pos + 1); if (yes) break;"),
		variants.Proved("a ticket by a strong comparison", taken, "size_t was = pos; if (atomic_compare_exchange_strong(&tail, &was, pos + 1)) break; pos = was;"),
		variants.Races("a ticket that is taken from where others take away", "/* beside */", "atomic_fetch_sub(&tail, 1);"),
		variants.Races("a counter that is set", "/* beside */", "tail = 0;"),
		variants.Races("a counter of which a byte is set", "/* beside */", "*(char *)&tail = 0;"),
		variants.Proved("a counter that is added to", "/* beside */", "tail++;"),
		variants.Races("a counter that two are added to", "/* beside */", "tail += 2;"),
		variants.Races("a counter that is exchanged", "/* beside */", "atomic_exchange(&tail, 1);"),
		variants.Races("a counter that is compared and set back", "/* beside */", "size_t was = 3; cas(&tail, &was, 0);"),
		variants.Races("a counter within a number", "/* beside */", "atomic_fetch_add((_Atomic unsigned short *)&tail, 1);"),
		variants.Proved("a counter that was set before", "/* filled */", "tail = head = 3;"),
		variants.Proved("stamps that were set before", "/* filled */", "for (size_t i = 0; i < N; i++) ring[i].seq = i + 1;"),
		variants.Races("a stamp that is set beside", "/* beside */", "ring[argc & 7].seq = 0;"),
		variants.Races("a stamp that is set by a pointer", "/* more */", "static void set(atomic_size_t *p) { *p = 0; } void (*sets)(atomic_size_t *) = set;", "/* beside */", "sets(&ring[1].seq);"),
		variants.Races("stamps that are filled", "/* beside */", "memset(ring, 0, sizeof ring);"),
		variants.Proved("other data are set beside", "/* beside */", "static _Atomic long n[2]; n[1] = 2;"),
		variants.Races("data are looked at beside", "/* beside */", "long sum = ring[1].data;"),
		variants.Proved("data are looked at before", "/* filled */", "ring[1].data++;"),
		variants.Proved("more data", fill, fill+"c->more[1] = x; c->more[x & 1] = 2;", "*x = c->data;", "*x = c->data + c->more[2] + c->more[*x & 1];"),
		variants.Proved("all data", "long data; long more[3];", "struct d { long data, more[3]; } d;", fill, "struct d d = {x}; c->d = d;", "*x = c->data;", "struct d d = c->d; *x = d.data;"),
		variants.Races("data of the next slot", fill, "c[1].data = x;"),
		variants.Races("data of the next slot, chosen", fill, "ring[(pos + 1) & (N - 1)].data = x;"),
		variants.Races("data of a neighbour, by bytes", fill, "*(long *)((char *)&c->data + sizeof *c) = x;"),
		variants.Races("data of the slot before", fill, "c[-1].data = x;"),
		variants.Races("data across slots, chosen", fill, "struct wide { long a[8]; }; ((struct wide *)&c->data)->a[x & 7] = x;"),
		variants.Races("data of another number", fill, "ring[x & (N - 1)].data = x;"),
		variants.Races("a slot of an old number", look, "pos = load(&tail, relaxed); "+look),
		variants.Races("a number that has changed since the look, by the number", taken, "pos = load(&tail, relaxed); "+taken, fill, "ring[pos & (N - 1)].data = x;", given, "store(&ring[pos & (N - 1)].seq, pos + 1, release);"),
		variants.Races("a slot on one way", fill, "if (x == 3) c = &ring[0]; "+fill),
		variants.Races("a slot on another way", fill, "if (x != 3) c = &ring[0]; "+fill),
		variants.Races("equality with another number", "dif == 0", "seq == (size_t)x"),
		variants.Races("a difference with another number", test, "intptr_t dif = (intptr_t)seq - (intptr_t)x;"),
		variants.Races("a stamp of something else", given, "store(&c->seq, (size_t)x + 1, release);"),
		variants.Races("the stamp of the neighbour", given, "store(&c[1].seq, pos + 1, release);"),
		variants.Races("a ticket for another number", "struct cell *c;\n\tsize_t pos", "size_t q = 0; struct cell *c;\n\tsize_t pos", taken, "q = atomic_fetch_add(&tail, 1); break;", given, given+"if (q == 77) return false;"),
		variants.Proved("a ticket by an old operation", taken, "if (__sync_bool_compare_and_swap(&tail, pos, pos + 1)) break; pos = load(&tail, relaxed);"),
		variants.Races("a ticket by an old operation, without a look", taken, "__sync_bool_compare_and_swap(&tail, pos, pos + 1); break;"),
		variants.Races("data across slots", fill, "struct wide { long a[8]; }; *(struct wide *)&c->data = (struct wide){{x}};"),
		variants.Races("data that are copied", fill, "memcpy(&c->data, &x, sizeof x); memset(c->more, 0, sizeof c->more);"),
		variants.Races("data that are copied across slots", fill, "memset(&c->data, 0, sizeof *c);"),
		variants.Races("data of half as many slots", fill, "ring[pos & (N / 2 - 1)].data = x;", "*x = c->data;", "*x = ring[at & (N / 2 - 1)].data;"),
		variants.Proved("data in another array", "/* more */", "static long values[N];", fill, "values[pos & (N - 1)] = x;", "*x = c->data;", "*x = values[at & (N - 1)];"),
		variants.Races("data in another array, with another begin", "/* more */", "static long values[N + 1];", fill, "values[pos & (N - 1)] = x;", "*x = c->data;", "*x = values[1 + (at & (N - 1))];"),
		variants.Races("data in another array, by pointers to different elements", "/* more */", "static long values[N + 1];", fill, "long *v = values; v[pos & (N - 1)] = x;", "*x = c->data;", "long *v = values + 1; *x = v[at & (N - 1)];"),
		variants.Races("data in another array, of other elements", "/* more */", "static long values[2 * N];", fill, "((struct { long a, b; } *)values)[pos & (N - 1)].a = x;", "*x = c->data;", "*x = values[at & (N - 1)];"),
		variants.Races("what is used after it was given", given, given+"c->data++;"),
		variants.Races("what is used in a loop after it was given", fill+"\n\t"+given, "for (int k = 0; k < 2; k++) { "+fill+given+" }"),
		variants.Proved("what is used in a loop", fill, "for (int k = 0; k < 3; k++) c->data = x + k;"),
		variants.Proved("what is used, and not given", given, "if (x == 77) return true; "+given),
		variants.Races("a stamp that is stored without a ticket, on one way", fill+"\n\t"+given, given+" if (k) sched_yield();",
			"struct cell *c;\n\tsize_t pos", "bool k = x == 3; struct cell *c;\n\tsize_t pos", taken, "if (k) break; if (cas(&tail, &pos, pos + 1)) { c->data = x; break; }"),
		variants.Races("what is used before the ticket", taken, fill+taken),
		variants.Races("a stamp of another number", given, "pos++; c->data = x; store(&c->seq, pos, release);"),
		variants.Races("a stamp after the number has changed", fill, "pos = tail; "+fill),
		variants.Races("a slot that has changed", fill, "c = &ring[x & 7]; "+fill),
		variants.Races("a number that has changed since the look", taken, "pos = tail; "+taken),
		variants.Races("what was seen is another slot", look, "size_t seq = load(&ring[x & 7].seq, acquire);"),
		variants.Races("what was seen is the neighbour", look, "size_t seq = load(&c[1].seq, acquire);"),
		variants.Races("what was seen is data", "struct cell {", "struct cell { atomic_size_t other;", look, "size_t seq = load(&c->other, acquire);"),
		variants.Proved("a stamp among the data", "atomic_size_t seq; long data;", "long data; atomic_size_t seq;"),
		variants.Races("two counters at one end", "/* more */", "static atomic_size_t urgent;", "size_t pos = load(&tail, relaxed);", "bool u = x & 1; size_t pos = u ? load(&urgent, relaxed) : load(&tail, relaxed);", taken, "if (u ? cas(&urgent, &pos, pos + 1) : cas(&tail, &pos, pos + 1)) break;"),
		variants.Proved("one counter at both ends", "&head", "&tail"),
		variants.Proved("a counter beside stamps", "&ring[", "&q.ring[", "&tail", "&q.tail", "static struct cell ring[N];", "static struct { struct cell ring[N]; atomic_size_t tail; } q;", "head, tail;", "head;"),
		variants.Proved("main puts in, too", "/* filled */", "put(3);", "/* beside */", "put(4);"),
		variants.Proved("main puts in without a ticket before", "/* filled */", "ring[0].data = 3; tail = 1; ring[0].seq = 1;"),
		variants.Races("main puts in without a ticket", "/* beside */", "size_t pos = 40; if (load(&ring[pos & (N - 1)].seq, acquire) == pos) { ring[pos & (N - 1)].data = 3; store(&ring[pos & (N - 1)].seq, pos + 1, release); }"),
		variants.Races("a use goes on when there are threads", "/* filled */", "size_t pos = tail++; tail = 0;", "/* beside */", "if (load(&ring[pos & (N - 1)].seq, acquire) == pos) { ring[pos & (N - 1)].data = 3; store(&ring[pos & (N - 1)].seq, pos + 1, release); }"),
		variants.Races("a counter is set back while there is a ticket", "/* filled */", "size_t pos = tail++; if (argc == 9 && load(&ring[pos & (N - 1)].seq, acquire) == pos) { tail = 0; ring[pos & (N - 1)].data = 3; store(&ring[pos & (N - 1)].seq, pos + 1, release); }"),
		variants.Races("a signal", "#include <pthread.h>", "#include <pthread.h>\n#include <signal.h>", "/* more */", "static void on(int n) { }", "/* filled */", "signal(SIGINT, on);"),
		variants.Races("jumps", "#include <pthread.h>", "#include <pthread.h>\n#include <setjmp.h>", "/* more */", "jmp_buf b;", "/* filled */", "if (setjmp(b)) return 1;"),
		variants.Proved("a function at the end", "/* more */", "static void last(void) { tail = 0; }", "/* filled */", "atexit(last);"),
		variants.Races("a function at an early end", "/* more */", "static void last(void) { tail = 0; }", "/* filled */", "atexit(last);", "i++) while (!put(i)) ;", "i++) { while (!put(i)) ; if (i == 7) exit(1); }"),
		variants.Proved("a function at an early end, with a ticket", "/* more */", "static bool put(long x); static void last(void) { put(7); }", "/* filled */", "atexit(last);", "i++) while (!put(i)) ;", "i++) { while (!put(i)) ; if (i == 7) exit(1); }"),
		variants.Proved("what runs at the end of a thread, with a ticket", "/* more */", "static pthread_key_t key; static bool put(long x); static void last(void *x) { put(7); }", "/* filled */", "pthread_key_create(&key, last);", "producer(void *arg) {", "producer(void *arg) { pthread_setspecific(key, arg);"),
		variants.Races("what runs at the end of a thread, and sets a counter", "/* more */", "static pthread_key_t key; static void last(void *x) { tail = 0; }", "/* filled */", "pthread_key_create(&key, last);", "producer(void *arg) {", "producer(void *arg) { pthread_setspecific(key, arg);"),
		variants.Races("what runs at the end of a thread, and sets a stamp", "/* more */", "static pthread_key_t key; static void last(void *x) { ring[3].seq = 3; }", "/* filled */", "pthread_key_create(&key, last);", "producer(void *arg) {", "producer(void *arg) { pthread_setspecific(key, arg);"),
		variants.Proved("a thread that ends in the middle of a use, and uses another slot", "/* more */", "static bool put(long x); static void last(void *x) { put(7); }", fill, fill+" if (x == 5) pthread_exit(0);", "producer(void *arg) {", "producer(void *arg) { pthread_cleanup_push(last, arg);", "while (!put(i)) ; return 0; }", "while (!put(i)) ; pthread_cleanup_pop(0); return 0; }"),
		variants.Races("a thread that ends in the middle of a use, and goes on with it", "/* more */", "static void last(void *x) { ring[0].data++; }", fill, fill+" if (x == 5) pthread_exit(0);", "producer(void *arg) {", "producer(void *arg) { pthread_cleanup_push(last, arg);", "while (!put(i)) ; return 0; }", "while (!put(i)) ; pthread_cleanup_pop(0); return 0; }"),
		variants.Races("small stamps", "struct cell { atomic_size_t", "struct cell { atomic_uchar"),
		variants.Proved("numbers of 32 bits", "atomic_size_t", "_Atomic uint32_t", "size_t pos", "uint32_t pos", "size_t seq", "uint32_t seq", "size_t at", "uint32_t at", "size_t seen", "uint32_t seen", "(intptr_t)(at", "(int)(at", "(intptr_t)pos", "(int)pos", "(intptr_t)se", "(int)se", "intptr_t gap", "int gap"),
		variants.Races("stamps of 32 bits, numbers of 64", "struct cell { atomic_size_t", "struct cell { _Atomic uint32_t", "atomic_size_t head", "_Atomic uint64_t head", "size_t pos", "uint64_t pos", "size_t at", "uint64_t at"),
		variants.Proved("rings of functions", "static bool put(long x) {", "static bool put(struct cell *ring, long x) {", "put(i)", "put(ring, i)"),
		variants.Races("two rings of functions", "static bool put(long x) {", "static struct cell spare[N];\nstatic bool put(struct cell *ring, long x) {", "put(i)", "put(i ? ring : spare, i)"),
		variants.Races("rings that two pointers lead to", "/* more */", "static struct cell spare[N];", "size_t pos = load(&tail, relaxed);", "struct cell *r = x & 1 ? ring : spare; size_t pos = load(&tail, relaxed);", "&ring[pos", "&r[pos"),
		variants.Proved("each thread has one", "static struct cell ring[N];", "static _Thread_local struct cell ring[N];"),
	})
}

// TestAdded holds variants of a ring against what is proved of them, whose numbers are taken by additions, by who waits.
func TestAdded(t *testing.T) {
	put, get := strings.Index(compared, "static bool put"), strings.Index(compared, "static void *producer")
	text := compared[:put] + `
static bool put(long x) {
	size_t pos = atomic_fetch_add(&tail, 1);
	while (load(&ring[pos % N].seq, acquire) != pos) sched_yield();
	ring[pos % N].data = x;
	store(&ring[pos % N].seq, pos + 1, release);
	return true;
}
static bool get(long *x) {
	size_t at = atomic_fetch_add(&head, 1);
	while (load(&ring[at % N].seq, acquire) != at + 1) sched_yield();
	*x = ring[at % N].data;
	store(&ring[at % N].seq, at + N, release);
	return true;
}
` + compared[get:]
	const (
		taken = "size_t pos = atomic_fetch_add(&tail, 1);"
		fill  = "ring[pos % N].data = x;"
		wait  = "while (load(&ring[pos % N].seq, acquire) != pos) sched_yield();"
	)
	check(t, text, []variants.Variant{
		variants.Proved("as it is"),
		variants.Proved("by an increment", taken, "size_t pos = tail++;"),
		variants.Races("before an increment", taken, "size_t pos = tail; tail++;"),
		variants.Races("by two", taken, "size_t pos = atomic_fetch_add(&tail, 2);"),
		variants.Races("by none", taken, "size_t pos = atomic_fetch_add(&tail, 0);"),
		variants.Races("downwards", taken, "size_t pos = atomic_fetch_sub(&tail, 1);"),
		variants.Races("by an exchange", taken, "size_t pos = atomic_exchange(&tail, 1);"),
		variants.Races("from elements of an array", "head, tail;", "head, tails[2];", "&tail", "&tails[x & 1]"),
		variants.Races("used twice", fill, fill+"store(&ring[pos % N].seq, pos + 1, release);"+"while (load(&ring[pos % N].seq, acquire) != pos) sched_yield();"+fill),
		variants.Races("used for two rings", "/* more */", "static struct cell others[N];", "/* filled */", "for (size_t i = 0; i < N; i++) others[i].seq = i;",
			"ring[pos % N].data = x;", "while (load(&others[pos % N].seq, acquire) != pos) sched_yield(); ring[pos % N].data = others[pos % N].data = x; store(&others[pos % N].seq, pos + 1, release);"),
		variants.Proved("numbers with a sign", "atomic_size_t", "atomic_int", "size_t pos", "int pos", "size_t at", "int at"),
		variants.Races("numbers with a sign, by a pointer into the array", "atomic_size_t", "atomic_int", "size_t pos", "int pos", "size_t at", "int at",
			"static struct cell ring[N];", "static struct cell cells[2 * N];\n#define ring (cells + N)"),
		variants.Races("another number than was taken", taken, taken+"if (x == 3) pos = load(&tail, relaxed);"),
		variants.Races("a look on one way", wait, "if (x != 3) "+wait),
		variants.Races("a look on another way", wait, "if (x == 3) ; else "+wait),
		variants.Races("a look that depends", taken, taken+"bool k = x == 3;", wait, "if (k) "+wait, fill, fill+"if (k) sched_yield();"),
		variants.Races("a look that depends on the contrary", taken, taken+"bool k = x == 3;", wait, "if (!k) "+wait, fill, fill+"if (k) sched_yield();"),
		variants.Races("a function between", "/* more */", "static void *(*again)(void *);", fill, "if (again && x == 5) again(0);"+fill, "/* filled */", "again = producer;"),
		variants.Races("by a function", "/* more */", "static size_t next(void) { sched_yield(); return atomic_fetch_add(&tail, 1); } size_t (*nexts)(void) = next;", taken, "size_t pos = nexts();"),
	})
}

// TestAlone holds variants of a ring against what is proved of them, into which one thread puts, without a counter.
func TestAlone(t *testing.T) {
	put, get := strings.Index(compared, "static bool put"), strings.Index(compared, "static bool get")
	text := strings.Replace(compared[:put], "head, tail;", "head;\nstatic size_t tail;", 1) + `
static bool put(long x) {
	size_t pos = tail;
	struct cell *c = &ring[pos % N];
	size_t seq = load(&c->seq, acquire);
	/* looked */
	if (seq != pos) return false;
	c->data = x;
	store(&c->seq, pos + 1, release);
	tail = pos + 1;
	return true;
}
` + strings.Replace(compared[get:], "pthread_create(&p[i], 0, producer, argv);", "if (i == 0) pthread_create(&p[i], 0, producer, argv);", 1)
	text = strings.Replace(text, "for (int i = 0; i < 2; i++) pthread_join(p[i], 0);", "pthread_join(p[0], 0);", 1)
	check(t, text, []variants.Variant{
		variants.Proved("as it is"),
		variants.Races("two threads", "if (i == 0) ", ""),
		variants.Races("threads of a loop", "if (i == 0) pthread_create(&p[i], 0, producer, argv);", "for (int k = 0; k < argc; k++) pthread_create(&p[0], 0, producer, argv);"),
		variants.Races("main, too", "/* beside */", "put(3);"),
		variants.Proved("main before", "/* filled */", "put(3);"),
		variants.Proved("main behind", "return 0;\n}", "put(3); return 0;\n}"),
		variants.Races("by a call before", "/* looked */", "if (x == 5) put(3);"),
		variants.Races("by a call within", "c->data = x;", "if (x == 5) put(3); c->data = x;"),
		variants.Races("by a call that says what", "/* more */", "static bool put(long x); static long some(long x) { if (x == 5) put(3); return x; }", "c->data = x;", "c->data = some(x);"),
		variants.Races("by a call that says what, before another look", "/* more */", "static bool put(long x); static long some(long x) { if (x == 5) put(3); return x; }", "c->data = x;", "c->data = some(x); if (load(&c->seq, acquire) != pos) return false;"),
		variants.Proved("by a handler at the end of a thread", "/* more */", "static bool put(long x); static void last(void *x) { put(3); }", "void *producer(void *arg) {", "void *producer(void *arg) { pthread_cleanup_push(last, 0);", "while (!put(i)) ; return 0; }", "while (!put(i)) ; pthread_cleanup_pop(1); return 0; }"),
		variants.Races("by what runs at the end of threads", "/* more */", "static pthread_key_t key; static bool put(long x); static void last(void *x) { put(3); }", "void *producer(void *arg) { for (long i = 0; i < 9; i++) while (!put(i)) ;", "void *producer(void *arg) { pthread_setspecific(key, arg);", "/* filled */", "pthread_key_create(&key, last);", "if (i == 0) ", "", "pthread_join(p[0], 0);", "pthread_join(p[0], 0); pthread_join(p[1], 0);"),
		variants.Races("by what runs at the end of one thread", "/* more */", "static pthread_key_t key; static bool put(long x); static void last(void *x) { put(3); }", "void *producer(void *arg) {", "void *producer(void *arg) { pthread_setspecific(key, arg);", "/* filled */", "pthread_key_create(&key, last);"),
		variants.Races("by what runs at the end of the process", "/* more */", "static bool put(long x); static void last(void) { put(3); }", "/* filled */", "atexit(last);", "i++) while (!get(&x)) ;", "i++) { while (!get(&x)) ; if (i == 7) exit(1); }"),
		variants.Races("a thread that is made within", "/* more */", "static void *producer(void *);", "/* looked */", "pthread_t u; if (x == 5) pthread_create(&u, 0, producer, 0);"),
	})
}

// TestAssumption checks that nothing is done where it must not be taken for granted that numbers do not come round.
func TestAssumption(t *testing.T) {
	analyse := func(strict bool) *race.Report {
		return wrongtest.Analyse(t, "stamps/mpmc_norace.c", strict, []digest.Component{digest.Erase(threadid.New()),
			digest.Erase(joins.New()), digest.Erase(threadflag.Returning()), digest.Erase(stamps.New())})
	}
	if r := analyse(true); len(r.Races) == 0 {
		t.Error("nothing races if nothing is assumed")
	}
	if !slices.ContainsFunc(analyse(false).Assumptions, func(n race.Note) bool { return n.ID == stamps.NoRepetition }) {
		t.Error("the assumption is not listed")
	}
}

func check(t *testing.T, text string, vs []variants.Variant) {
	t.Helper()
	variants.Check(t, text, vs, func() []digest.Component { return []digest.Component{digest.Erase(stamps.New())} })
}
