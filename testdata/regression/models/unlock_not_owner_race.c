// An unlock of a mutex that checks errors may report that the thread does not hold it.
#include <pthread.h>

pthread_mutex_t m;
int g;

void *run(void *p) {
	if (pthread_mutex_unlock(&m) != 0)
		g = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_mutexattr_t a;
	pthread_t t;
	pthread_mutexattr_init(&a);
	pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&m, &a);
	pthread_create(&t, 0, run, 0);
	g = 2; // RACE!
	return 0;
}
