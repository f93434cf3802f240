// A control that is assigned anew lets the initialisation run again.
#include <pthread.h>

pthread_once_t once = PTHREAD_ONCE_INIT;
int value;

void setup(void) {
	value++; // RACE!
}

void *worker(void *arg) {
	pthread_once(&once, setup);
	return value ? arg : NULL; // NORACE
}

int main(void) {
	pthread_t t;
	pthread_once(&once, setup); // NORACE
	once = PTHREAD_ONCE_INIT; // NORACE
	pthread_create(&t, NULL, worker, NULL);
	return value; // RACE!
}
