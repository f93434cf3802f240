// A control that is cleared with its object lets the initialisation run again.
#include <pthread.h>
#include <string.h>

struct lazy {
	pthread_once_t once;
	int value;
} lazy;

void setup(void) {
	lazy.value++; // RACE!
}

void *worker(void *arg) {
	pthread_once(&lazy.once, setup);
	return lazy.value ? arg : NULL; // NORACE
}

int main(void) {
	pthread_t t;
	pthread_once(&lazy.once, setup);
	memset(&lazy, 0, sizeof lazy); // NORACE
	pthread_create(&t, NULL, worker, NULL);
	return lazy.value; // RACE!
}
