// Somebody unlocks a mutex that he does not hold, through a pointer of which nothing is known: it may be that of any element.
// externals: worst
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern pthread_mutex_t *find(void);
struct item { int n; pthread_mutex_t lock; };
struct item table[8];

static void *worker(void *arg) {
	struct item *p = &table[__VERIFIER_nondet_int() & 7];
	pthread_mutex_lock(&p->lock);
	p->n++; // RACE!
	pthread_mutex_unlock(&p->lock);
	return arg;
}

static void *breaker(void *arg) {
	pthread_mutex_unlock(find());
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
