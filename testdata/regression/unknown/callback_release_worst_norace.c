// What unknown code calls back takes a lock, and releases it, before its caller takes one.
// externals: worst
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern void call(void (*)(void));
pthread_mutex_t m[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
int x;

static void lock(void) {
	int i = __VERIFIER_nondet_int() & 1;
	pthread_mutex_lock(&m[i]);
	pthread_mutex_unlock(&m[i]);
}

static void *worker(void *arg) {
	pthread_mutex_lock(&m[0]);
	x++; // NORACE
	pthread_mutex_unlock(&m[0]);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	call(lock);
	pthread_mutex_lock(&m[0]);
	x++; // NORACE
	pthread_mutex_unlock(&m[0]);
	return 0;
}
