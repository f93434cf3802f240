// An identifier that goes through an integer is still the same.
#include <pthread.h>

int g;

void *worker(void *arg) {
	g = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	unsigned long id = (unsigned long)t;
	pthread_join((pthread_t)id, 0);
	g = 2; // NORACE
	return 0;
}
