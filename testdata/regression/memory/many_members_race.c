// What is written at unknown places of a structure may fall on its members.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct large {
	int *p;
	int n;
	int *set[20];
	int *q;
};

static int x, y;
static struct large *l;

static void *run(void *arg) {
	**(int **)((char *)l + (getchar() & 255)) = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	l = calloc(1, sizeof *l);
	if (!l)
		return 1;
	l->p = &y;
	l->n = 1;
	l->q = &y;
	*(int **)((char *)l + (getchar() & 255)) = &x;
	pthread_create(&t, NULL, run, NULL);
	*l->q = 2; // RACE!
	x = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
