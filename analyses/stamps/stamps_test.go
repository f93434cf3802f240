package stamps_test

import (
	"context"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/analyses/freshness"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/stamps"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
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

// variant is a program with some parts replaced.
type variant struct {
	name   string
	proved bool
	edits  []string // what is replaced, and by what, in turn
}

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
	check(t, compared, []variant{
		{"two ways to choose slots", false, []string{"/* more */", other, "while (!put(i))", "while (i & 1 ? !put(i) : !other(i))"}},
		{"memory that nobody knows", false, []string{"/* more */", "extern long *any(void);", "/* beside */", "*any() = 1;"}},
		{"as it is", true, nil},
		{"by remainders", true, []string{"pos & (N - 1)", "pos % N", "at & (N - 1)", "at % N"}},
		{"by the index in a register", true, []string{choose, "size_t k = pos & (N - 1); c = ring + k;"}},
		{"by conversions", true, []string{choose, "c = (struct cell *)((void *)(ring + (pos & (N - 1))));", given, "store(&c->seq, (size_t)(intptr_t)pos + 1, release);"}},
		{"the difference the other way", true, []string{test, "intptr_t dif = (intptr_t)pos - (intptr_t)seq;", "dif < 0", "dif > 0"}},
		{"the difference the other way, with a number", true, []string{"gap = (intptr_t)seen - (intptr_t)(at + 1);", "gap = (intptr_t)at - (intptr_t)seen + 1;", "gap < 0", "gap > 0"}},
		{"the difference the other way, with another number", false, []string{"gap = (intptr_t)seen - (intptr_t)(at + 1);", "gap = (intptr_t)at - (intptr_t)seen - 1;", "gap < 0", "gap > 0"}},
		{"the difference with another number", false, []string{"gap = (intptr_t)seen - (intptr_t)(at + 1);", "gap = (intptr_t)seen - (intptr_t)at + 1;"}},
		{"the difference with a number", true, []string{"gap = (intptr_t)seen - (intptr_t)(at + 1);", "gap = (intptr_t)seen - 1 - (intptr_t)at;"}},
		{"the difference compared with a number", true, []string{"gap = (intptr_t)seen - (intptr_t)(at + 1);", "gap = (intptr_t)seen - (intptr_t)at;", "gap == 0", "gap == 1", "gap < 0", "gap < 1"}},
		{"the difference the other way compared with a number", true, []string{"gap = (intptr_t)seen - (intptr_t)(at + 1);", "gap = (intptr_t)at - (intptr_t)seen;", "gap == 0", "gap == -1", "gap < 0", "gap > -1"}},
		{"the difference the other way compared with another number", false, []string{"gap = (intptr_t)seen - (intptr_t)(at + 1);", "gap = (intptr_t)at - (intptr_t)seen;", "gap == 0", "gap == 1", "gap < 0", "gap > -1"}},
		{"equality", true, []string{"dif == 0", "seq == pos", "gap == 0", "at + 1 == seen"}},
		{"equality with something else", false, []string{"gap == 0", "at == seen"}},
		{"equality of a sum", true, []string{"gap == 0", "seen - 1 == at"}},
		{"inequality", true, []string{"dif == 0", "!(seq != pos)", "gap == 0", "!gap"}},
		{"inequality, the wrong way", false, []string{"dif == 0", "seq != pos"}},
		{"a difference that is not zero", false, []string{"dif == 0", "dif"}},
		{"a mask in a register", true, []string{choose, "size_t mask = N - 1; c = &ring[pos & mask];"}},
		{"a number that goes round", false, []string{"size_t pos = load(&tail, relaxed);", "size_t pos = load(&tail, relaxed); unsigned none = 0;", given, "store(&c->seq, pos + 2 + (none - 1), release);"}},
		{"few bits of the difference", false, []string{"dif == 0", "(signed char)dif == 0"}},
		{"half the bits of the stamp", false, []string{"dif == 0", "(unsigned short)seq == (unsigned short)pos"}},
		{"order", false, []string{"dif == 0", "dif >= 0"}},
		{"the other order", false, []string{"gap == 0", "gap <= 0"}},
		{"a stamp read without order", false, []string{look, "size_t seq = load(&c->seq, relaxed);"}},
		{"a stamp consumed", false, []string{look, "size_t seq = load(&c->seq, consume);"}},
		{"a stamp stored without order", false, []string{given, "store(&c->seq, pos + 1, relaxed);"}},
		{"a stamp given back without order", false, []string{back, "store(&c->seq, at + N, relaxed);"}},
		{"a stamp stored with the greatest order", true, []string{given, "c->seq = pos + 1;"}},
		{"a stamp stored too early", false, []string{fill + "\n\t" + given, given + fill}},
		{"another stamp", false, []string{given, "store(&c->seq, pos + 2, release);"}},
		{"the stamp of another slot", false, []string{given, "store(&ring[(pos + 1) & (N - 1)].seq, pos + 1, release);"}},
		{"another stamp back", false, []string{back, "store(&c->seq, at + N - 1, release);"}},
		{"a stamp of many rounds", false, []string{back, "store(&c->seq, at + 2 * N, release);"}},
		{"who takes out gives on", false, []string{back, "store(&c->seq, at + 1, release);"}},
		{"who puts in gives back", false, []string{given, "store(&c->seq, pos + N, release);"}},
		{"a stamp that is added to", false, []string{given, "atomic_fetch_add(&c->seq, 1);"}},
		{"one slot", false, []string{"#define N 8", "#define N 1"}},
		{"two slots", true, []string{"#define N 8", "#define N 2"}},
		{"six slots", false, []string{"#define N 8", "#define N 6", "pos & (N - 1)", "pos % N", "at & (N - 1)", "at % N"}},
		{"a mask with holes", false, []string{"pos & (N - 1)", "pos & 5", "at & (N - 1)", "at & 5"}},
		{"no ticket", false, []string{taken, "store(&tail, pos + 1, relaxed); break;"}},
		{"a ticket without a look", false, []string{taken, "(void)cas(&tail, &pos, pos + 1); break;"}},
		{"a ticket if not", false, []string{taken, "if (!cas(&tail, &pos, pos + 1)) break;"}},
		{"two tickets", false, []string{taken, "if (cas(&tail, &pos, pos + 2)) break;"}},
		{"a ticket by what is there", false, []string{taken, "size_t was = pos; if (cas(&tail, &was, pos)) break;"}},
		{"a ticket of the number before", false, []string{taken, "size_t was = pos - 1; if (cas(&tail, &was, pos)) break;", "/* beside */", "tail++;"}},
		{"a ticket in a register", true, []string{taken, "bool yes = cas(&tail, &pos, pos + 1); if (yes) break;"}},
		{"a ticket by a strong comparison", true, []string{taken, "size_t was = pos; if (atomic_compare_exchange_strong(&tail, &was, pos + 1)) break; pos = was;"}},
		{"a ticket that is taken from where others take away", false, []string{"/* beside */", "atomic_fetch_sub(&tail, 1);"}},
		{"a counter that is set", false, []string{"/* beside */", "tail = 0;"}},
		{"a counter of which a byte is set", false, []string{"/* beside */", "*(char *)&tail = 0;"}},
		{"a counter that is added to", true, []string{"/* beside */", "tail++;"}},
		{"a counter that two are added to", false, []string{"/* beside */", "tail += 2;"}},
		{"a counter that is exchanged", false, []string{"/* beside */", "atomic_exchange(&tail, 1);"}},
		{"a counter that is compared and set back", false, []string{"/* beside */", "size_t was = 3; cas(&tail, &was, 0);"}},
		{"a counter within a number", false, []string{"/* beside */", "atomic_fetch_add((_Atomic unsigned short *)&tail, 1);"}},
		{"a counter that was set before", true, []string{"/* filled */", "tail = head = 3;"}},
		{"stamps that were set before", true, []string{"/* filled */", "for (size_t i = 0; i < N; i++) ring[i].seq = i + 1;"}},
		{"a stamp that is set beside", false, []string{"/* beside */", "ring[argc & 7].seq = 0;"}},
		{"a stamp that is set by a pointer", false, []string{"/* more */", "static void set(atomic_size_t *p) { *p = 0; } void (*sets)(atomic_size_t *) = set;", "/* beside */", "sets(&ring[1].seq);"}},
		{"stamps that are filled", false, []string{"/* beside */", "memset(ring, 0, sizeof ring);"}},
		{"other data are set beside", true, []string{"/* beside */", "static _Atomic long n[2]; n[1] = 2;"}},
		{"data are looked at beside", false, []string{"/* beside */", "long sum = ring[1].data;"}},
		{"data are looked at before", true, []string{"/* filled */", "ring[1].data++;"}},
		{"more data", true, []string{fill, fill + "c->more[1] = x; c->more[x & 1] = 2;", "*x = c->data;", "*x = c->data + c->more[2] + c->more[*x & 1];"}},
		{"all data", true, []string{"long data; long more[3];", "struct d { long data, more[3]; } d;", fill, "struct d d = {x}; c->d = d;", "*x = c->data;", "struct d d = c->d; *x = d.data;"}},
		{"data of the next slot", false, []string{fill, "c[1].data = x;"}},
		{"data of the next slot, chosen", false, []string{fill, "ring[(pos + 1) & (N - 1)].data = x;"}},
		{"data of a neighbour, by bytes", false, []string{fill, "*(long *)((char *)&c->data + sizeof *c) = x;"}},
		{"data of the slot before", false, []string{fill, "c[-1].data = x;"}},
		{"data across slots, chosen", false, []string{fill, "struct wide { long a[8]; }; ((struct wide *)&c->data)->a[x & 7] = x;"}},
		{"data of another number", false, []string{fill, "ring[x & (N - 1)].data = x;"}},
		{"a slot of an old number", false, []string{look, "pos = load(&tail, relaxed); " + look}},
		{"a number that has changed since the look, by the number", false, []string{taken, "pos = load(&tail, relaxed); " + taken, fill, "ring[pos & (N - 1)].data = x;", given, "store(&ring[pos & (N - 1)].seq, pos + 1, release);"}},
		{"a slot on one way", false, []string{fill, "if (x == 3) c = &ring[0]; " + fill}},
		{"a slot on another way", false, []string{fill, "if (x != 3) c = &ring[0]; " + fill}},
		{"equality with another number", false, []string{"dif == 0", "seq == (size_t)x"}},
		{"a difference with another number", false, []string{test, "intptr_t dif = (intptr_t)seq - (intptr_t)x;"}},
		{"a stamp of something else", false, []string{given, "store(&c->seq, (size_t)x + 1, release);"}},
		{"the stamp of the neighbour", false, []string{given, "store(&c[1].seq, pos + 1, release);"}},
		{"a ticket for another number", false, []string{"struct cell *c;\n\tsize_t pos", "size_t q = 0; struct cell *c;\n\tsize_t pos", taken, "q = atomic_fetch_add(&tail, 1); break;", given, given + "if (q == 77) return false;"}},
		{"a ticket by an old operation", true, []string{taken, "if (__sync_bool_compare_and_swap(&tail, pos, pos + 1)) break; pos = load(&tail, relaxed);"}},
		{"a ticket by an old operation, without a look", false, []string{taken, "__sync_bool_compare_and_swap(&tail, pos, pos + 1); break;"}},
		{"data across slots", false, []string{fill, "struct wide { long a[8]; }; *(struct wide *)&c->data = (struct wide){{x}};"}},
		{"data that are copied", false, []string{fill, "memcpy(&c->data, &x, sizeof x); memset(c->more, 0, sizeof c->more);"}},
		{"data that are copied across slots", false, []string{fill, "memset(&c->data, 0, sizeof *c);"}},
		{"data of half as many slots", false, []string{fill, "ring[pos & (N / 2 - 1)].data = x;", "*x = c->data;", "*x = ring[at & (N / 2 - 1)].data;"}},
		{"data in another array", true, []string{"/* more */", "static long values[N];", fill, "values[pos & (N - 1)] = x;", "*x = c->data;", "*x = values[at & (N - 1)];"}},
		{"data in another array, with another begin", false, []string{"/* more */", "static long values[N + 1];", fill, "values[pos & (N - 1)] = x;", "*x = c->data;", "*x = values[1 + (at & (N - 1))];"}},
		{"data in another array, by pointers to different elements", false, []string{"/* more */", "static long values[N + 1];", fill, "long *v = values; v[pos & (N - 1)] = x;", "*x = c->data;", "long *v = values + 1; *x = v[at & (N - 1)];"}},
		{"data in another array, of other elements", false, []string{"/* more */", "static long values[2 * N];", fill, "((struct { long a, b; } *)values)[pos & (N - 1)].a = x;", "*x = c->data;", "*x = values[at & (N - 1)];"}},
		{"what is used after it was given", false, []string{given, given + "c->data++;"}},
		{"what is used in a loop after it was given", false, []string{fill + "\n\t" + given, "for (int k = 0; k < 2; k++) { " + fill + given + " }"}},
		{"what is used in a loop", true, []string{fill, "for (int k = 0; k < 3; k++) c->data = x + k;"}},
		{"what is used, and not given", true, []string{given, "if (x == 77) return true; " + given}},
		{"what is used before the ticket", false, []string{taken, fill + taken}},
		{"a stamp of another number", false, []string{given, "pos++; c->data = x; store(&c->seq, pos, release);"}},
		{"a stamp after the number has changed", false, []string{fill, "pos = tail; " + fill}},
		{"a slot that has changed", false, []string{fill, "c = &ring[x & 7]; " + fill}},
		{"a number that has changed since the look", false, []string{taken, "pos = tail; " + taken}},
		{"what was seen is another slot", false, []string{look, "size_t seq = load(&ring[x & 7].seq, acquire);"}},
		{"what was seen is the neighbour", false, []string{look, "size_t seq = load(&c[1].seq, acquire);"}},
		{"what was seen is data", false, []string{"struct cell {", "struct cell { atomic_size_t other;", look, "size_t seq = load(&c->other, acquire);"}},
		{"a stamp among the data", true, []string{"atomic_size_t seq; long data;", "long data; atomic_size_t seq;"}},
		{"two counters at one end", false, []string{"/* more */", "static atomic_size_t urgent;", "size_t pos = load(&tail, relaxed);", "bool u = x & 1; size_t pos = u ? load(&urgent, relaxed) : load(&tail, relaxed);", taken, "if (u ? cas(&urgent, &pos, pos + 1) : cas(&tail, &pos, pos + 1)) break;"}},
		{"one counter at both ends", true, []string{"&head", "&tail"}},
		{"a counter beside stamps", true, []string{"&ring[", "&q.ring[", "&tail", "&q.tail", "static struct cell ring[N];", "static struct { struct cell ring[N]; atomic_size_t tail; } q;", "head, tail;", "head;"}},
		{"main puts in, too", true, []string{"/* filled */", "put(3);", "/* beside */", "put(4);"}},
		{"main puts in without a ticket before", true, []string{"/* filled */", "ring[0].data = 3; tail = 1; ring[0].seq = 1;"}},
		{"main puts in without a ticket", false, []string{"/* beside */", "size_t pos = 40; if (load(&ring[pos & (N - 1)].seq, acquire) == pos) { ring[pos & (N - 1)].data = 3; store(&ring[pos & (N - 1)].seq, pos + 1, release); }"}},
		{"a use goes on when there are threads", false, []string{"/* filled */", "size_t pos = tail++; tail = 0;", "/* beside */", "if (load(&ring[pos & (N - 1)].seq, acquire) == pos) { ring[pos & (N - 1)].data = 3; store(&ring[pos & (N - 1)].seq, pos + 1, release); }"}},
		{"a counter is set back while there is a ticket", false, []string{"/* filled */", "size_t pos = tail++; if (argc == 9 && load(&ring[pos & (N - 1)].seq, acquire) == pos) { tail = 0; ring[pos & (N - 1)].data = 3; store(&ring[pos & (N - 1)].seq, pos + 1, release); }"}},
		{"a signal", false, []string{"#include <pthread.h>", "#include <pthread.h>\n#include <signal.h>", "/* more */", "static void on(int n) { }", "/* filled */", "signal(SIGINT, on);"}},
		{"jumps", false, []string{"#include <pthread.h>", "#include <pthread.h>\n#include <setjmp.h>", "/* more */", "jmp_buf b;", "/* filled */", "if (setjmp(b)) return 1;"}},
		{"a function at the end", true, []string{"/* more */", "static void last(void) { tail = 0; }", "/* filled */", "atexit(last);"}},
		{"a function at an early end", false, []string{"/* more */", "static void last(void) { tail = 0; }", "/* filled */", "atexit(last);", "i++) while (!put(i)) ;", "i++) { while (!put(i)) ; if (i == 7) exit(1); }"}},
		{"small stamps", false, []string{"struct cell { atomic_size_t", "struct cell { atomic_uchar"}},
		{"numbers of 32 bits", true, []string{"atomic_size_t", "_Atomic uint32_t", "size_t pos", "uint32_t pos", "size_t seq", "uint32_t seq", "size_t at", "uint32_t at", "size_t seen", "uint32_t seen", "(intptr_t)(at", "(int)(at", "(intptr_t)pos", "(int)pos", "(intptr_t)se", "(int)se", "intptr_t gap", "int gap"}},
		{"stamps of 32 bits, numbers of 64", false, []string{"struct cell { atomic_size_t", "struct cell { _Atomic uint32_t", "atomic_size_t head", "_Atomic uint64_t head", "size_t pos", "uint64_t pos", "size_t at", "uint64_t at"}},
		{"rings of functions", true, []string{"static bool put(long x) {", "static bool put(struct cell *ring, long x) {", "put(i)", "put(ring, i)"}},
		{"two rings of functions", false, []string{"static bool put(long x) {", "static struct cell spare[N];\nstatic bool put(struct cell *ring, long x) {", "put(i)", "put(i ? ring : spare, i)"}},
		{"rings that two pointers lead to", false, []string{"/* more */", "static struct cell spare[N];", "size_t pos = load(&tail, relaxed);", "struct cell *r = x & 1 ? ring : spare; size_t pos = load(&tail, relaxed);", "&ring[pos", "&r[pos"}},
		{"each thread has one", true, []string{"static struct cell ring[N];", "static _Thread_local struct cell ring[N];"}},
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
	check(t, text, []variant{
		{"as it is", true, nil},
		{"by an increment", true, []string{taken, "size_t pos = tail++;"}},
		{"before an increment", false, []string{taken, "size_t pos = tail; tail++;"}},
		{"by two", false, []string{taken, "size_t pos = atomic_fetch_add(&tail, 2);"}},
		{"by none", false, []string{taken, "size_t pos = atomic_fetch_add(&tail, 0);"}},
		{"downwards", false, []string{taken, "size_t pos = atomic_fetch_sub(&tail, 1);"}},
		{"by an exchange", false, []string{taken, "size_t pos = atomic_exchange(&tail, 1);"}},
		{"from elements of an array", false, []string{"head, tail;", "head, tails[2];", "&tail", "&tails[x & 1]"}},
		{"used twice", false, []string{fill, fill + "store(&ring[pos % N].seq, pos + 1, release);" + "while (load(&ring[pos % N].seq, acquire) != pos) sched_yield();" + fill}},
		{"used for two rings", false, []string{"/* more */", "static struct cell others[N];", "/* filled */", "for (size_t i = 0; i < N; i++) others[i].seq = i;",
			"ring[pos % N].data = x;", "while (load(&others[pos % N].seq, acquire) != pos) sched_yield(); ring[pos % N].data = others[pos % N].data = x; store(&others[pos % N].seq, pos + 1, release);"}},
		{"numbers with a sign", true, []string{"atomic_size_t", "atomic_int", "size_t pos", "int pos", "size_t at", "int at"}},
		{"numbers with a sign, by a pointer into the array", false, []string{"atomic_size_t", "atomic_int", "size_t pos", "int pos", "size_t at", "int at",
			"static struct cell ring[N];", "static struct cell cells[2 * N];\n#define ring (cells + N)"}},
		{"another number than was taken", false, []string{taken, taken + "if (x == 3) pos = load(&tail, relaxed);"}},
		{"a look on one way", false, []string{wait, "if (x != 3) " + wait}},
		{"a look on another way", false, []string{wait, "if (x == 3) ; else " + wait}},
		{"a look that depends", false, []string{taken, taken + "bool k = x == 3;", wait, "if (k) " + wait, fill, fill + "if (k) sched_yield();"}},
		{"a look that depends on the contrary", false, []string{taken, taken + "bool k = x == 3;", wait, "if (!k) " + wait, fill, fill + "if (k) sched_yield();"}},
		{"a function between", false, []string{"/* more */", "static void *(*again)(void *);", fill, "if (again && x == 5) again(0);" + fill, "/* filled */", "again = producer;"}},
		{"by a function", false, []string{"/* more */", "static size_t next(void) { sched_yield(); return atomic_fetch_add(&tail, 1); } size_t (*nexts)(void) = next;", taken, "size_t pos = nexts();"}},
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
	check(t, text, []variant{
		{"as it is", true, nil},
		{"two threads", false, []string{"if (i == 0) ", ""}},
		{"threads of a loop", false, []string{"if (i == 0) pthread_create(&p[i], 0, producer, argv);", "for (int k = 0; k < argc; k++) pthread_create(&p[0], 0, producer, argv);"}},
		{"main, too", false, []string{"/* beside */", "put(3);"}},
		{"main before", true, []string{"/* filled */", "put(3);"}},
		{"main behind", true, []string{"return 0;\n}", "put(3); return 0;\n}"}},
		{"by a call before", false, []string{"/* looked */", "if (x == 5) put(3);"}},
		{"by a call within", false, []string{"c->data = x;", "if (x == 5) put(3); c->data = x;"}},
		{"by a call that says what", false, []string{"/* more */", "static bool put(long x); static long some(long x) { if (x == 5) put(3); return x; }", "c->data = x;", "c->data = some(x);"}},
		{"by a call that says what, before another look", false, []string{"/* more */", "static bool put(long x); static long some(long x) { if (x == 5) put(3); return x; }", "c->data = x;", "c->data = some(x); if (load(&c->seq, acquire) != pos) return false;"}},
		{"by a handler at the end of a thread", true, []string{"/* more */", "static bool put(long x); static void last(void *x) { put(3); }", "void *producer(void *arg) {", "void *producer(void *arg) { pthread_cleanup_push(last, 0);", "while (!put(i)) ; return 0; }", "while (!put(i)) ; pthread_cleanup_pop(1); return 0; }"}},
		{"a thread that is made within", false, []string{"/* more */", "static void *producer(void *);", "/* looked */", "pthread_t u; if (x == 5) pthread_create(&u, 0, producer, 0);"}},
	})
}

func check(t *testing.T, text string, vs []variant) {
	for _, v := range vs {
		t.Run(v.name, func(t *testing.T) {
			text := text
			for i := 0; i < len(v.edits); i += 2 {
				if !strings.Contains(text, v.edits[i]) {
					t.Fatalf("there is no %q", v.edits[i])
				}
				text = strings.ReplaceAll(text, v.edits[i], v.edits[i+1])
			}
			models := []csource.DataModel{csource.LP64}
			if v.proved {
				models = append(models, csource.ILP32)
			}
			for _, model := range models {
				if races, where := analysed(t, text, model); races == v.proved {
					t.Errorf("%v: races: %t\n%s", model, races, where)
				}
			}
		})
	}
}

// analysed reports whether a program may race, by the digest, those that it requires, and some that prove what it does not.
func analysed(t *testing.T, text string, model csource.DataModel) (races bool, where string) {
	p, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": text}, frontend.Options{DataModel: model})
	if err != nil {
		t.Fatal(err)
	}
	product, err := digest.NewProduct(digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadid.New()),
		digest.Erase(joins.New()), digest.Erase(threadflag.Returning()), digest.Erase(freshness.New()), digest.Erase(stamps.New()))
	if err != nil {
		t.Fatal(err)
	}
	r, err := engine.Run(context.Background(), p, product, nil, engine.Options{Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, f := range r.Races {
		for _, a := range f.Accesses {
			lines = append(lines, a.Pos.String())
		}
	}
	return len(r.Races) > 0, strings.Join(lines, "\n")
}
