// A writer's lock excludes readers.
#include <pthread.h>

pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_rwlock_wrlock(&rw);
	x = 1; // NORACE
	pthread_rwlock_unlock(&rw);
	return NULL;
}

int main(void) {
	pthread_t t;
	int y;
	pthread_create(&t, NULL, worker, NULL);
	pthread_rwlock_rdlock(&rw);
	y = x; // NORACE
	pthread_rwlock_unlock(&rw);
	return y;
}
