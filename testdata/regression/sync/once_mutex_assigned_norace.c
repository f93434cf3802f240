// The mutex is assigned to, where that runs once.
#include <pthread.h>
#include <stdlib.h>
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t m;
static int x;

static void make(void) {
	m = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
}

static void *work(void *arg) {
	pthread_once(&once, make);
	pthread_mutex_lock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t, u;
	if (pthread_create(&t, 0, work, 0) || pthread_create(&u, 0, work, 0))
		return 1;
	pthread_join(t, 0);
	pthread_join(u, 0);
	return x; // NORACE
}
