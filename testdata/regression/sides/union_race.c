// The number is a member of a union, and another member is written.
#include <pthread.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
union { int half; short part[2]; } u;
int *a, n;

void *front(void *x) {
	pthread_mutex_lock(&m);
	int h = u.half;
	pthread_mutex_unlock(&m);
	for (int i = 0; i < h; i++)
		a[i] = 1; // RACE!
	return x;
}

void *back(void *x) {
	pthread_mutex_lock(&m);
	int h = u.half;
	u.part[0] = 90;
	pthread_mutex_unlock(&m);
	for (int i = h; i < n; i++)
		a[i] = 2; // RACE!
	return x;
}

int main(int argc, char **argv) {
	pthread_t s, t;
	n = argc * 100;
	u.half = n / 2;
	a = calloc(n, sizeof *a);
	pthread_create(&s, 0, front, 0);
	pthread_create(&t, 0, back, 0);
	pthread_join(s, 0);
	pthread_join(t, 0);
	return 0;
}
