// The right operand of && is evaluated if the left one is true.
#include <pthread.h>

int x;

void *worker(void *arg) {
	(void)arg;
	x = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	(void)argv;
	pthread_create(&t, NULL, worker, NULL);
	return argc > 1 && x; // RACE!
}
