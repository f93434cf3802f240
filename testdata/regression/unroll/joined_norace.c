// As joined_race.c, but the thread is joined before.
#include <pthread.h>

static int x, seen;

static void *other(void *arg) { return arg; }

static void *work(void *arg) {
	if (x) // NORACE
		__atomic_store_n(&seen, 1, __ATOMIC_RELAXED);
	return arg;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&u, NULL, other, NULL);
	pthread_create(&t, NULL, work, NULL);
	for (int i = 0; i < 2; i++) {
		if (i == 0)
			pthread_join(t, NULL);
		x = i; // NORACE
	}
	pthread_join(u, NULL);
	return 0;
}
