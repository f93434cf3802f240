// What is added may be nothing.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int next;
static int cell[100];
static int step;

static void *t(void *unused) {
	int i = atomic_fetch_add(&next, step);
	cell[i] = 1; // RACE!
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	step = rand() % 2 == 7;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
