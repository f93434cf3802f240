// A mutex is set up anew before another thread may use it through a pointer of which nothing is known.
// externals: worst
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t *find(pthread_mutex_t *);
int x;

void *worker(void *arg) {
	pthread_mutex_t *p = find(arg);
	pthread_mutex_lock(p); // NORACE
	pthread_mutex_unlock(p); // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_mutex_init(&m, NULL); // NORACE
	pthread_create(&t, NULL, worker, NULL);
	return 0;
}
