// An index is taken by an atomic addition, in any order.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int next;
static int cell[100];

static void *t(void *unused) {
	int i = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
	cell[i] = 1; // NORACE
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
