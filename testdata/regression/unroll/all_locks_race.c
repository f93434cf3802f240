// All locks but the last are taken in a loop.
#include <pthread.h>

pthread_mutex_t m[3] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
int cell[3];

void *worker(void *arg) {
	for (int i = 1; i < 3; i++) {
		pthread_mutex_lock(&m[i]);
		cell[i]++; // RACE!
		pthread_mutex_unlock(&m[i]);
	}
	return NULL;
}

int main(void) {
	pthread_t t;
	if (pthread_create(&t, NULL, worker, NULL))
		return 1;
	for (int i = 0; i + 1 < 3; i++)
		pthread_mutex_lock(&m[i]);
	cell[1]++; // NORACE
	cell[2]++; // RACE!
	for (int i = 0; i + 1 < 3; i++)
		pthread_mutex_unlock(&m[i]);
	return 0;
}
