// A normal mutex is never refused, and one that checks errors not to a thread that does not hold it.
#include <pthread.h>

pthread_mutex_t m, n = PTHREAD_MUTEX_INITIALIZER;
int g;

void *run(void *p) {
	if (pthread_mutex_lock(&m) != 0)
		g = 1; // NORACE
	else
		pthread_mutex_unlock(&m);
	if (pthread_mutex_lock(&n) != 0)
		g = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_mutexattr_t a;
	pthread_t t;
	pthread_mutexattr_init(&a);
	pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&m, &a);
	pthread_create(&t, 0, run, 0);
	g = 2; // NORACE
	return 0;
}
