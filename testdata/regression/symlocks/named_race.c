// The lock of an element that nobody knows is released by the name of an element: it may be this one.
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
struct item { int n; pthread_mutex_t lock; };
struct item table[8];

static void *worker(void *arg) {
	struct item *p = &table[__VERIFIER_nondet_int() & 7];
	pthread_mutex_lock(&p->lock);
	if (p == &table[3])
		pthread_mutex_unlock(&table[3].lock);
	p->n++; // RACE!
	if (p != &table[3])
		pthread_mutex_unlock(&p->lock);
	return arg;
}

int main(void) {
	pthread_t t, u;
	for (int i = 0; i < 8; i++)
		pthread_mutex_init(&table[i].lock, 0);
	pthread_create(&t, 0, worker, 0);
	pthread_create(&u, 0, worker, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
