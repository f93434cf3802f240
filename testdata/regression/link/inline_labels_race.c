// Of two names of one function, each with a definition for inlining, each may run either.
#include <pthread.h>

int x, y;

extern inline __attribute__((gnu_inline)) void first(void) __asm__("one");
extern inline __attribute__((gnu_inline)) void first(void) { x++; } // RACE!
extern inline __attribute__((gnu_inline)) void one(void);
extern inline __attribute__((gnu_inline)) void one(void) { y++; } // RACE!


static void *run(void *arg)
{
	first();
	one();
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
