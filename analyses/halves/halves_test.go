package halves_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/halves"
	"github.com/mayrun-dev/mayrun/digest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/internal/variants"
)

func check(t *testing.T, text string, vs []variants.Variant) {
	t.Helper()
	variants.Check(t, text, vs, func() []digest.Component { return []digest.Component{digest.Erase(halves.New())} })
}

// filling counts the elements of an array up.
const filling = `
#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
struct range { int *a; int lo, hi; long sum; };
static int data[64], other[64];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
/* more */
static void *work(void *arg) {
	struct range *r = arg;
	/* begin */
	if (r->hi - r->lo < 2) {
		for (int i = r->lo; i < r->hi; i++) r->a[i]++;
		r->sum = 1;
		return 0;
	}
	int mid = r->lo + (r->hi - r->lo) / 2;
	struct range left = {r->a, r->lo, mid, 0}, right = {r->a, mid, r->hi, 0};
	pthread_t t;
	/* before */
	if (pthread_create(&t, 0, work, &left)) { work(&left); work(&right); }
	else { work(&right); /* beside */ pthread_join(t, 0); }
	/* behind */
	r->sum = left.sum + right.sum;
	return 0;
}
static void *another(void *arg) { /* another */ return 0; }
int main(void) {
	struct range all = {data, 0, 64, 0};
	pthread_t u;
	/* main */
	work(&all);
	/* after */
	data[0] = 1;
	return 0;
}
`

const (
	loop   = "for (int i = r->lo; i < r->hi; i++) r->a[i]++;"
	halve  = "int mid = r->lo + (r->hi - r->lo) / 2;"
	split  = "struct range left = {r->a, r->lo, mid, 0}, right = {r->a, mid, r->hi, 0};"
	start  = "if (pthread_create(&t, 0, work, &left)) { work(&left); work(&right); }\n\telse { work(&right); /* beside */ pthread_join(t, 0); }"
	member = "struct range { int *a; int lo, hi; long sum; };"
	root   = "work(&all);"
)

