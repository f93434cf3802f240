// Two names of one function, each with a definition for inlining: headers of the C library have stat and stat64 so.
#include <pthread.h>

int x, y;

extern inline __attribute__((gnu_inline)) void first(void) __asm__("one");
extern inline __attribute__((gnu_inline)) void first(void) { x++; } // NORACE
extern inline __attribute__((gnu_inline)) void one(void);
extern inline __attribute__((gnu_inline)) void one(void) { y++; } // NORACE

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *run(void *arg)
{
	pthread_mutex_lock(&m);
	first();
	one();
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	return 0;
}
