#include <pthread.h>

// Whatever a function that is called before and after has seen created, a thread that is created at a place that the
// program passes once is one thread.
static int first, second, calls;

static void note(void) { calls++; }

static void *one(void *arg) { first++; return arg; } // NORACE
static void *two(void *arg) { second++; return arg; } // NORACE

int main(void)
{
	pthread_t a, b;
	note();
	pthread_create(&a, 0, one, 0);
	note();
	pthread_create(&b, 0, two, 0);
	note();
	return 0;
}
