// A handler of signals changes the number between a look at it and the access.
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

int *a, n, half;

void *front(void *x) {
	for (int i = 0; i < half; i++)
		a[i] = 1; // NORACE
	return x;
}

int main(int argc, char **argv) {
	pthread_t t;
	n = argc * 100;
	half = n / 2;
	a = calloc(n, sizeof *a);
	int from = half;
	pthread_create(&t, 0, front, 0);
	for (int i = from; i < n; i++)
		a[i] = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
