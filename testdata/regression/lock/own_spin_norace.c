// Who asks for a normal mutex that he holds waits for ever.
#include <pthread.h>

int x;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *run(void *arg) {
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m);
	x = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	x = 2; // NORACE
	return 0;
}
