// A handler, in any thread, changes the generation.
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

static atomic_int arrived, others;
static atomic_int generation;

static void meet(void) {
	int g = atomic_load(&generation);
	if (atomic_fetch_add(&arrived, 1) + 1 == 2) {
		atomic_store(&arrived, 0);
		atomic_store(&generation, g + 1);
	} else {
		while (atomic_load(&generation) == g)
			;
	}
}

static void pass(void) {
	int g = atomic_load(&generation);
	if (atomic_fetch_add(&others, 1) + 1 == 1) {
		atomic_store(&others, 0);
		atomic_store(&generation, g + 1);
	} else {
		while (atomic_load(&generation) == g)
			;
	}
}

static void handle(int number) { pass(); }

static int x;

static void *run(void *arg) {
	x = 1; // RACE!
	meet();
	return NULL;
}

int main(void) {
	pthread_t t;
	signal(SIGALRM, handle);
	pthread_create(&t, NULL, run, NULL);
	meet();
	x = 2; // RACE!
	return 0;
}
