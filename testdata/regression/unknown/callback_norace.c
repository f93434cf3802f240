// A function that is passed to an unknown one may be started as a thread, and uses a lock.
// externals: worst
#include <pthread.h>

extern void start_somehow(void (*f)(void));
static int x;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void callback(void) {
	pthread_mutex_lock(&m);
	x = 1; // NORACE
	pthread_mutex_unlock(&m);
}

int main(void) {
	start_somehow(callback);
	pthread_mutex_lock(&m);
	x = 2; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
