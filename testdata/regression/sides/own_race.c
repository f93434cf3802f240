// What the creator knows of the number it forgets when it writes another one.
#include <pthread.h>
#include <stdlib.h>

int *a, n, half;

void *front(void *x) {
	for (int i = 0; i < half; i++)
		a[i] = 1; // RACE!
	return x;
}

int main(int argc, char **argv) {
	pthread_t t;
	n = argc * 100;
	a = calloc(n, sizeof *a);
	for (int round = 0; round < 9; round++) {
		half = rand() % n;
		int from = half;
		half = rand() % n;
		pthread_create(&t, 0, front, 0);
		for (int i = from; i < n; i++)
			a[i] = 2; // RACE!
		pthread_join(t, 0);
	}
	return 0;
}
