// A pointer to a row.
#include <pthread.h>
#include <stdlib.h>

int (*a)[8], n, half;

void *front(void *x) {
	for (int i = 0; i < half; i++)
		for (int j = 0; j < 8; j++)
			a[i][j] = 1; // RACE!
	return x;
}

void *back(void *x) {
	for (int i = half; i < n; i++) {
		int *row = a[i - 1];
		for (int j = 0; j < 8; j++)
			row[j] = 2; // RACE!
	}
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
