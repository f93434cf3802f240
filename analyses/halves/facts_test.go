package halves_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/internal/variants"
)

// looking looks once more at what it was given when it has started a thread, under a lock.
const looking = `
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
struct range { int lo, hi; };
static int data[64];
static struct range all;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
/* more */
static void *work(void *arg) {
	struct range *r = arg;
	pthread_mutex_lock(&m);
	int lo = r->lo, hi = r->hi;
	pthread_mutex_unlock(&m);
	if (hi - lo < 2) {
		for (int i = lo; i < hi; i++) data[i]++;
		/* few */
		return 0;
	}
	int mid = lo + (hi - lo) / 2;
	struct range left, right;
	pthread_mutex_lock(&m);
	left.lo = lo; left.hi = mid; right.lo = mid; right.hi = hi;
	pthread_mutex_unlock(&m);
	pthread_t t;
	pthread_create(&t, 0, work, &left);
	work(&right);
	pthread_mutex_lock(&m);
	int last = r->hi - 1;
	pthread_mutex_unlock(&m);
	data[last]++;
	pthread_join(t, 0);
	return 0;
}
static void change(void) { pthread_mutex_lock(&m); all.hi = 5; pthread_mutex_unlock(&m); }
static void *another(void *arg) { /* another */ return 0; }
int main(int argc, char **argv) {
	pthread_t u;
	all.hi = 64;
	/* main */
	work(&all);
	/* after */
	return 0;
}
`

// TestFacts holds variants of who writes what bounds are read from against what is proved of them.
func TestFacts(t *testing.T) {
	const root = "work(&all);\n\t/* after */"
	check(t, looking, []variants.Variant{
		variants.Proved("as it is"),
		variants.Races("a thread of the tree", "/* few */", "change();", "static void *work(void *arg) {", "static void change(void);\nstatic void *work(void *arg) {"),
		variants.Races("the first activation itself", "work(&right);", "if (r == &all) change(); work(&right);", "static void *work(void *arg) {", "static void change(void);\nstatic void *work(void *arg) {"),
		variants.Races("main, while there is a tree", root, "pthread_create(&u, 0, work, &all); change(); pthread_join(u, 0);"),
		variants.Proved("main, before", root, "change(); pthread_create(&u, 0, work, &all); pthread_join(u, 0); change();"),
		variants.Races("another thread", "/* another */", "change();", "/* main */", "pthread_create(&u, 0, another, 0);"),
		variants.Races("a handler of a signal", "/* another */ return 0; }", "return 0; }\nstatic void on(int s) { change(); }", "/* main */", "signal(SIGUSR1, on);"),
		variants.Proved("a thread enters all trees", "/* another */", "work(&all); work(&all);", root, "pthread_create(&u, 0, another, 0); pthread_join(u, 0);"),
		variants.Races("an argument that may be anything", "/* another */", "change();", "/* main */", "pthread_create(&u, 0, another, 0);", root, "work((void *)(((unsigned long)&all ^ (argc * 77777UL)) ^ (argc * 77777UL)));"),
		variants.Races("a pointer that may be anything", "/* another */", "pthread_mutex_lock(&m); *(int *)((((unsigned long)&all ^ ((long)arg * 77777UL)) ^ ((long)arg * 77777UL)) + 4) = 5; pthread_mutex_unlock(&m);", "/* main */", "pthread_create(&u, 0, another, argv);"),
		variants.Races("a tree of two threads", "/* more */", "static struct range more = {0, 64};", "/* another */", "work(&more);", "/* main */", "pthread_create(&u, 0, another, 0);"),
	})
}
