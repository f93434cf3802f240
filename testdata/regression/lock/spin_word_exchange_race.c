// A spin lock is a number: who changes it atomically while it is held lets the next thread in, too.
#include <pthread.h>
#include <stdatomic.h>

static pthread_spinlock_t s;
static atomic_int ready;
static int x;

static void *work(void *arg) {
	while (!ready)
		;
	pthread_spin_lock(&s);
	x = 1; // RACE!
	pthread_spin_unlock(&s);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_spin_init(&s, 0);
	pthread_create(&t, 0, work, 0);
	pthread_spin_lock(&s);
	int held = 0;
	__atomic_compare_exchange_n(&s, &held, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
	ready = 1;
	x = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
