// A lock that is waited for only for a time is used only if it was acquired.
#include <pthread.h>
#include <time.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *worker(void *arg) {
	struct timespec soon = { 0, 0 };
	(void)arg;
	if (pthread_mutex_timedlock(&m, &soon) != 0)
		return NULL;
	x = 1; // NORACE
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	x = 2; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
