// What both compute of a number that is written again: before there are threads, or by one of them, under the lock under which all look at it.
#include <pthread.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int *a, n, half;
void *front(void *x) {
	pthread_mutex_lock(&m);
	int h = half / 2;
	pthread_mutex_unlock(&m);
	for (int i = 0; i < h; i++)
		a[i] = 1; // RACE!
	return x;
}

void *back(void *x) {
	pthread_mutex_lock(&m);
	int h = half / 2;
	half = n;
	pthread_mutex_unlock(&m);
	for (int i = h; i < n; i++)
		a[i] = 2; // RACE!
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
