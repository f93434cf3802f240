// It is counted under the mutex under which the number is read.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int done;
static int result;

static void *work(void *arg) {
	result = 1; // NORACE
	pthread_mutex_lock(&m);
	atomic_fetch_add_explicit(&done, 1, memory_order_relaxed);
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	pthread_mutex_lock(&m);
	int seen = atomic_load_explicit(&done, memory_order_relaxed);
	pthread_mutex_unlock(&m);
	return seen == 1 ? result : 0; // NORACE
}
