// Who waits for a condition variable uses it from the beginning of the wait, even if nobody ever signals.
#include <pthread.h>
#include <string.h>
#include <time.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

void *worker(void *arg) {
	struct timespec soon = {0, 0};
	pthread_mutex_lock(&m);
	pthread_cond_timedwait(&c, &m, &soon); // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	memset(&c, 0, sizeof c); // RACE!
	pthread_join(t, 0);
	return 0;
}
