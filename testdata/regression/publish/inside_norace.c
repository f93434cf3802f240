// Both sides hold the mutex.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct pair {
	int *p;
	long n;
} shared, copied;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
	int sum = 0;
	pthread_mutex_lock(&m);
	struct pair a = shared; // NORACE
	struct pair b;
	memcpy(&b, &copied, sizeof b); // NORACE
	pthread_mutex_unlock(&m);
	if (a.p)
		sum += *a.p; // NORACE
	if (b.p)
		sum += *b.p; // NORACE
	return (void *)(long)sum;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	struct pair a = {malloc(sizeof(int)), 1}, b = {malloc(sizeof(int)), 2};
	*a.p = 1; // NORACE
	*b.p = 2; // NORACE
	pthread_mutex_lock(&m);
	shared = a; // NORACE
	memcpy(&copied, &b, sizeof b); // NORACE
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}
