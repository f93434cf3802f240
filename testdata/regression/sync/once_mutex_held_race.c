// Who holds the mutex while it is made for the first time holds nothing then.
#include <pthread.h>
#include <stdlib.h>
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void make(void) {
	pthread_mutex_init(&m, 0); // RACE!
}

static void *work(void *arg) {
	if (!arg)
		pthread_once(&once, make);
	pthread_mutex_lock(&m); // RACE!
	if (arg)
		pthread_once(&once, make);
	x++; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t, u;
	if (pthread_create(&t, 0, work, &x) || pthread_create(&u, 0, work, 0))
		return 1;
	pthread_join(t, 0);
	pthread_join(u, 0);
	return x; // NORACE
}
