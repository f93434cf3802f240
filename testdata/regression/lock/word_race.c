// Who writes zero over a mutex as a number lets the next thread in.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int ready;
static int x;

static void *work(void *arg) {
	while (!ready)
		;
	pthread_mutex_lock(&m);
	x = 1; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	pthread_mutex_lock(&m);
	*(int *)&m = 0;
	ready = 1;
	x = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
