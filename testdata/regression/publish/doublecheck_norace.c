// Double-checked locking with release and acquire.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct item {
	int n;
};
struct box {
	int x, unused;
	struct item *item;
};
struct box *_Atomic shared;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

struct box *get(void) {
	struct box *b = atomic_load_explicit(&shared, memory_order_acquire); // NORACE
	if (!b) {
		pthread_mutex_lock(&m);
		b = atomic_load_explicit(&shared, memory_order_acquire);
		if (!b) {
			b = malloc(sizeof *b);
			b->x = 1; // NORACE
			b->unused = 2;
			b->item = malloc(sizeof(struct item)); // NORACE
			b->item->n = 3; // NORACE
			atomic_store_explicit(&shared, b, memory_order_release); // NORACE
		}
		pthread_mutex_unlock(&m);
	}
	return b;
}

void *worker(void *arg) {
	struct box *b = get();
	int x = b->x; // NORACE
	struct item *i = b->item; // NORACE
	return (void *)(long)(x + i->n); // NORACE
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, worker, 0);
	pthread_create(&u, 0, worker, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
