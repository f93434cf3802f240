// Of two jobs one is filled in, which depends on a lock that is held.
#include <pthread.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
struct job { int *a, from, to; };

void *work(void *x) {
	struct job *j = x;
	pthread_mutex_lock(&m);
	int from = j->from, to = j->to;
	pthread_mutex_unlock(&m);
	for (int i = from; i < to; i++)
		j->a[i] = 1; // RACE!
	return x;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	int n = argc * 100, half = n / 2;
	int *a = calloc(n, sizeof *a);
	struct job front = {a, 0, half}, back = {a, 0, n};
	struct job *other = &back;
	if (argc > 1) {
		pthread_mutex_lock(&m);
		other = &front;
	}
	other->from = half;
	if (argc > 1)
		pthread_mutex_unlock(&m);
	pthread_create(&t, 0, work, &front);
	pthread_create(&u, 0, work, &back);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
