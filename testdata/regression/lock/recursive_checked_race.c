// A mutex that checks its owner is not taken again: it is free when it has been unlocked once.
#include <pthread.h>

pthread_mutex_t m;
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m);
	pthread_mutex_unlock(&m);
	x++; // RACE!
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(int argc, char **argv) {
	(void)argv;
	pthread_t t;
	pthread_mutexattr_t attr;
	pthread_mutexattr_init(&attr);
	pthread_mutexattr_settype(&attr, argc > 1 ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&m, &attr);
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	x++; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}
