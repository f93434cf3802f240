// A pointer is stored with release order in an object that nobody can reach yet: who acquires it there has synchronised, however he has found that object.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct box {
	_Atomic(int *) inner;
};

int *guarded;
struct box *known;
_Atomic(struct box *) open;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *reader(void *arg) {
	struct box *b = atomic_load_explicit(&open, memory_order_acquire);
	if (b) {
		int *p = atomic_load_explicit(&b->inner, memory_order_acquire);
		if (p)
			*p = 2; // NORACE
	}
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, reader, 0);
	int *p = malloc(sizeof *p);
	struct box here, *b = &here;
	if (!p)
		return 1;
	*p = 1; // NORACE
	pthread_mutex_lock(&m);
	guarded = p;
	pthread_mutex_unlock(&m);
	atomic_store_explicit(&b->inner, p, memory_order_release);
	pthread_mutex_lock(&m);
	known = b;
	pthread_mutex_unlock(&m);
	atomic_store_explicit(&open, b, memory_order_relaxed);
	pthread_join(t, 0);
	return 0;
}
