// A fence acquires for an atomic read that does not.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int set;
static int data;

static void *work(void *unused) {
	data = 1; // NORACE
	atomic_store_explicit(&set, 1, memory_order_release);
	return unused;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	while (!atomic_load_explicit(&set, memory_order_relaxed))
		;
	atomic_thread_fence(memory_order_acquire);
	return data; // NORACE
}
