// What a pointer of which nothing is known leads to is of its type, be it only by its result: not what a thread starts
// with, nor what has no result.
#include <pthread.h>
#include <stdio.h>

struct request { int n; };
typedef int (*submit)(struct request *);

static int x, y;

static void *work(void *arg) {
	x++; // NORACE
	return arg;
}

static void done(struct request *r) {
	y++; // NORACE
	r->n = 0;
}

static void (*volatile finished)(struct request *) = done;

int main(void) {
	pthread_t t;
	struct request r = {0};
	submit s = NULL;
	pthread_create(&t, NULL, work, NULL);
	if (fread(&s, sizeof s, 1, stdin) == 1)
		s(&r);
	pthread_join(t, NULL);
	finished(&r);
	return x + y;
}
