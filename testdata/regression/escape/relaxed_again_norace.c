// An object that others can reach already through a pointer under a lock is passed on by a releasing store: who learns it there has synchronised.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

int *guarded;
_Atomic(int *) open;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *reader(void *arg) {
	int *p = atomic_load_explicit(&open, memory_order_acquire);
	if (p)
		*p = 2; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, reader, 0);
	int *p = malloc(sizeof *p);
	if (!p)
		return 1;
	*p = 1; // NORACE
	pthread_mutex_lock(&m);
	guarded = p;
	pthread_mutex_unlock(&m);
	atomic_store_explicit(&open, p, memory_order_release);
	pthread_join(t, 0);
	return 0;
}
