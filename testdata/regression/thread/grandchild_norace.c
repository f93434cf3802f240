// A joined thread has joined the one that it created.
#include <pthread.h>

int x;

void *grandchild(void *arg) {
	(void)arg;
	x = 1; // NORACE
	return NULL;
}

void *child(void *arg) {
	pthread_t t;
	(void)arg;
	pthread_create(&t, NULL, grandchild, NULL);
	pthread_join(t, NULL);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, child, NULL);
	pthread_join(t, NULL);
	x = 2; // NORACE
	return 0;
}
