// A control beside others that are assigned.
#include <pthread.h>

pthread_once_t once[2];
int value, other;

void setup(void) {
	value++; // NORACE
}

void *worker(void *arg) {
	pthread_once(&once[0], setup);
	return value ? arg : NULL; // NORACE
}

int main(void) {
	pthread_t t;
	once[1] = PTHREAD_ONCE_INIT; // NORACE
	other = 0;
	pthread_create(&t, NULL, worker, NULL);
	pthread_once(&once[0], setup);
	return value; // NORACE
}
