// Atomic instructions of AArch64 race with what is not atomic.
#include <pthread.h>

static long n, m;

static void *run(void *arg)
{
	long old;
	__asm__ volatile("ldadd %x1, %x0, %2" : "=&r"(old), "+r"(arg), "+Q"(n)); // RACE!
	__asm__ volatile("stset %x0, [%1]" : : "r"(4L), "r"(&m) : "memory"); // RACE!
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, (void *)1);
	n++; // RACE!
	m = 3; // RACE!
	pthread_join(t, 0);
	return 0;
}
