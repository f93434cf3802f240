// As result_norace.c, with functions that have the result that is expected: a number of the same size, or a pointer.
#include <pthread.h>
#include <stdio.h>

struct request { int n; };
typedef unsigned (*submit)(struct request *);
typedef struct request *(*next)(struct request *);

static int x, y;

static void *work(void *arg) {
	x++; // RACE!
	y++; // RACE!
	return arg;
}

static int count(struct request *r) {
	x++; // RACE!
	return r->n;
}

static void *after(void *r) {
	y++; // RACE!
	return r;
}

static int (*volatile counted)(struct request *) = count;
static void *(*volatile followed)(void *) = after;

int main(void) {
	pthread_t t;
	struct request r = {0};
	submit s = NULL;
	next n = NULL;
	pthread_create(&t, NULL, work, NULL);
	if (fread(&s, sizeof s, 1, stdin) == 1)
		s(&r);
	if (fread(&n, sizeof n, 1, stdin) == 1)
		n(&r);
	pthread_join(t, NULL);
	followed(&r);
	return counted(&r);
}
