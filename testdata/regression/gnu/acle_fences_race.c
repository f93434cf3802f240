// Barriers of ACLE for stores alone order no loads before them.
#include <arm_acle.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int set;
static int data;

static void *work(void *unused) {
	data = 1; // RACE!
	atomic_store_explicit(&set, 1, memory_order_release);
	return unused;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	while (!atomic_load_explicit(&set, memory_order_relaxed))
		__yield();
	__dmb(10);
	return data; // RACE!
}
