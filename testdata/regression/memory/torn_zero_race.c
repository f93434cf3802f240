// A zero is written to a byte of a number that another write has made: what is read is neither of the two.
#include <pthread.h>

union { int whole; unsigned char bytes[4]; } u;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	u.bytes[1] = 0;
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	u.whole = -1;
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	u.bytes[1] = 0;
	pthread_mutex_unlock(&m);
	x = 2; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	int seen = u.whole;
	pthread_mutex_unlock(&m);
	if (seen != 0 && seen != -1)
		x = 1; // RACE!
	return 0;
}
