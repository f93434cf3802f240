// Bytes of a mutex that are written one by one make it a new one, while another thread holds the old one.
#include <pthread.h>

int g;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
char bytes[sizeof m];

void *worker(void *arg) {
	for (unsigned long i = 0; i < sizeof m; i++)
		((char *)&m)[i] = 0;
	pthread_mutex_lock(&m);
	g = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_mutex_lock(&m);
	pthread_create(&t, 0, worker, 0);
	g = 2; // RACE!
	return 0;
}
