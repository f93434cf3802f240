// The address is that of an activation that goes on in another one, which has a variable of its own.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void inner(int *outer, int deep) {
	int y;
	if (deep)
		inner(&y, deep - 1);
	if (outer == &y)
		pthread_mutex_lock(&m);
	shared++; // RACE!
	if (outer == &y)
		pthread_mutex_unlock(&m);
}

static void *run(void *unused) {
	inner(NULL, 1);
	return unused;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 3; i++)
		pthread_create(&t, NULL, run, NULL);
	return 0;
}
