// Of two writers one does not hold the mutex: what the other one publishes is read in order.
#include <pthread.h>
#include <stdlib.h>

int *shared;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *reader(void *arg) {
	int *p, n = 0;
	pthread_mutex_lock(&m);
	p = shared; // RACE!
	pthread_mutex_unlock(&m);
	if (p)
		n = *p; // RACE!
	return (void *)(long)n;
}

void *writer(void *arg) {
	int *p = malloc(sizeof *p);
	*p = 1; // NORACE
	pthread_mutex_lock(&m);
	shared = p; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}

void *other(void *arg) {
	int *q = malloc(sizeof *q);
	*q = 2; // RACE!
	(void)0;
	shared = q; // RACE!
	(void)0;
	return 0;
}

int main(void) {
	pthread_t t, u, v;
	pthread_create(&t, 0, reader, 0);
	pthread_create(&u, 0, writer, 0);
	pthread_create(&v, 0, other, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	pthread_join(v, 0);
	return 0;
}
