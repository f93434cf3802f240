// Two threads hold different locks and have one in common.
#include <pthread.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER, both = PTHREAD_MUTEX_INITIALIZER;
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&a);
	pthread_mutex_lock(&both);
	x++; // NORACE
	pthread_mutex_unlock(&both);
	pthread_mutex_unlock(&a);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&b);
	pthread_mutex_lock(&both);
	x++; // NORACE
	pthread_mutex_unlock(&both);
	pthread_mutex_unlock(&b);
	return 0;
}
