// Another function, which is called once, writes a member when the threads are there, or before.
#include <pthread.h>
#include <stdlib.h>

struct job { int *a, from, to; } front, back;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *work(void *x) {
	struct job *j = x;
	pthread_mutex_lock(&m);
	int from = j->from, to = j->to;
	pthread_mutex_unlock(&m);
	for (int i = from; i < to; i++)
		j->a[i] = 1; // NORACE
	return x;
}

static void extend(int n) {
	pthread_mutex_lock(&m);
	back.to = n;
	pthread_mutex_unlock(&m);
}

int main(int argc, char **argv) {
	pthread_t t, u;
	int n = argc * 100, half = n / 2;
	int *a = calloc(n, sizeof *a);
	front.a = back.a = a;
	front.to = half;
	back.from = half;
	back.to = n;
	pthread_create(&t, 0, work, &front);
	pthread_create(&u, 0, work, &back);
	extend(n);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
