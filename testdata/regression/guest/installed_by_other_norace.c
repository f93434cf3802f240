// What the main thread does before it creates the thread that installs a handler comes before all runs of that.
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

static int data;
static atomic_int go, sum;

static void handler(int signal) {
	sum += data; // NORACE
}

static void *worker(void *arg) {
	struct sigaction action = {.sa_handler = handler};
	sigaction(SIGUSR1, &action, NULL);
	atomic_store_explicit(&go, 1, memory_order_relaxed);
	return NULL;
}

int main(void) {
	pthread_t t;
	data = 5; // NORACE
	pthread_create(&t, NULL, worker, NULL);
	while (!atomic_load_explicit(&go, memory_order_relaxed))
		;
	raise(SIGUSR1);
	pthread_join(t, NULL);
	return 0;
}
