// The mutex is assigned to in each thread.
#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t m;
static int x;

static void make(void) {
	m = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER; // RACE!
}

static void *work(void *arg) {
	make();
	pthread_mutex_lock(&m); // RACE!
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
