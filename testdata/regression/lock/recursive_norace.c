// A recursive mutex stays held until it is unlocked as often as it was locked.
#include <pthread.h>

pthread_mutex_t m;
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m);
	pthread_mutex_unlock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_mutexattr_t attr;
	pthread_mutexattr_init(&attr);
	pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
	pthread_mutex_init(&m, &attr);
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
