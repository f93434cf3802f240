// The lock is a member of the accessed element, and a lock that is released meanwhile is certainly another one.
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);

struct item {
	pthread_mutex_t m;
	int n;
} items[2], other;

static struct item *any(int i) { return &items[i != 0]; }

void *worker(void *arg) {
	struct item *p = any(__VERIFIER_nondet_int());
	pthread_mutex_lock(&other.m);
	pthread_mutex_lock(&p->m);
	pthread_mutex_unlock(&other.m);
	p->n++; // NORACE
	pthread_mutex_unlock(&p->m);
	return NULL;
}

int main(void) {
	pthread_t t[2];
	pthread_mutex_init(&other.m, NULL);
	for (int i = 0; i < 2; i++)
		pthread_mutex_init(&items[i].m, NULL);
	for (int i = 0; i < 2; i++)
		if (pthread_create(&t[i], NULL, worker, NULL))
			return 1;
	return 0;
}
