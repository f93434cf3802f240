// The pointer leads to one of two arrays, at different places.
#include <pthread.h>
#include <stdlib.h>

int a[1000], b[1000], *p, n, half;

void *front(void *x) {
	for (int i = 0; i < half; i++)
		p[i] = 1; // RACE!
	return x;
}

void *back(void *x) {
	for (int i = half; i < n; i++)
		b[i] = a[i] = 2; // RACE!
	return x;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	n = argc * 100;
	half = n / 2;
	p = argc > 1 ? &a[0] : &b[10];
	pthread_create(&t, 0, front, 0);
	pthread_create(&u, 0, back, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
