// A store that orders nothing hands nothing over to who takes the lock next.
#include <pthread.h>

static int held, x;

static void lock(void)
{
	int old, tmp;
	do
		__asm__ volatile("1: ldaxr %w0, %2\n"
			"	cmp %w0, #0\n"
			"	b.ne 2f\n"
			"	stxr %w1, %w3, %2\n"
			"	cbnz %w1, 1b\n"
			"2:" : "=&r"(old), "=&r"(tmp), "+Q"(held) : "r"(1) : "memory", "cc");
	while (old != 0);
}

static void unlock(void)
{
	__asm__ volatile("str %w1, %0" : "=Q"(held) : "r"(0) : "memory");
}

static void *run(void *arg)
{
	lock();
	x++; // RACE!
	unlock();
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