// TestBounds holds variants of what is given and accessed against what is proved of them.
func TestBounds(t *testing.T) {
	check(t, filling, []variants.Variant{
		variants.Proved("as it is"),
		variants.Races("one element more", loop, "for (int i = r->lo; i <= r->hi; i++) r->a[i]++;"),
		variants.Races("one element before", loop, "for (int i = r->lo - 1; i < r->hi; i++) r->a[i]++;"),
		variants.Races("an element behind another", loop, "for (int i = r->lo; i < r->hi; i++) r->a[i + 1]++;"),
		variants.Proved("backwards", loop, "for (int i = r->hi - 1; i >= r->lo; i--) r->a[i]++;"),
		variants.Races("backwards, too far", loop, "for (int i = r->hi - 1; i >= r->lo - 1; i--) r->a[i]++;"),
		variants.Races("backwards, from too far", loop, "for (int i = r->hi; i >= r->lo; i--) r->a[i]++;"),
		variants.Proved("by a pointer", loop, "for (int *p = r->a + r->lo, *e = r->a + r->hi; p < e; p++) (*p)++;"),
		variants.Races("by a pointer, too far", loop, "for (int *p = r->a + r->lo, *e = r->a + r->hi; p <= e; p++) (*p)++;"),
		variants.Races("two bytes at a time of what is one", loop, "for (int i = r->lo; i < r->hi; i++) *(long long *)(r->a + i) += 1;"),
		variants.Races("by bytes", loop, "for (int i = r->lo; i < r->hi; i++) ((char *)r->a)[i]++;"),
		variants.Races("without a condition", loop, "for (int i = r->lo; ; i++) r->a[i]++;"),
		variants.Races("by another condition", loop, "for (int i = r->lo; i < 64; i++) r->a[i]++;"),
		variants.Races("two steps", loop, "for (int i = r->lo; i < r->hi; i++) { i++; r->a[i]++; }"),
		variants.Proved("the middle by a sum", halve, "int mid = (r->lo + r->hi) / 2;"),
		variants.Proved("the middle by a shift", halve, "int mid = r->lo + ((r->hi - r->lo) >> 1);"),
		variants.Proved("a third", halve, "int mid = r->lo + (r->hi - r->lo) / 3;"),
		variants.Proved("of unsigned numbers", "int lo, hi;", "unsigned lo, hi;", "/* begin */", "if (r->hi < r->lo) return 0;",
			loop, "for (unsigned i = r->lo; i < r->hi; i++) r->a[i]++;", halve, "unsigned mid = r->lo + (r->hi - r->lo) / 2;"),
		variants.Races("the middle by a sum that comes round", "int lo, hi;", "unsigned lo, hi;", "/* begin */", "if (r->hi < r->lo) return 0;",
			loop, "for (unsigned i = r->lo; i < r->hi; i++) r->a[i]++;", halve, "unsigned mid = (r->lo + r->hi) / 2;"),
		variants.Races("the middle from both ends, of negative numbers", halve, "int mid = (r->lo + r->hi) / 2;",
			"right = {r->a, mid,", "right = {r->a, r->lo + r->hi - mid,", "data, 0, 64", "data + 63, -63, 0"),
		variants.Races("a root that is cancelled", "work(&all);", "if (pthread_create(&u, 0, work, &all)) return 1; pthread_cancel(u); pthread_join(u, 0);"),
		variants.Races("another middle", halve, "int mid = r->lo + r->hi / 2;"),
		variants.Races("a middle that is anywhere", halve, "int mid = r->sum;"),
		variants.Proved("a middle between both", halve, "int mid = r->sum; if (mid < r->lo || mid > r->hi) mid = r->lo;"),
		variants.Races("the halves overlap", split, "struct range left = {r->a, r->lo, mid + 1, 0}, right = {r->a, mid, r->hi, 0};"),
		variants.Races("the halves overlap below", split, "struct range left = {r->a, r->lo, mid, 0}, right = {r->a, mid - 1, r->hi, 0};"),
		variants.Races("the same halves", split, "struct range left = {r->a, r->lo, mid, 0}, right = {r->a, r->lo, mid, 0};"),
		variants.Races("more than it has", split, "struct range left = {r->a, r->lo, mid, 0}, right = {r->a, mid, r->hi + 1, 0};"),
		variants.Races("more than it has, below", split, "struct range left = {r->a, r->lo - 1, mid, 0}, right = {r->a, mid, r->hi, 0};"),
		variants.Races("all of it", split, "struct range left = {r->a, 0, 64, 0}, right = {r->a, mid, r->hi, 0};"),
		variants.Races("another place in the array", split, "struct range left = {r->a + 1, r->lo, mid, 0}, right = {r->a, mid, r->hi, 0};"),
		variants.Proved("copied", split, "struct range left = *r, right = *r; left.hi = mid; right.lo = mid;"),
		variants.Races("copied, and not halved", split, "struct range left = *r, right = *r; right.lo = mid;"),
		variants.Proved("the other way round", split, "struct range right = {r->a, r->lo, mid, 0}, left = {r->a, mid, r->hi, 0};"),
		variants.Proved("a part of the part", "work(&right); /* beside */", "work(&right); for (int i = mid; i < r->hi; i++) r->a[i]++;"),
		variants.Proved("an element of it", "/* beside */", "r->a[mid]++;"),
		variants.Races("an element of the thread's", "/* beside */", "r->a[mid - 1]++;"),
		variants.Races("its first element", "/* beside */", "r->a[r->lo]++;"),
		variants.Proved("all of it, when the thread has been joined", "/* behind */", "for (int i = r->lo; i < r->hi; i++) r->a[i]++;"),
		variants.Races("all of it, before", "/* before */", "", "/* beside */", "for (int i = r->lo; i < r->hi; i++) r->a[i]++;"),
		variants.Races("signed numbers that are taken for unsigned ones", member, "struct range { int *a; unsigned lo, hi; long sum; };", halve, "unsigned mid = (r->lo + r->hi) / 2;"),
		variants.Proved("unsigned numbers", member, "struct range { int *a; unsigned lo, hi; long sum; };",
			"r->hi - r->lo < 2", "r->hi < 2 || r->lo > r->hi - 2", "int i = r->lo", "unsigned i = r->lo", "int mid", "unsigned mid"),
		variants.Races("unsigned numbers that come round", member, "struct range { int *a; unsigned lo, hi; long sum; };",
			"r->hi - r->lo < 2", "r->lo > r->hi - 2", "int i = r->lo; i < r->hi", "unsigned i = r->lo; i <= r->hi - 1", "int mid", "unsigned mid"),
		variants.Races("narrow numbers", "int mid = r->lo + (r->hi - r->lo) / 2;", "signed char mid = r->lo + (r->hi - r->lo) / 2;"),
		variants.Races("a quotient that goes the other way", halve, "int mid = r->lo + (r->lo - r->hi) / 2;"),
	})
}

