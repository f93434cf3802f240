// Of two threads that one function starts, one runs what the other one runs, too, and one is started twice.
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
	mine++; // RACE!
	pthread_mutex_lock(&m);
	ours++; // NORACE
	pthread_mutex_unlock(&m);
}

static void tell(void) {
	mine--; // RACE!
	told++; // RACE!
	pthread_mutex_lock(&m);
	ours++; // NORACE
	pthread_mutex_unlock(&m);
}

int main(void) {
	pthread_t a, b;
	for (int i = 0; i < 2; i++)
		b = start(tell);
	a = start(count);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
