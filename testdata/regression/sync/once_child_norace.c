// A thread that the initialisation starts and waits for has ended when it has.
#include <pthread.h>

pthread_once_t once = PTHREAD_ONCE_INIT;
int value;

void *child(void *arg) {
	value = 1; // NORACE
	return arg;
}

void setup(void) {
	pthread_t t;
	value = 0; // NORACE
	pthread_create(&t, NULL, child, NULL);
	pthread_join(t, NULL);
}

int main(void) {
	pthread_once(&once, setup);
	return value; // NORACE
}
