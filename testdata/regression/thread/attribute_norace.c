// A thread with attributes that leave it joinable.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_attr_t a;
	pthread_attr_init(&a);
	pthread_attr_setstacksize(&a, 1 << 20);
	pthread_create(&t, &a, worker, NULL);
	pthread_join(t, NULL);
	x = 2; // NORACE
	return 0;
}
