package halves_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/internal/variants"
)

// counts is given which element is its first one, and how many it has.
const counts = `
#include <pthread.h>
#include <stdlib.h>
struct part { long from, count; };
static int data[64];
static int *array = data;
static long total, done;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *work(void *arg) {
	struct part *p = arg;
	long from = p->from, count = p->count;
	/* begin */
	if (count < 2) {
		for (long i = 0; i < count; i++) data[from + i]++;
		/* few */
		return 0;
	}
	long half = count / 2;
	struct part left = {from, half}, right = {from + half, count - half};
	pthread_t t;
	pthread_create(&t, 0, work, &left);
	work(&right);
	/* beside */
	pthread_join(t, 0);
	/* behind */
	return 0;
}
int main(void) {
	struct part all = {0, 64};
	work(&all);
	return data[0];
}
`

// TestCounts holds variants of parts that have so many elements from one on against what is proved of them.
func TestCounts(t *testing.T) {
	const each, right = "for (long i = 0; i < count; i++) data[from + i]++;", "right = {from + half, count - half}"
	check(t, counts, []variants.Variant{
		variants.Proved("as it is"),
		variants.Proved("up to the end", each, "for (long i = from; i < from + count; i++) data[i]++;"),
		variants.Races("one more", each, "for (long i = from; i <= from + count; i++) data[i]++;"),
		variants.Races("one before", each, "for (long i = from - 1; i < from + count; i++) if (i >= 0) data[i]++;"),
		variants.Races("from the begin", each, "for (long i = 0; i < count; i++) data[i]++;"),
		variants.Races("up to so many", each, "for (long i = from; i < count; i++) data[i]++; data[count]++;"),
		variants.Races("too many", right, "right = {from + half, count - half + 1}"),
		variants.Races("too early", right, "right = {from + half - 1, count - half}"),
		variants.Proved("without the middle", right, "right = {from + half + 1, count - half - 1}", "/* beside */", "data[from + half]++;"),
		variants.Races("without the middle, and with it", right, "right = {from + half + 1, count - half - 1}", "/* beside */", "data[from + half - 1]++;"),
		variants.Races("as many for both", "left = {from, half}", "left = {from, count - half}"),
		variants.Races("unsigned numbers that come round", "long from, count", "unsigned from, count", "long from =", "unsigned from =", "long half", "unsigned half", each,
			"for (unsigned i = from; i <= from + count - 1; i++) data[i]++;"),
		variants.Proved("one after the other", "long from, count", "unsigned from, count", "long from =", "unsigned from =", "long half", "unsigned half",
			each, "for (unsigned i = 0; i < count; i++) { int *p = data + from; p[i]++; }", right, "right = {from, count - half}, rest = {from + half, 0}",
			"work(&right);", "pthread_join(t, 0); pthread_create(&t, 0, work, &right);"),
	})
}

// TestVariables holds variants of what is written in variables with static storage against what is proved of them: nothing is
// found in such, if trees write them.
func TestVariables(t *testing.T) {
	const lock, unlock = "pthread_mutex_lock(&m); ", " pthread_mutex_unlock(&m);"
	check(t, counts, []variants.Variant{
		variants.Proved("a sum under a lock", "/* few */", lock+"total += count;"+unlock),
		variants.Proved("a sum and a number under a lock", "/* few */", lock+"total += count; if (++done == 64) total = 0;"+unlock),
		variants.Races("a sum", "/* few */", "total += count;"),
		variants.Proved("an array that is looked up", "data[from + i]++", "array[from + i]++"),
		variants.Races("an array that moves", "data[from + i]++", "array[from + i]++", "/* few */", "array = data + 1;"),
		variants.Races("an array that moves under a lock", "/* begin */", lock+"int *a = array;"+unlock, "data[from + i]++", "a[from + i]++", "/* few */", lock+"array = data + 1;"+unlock),
		variants.Races("a bound that moves under a lock", "/* begin */", lock+"long last = done;"+unlock, "/* beside */", "if (last > from + half) data[last - 1]++; "+lock+"long now = done;"+unlock+" if (last > from + half) data[now]++;",
			"/* few */", lock+"done++;"+unlock),
		variants.Races("an array that a function moves under a lock", "static void *work(void *arg) {", "static void move(void) { array = data + 1; }\nstatic void *work(void *arg) {",
			"/* begin */", lock+"int *a = array;"+unlock, "data[from + i]++", "a[from + i]++", "/* few */", lock+"move();"+unlock),
		variants.Races("an array that moves by a pointer under a lock", "static void *work(void *arg) {", "static int **where = &array;\nstatic void *work(void *arg) {",
			"/* begin */", lock+"int *a = array;"+unlock, "data[from + i]++", "a[from + i]++", "/* few */", lock+"*where = data + 1;"+unlock),
	})
}
