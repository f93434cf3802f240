// Each thread compares a pointer of its own with the addresses of its locals.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static _Thread_local int *p;

static void *run(void *unused) {
	int x, y;
	p = &x;
	p = &y;
	if (p == &y)
		pthread_mutex_lock(&m);
	shared++; // NORACE
	if (p == &y)
		pthread_mutex_unlock(&m);
	return unused;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 3; i++)
		pthread_create(&t, NULL, run, NULL);
	return 0;
}
