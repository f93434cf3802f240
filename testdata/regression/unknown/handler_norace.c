// A signal handler sets a flag that nobody else writes to plainly.
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

atomic_int stop;

void handler(int sig) {
	(void)sig;
	stop = 1; // NORACE
}

void *worker(void *arg) {
	(void)arg;
	while (!stop) // NORACE
		;
	return NULL;
}

int main(void) {
	pthread_t t;
	signal(SIGUSR1, handler);
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	return 0;
}
