// A thread whose priority is above the ceiling does not get the mutex.
#include <errno.h>
#include <pthread.h>

int g;
pthread_mutex_t m;

void *run(void *p) {
	if (pthread_mutex_lock(&m) == EINVAL)
		g = 1; // RACE!
	return p;
}

int main(void) {
	pthread_t t;
	pthread_mutexattr_t a;
	pthread_mutexattr_init(&a);
	pthread_mutexattr_setprotocol(&a, PTHREAD_PRIO_PROTECT);
	pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&m, &a);
	pthread_create(&t, 0, run, 0);
	g = 2; // RACE!
	return 0;
}
