// In each round the number is another one, while there is no other thread.
#include <pthread.h>
#include <stdlib.h>

int *a, n, half;

void *front(void *x) {
	for (int i = 0; i < half; i++)
		a[i] = 1; // NORACE imprecise
	return x;
}

void *back(void *x) {
	for (int i = half; i < n; i++)
		a[i] = 2; // NORACE imprecise
	return x;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	n = argc * 100;
	a = calloc(n, sizeof *a);
	for (int round = 0; round < 100; round++) {
		half = rand() % n;
		pthread_create(&t, 0, front, 0);
		pthread_create(&u, 0, back, 0);
		pthread_join(t, 0);
		pthread_join(u, 0);
	}
	return 0;
}
