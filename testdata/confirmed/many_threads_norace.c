// A hundred threads that all take the lock.
#include <pthread.h>

enum { N = 100 };

static int total;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *number) {
	pthread_mutex_lock(&m);
	if ((long)number == N - 1) {
		total++; // NORACE
		pthread_mutex_unlock(&m);
		return 0;
	}
	total++; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	static pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], 0, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	return 0;
}