// TestTrees holds variants of how threads are started and joined against what is proved of them.
func TestTrees(t *testing.T) {
	check(t, filling, []variants.Variant{
		variants.Proved("both are threads", start, "pthread_t s; pthread_create(&t, 0, work, &left); pthread_create(&s, 0, work, &right); pthread_join(t, 0); pthread_join(s, 0);"),
		variants.Races("one of them is not joined", start, "pthread_t s; pthread_create(&t, 0, work, &left); pthread_create(&s, 0, work, &right); pthread_join(t, 0);"),
		variants.Races("both have one handle", start, "pthread_create(&t, 0, work, &left); pthread_create(&t, 0, work, &right); pthread_join(t, 0); pthread_join(t, 0);"),
		variants.Races("joined later than it is called", start, "pthread_create(&t, 0, work, &left); work(&left); pthread_join(t, 0); work(&right);"),
		variants.Proved("one after the other", start, "pthread_create(&t, 0, work, &left); pthread_join(t, 0); work(&right); work(&left);"),
		variants.Races("not joined", "pthread_join(t, 0);", ""),
		variants.Races("joined sometimes", "pthread_join(t, 0);", "if (r->lo > 3) pthread_join(t, 0);"),
		variants.Races("detached", "/* beside */", "pthread_detach(t);"),
		variants.Races("a handle that is written", "/* beside */", "t = pthread_self();"),
		variants.Races("a handle that is given away", "/* beside */", "memset(&t, 0, sizeof t);"),
		variants.Races("a join that fails", "pthread_join(t, 0); }", "if (pthread_join(t, 0)) return 0; }"),
		variants.Proved("what create returns, kept", start, "int e = pthread_create(&t, 0, work, &left); if (e) work(&left); work(&right); if (!e) pthread_join(t, 0);"),
		variants.Races("what create returns, the wrong way", start, "int e = pthread_create(&t, 0, work, &left); if (e) work(&left); work(&right); if (e) pthread_join(t, 0);"),
		variants.Races("an object that is given away twice", "/* beside */", "work(&left);"),
		variants.Races("one object for both", start, "left.lo = mid; left.hi = r->hi; pthread_create(&t, 0, work, &left); left.lo = r->lo; left.hi = mid; work(&left); pthread_join(t, 0);"),
		variants.Races("bounds that are changed too late", "/* beside */", "left.hi = mid - 1;"),
		variants.Races("a result that is read too early", "/* beside */", "r->sum = left.sum;"),
		variants.Proved("a result that is not the thread's", "/* beside */", "r->sum = right.sum;"),
		variants.Races("bounds that the function changes", "/* begin */", "r->lo = 0;"),
		variants.Races("bounds that the function changes later", "/* behind */", "r->hi = 64; for (int i = r->lo; i < r->hi; i++) r->a[i]++;"),
		variants.Races("an array that the function changes", "/* begin */", "r->a = data;"),
		variants.Races("an object that others get to know", "/* more */", "static struct range *leak;", "/* before */", "leak = &left;", "/* beside */", "leak->lo++;"),
		variants.Races("an argument that others get to know", "/* more */", "static struct range *leak;", "/* begin */", "leak = r;", "/* another */", "leak->lo = 0;",
			"/* main */", "pthread_create(&u, 0, another, 0);"),
		variants.Races("an object with static storage", "struct range left = {r->a, r->lo, mid, 0}, right", "static struct range left; left.a = r->a; left.lo = r->lo; left.hi = mid; struct range right"),
		variants.Races("its own argument", start, "pthread_create(&t, 0, work, r); pthread_join(t, 0);"),
		variants.Races("it ends its thread", "r->sum = 1;", "r->sum = 1; pthread_exit(0);"),
		variants.Races("a jump", "/* more */", "static jmp_buf b;", "/* begin */", "if (setjmp(b)) return 0;", "/* beside */", "longjmp(b, 1);"),
		variants.Races("a thread that is cancelled", "/* more */", "static pthread_t whom;", "/* another */", "pthread_cancel(whom);", "/* beside */", "whom = t;"),
		variants.Races("called by its address", "/* more */", "static void *work(void *); static void *(*again)(void *) = work;", "/* begin */", "if (r->sum) again(&(struct range){data, 0, 64, 0});"),
		variants.Races("a function in between", "/* more */", "static void all_of(int *a) { for (int i = 0; i < 64; i++) a[i]++; }", "/* beside */", "all_of(r->a);"),
		variants.Proved("a function in between, with bounds", "/* more */", "static void some_of(int *a, int n) { for (int i = 0; i < n; i++) a[i]++; }", "/* beside */", "some_of(r->a + mid, r->hi - mid);"),
		variants.Races("a function in between, with other bounds", "/* more */", "static void some_of(int *a, int n) { for (int i = 0; i < n; i++) a[i]++; }", "/* beside */", "some_of(r->a + mid, r->hi - r->lo);"),
		variants.Races("an unknown function", "/* more */", "extern void any(void *);", "/* begin */", "any(r);"),
	})
}

