// Somebody locks and unlocks a mutex through a pointer of which nothing is known: each element is protected by its own all the same.
// externals: worst
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern pthread_mutex_t *find(void);
struct item { int n; pthread_mutex_t lock; };
struct item table[8];

static void *worker(void *arg) {
	struct item *p = &table[__VERIFIER_nondet_int() & 7];
	pthread_mutex_lock(&p->lock);
	p->n++; // NORACE
	pthread_mutex_unlock(&p->lock);
	return arg;
}

static void *breaker(void *arg) {
	pthread_mutex_t *p = find();
	pthread_mutex_lock(p);
	pthread_mutex_unlock(p);
	return arg;
}

int main(void) {
	pthread_t t, u, v;
	for (int i = 0; i < 8; i++)
		pthread_mutex_init(&table[i].lock, 0);
	pthread_create(&t, 0, worker, 0);
	pthread_create(&u, 0, worker, 0);
	pthread_create(&v, 0, breaker, 0);
	return 0;
}
