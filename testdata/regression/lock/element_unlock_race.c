// The lock is a member of the accessed element, and is released by way of another pointer that may be equal.
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);

struct item {
	pthread_mutex_t m;
	int n;
} items[2];

static struct item *any(int i) { return &items[i != 0]; }

void *worker(void *arg) {
	struct item *p = any(__VERIFIER_nondet_int()), *q = any(__VERIFIER_nondet_int());
	pthread_mutex_lock(&p->m);
	if (p == q)
		pthread_mutex_unlock(&q->m);
	p->n++; // RACE!
	if (p != q)
		pthread_mutex_unlock(&p->m);
	return NULL;
}

int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_mutex_init(&items[i].m, NULL);
	for (int i = 0; i < 2; i++)
		if (pthread_create(&t[i], NULL, worker, NULL))
			return 1;
	return 0;
}
