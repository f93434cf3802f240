// When the number has been zero, it counts again.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int refs;
static int data;

static void *use(void *arg) {
	data = 1; // RACE!
	atomic_fetch_sub(&refs, 1);
	return arg;
}

int main(void) {
	pthread_t t;
	atomic_fetch_add(&refs, 1);
	if (atomic_fetch_sub(&refs, 1) == 1) {
		atomic_fetch_add(&refs, 1);
		pthread_create(&t, NULL, use, NULL);
		data = 2; // RACE!
	}
	return 0;
}
