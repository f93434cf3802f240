// An exchange gives what the other one has left, and may leave the same.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int next;
static int cell[100];

static void *t(void *unused) {
	int i = atomic_exchange(&next, 1);
	cell[i / 2] = 1; // RACE!
	cell[i] = 1; // RACE!
	return unused;
}

int main(void) {
	pthread_t t1, t2, t3;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_create(&t3, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	pthread_join(t3, NULL);
	return 0;
}
