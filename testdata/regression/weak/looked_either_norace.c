// A relaxed look under the lock at one of two pointers, both of which are stored under it.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct table {
	int size;
};

static _Atomic(struct table *) mine, its;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void put(_Atomic(struct table *) *where, pthread_mutex_t *under) {
	struct table *t = malloc(sizeof *t);
	if (!t)
		return;
	t->size = 64; // NORACE
	pthread_mutex_lock(under);
	atomic_store_explicit(where, t, memory_order_release);
	pthread_mutex_unlock(under);
}

static void *first(void *arg) {
	put(&mine, &lock);
	return 0;
}

static void *second(void *arg) {
	put(&its, &lock);
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t[2];
	int size = 0;
	pthread_create(&t[0], 0, first, 0);
	pthread_create(&t[1], 0, second, 0);
	_Atomic(struct table *) *one = argc > 1 ? &mine : &its;
	pthread_mutex_lock(&lock);
	struct table *found = atomic_load_explicit(one, memory_order_relaxed);
	pthread_mutex_unlock(&lock);
	if (found)
		size = found->size; // NORACE
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	return size;
}
