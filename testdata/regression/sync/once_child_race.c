// A thread that the initialisation starts runs on when it has ended.
#include <pthread.h>

pthread_once_t once = PTHREAD_ONCE_INIT;
int value;

void *child(void *arg) {
	value = 1; // RACE!
	return arg;
}

void setup(void) {
	pthread_t t;
	value = 0; // NORACE
	pthread_create(&t, NULL, child, NULL);
}

int main(void) {
	pthread_once(&once, setup);
	return value; // RACE!
}
