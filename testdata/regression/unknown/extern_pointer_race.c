// A function pointer that is set elsewhere may call code that nobody has seen, with whatever it is given.
#include <pthread.h>

int g, h;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
extern void (*hook)(int *);

void *worker(void *arg) {
	pthread_mutex_lock(&m);
	g++; // RACE!
	pthread_mutex_unlock(&m);
	for (;;)
		h = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	hook(&g); // RACE!
	h = 2; // RACE!
	return 0;
}
