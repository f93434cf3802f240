// A handler of signals changes the number between a look at it and the access.
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

int *a, n, half;

void change(int s) {
	half = n; // RACE!
}

void *front(void *x) {
	for (int i = 0; i < half; i++) // RACE!
		a[i] = 1; // RACE!
	return x;
}

int main(int argc, char **argv) {
	pthread_t t;
	n = argc * 100;
	half = n / 2;
	a = calloc(n, sizeof *a);
	signal(SIGUSR1, change);
	int from = half; // RACE!
	raise(SIGUSR1);
	pthread_create(&t, 0, front, 0);
	for (int i = from; i < n; i++)
		a[i] = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
