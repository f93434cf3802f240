// Two threads hold different locks.
#include <pthread.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&a);
	x++; // RACE!
	pthread_mutex_unlock(&a);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&b);
	x++; // RACE!
	pthread_mutex_unlock(&b);
	return 0;
}
