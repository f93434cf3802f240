// Atomic instructions of AArch64 compute what their names say: bits stay that the operand has not.
#include <pthread.h>

static long flags = 7;
static int x;

static void *run(void *arg)
{
	x = 1; // NORACE
	return arg;
}

int main(void)
{
	long old;
	__asm__ volatile("ldclr %x1, %x0, [%2]" : "=&r"(old) : "r"(2L), "r"(&flags) : "memory");
	__asm__ volatile("stset %x1, %0" : "+Q"(flags) : "r"(8L) : "memory");
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	if (old == 7 && flags == 10)
		x = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
