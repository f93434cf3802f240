// The number is looked at before each access.
#include <pthread.h>
#include <stdlib.h>

int *a, n, half;

void *front(void *x) {
	int i = (long)x;
	if (i < half)
		a[i] = 1; // RACE!
	return x;
}

void *back(void *x) {
	int i = (long)x;
	if (i > half)
		return x;
	a[i] = 2; // RACE!
	return x;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	n = argc * 100;
	half = n / 2;
	a = calloc(n, sizeof *a);
	pthread_create(&t, 0, front, (void *)(long)argc);
	pthread_create(&u, 0, back, (void *)(long)argc);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
