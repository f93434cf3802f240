// An unlock through a pointer that denotes another mutex leaves the needed one held.
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
	pthread_mutex_lock(&a);
	pthread_mutex_lock(&b);
	pthread_mutex_unlock(p);
	x++; // NORACE
	pthread_mutex_unlock(&a);
	return 0;
}
