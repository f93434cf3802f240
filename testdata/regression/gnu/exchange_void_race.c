// What a compare-and-swap expects is read, and written where it fails, also behind a pointer to void.
#include <pthread.h>

static int x, old;

static void *run(void *arg)
{
	__atomic_compare_exchange_n(&x, (void *)&old, 1, 0, 5, 5); // RACE!
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	old = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
