// A pointer leads to so many elements behind the start, or so many bytes.
#include <pthread.h>
#include <stdlib.h>

int *a, n, half;

void *front(void *x) {
	for (int i = 0; i < half; i++)
		a[i] = 1; // NORACE
	return x;
}

void *back(void *x) {
	int *p;
	if (n > 500)
		p = a + half;
	else
		p = &a[half];
	for (int i = 0; i < n - half; i++)
		p[i] = 2; // NORACE
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
