// pthread_exit ends the main thread and leaves the others running.
#include <pthread.h>

int x;

void *first(void *arg) {
	(void)arg;
	x = 1; // RACE!
	return NULL;
}

void *second(void *arg) {
	(void)arg;
	x = 2; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, first, NULL);
	pthread_create(&u, NULL, second, NULL);
	pthread_exit(NULL);
}
