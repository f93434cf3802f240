// A thread asks for a mutex that it may hold already, as some element of an array: it is not told so, but waits for ever, unless the mutex checks for errors.
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
pthread_mutex_t m[1000];
int x;

static void *worker(void *arg) {
	unsigned i = __VERIFIER_nondet_int();
	if (i >= 1000)
		return arg;
	pthread_mutex_lock(&m[i]);
	if (pthread_mutex_lock(&m[0]))
		x++; // NORACE
	else
		pthread_mutex_unlock(&m[0]);
	pthread_mutex_unlock(&m[i]);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_mutexattr_t a;
	pthread_mutexattr_init(&a);
	for (int k = 0; k < 1000; k++)
		pthread_mutex_init(&m[k], &a);
	pthread_create(&t, NULL, worker, NULL);
	x++; // NORACE
	return 0;
}
