// An error-checking mutex that is used as any other.
#include <pthread.h>

pthread_mutex_t m;
int x;

void *worker(void *arg) {
	(void)arg;
	if (pthread_mutex_lock(&m) == 0) {
		x++; // NORACE
		pthread_mutex_unlock(&m);
	}
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_mutexattr_t attr;
	pthread_mutexattr_init(&attr);
	pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&m, &attr);
	pthread_create(&t, NULL, worker, NULL);
	if (pthread_mutex_lock(&m) == 0) {
		x++; // NORACE
		pthread_mutex_unlock(&m);
	}
	return 0;
}
