// It is said to be made too early.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int made;
static int table;

static void *user(void *unused) {
	if (!atomic_load_explicit(&made, memory_order_acquire)) {
		pthread_mutex_lock(&m);
		if (!atomic_load_explicit(&made, memory_order_relaxed)) {
			atomic_store_explicit(&made, 1, memory_order_release);
			table = 1; // RACE!
		}
		pthread_mutex_unlock(&m);
	}
	return table ? unused : NULL; // RACE!
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, user, NULL);
	pthread_create(&t, NULL, user, NULL);
	return 0;
}
