// The thread that has created the other one writes behind the number.
#include <pthread.h>
#include <stdlib.h>

int *a, n;

void *front(void *x) {
	for (int i = 0; i < n / 2; i++)
		a[i] = 1; // NORACE
	return x;
}

int main(int argc, char **argv) {
	pthread_t t;
	n = argc * 100;
	a = calloc(n, sizeof *a);
	pthread_create(&t, 0, front, 0);
	for (int i = n / 2; i < n; i++)
		a[i] = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
