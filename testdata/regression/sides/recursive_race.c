// A function that calls itself has several activations with numbers of their own.
#include <pthread.h>
#include <stdlib.h>

int *a, n, half;

static void fill(int from, int to, int x) {
	if (from + 1 < to)
		fill(from + 1, to, x);
	if (from < to)
		a[from] = x; // RACE!
}

void *front(void *x) {
	fill(0, half, 1);
	return x;
}

void *back(void *x) {
	fill(half / 2, n, 2);
	return x;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	n = argc * 100;
	half = n / 2;
	a = calloc(n, sizeof *a);
	pthread_create(&t, 0, front, 0);
	pthread_create(&u, 0, back, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
