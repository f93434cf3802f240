// Handlers of fork run in whatever thread forks.
#include <pthread.h>
#include <unistd.h>

int g;

void before(void) {
	g = 1; // RACE!
}

void *run(void *p) {
	fork();
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_atfork(before, 0, 0);
	pthread_create(&t, 0, run, 0);
	g = 2; // RACE!
	return 0;
}
