// The main thread has seen nothing of what a thread has done that installs a handler.
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

static int data;
static atomic_int go, sum;

static void handler(int signal) {
	sum += data; // RACE!
}

static void *worker(void *arg) {
	struct sigaction action = {.sa_handler = handler};
	data = 5; // RACE!
	sigaction(SIGUSR1, &action, NULL);
	atomic_store_explicit(&go, 1, memory_order_relaxed);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	while (!atomic_load_explicit(&go, memory_order_relaxed))
		;
	raise(SIGUSR1);
	pthread_join(t, NULL);
	return 0;
}
