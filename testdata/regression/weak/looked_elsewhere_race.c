// As looked_again_norace.c, but one thread stores under another lock: the look under the first one finds that unordered.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct table {
	int size;
};

static _Atomic(struct table *) made;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER, other = PTHREAD_MUTEX_INITIALIZER;

static struct table *get(void) {
	struct table *t = atomic_load_explicit(&made, memory_order_acquire);
	if (t)
		return t;
	pthread_mutex_lock(&lock);
	t = atomic_load_explicit(&made, memory_order_relaxed);
	if (!t) {
		t = malloc(sizeof *t);
		if (!t)
			abort();
		t->size = 64; // NORACE imprecise
		atomic_store_explicit(&made, t, memory_order_release);
	}
	pthread_mutex_unlock(&lock);
	return t;
}

static void *user(void *arg) {
	return get()->size > 8 ? arg : 0; // RACE!
}

static void *renew(void *arg) {
	struct table *t = malloc(sizeof *t);
	if (!t)
		return 0;
	t->size = 128; // RACE!
	pthread_mutex_lock(&other);
	atomic_store_explicit(&made, t, memory_order_release);
	pthread_mutex_unlock(&other);
	return arg;
}

int main(void) {
	pthread_t t[2], r;
	pthread_create(&r, 0, renew, 0);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, user, 0);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	pthread_join(r, 0);
	return 0;
}
