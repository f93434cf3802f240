// A spin lock that is free is another number than zero, also through a pointer.
#include <pthread.h>

static struct {
	int n;
	pthread_spinlock_t lock;
} s;
static pthread_mutex_t other = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *count(void *arg) {
	pthread_mutex_lock(&other);
	x++; // RACE!
	pthread_mutex_unlock(&other);
	return 0;
}

static int look(volatile int *p) {
	return *p;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, count, 0);
	pthread_spin_init(&s.lock, 0);
	if (look(&s.lock) == 1)
		x++; // RACE!
	return 0;
}
