// One thread has no reference.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
	atomic_int refs;
	int data;
};

static void put(struct object *o) {
	if (atomic_fetch_sub_explicit(&o->refs, 1, memory_order_acq_rel) == 1) {
		o->data = 0; // RACE!
	}
}

static void *use(void *arg) {
	struct object *o = arg;
	int n = o->data; // RACE!
	put(o);
	(void)n;
	return NULL;
}

int main(void) {
	pthread_t a, b;
	struct object *o = malloc(sizeof *o);
	if (o == NULL)
		return 1;
	o->data = 1;
	atomic_init(&o->refs, 1);
	atomic_fetch_add_explicit(&o->refs, 1, memory_order_relaxed);
	pthread_create(&a, NULL, use, o);
	pthread_create(&b, NULL, use, o);
	put(o);
	return 0;
}
