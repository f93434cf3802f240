// A register is assigned a sum that it is a part of itself.
#include <pthread.h>
#include <stdlib.h>

int a[1000], n, half;

void *front(void *x) {
	for (int i = 0; i < half; i++)
		a[i] = 1; // NORACE
	return x;
}

void *back(void *x) {
	int i = 20;
	i = half + i;
	if (i < 0)
		return x;
	a[i] = 2; // NORACE
	return x;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	n = argc;
	half = n > 10 ? 50 : 60;
	pthread_create(&t, 0, front, 0);
	pthread_create(&u, 0, back, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
