// Threads that one function starts for others are told apart by what it is given for them, though all of them run the same
// start routine.
#include <pthread.h>
#include <stdlib.h>

static int mine, ours, told;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *entry(void *real) {
	((void (*)(void))real)();
	return NULL;
}

static pthread_t start(void (*f)(void)) {
	pthread_t t;
	if (pthread_create(&t, NULL, entry, (void *)f))
		abort();
	return t;
}

static void count(void) {
	mine++; // NORACE
	pthread_mutex_lock(&m);
	ours++; // NORACE
	pthread_mutex_unlock(&m);
}

static void tell(void) {
	told++; // NORACE
	pthread_mutex_lock(&m);
	ours++; // NORACE
	pthread_mutex_unlock(&m);
}

int main(void) {
	pthread_t a = start(count), b = start(tell);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
