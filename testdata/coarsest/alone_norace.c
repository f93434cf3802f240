// What main does before there is a thread, behind calls of functions that it also calls when there is one.
#include <pthread.h>

static int limit, n;
static pthread_t t;

static void *work(void *arg) {
	(void)arg;
	return (void *)(long)limit; // NORACE
}

static int next(int x) { return x < 1000 ? x + 1 : 0; }

static void begin(void) {
	n = next(n);
	pthread_create(&t, NULL, work, NULL);
	n = next(n);
}

int main(void) {
	n = next(n);
	limit = 4; // NORACE
	begin();
	n = next(n);
	pthread_join(t, NULL);
	return 0;
}
