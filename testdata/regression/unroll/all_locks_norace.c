// All locks are taken in a loop and released in another.
#include <pthread.h>

pthread_mutex_t m[3] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
int cell[3];

void *worker(void *arg) {
	pthread_mutex_lock(&m[2]);
	cell[2]++; // NORACE
	pthread_mutex_unlock(&m[2]);
	return NULL;
}

int main(void) {
	pthread_t t;
	if (pthread_create(&t, NULL, worker, NULL))
		return 1;
	for (int i = 0; i < 3; i++)
		pthread_mutex_lock(&m[i]);
	cell[2]++; // NORACE
	for (int i = 0; i < 3; i++)
		pthread_mutex_unlock(&m[i]);
	return 0;
}
