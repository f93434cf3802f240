// The second look of a check is made without the lock.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct table {
	int size;
};

static _Atomic(struct table *) made;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct table *get(void) {
	struct table *t = atomic_load_explicit(&made, memory_order_acquire);
	if (t)
		return t;
	t = atomic_load_explicit(&made, memory_order_relaxed);
	if (!t) {
		pthread_mutex_lock(&lock);
		t = malloc(sizeof *t);
		if (!t)
			abort();
		t->size = 64; // RACE!
		atomic_store_explicit(&made, t, memory_order_release);
		pthread_mutex_unlock(&lock);
	}
	return t;
}

static void *user(void *arg) {
	return get()->size > 8 ? arg : 0; // RACE!
}

int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, user, 0);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	return 0;
}
