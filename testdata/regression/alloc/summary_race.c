// Of many objects that a thread keeps to itself one is written: the others keep what they have, and are not the same.
#include <pthread.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
int x, y;

static void *worker(void *arg) {
	int *first = NULL, *second = NULL, *third = NULL;
	while (__VERIFIER_nondet_int()) {
		int *p = malloc(sizeof *p);
		if (!p)
			return arg;
		third = second;
		second = first;
		first = p;
	}
	if (!third)
		return arg;
	*third = 1;
	*second = 2;
	if (*third == 1)
		x++; // RACE!
	if (third != second)
		y++; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	x++; // RACE!
	y++; // RACE!
	return 0;
}
