// A handler knows what the thread knows that it runs in: here, what has been done before all others were created.
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

static int data;
static atomic_int sum;

static void handler(int signal) {
	sum += data; // NORACE
}

static void *worker(void *arg) {
	raise(SIGUSR1);
	return NULL;
}

int main(void) {
	pthread_t t;
	struct sigaction action = {.sa_handler = handler};
	data = 5; // NORACE
	pthread_create(&t, NULL, worker, NULL);
	sigaction(SIGUSR1, &action, NULL);
	pthread_join(t, NULL);
	return 0;
}
