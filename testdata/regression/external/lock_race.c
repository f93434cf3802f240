// A lock that a function is given as such it may unlock.
#include <pthread.h>

void leave(pthread_mutex_t *);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

static void *run(void *arg) {
	pthread_mutex_lock(&m);
	leave(&m); // NORACE imprecise
	x++; // RACE!
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, run, 0);
	pthread_create(&u, 0, run, 0);
	return 0;
}
