#include <pthread.h>

// The place where the second thread is created is passed twice: those are two threads.
static int first, second, calls;

static void note(void) { calls++; }

static void *one(void *arg) { first++; return arg; } // NORACE
static void *two(void *arg) { second++; return arg; } // RACE!

static void start(pthread_t *t) { pthread_create(t, 0, two, 0); }

int main(void)
{
	pthread_t a, b, c;
	note();
	pthread_create(&a, 0, one, 0);
	note();
	start(&b);
	note();
	start(&c);
	return 0;
}
