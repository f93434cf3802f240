// A pointer that an exchange finds when it fails comes with the order of the failure, whatever that of success is.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct item { int n; };
static _Atomic(struct item *) shared;

static void *make(void *arg) {
	struct item *p = malloc(sizeof *p);
	if (!p)
		exit(1);
	p->n = 1; // RACE!
	atomic_store_explicit(&shared, p, memory_order_release);
	return arg;
}

int main(void) {
	pthread_t t;
	struct item *seen = NULL;
	pthread_create(&t, 0, make, 0);
	if (atomic_compare_exchange_strong_explicit(&shared, &seen, NULL, memory_order_acq_rel,
			memory_order_relaxed))
		return 0;
	return seen->n; // RACE!
}
