// Threads deep down are not told apart: one of two is done.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done, data;

static void *work(void *arg) {
	int n = data; // RACE!
	pthread_mutex_lock(&m);
	done = 1;
	pthread_mutex_unlock(&m);
	return (char *)arg + n;
}

static void start(void *(*f)(void *)) {
	pthread_t t;
	pthread_create(&t, NULL, f, NULL);
}

static void begin(void) { start(work); }

static void *f(void *arg) { begin(); begin(); return arg; }
static void *e(void *arg) { start(f); return arg; }
static void *d(void *arg) { start(e); return arg; }
static void *c(void *arg) { start(d); return arg; }
static void *b(void *arg) { start(c); return arg; }
static void *a(void *arg) { start(b); return arg; }

int main(void) {
	start(a);
	pthread_mutex_lock(&m);
	int seen = done;
	pthread_mutex_unlock(&m);
	if (seen)
		data = 1; // RACE!
	return 0;
}
