// A futex that is locked by the kernel is written; what another thread writes plainly, or the time, is read.
#define _GNU_SOURCE
#include <linux/futex.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int word, owner, op, other;
static struct timespec second = { 1, 0 };

static void *waits(void *unused)
{
	syscall(SYS_futex, &word, FUTEX_WAIT, 0, 0, 0, 0); // RACE!
	syscall(SYS_futex, &op, FUTEX_WAIT, 0, &second, 0, 0); // RACE!
	syscall(SYS_futex, &owner, FUTEX_LOCK_PI, 0, 0, 0, 0); // RACE!
	syscall(SYS_futex, &op, FUTEX_WAKE_OP, 1, 1, &other, FUTEX_OP(FUTEX_OP_SET, 1, FUTEX_OP_CMP_EQ, 0)); // RACE!
	return unused;
}

int main(void)
{
	pthread_t a;
	pthread_create(&a, 0, waits, 0);
	word = 1; // RACE!
	second.tv_sec = 2; // RACE!
	int held = owner + other; // RACE!
	pthread_join(a, 0);
	return held;
}
