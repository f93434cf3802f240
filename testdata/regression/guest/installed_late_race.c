// A handler that is installed while there are other threads may run in one of them, which has seen nothing of what its
// installer has done.
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
	while (!atomic_load_explicit(&go, memory_order_relaxed))
		;
	raise(SIGUSR1);
	return NULL;
}

int main(void) {
	pthread_t t;
	struct sigaction action = {.sa_handler = handler};
	pthread_create(&t, NULL, worker, NULL);
	data = 5; // RACE!
	sigaction(SIGUSR1, &action, NULL);
	atomic_store_explicit(&go, 1, memory_order_relaxed);
	pthread_join(t, NULL);
	return 0;
}
