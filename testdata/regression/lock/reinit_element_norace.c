// Some mutex of an array, nobody knows which one, is set up anew before it is in use.
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
pthread_mutex_t m[1000];
int x;

static void *user(void *arg) {
	pthread_mutex_lock(&m[0]); // NORACE
	x++; // NORACE
	pthread_mutex_unlock(&m[0]); // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	unsigned i = __VERIFIER_nondet_int();
	for (int k = 0; k < 1000; k++)
		pthread_mutex_init(&m[k], NULL);
	if (i < 1000)
		pthread_mutex_init(&m[i], NULL); // NORACE
	pthread_create(&t, NULL, user, NULL);
	pthread_mutex_lock(&m[0]);
	x++; // NORACE
	pthread_mutex_unlock(&m[0]);
	return 0;
}
