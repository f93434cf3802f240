// The addresses travel inside of structures.
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
	(void)0;
	struct pair a = shared; // RACE!
	struct pair b;
	memcpy(&b, &copied, sizeof b); // RACE!
	(void)0;
	if (a.p)
		sum += *a.p; // RACE!
	if (b.p)
		sum += *b.p; // RACE!
	return (void *)(long)sum;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	struct pair a = {malloc(sizeof(int)), 1}, b = {malloc(sizeof(int)), 2};
	*a.p = 1; // RACE!
	*b.p = 2; // RACE!
	pthread_mutex_lock(&m);
	shared = a; // RACE!
	memcpy(&copied, &b, sizeof b); // RACE!
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}
