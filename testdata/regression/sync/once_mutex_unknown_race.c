// Code that is not in the program may lock the mutex before it is made.
#include <pthread.h>

extern void use(pthread_mutex_t *);

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t m;
static int x;

static void make(void) {
	pthread_mutex_init(&m, 0);
}

static void *work(void *arg) {
	use(&m); // RACE!
	pthread_once(&once, make);
	pthread_mutex_lock(&m);
	x++; // RACE!
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
