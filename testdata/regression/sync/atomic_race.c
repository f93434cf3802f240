// An atomic access and a plain one.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *worker(void *arg) {
	(void)arg;
	atomic_fetch_add(&x, 1); // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	return *(int *)&x; // RACE!
}
