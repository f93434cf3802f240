// What is read with acquire order was not released.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int set;
static int data;

static void *work(void *unused) {
	data = 1; // RACE!
	atomic_store_explicit(&set, 1, memory_order_relaxed);
	return unused;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	while (!atomic_load_explicit(&set, memory_order_acquire))
		;
	return data; // RACE!
}
