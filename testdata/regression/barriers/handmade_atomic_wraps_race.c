// One less than none is much, in an unsigned type.
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint arrived;
static atomic_int generation;

static void meet(void) {
	int g = atomic_load(&generation);
	if (atomic_fetch_add(&arrived, 1) - 1 >= 1) {
		atomic_store(&arrived, 0);
		atomic_store(&generation, g + 1);
	} else {
		while (atomic_load(&generation) == g)
			;
	}
}

static int x;

static void *run(void *arg) {
	x = 1; // RACE!
	meet();
	return NULL;
}

static void *other(void *arg) {
	meet();
	return NULL;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, run, NULL);
	pthread_create(&u, NULL, other, NULL);
	meet();
	x = 2; // RACE!
	return 0;
}
