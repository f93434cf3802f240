// A cleanup handler runs when its thread is ended, outside the lock.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void cleanup(void *arg) {
	*(int *)arg = 1; // RACE!
}

void *worker(void *arg) {
	(void)arg;
	pthread_cleanup_push(cleanup, &x);
	pthread_exit(NULL);
	pthread_cleanup_pop(0);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	x = 2; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}
