// A signal handler interrupts a thread at any time.
#include <pthread.h>
#include <signal.h>

int x;

void handler(int sig) {
	(void)sig;
	x = 1; // RACE!
}

void *worker(void *arg) {
	(void)arg;
	x = 2; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	signal(SIGUSR1, handler);
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
