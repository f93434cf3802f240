// The quotient of a negative number is cut towards zero, and a shift rounds down.
#include <pthread.h>
#include <stdlib.h>

int a[100000], n, half;

void *front(void *x) {
	for (int i = -20000; i < n / 2; i++)
		a[i + 50000] = 1; // RACE!
	return x;
}

void *back(void *x) {
	for (int i = n >> 1; i < 0; i++)
		a[i + 50000] = 2; // RACE!
	return x;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	n = argc * -100 - 1;
	half = n / 2;
	pthread_create(&t, 0, front, 0);
	pthread_create(&u, 0, back, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
