// The same, with what is written atomic.
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int go, turn, sum, data;

static void handler(int signal) {
	sum += data; // NORACE
}

static void *worker(void *arg) {
	if (atomic_fetch_add_explicit(&turn, 1, memory_order_relaxed) == 0) {
		struct sigaction action = {.sa_handler = handler};
		data = 5; // NORACE
		sigaction(SIGUSR1, &action, NULL);
		atomic_store_explicit(&go, 1, memory_order_relaxed);
	} else {
		while (!atomic_load_explicit(&go, memory_order_relaxed))
			;
		raise(SIGUSR1);
	}
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	for (int i = 0; i < argc + 2; i++)
		pthread_create(&t, NULL, worker, NULL);
	pthread_exit(NULL);
}