// TestRoots holds variants of who enters the first activation, and of what else there is.
func TestRoots(t *testing.T) {
	check(t, filling, []variants.Variant{
		variants.Proved("a thread", root, "pthread_create(&u, 0, work, &all); pthread_join(u, 0);"),
		variants.Races("a thread that is not joined", root, "pthread_create(&u, 0, work, &all);"),
		variants.Races("a thread that is joined later", root, "pthread_create(&u, 0, work, &all); data[3] = 1; pthread_join(u, 0);"),
		variants.Races("two trees at the same time", root, "pthread_create(&u, 0, work, &all); work(&all); pthread_join(u, 0);"),
		variants.Races("two trees over the same elements", root, "struct range more = {data, 0, 3, 0}; pthread_create(&u, 0, work, &all); work(&more); pthread_join(u, 0);"),
		variants.Proved("two trees", root, "work(&all); struct range more = {data, 0, 3, 0}; pthread_create(&u, 0, work, &more); pthread_join(u, 0);"),
		variants.Races("trees of two threads", "/* more */", "static void *work(void *);", "/* another */", "struct range more = {data, 0, 64, 0}; work(&more);", "/* main */", "pthread_create(&u, 0, another, 0);"),
		variants.Races("another thread", "/* another */", "data[7] = 1;", "/* main */", "pthread_create(&u, 0, another, 0);"),
		variants.Proved("another thread, elsewhere", "/* another */", "other[7] = 1;", "/* main */", "pthread_create(&u, 0, another, 0);"),
		variants.Races("another thread that changes bounds", "struct range all = ", "static struct range all; all = (struct range)", "/* another */", "struct range *p = arg; p->lo = 0;",
			"/* main */", "pthread_create(&u, 0, another, &all);"),
		variants.Races("bounds that change under a lock", "/* more */", "static struct range all;", "struct range all = ", "all = (struct range)",
			"/* behind */", "pthread_mutex_lock(&m); all.hi++; pthread_mutex_unlock(&m); if (r->hi > 64) r->a[r->lo]++;", "/* beside */", "pthread_mutex_lock(&m); all.hi++; pthread_mutex_unlock(&m);"),
		variants.Proved("an array in a variable", "/* more */", "static int *array = data;", "r->a[i]", "array[i]"),
		variants.Races("an array in a variable that changes", "/* more */", "static int *array = data;", "r->a[i]", "array[i]", "/* beside */", "array++;"),
		variants.Races("an array in a variable that another thread changes", "/* more */", "static int *array = data;", "r->a[i]", "array[i]", "/* another */", "array++;",
			"/* main */", "pthread_create(&u, 0, another, 0);"),
		variants.Proved("an array with a name", "r->a[i]", "data[i]"),
		variants.Races("memory that nobody knows", "/* more */", "extern long *any(void);", "/* after */", "*any() = 1;"),
		variants.Races("at the end of the process", "/* more */", "static void last(void) { data[3] = 1; }", "/* main */", "atexit(last);", "/* behind */", "if (r->lo == 5) exit(0);"),
	})
}

