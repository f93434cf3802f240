// Other bytes do not.
#include <pthread.h>

int g;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
char bytes[sizeof m];

void *worker(void *arg) {
	for (unsigned long i = 0; i < sizeof m; i++)
		bytes[i] = 0; // NORACE
	pthread_mutex_lock(&m);
	g = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_mutex_lock(&m);
	pthread_create(&t, 0, worker, 0);
	g = 2; // NORACE
	return 0;
}
