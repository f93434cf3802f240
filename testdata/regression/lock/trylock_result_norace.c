// The result of an attempt to lock is kept in a variable and looked at later.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x, y;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	x = 1; // NORACE
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t;
	int failed;
	pthread_create(&t, NULL, worker, NULL);
	failed = pthread_mutex_trylock(&m);
	y = 5; // NORACE
	if (!failed)
		x = 2; // NORACE
	return 0;
}