// counting is given a pointer and a length, and goes on by itself when there is little to do.
const counting = `
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
struct job { int *a; int n; };
static int data[64], other[64];
static void alone(int *a, int n) {
	if (n < 2) {
		if (n == 1) a[0]++;
		return;
	}
	alone(a, n / 2);
	alone(a + n / 2, n - n / 2);
}
static void *work(void *arg) {
	struct job *j = arg;
	if (j->n < 8) { alone(j->a, j->n); return 0; }
	int half = j->n / 2;
	struct job left = {j->a, half}, right = {.a = j->a + half, .n = j->n - half};
	pthread_t t;
	bool started = pthread_create(&t, 0, work, &left) == 0;
	if (!started) work(&left);
	work(&right);
	/* beside */
	if (started) pthread_join(t, 0);
	/* behind */
	return 0;
}
int main(void) {
	struct job all = {data, 64};
	work(&all);
	data[0] = 1;
	return 0;
}
`

// TestLengths holds variants with functions that call themselves, and with what library functions access, against what is
// proved of them.
func TestLengths(t *testing.T) {
	check(t, counting, []variants.Variant{
		variants.Proved("as it is"),
		variants.Races("the second half is too long", "n - n / 2);\n}", "n - n / 2 + 1);\n}"),
		variants.Proved("the second half begins earlier, alone", "alone(a + n / 2, ", "alone(a + n / 2 - 1, "),
		variants.Races("an element too far", "a[0]++", "a[1]++"),
		variants.Races("an element of none", "if (n == 1) a[0]++;", "a[0]++;"),
		variants.Proved("both halves overlap, alone", "alone(a, n / 2);", "alone(a, n / 2 + 1);"),
		variants.Races("more than it has", "alone(j->a, j->n)", "alone(j->a, j->n + 1)"),
		variants.Races("from before it", "alone(j->a, j->n)", "alone(j->a - 1, j->n)"),
		variants.Races("beside the thread", "/* beside */", "alone(j->a, j->n);"),
		variants.Proved("beside the thread, where it is not", "/* beside */", "alone(right.a, right.n);"),
		variants.Races("by another length", "right = {.a = j->a + half, .n = j->n - half}", "right = {.a = j->a + half, .n = j->n}"),
		variants.Races("not given a length", ".n = j->n - half", ""),
		variants.Proved("set", "/* behind */", "memset(j->a, 0, j->n * sizeof *j->a);"),
		variants.Races("set too far", "/* behind */", "memset(j->a, 0, (j->n + 1) * sizeof *j->a);"),
		variants.Races("set from elsewhere", "/* behind */", "memset(j->a + 1, 0, j->n * sizeof *j->a);"),
		variants.Races("set in wider steps", "/* behind */", "memset(j->a, 0, j->n * sizeof(long long));"),
		variants.Races("set too early", "/* beside */", "memset(j->a, 0, j->n * sizeof *j->a);"),
		variants.Proved("set beside the thread", "/* beside */", "memset(j->a + half, 0, (j->n - half) * sizeof *j->a);"),
		variants.Proved("copied within", "/* behind */", "memcpy(j->a, j->a + half, half * sizeof *j->a);"),
		variants.Races("copied from beyond", "/* behind */", "memcpy(j->a, j->a + half, (half + 3) * sizeof *j->a);"),
		variants.Races("copied beyond", "/* behind */", "memcpy(j->a + half, other, (half + 3) * sizeof *j->a);"),
		variants.Races("a length that comes round", "/* behind */", "memset(j->a, 0, (size_t)(j->n - 65) * sizeof *j->a);"),
		variants.Races("the wrong way round", "if (!started)", "if (started)"),
		variants.Races("functions that call each other", "static void alone(int *a, int n) {", "static void alone(int *, int); static void again(int *a, int n) { alone(a, n); }\nstatic void alone(int *a, int n) {", "alone(a, n / 2);", "again(a, n / 2);"),
	})
}

