// The only thread is done.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done, data;

static void *work(void *arg) {
	int n = data; // NORACE
	pthread_mutex_lock(&m);
	done = 1;
	pthread_mutex_unlock(&m);
	return (char *)arg + n;
}

static void start(void *(*f)(void *)) {
	pthread_t t;
	pthread_create(&t, NULL, f, NULL);
}

static void begin(void) { start(work); }

int main(void) {
	start(work);
	pthread_mutex_lock(&m);
	int seen = done;
	pthread_mutex_unlock(&m);
	if (seen)
		data = 1; // NORACE
	return 0;
}
