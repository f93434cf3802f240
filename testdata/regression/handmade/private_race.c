// A lock is made anew while it is held, before others can reach it, and handed over without release: who takes it
// does not come after the section.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
	atomic_int lock;
};

_Atomic(struct object *) shared;
int count;

void *worker(void *arg) {
	struct object *o;
	while ((o = atomic_load_explicit(&shared, memory_order_relaxed)) == NULL)
		;
	while (atomic_exchange(&o->lock, 1) != 0) // RACE!
		;
	count++; // RACE!
	atomic_store(&o->lock, 0); // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	struct object *o;
	pthread_create(&t, NULL, worker, NULL);
	o = calloc(1, sizeof *o); // RACE!
	if (o == NULL)
		exit(1);
	while (atomic_exchange(&o->lock, 1) != 0)
		;
	count = 1; // RACE!
	atomic_store_explicit(&o->lock, 0, memory_order_relaxed);
	atomic_store_explicit(&shared, o, memory_order_relaxed);
	pthread_join(t, NULL);
	return count;
}
