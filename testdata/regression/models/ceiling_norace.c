// A mutex without a ceiling is locked.
#include <errno.h>
#include <pthread.h>

int g;
pthread_mutex_t m;

void *run(void *p) {
	if (pthread_mutex_lock(&m) == EINVAL)
		g = 1; // NORACE
	return p;
}

int main(void) {
	pthread_t t;
	pthread_mutexattr_t a;
	pthread_mutexattr_init(&a);
	pthread_mutexattr_setprotocol(&a, PTHREAD_PRIO_INHERIT);
	pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&m, &a);
	pthread_create(&t, 0, run, 0);
	g = 2; // NORACE
	return 0;
}
