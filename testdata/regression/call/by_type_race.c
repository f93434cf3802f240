// A function with a parameter of type void * is called through pointers to functions that get some object.
#include <pthread.h>
#include <stdlib.h>

struct shape { int n; };
typedef int (*area)(struct shape *);

static int x;
static int square(struct shape *s) { return s->n * s->n; }
static int count(void *s) {
	x++; // RACE!
	return s != NULL;
}
static int other(char *s) {
	x++; // RACE!
	return s != NULL;
}

static void *table[64];

static void *run(void *arg) {
	struct shape s = {2};
	int i = rand() % 64;
	area f = (area)table[i];
	if (f)
		f(&s);
	return arg;
}

int main(void) {
	pthread_t t;
	table[rand() % 64] = (void *)square;
	table[rand() % 64] = (void *)count;
	table[rand() % 64] = (void *)other;
	pthread_create(&t, NULL, run, NULL);
	x++; // RACE!
	pthread_join(t, NULL);
	return x;
}
