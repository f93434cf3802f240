// One of the two that count does not release.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int n;
static int data;

static void *work(void *unused) {
	data = 1; // RACE!
	atomic_fetch_add_explicit(&n, 1, memory_order_relaxed);
	return unused;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	while (atomic_load(&n) != 1)
		;
	return data; // RACE!
}
