// A function without a body gets at nothing that matters.
#include <pthread.h>
#include <stddef.h>

#define THREADS 24

void call(void (*f)(void)); // has no body

static int a[THREADS];

static void *work(void *arg) {
	int t = (int)(long)arg;
	a[t] = 1; // NORACE
	return NULL;
}

static void start(void) {
	pthread_t id;
	for (int t = 0; t < THREADS; t++)
		pthread_create(&id, NULL, work, (void *)(long)t);
}

static void none(void) { }

int main(void) {
	call(none);
	start();
	pthread_exit(NULL);
}
