// The control of an initialisation is written by the library.
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static void begin(void) {}
static pthread_mutex_t other = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *count(void *arg) {
	pthread_mutex_lock(&other);
	x++; // RACE!
	pthread_mutex_unlock(&other);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, count, 0);
	pthread_once(&once, begin);
	if (once != PTHREAD_ONCE_INIT)
		x++; // RACE!
	return 0;
}
