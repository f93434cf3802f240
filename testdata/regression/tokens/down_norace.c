// A counter that only goes down.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int next = 50;
static int cell[100];

static void *t(void *unused) {
	int i = next--;
	cell[i] = 1; // NORACE
	i = atomic_fetch_sub(&next, 3);
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
