// A spin lock is assigned to before there is another thread, and another number later.
#include <pthread.h>
#include <stdatomic.h>

static pthread_spinlock_t s;
static atomic_int ready;
static int x, other;

static void *work(void *arg) {
	while (!ready)
		;
	pthread_spin_lock(&s);
	x = 1; // NORACE
	pthread_spin_unlock(&s);
	return 0;
}

int main(void) {
	pthread_t t;
	s = 1;
	pthread_create(&t, 0, work, 0);
	pthread_spin_lock(&s);
	other = 1;
	ready = 1;
	x = 2; // NORACE
	pthread_spin_unlock(&s);
	pthread_join(t, 0);
	return 0;
}
