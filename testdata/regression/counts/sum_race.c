// One less than zero is a great number.
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint n;
static int data;

static void *work(void *unused) {
	data = 1; // RACE!
	atomic_fetch_add(&n, 9);
	return unused;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, work, NULL);
	while (atomic_load(&n) - 1 < 5)
		;
	return data; // RACE!
}
