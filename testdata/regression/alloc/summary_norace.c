// Of two objects that a thread keeps to itself one is written: the other keeps what it has, and is not the same.
#include <pthread.h>
#include <stdlib.h>

int x, y;

static void *worker(void *arg) {
	int *second = malloc(sizeof *second);
	int *third = malloc(sizeof *third);
	if (!second || !third)
		return arg;
	*third = 1;
	*second = 2;
	if (*third != 1)
		x++; // NORACE
	if (third == second)
		y++; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	x++; // NORACE
	y++; // NORACE
	return 0;
}
