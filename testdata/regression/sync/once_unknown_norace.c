// Something is set up anew that is no control: the initialisation does not run again.
// externals: worst
#include <pthread.h>

pthread_mutex_t m;
pthread_once_t o = PTHREAD_ONCE_INIT;
int x;

static void init(void) { x++; } // NORACE

static void *worker(void *arg) {
	pthread_once(&o, init);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_once(&o, init);
	pthread_mutex_init(&m, 0);
	pthread_create(&t, NULL, worker, NULL);
	x++; // NORACE
	return 0;
}
