// A number is written as a whole only: what is read is one of those that were written.
#include <pthread.h>

union { int whole; unsigned char bytes[4]; } u;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	u.whole = 0;
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	u.whole = -1;
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	u.whole = 0;
	pthread_mutex_unlock(&m);
	x = 2; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	int seen = u.whole;
	pthread_mutex_unlock(&m);
	if (seen != 0 && seen != -1)
		x = 1; // NORACE
	return 0;
}
