// Two readers' locks exclude each other's holders not at all.
#include <pthread.h>

pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_rwlock_rdlock(&rw);
	x = 1; // RACE!
	pthread_rwlock_unlock(&rw);
	return NULL;
}

int main(void) {
	pthread_t t;
	int y;
	pthread_create(&t, NULL, worker, NULL);
	pthread_rwlock_rdlock(&rw);
	y = x; // RACE!
	pthread_rwlock_unlock(&rw);
	return y;
}
