// What comes after the end of a thread never happens.
#include <pthread.h>

int x;

void *first(void *arg) {
	(void)arg;
	x = 1; // NORACE
	return NULL;
}

void *second(void *arg) {
	(void)arg;
	pthread_exit(NULL);
	x = 2; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, first, NULL);
	pthread_create(&u, NULL, second, NULL);
	pthread_exit(NULL);
}
