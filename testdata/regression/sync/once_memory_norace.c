// A control in an object that is cleared as a whole before it is used: the analysis does not tell before from after.
#include <pthread.h>
#include <string.h>

struct lazy {
	pthread_once_t once;
	int value;
} lazy;

void setup(void) {
	lazy.value++; // NORACE imprecise
}

void *worker(void *arg) {
	pthread_once(&lazy.once, setup);
	return lazy.value ? arg : NULL; // NORACE imprecise
}

int main(void) {
	pthread_t t;
	memset(&lazy, 0, sizeof lazy); // NORACE
	pthread_create(&t, NULL, worker, NULL);
	pthread_once(&lazy.once, setup);
	return lazy.value; // NORACE imprecise
}
