// Library code calls back one function after the other, in one call: the first one starts a thread, and the second one runs
// beside it.
#include <pthread.h>

void library_run(void (*)(void), void (*)(void));

static pthread_t t;
static int count;

static void *work(void *p) {
	count++; // RACE!
	return p;
}

static void starts(void) {
	pthread_create(&t, 0, work, 0);
}

static void counts(void) {
	count++; // RACE!
}

int main(void) {
	library_run(counts, starts);
	return 0;
}
