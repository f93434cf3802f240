// The handler has been taken back by then, and was not registered before.
#include <pthread.h>

int x;
void elsewhere(void); // not defined here

void handler(void *arg) {
	x = 1; // NORACE
}

void *child(void *arg) {
	(void)0;
	pthread_cleanup_push(handler, 0);
	(void)0;
	pthread_cleanup_pop(0);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, child, 0);
	x = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
