// The same is added by all.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int next;
static int cell[100];

static void *t(void *unused) {
	int i = atomic_fetch_add(&next, 4);
	cell[i + 3] = 1; // NORACE
	cell[i] = 1; // NORACE
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