// TestHard holds variants against what is proved of them in which it matters what C says exactly.
func TestHard(t *testing.T) {
	check(t, filling, []variants.Variant{
		variants.Races("until it is the bound", loop, "for (int i = r->lo; i != r->hi; i++) r->a[i]++;"),
		variants.Proved("until it is the bound, which is known to come", "/* behind */", "for (int i = r->lo; i != r->hi; i++) r->a[i]++;"),
		variants.Races("once at least", loop, "int i = r->lo; do { r->a[i]++; i++; } while (i < r->hi);"),
		variants.Proved("once at least, where there is one", "/* behind */", "int i = r->lo; do { r->a[i]++; i++; } while (i < r->hi);"),
		variants.Races("in pairs", loop, "for (int i = r->lo; i < r->hi; i += 2) { r->a[i]++; r->a[i + 1]++; }"),
		variants.Proved("in pairs, with a rest", "/* behind */", "for (int i = r->lo; i + 1 < r->hi; i += 2) { r->a[i]++; r->a[i + 1]++; }"),
		variants.Races("one bound or the other", loop, "for (int i = r->lo; i < r->hi || i < 5; i++) r->a[i]++;"),
		variants.Proved("both bounds", loop, "for (int i = r->lo; i < r->hi && i < 5; i++) r->a[i]++;"),
		variants.Races("an index that is negative for another type", loop, "unsigned i = r->lo - 1; if (r->lo < r->hi) r->a[i]++;"),
		variants.Races("a narrow index", loop, "for (int k = r->lo; k < r->hi; k++) { signed char i = k; r->a[i]++; }"),
		variants.Races("a remainder", loop, "for (int i = r->lo; i < r->hi; i++) r->a[i % 7]++;"),
		variants.Races("all of its argument", "/* begin */", "struct range copy = {data, 0, 64, 0}; *r = copy;"),
		variants.Races("its argument, by bytes", "/* begin */", "*(int *)((char *)r + sizeof(int *)) = 0;"),
		variants.Races("its argument, by a library function", "/* begin */", "memset(&r->lo, 0, sizeof r->lo);"),
		variants.Races("its argument, all of it", "/* begin */", "memset((char *)r + sizeof(int *), 0, 4);"),
		variants.Races("what a thread has, in a variable", "/* more */", "static struct range *leak;", "/* before */", "struct range *p = &left; p->hi = r->hi;"),
		variants.Races("a union", member, "struct range { int *a; union { int lo; long both; }; int hi; long sum; };", "{r->a, r->lo, mid, 0}", "{r->a, {r->lo}, mid, 0}", "{r->a, mid, r->hi, 0}", "{r->a, {mid}, r->hi, 0}",
			"{data, 0, 64, 0}", "{data, {0}, 64, 0}", "/* before */", "right.both = 0;"),
		variants.Races("an object that is set to zero", "/* before */", "memset(&right, 0, sizeof right); right.a = r->a; right.hi = r->hi;"),
		variants.Proved("an object that is set to zero, and filled", "/* before */", "memset((void *)&right, 0, sizeof right); right.a = r->a; right.hi = r->hi; right.lo = mid;"),
		variants.Races("an object that is set to zero too late", "/* beside */", "memset(&left, 0, sizeof left);"),
		variants.Races("bounds that are changed too late, under a lock", "/* begin */", "pthread_mutex_lock(&m); int lo = r->lo, hi = r->hi; pthread_mutex_unlock(&m);", "r->hi - r->lo < 2", "hi - lo < 2",
			loop, "for (int i = lo; i < hi; i++) r->a[i]++;", halve, "int mid = lo + (hi - lo) / 2;", split, "struct range left = {r->a, lo, mid, 0}, right = {r->a, mid, hi, 0};",
			"/* beside */", "pthread_mutex_lock(&m); left.hi = lo; pthread_mutex_unlock(&m); r->a[lo]++;"),
		variants.Races("an object that is given away twice, with results only", loop, "", "/* beside */", "work(&left);", "data[0] = 1;", ""),
		variants.Races("it returns between", "/* beside */", "if (r->lo == 3) return 0;"),
		variants.Races("it goes on between", "/* beside */", "if (r->lo == 3) goto out;", "r->sum = left.sum + right.sum;", "r->sum = right.sum; out:"),
		variants.Proved("it ends the process", "/* beside */", "if (r->lo == 3) abort();"),
		variants.Races("an array of handles", "pthread_t t;", "pthread_t ts[2];", "&t", "&ts[r->lo & 1]", "pthread_join(t", "pthread_join(ts[0]"),
		variants.Races("in a loop", start, "for (int k = 0; k < 2; k++) { pthread_create(&t, 0, work, &left); } pthread_join(t, 0); work(&right);"),
		variants.Races("a root in an array, and its neighbour", "struct range all = {data, 0, 64, 0};", "struct range all[2] = {{data, 0, 64, 0}, {data, 0, 64, 0}};", root,
			"pthread_create(&u, 0, work, &all[1]); work(all); pthread_join(u, 0);"),
		variants.Races("an argument that lies in the array", "/* more */", "static union { struct range r; int all[64]; } both;", root, "both.r = all; both.r.a = both.all; work(&both.r);"),
		variants.Races("another thread starts a tree", "/* another */", "struct range more = {data, 0, 64, 0}; pthread_t v; pthread_create(&v, 0, work, &more); pthread_join(v, 0);", "/* main */", "pthread_create(&u, 0, another, 0);"),
		variants.Races("another thread does all of it", "/* another */", "work(arg);", "/* main */", "struct range more = all; pthread_create(&u, 0, another, &more);"),
		variants.Races("what main does in a thread of its own", root, "pthread_create(&u, 0, work, &all); for (int i = 0; i < 64; i++) data[i]++; pthread_join(u, 0);"),
		variants.Races("a function that others call, too", "/* more */", "static void some_of(int *a, int n) { for (int i = 0; i < n; i++) a[i]++; }", loop, "some_of(r->a + r->lo, r->hi > r->lo ? r->hi - r->lo : 0);",
			"/* another */", "some_of(data, 64);", "/* main */", "pthread_create(&u, 0, another, 0);"),
		variants.Proved("a function that main calls, too", "/* more */", "static void some_of(int *a, int n) { for (int i = 0; i < n; i++) a[i]++; }", loop, "some_of(r->a + r->lo, r->hi - r->lo);",
			"/* after */", "some_of(data, 64);"),
		variants.Races("detached when it is started", start, "pthread_attr_t at; pthread_attr_init(&at); pthread_attr_setdetachstate(&at, PTHREAD_CREATE_DETACHED); pthread_create(&t, &at, work, &left); work(&right); pthread_join(t, 0);"),
		variants.Races("a handle of static storage", "pthread_t t;", "static pthread_t t;"),
		variants.Races("a key with a destructor", "/* more */", "static pthread_key_t key; static void gone(void *p) { data[5]++; }", "/* main */", "pthread_key_create(&key, gone);", "/* begin */", "pthread_setspecific(key, r);"),
	})
}

