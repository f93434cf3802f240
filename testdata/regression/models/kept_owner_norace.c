// Who holds a mutex is written in it by the library, which only decides what this thread does alone.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t other = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *count(void *arg) {
	pthread_mutex_lock(&other);
	x++; // NORACE
	pthread_mutex_unlock(&other);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, count, 0);
	pthread_mutex_lock(&m);
	if (m.__data.__owner)
		t = pthread_self(); // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
