// What a compare-and-swap expects may be behind a pointer to void, as in the atomics of GLib.
#include <pthread.h>

static int x, wins;

static void *run(void *arg)
{
	int old = 0;
	if (__atomic_compare_exchange_n(&x, (void *)&old, 1, 0, 5, 5)) // NORACE
		wins++; // NORACE
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	int seen;
	__atomic_load(&x, (void *)&seen, 5); // NORACE
	pthread_join(t, 0);
	return wins + seen; // NORACE
}
