// What the library has written in a mutex is read as numbers.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
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
	pthread_mutex_lock(&m);
	if (((int *)&m)[2])
		x++; // RACE!
	pthread_mutex_unlock(&m);
	return 0;
}
