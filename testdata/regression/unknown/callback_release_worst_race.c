// What unknown code calls back may take one lock and release another: perhaps the one that its caller holds.
// externals: worst
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern void call(void (*)(void));
pthread_mutex_t m[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
int x;

static void swap(void) {
	pthread_mutex_lock(&m[__VERIFIER_nondet_int() & 1]);
	pthread_mutex_unlock(&m[__VERIFIER_nondet_int() & 1]);
}

static void *worker(void *arg) {
	pthread_mutex_lock(&m[0]);
	x++; // RACE!
	pthread_mutex_unlock(&m[0]);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m[0]);
	call(swap);
	x++; // RACE!
	pthread_mutex_unlock(&m[0]);
	return 0;
}
