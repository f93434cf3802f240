// Atomic instructions of AArch64 do not race with each other.
#include <pthread.h>

static long n, last;

static void *run(void *arg)
{
	long old;
	__asm__ volatile("ldadd %x1, %x0, %2" : "=&r"(old), "+r"(arg), "+Q"(n)); // NORACE
	__asm__ volatile("swp %x1, %x0, [%2]" : "=&r"(old) : "r"(old), "r"(&last) : "memory"); // NORACE
	__asm__ volatile("stset %x0, [%1]" : : "r"(4L), "r"(&n) : "memory"); // NORACE
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, (void *)1);
	run((void *)2);
	pthread_join(t, 0);
	return 0;
}
