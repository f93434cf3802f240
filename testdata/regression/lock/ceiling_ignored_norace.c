// Mutexes that lend priorities have no ceiling.
#include <pthread.h>

static pthread_mutex_t m;
static int x;

static void *work(void *arg) {
	pthread_mutex_lock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_mutexattr_t a;
	pthread_mutexattr_init(&a);
	pthread_mutexattr_setprotocol(&a, PTHREAD_PRIO_INHERIT);
	pthread_mutex_init(&m, &a);
	if (pthread_create(&t, 0, work, 0))
		return 1;
	pthread_mutex_lock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return x; // NORACE
}
