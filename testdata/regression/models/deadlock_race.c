// A lock that another one of the same thread refuses is not held where its result says so, and is where nobody looks.
#include <pthread.h>

pthread_mutex_t m;
int g, h;

void *run(void *p) {
	pthread_mutex_lock(&m);
	g = 1; // NORACE
	if (pthread_mutex_lock(&m) != 0) {
		pthread_mutex_unlock(&m);
		h = 1; // RACE!
		return 0;
	}
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_mutexattr_t a;
	pthread_t t;
	pthread_mutexattr_init(&a);
	pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&m, &a);
	pthread_create(&t, 0, run, 0);
	pthread_mutex_lock(&m);
	g = 2; // NORACE
	h = 2; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}
