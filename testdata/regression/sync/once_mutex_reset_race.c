// The control is armed again: so the mutex is made anew, by somebody else, while it is held.
#include <pthread.h>
#include <stdlib.h>
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t m;
static int x;

static void make(void) {
	pthread_mutex_init(&m, 0); // RACE!
}

static void *work(void *arg) {
	pthread_once(&once, make); // RACE!
	pthread_mutex_lock(&m); // RACE!
	once = (pthread_once_t)PTHREAD_ONCE_INIT; // RACE!
	x++; // RACE!
	pthread_mutex_unlock(&m); // RACE!
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
