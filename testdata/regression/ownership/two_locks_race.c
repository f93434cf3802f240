// Two threads take the node out, each under a lock of its own.
#include <pthread.h>
#include <stdlib.h>

static int *slot;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *unused) {
	pthread_mutex_lock(&n);
	int *p = slot; // RACE!
	slot = NULL; // RACE!
	pthread_mutex_unlock(&n);
	if (p)
		++*p; // RACE!
	return unused;
}

int main(void) {
	pthread_t t;
	slot = calloc(1, sizeof *slot);
	pthread_create(&t, NULL, work, NULL);
	pthread_mutex_lock(&m);
	int *p = slot; // RACE!
	slot = NULL; // RACE!
	pthread_mutex_unlock(&m);
	if (p)
		++*p; // RACE!
	pthread_join(t, NULL);
	return 0;
}
