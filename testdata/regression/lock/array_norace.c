// Mutexes in an array: both threads hold the second.
#include <pthread.h>

pthread_mutex_t m[2] = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER };
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m[1]);
	x++; // NORACE
	pthread_mutex_unlock(&m[1]);
	return NULL;
}

int main(void) {
	pthread_t t;
	int i = 0;
	i++;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(m + i);
	x++; // NORACE
	pthread_mutex_unlock(m + i);
	return 0;
}
