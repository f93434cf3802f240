// The kernel looks at the word of a futex as an atomic access does, and reads the time; it writes neither.
#define _GNU_SOURCE
#include <linux/futex.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int word;
static const struct timespec second = { 1, 0 };

static long futex(int *at, int op, int value, const struct timespec *time)
{
	return syscall(SYS_futex, at, op, value, time, 0, 0); // NORACE
}

static void *waits(void *unused)
{
	while (__atomic_load_n(&word, __ATOMIC_ACQUIRE) == 0) // NORACE
		futex(&word, FUTEX_WAIT, 0, &second);
	return unused;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, waits, 0);
	pthread_create(&b, 0, waits, 0);
	__atomic_store_n(&word, 1, __ATOMIC_RELEASE); // NORACE
	futex(&word, FUTEX_WAKE, 2, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