// between is given two pointers.
const between = `
#include <pthread.h>
struct range { int *first, *last; };
static int data[64];
static void *work(void *arg) {
	struct range *r = arg;
	if (r->last - r->first < 2) {
		for (int *p = r->first; p < r->last; p++) (*p)++;
		return 0;
	}
	int *middle = r->first + (r->last - r->first) / 2;
	struct range low = {r->first, middle}, high = {middle, r->last};
	pthread_t t;
	pthread_create(&t, 0, work, &low);
	work(&high);
	pthread_join(t, 0);
	return 0;
}
int main(void) {
	struct range all = {data, data + 64};
	work(&all);
	return data[0];
}
`

// TestPointers holds variants whose bounds are pointers against what is proved of them.
func TestPointers(t *testing.T) {
	check(t, between, []variants.Variant{
		variants.Proved("as it is"),
		variants.Proved("without the middle", "high = {middle,", "high = {middle + 1,"),
		variants.Races("with the last one, too", "p < r->last", "p <= r->last"),
		variants.Proved("with the last one", "p < r->last", "p <= r->last", "r->last - r->first < 2", "r->last - r->first < 1", "high = {middle,", "high = {middle + 1,", "data + 64", "data + 63"),
		variants.Races("with the last one, which is the first one of the other", "p < r->last", "p <= r->last", "r->last - r->first < 2", "r->last - r->first < 1", "data + 64", "data + 63"),
		variants.Races("overlapping", "high = {middle,", "high = {middle - 1,"),
		variants.Races("where they need not be aligned", "for (int *p = r->first; p < r->last; p++) (*p)++;",
			"typedef int loose __attribute__((aligned(1)));\n"+
				"	for (loose *p = (loose *)r->first; p < (loose *)r->last; p = (loose *)((char *)p + 1)) *p = 1;"),
		variants.Races("in bytes", "for (int *p = r->first; p < r->last; p++) (*p)++;", "for (char *p = (char *)r->first; p < (char *)r->last; p++) *(int *)p = 1;"),
	})
}
