// So it does with what it has computed of it.
#include <pthread.h>
#include <stdlib.h>

int *a, n, half;

void *front(void *x) {
	for (int i = 0; i < half / 3; i++)
		a[i] = 1; // NORACE
	return x;
}

int main(int argc, char **argv) {
	pthread_t t;
	n = argc * 100;
	a = calloc(n, sizeof *a);
	for (int round = 0; round < 9; round++) {
		half = rand() % n;
		int from = half / 3;
		pthread_create(&t, 0, front, 0);
		for (int i = from; i < n; i++)
			a[i] = 2; // NORACE
		pthread_join(t, 0);
	}
	return 0;
}
