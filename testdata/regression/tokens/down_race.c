// One thread goes up, the other down.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int next = 50;
static int cell[100];

static void *u(void *unused) {
	int i = --next;
	cell[i] = 1; // RACE!
	return unused;
}

static void *t(void *unused) {
	int i = ++next;
	cell[i - 1] = 1; // RACE!
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, u, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
