// A function that locks only sometimes, and whose caller does not ask.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

int enter(int really) {
	if (!really)
		return 0;
	pthread_mutex_lock(&m);
	return 1;
}

void *worker(void *arg) {
	(void)arg;
	enter(1);
	x++; // RACE!
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	enter(0);
	x++; // RACE!
	return 0;
}
