// What one activation of a function has compared says nothing of another one.
#include <pthread.h>
#include <stdlib.h>

int *a, n, half;

static void fill(int at, int x) {
	if (at >= half)
		fill(at - 30, x);
	a[at] = x; // RACE!
}

void *front(void *x) {
	for (int i = 0; i < half; i++)
		a[i] = 1; // RACE!
	return x;
}

void *back(void *x) {
	fill(n - 1, 2);
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
