// Half of what it has returned is a number of two.
#include <pthread.h>
#include <stdint.h>

struct pool {
	uintptr_t next;
};

static struct pool one, *p = &one;
static int cell[100];

static void *t(void *unused) {
	struct pool *q = p;
	uintptr_t i = __atomic_fetch_add(&q->next, 1, __ATOMIC_RELAXED);
	if (i < 90)
		cell[i / 2] = 1; // RACE!
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
