// A mutex of C11 has no initialiser: call_once makes it.
#include <pthread.h>
#include <stdlib.h>
#include <threads.h>
static once_flag once = ONCE_FLAG_INIT;
static mtx_t m;
static int x;

static void make(void) {
	if (mtx_init(&m, mtx_plain) != thrd_success)
		abort();
}

static void *work(void *arg) {
	call_once(&once, make);
	mtx_lock(&m);
	x++; // NORACE
	mtx_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t, u;
	if (pthread_create(&t, 0, work, 0) || pthread_create(&u, 0, work, 0))
		return 1;
	pthread_join(t, 0);
	pthread_join(u, 0);
	return x; // NORACE
}
