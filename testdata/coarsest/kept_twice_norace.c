// Library code calls back one function after the other, in one call: the first one starts a thread, and the second one
// holds the mutex that it holds, too.
#include <pthread.h>

void library_run(void (*)(void), void (*)(void));

static pthread_t t;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void counts(void) {
	pthread_mutex_lock(&m);
	count++; // NORACE
	pthread_mutex_unlock(&m);
}

static void *work(void *p) {
	counts();
	return p;
}

static void starts(void) {
	pthread_create(&t, 0, work, 0);
}

int main(void) {
	library_run(counts, starts);
	return 0;
}
