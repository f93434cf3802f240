// A mutex is set up anew while another thread may use it through a pointer of which nothing is known.
// externals: worst
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t *find(pthread_mutex_t *);
int x;

void *worker(void *arg) {
	pthread_mutex_t *p = find(arg);
	pthread_mutex_lock(p); // RACE!
	pthread_mutex_unlock(p); // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_init(&m, NULL); // RACE!
	return 0;
}
