// A joined thread has left one behind that still runs: the program is not single-threaded again.
#include <pthread.h>

int x;

void *grandchild(void *arg) {
	(void)arg;
	x = 1; // RACE!
	return NULL;
}

void *child(void *arg) {
	pthread_t t;
	(void)arg;
	pthread_create(&t, NULL, grandchild, NULL);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, child, NULL);
	pthread_join(t, NULL);
	x = 2; // RACE!
	return 0;
}
