// A pointer denotes one mutex, although it has denoted another.
#include <pthread.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&a);
	x++; // NORACE
	pthread_mutex_unlock(&a);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_mutex_t *p = &b;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(p);
	pthread_mutex_unlock(p);
	p = &a;
	pthread_mutex_lock(p);
	x++; // NORACE
	pthread_mutex_unlock(p);
	return 0;
}
