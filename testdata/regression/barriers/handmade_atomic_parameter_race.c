// What the number is set to has changed since the last one knows that it is the last one.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int arrived;
static atomic_int generation;

static void meet(int none) {
	int g = atomic_load(&generation);
	if (atomic_fetch_add(&arrived, 1) + 1 == 2) {
		none++;
		atomic_store(&arrived, none);
		atomic_store(&generation, g + 1);
	} else {
		while (atomic_load(&generation) == g)
			;
	}
}

static int x;

static void *run(void *arg) {
	meet(0);
	x = 1; // RACE!
	meet(0);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, run, NULL);
	meet(0);
	meet(0);
	x = 2; // RACE!
	return 0;
}
