// The wait is over when the thread has ended.
#include <pthread.h>
#include <string.h>
#include <time.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

void *worker(void *arg) {
	struct timespec soon = {0, 0};
	pthread_mutex_lock(&m);
	pthread_cond_timedwait(&c, &m, &soon); // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	pthread_join(t, 0);
	memset(&c, 0, sizeof c); // NORACE
	return 0;
}
