// One thread is still at it when the number changes.
#include <pthread.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int *a, n, half;

static int middle(void) {
	pthread_mutex_lock(&m);
	int h = half;
	pthread_mutex_unlock(&m);
	return h;
}

void *front(void *x) {
	int h = middle();
	for (int i = 0; i < h; i++)
		a[i] = 1; // RACE!
	return x;
}

void *back(void *x) {
	int h = middle();
	for (int i = h; i < n; i++)
		a[i] = 2; // RACE!
	return x;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	n = argc * 100;
	a = calloc(n, sizeof *a);
	for (int round = 0; round < 100; round++) {
		pthread_mutex_lock(&m);
		half = rand() % n;
		pthread_mutex_unlock(&m);
		pthread_create(&t, 0, front, 0);
		pthread_create(&u, 0, back, 0);
		pthread_join(u, 0);
	}
	return 0;
}
