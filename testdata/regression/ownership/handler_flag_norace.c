// A handler of signals that takes no lock does not get at the nodes.
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct node *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int stop;

static void on_signal(int sig) { stop = sig; }

static void *work(void *unused) {
	for (;;) {
		pthread_mutex_lock(&m);
		struct node *n = top;
		if (n)
			top = n->next; // NORACE imprecise
		pthread_mutex_unlock(&m);
		if (!n)
			return unused;
		n->value++; // NORACE imprecise
		free(n); // NORACE imprecise
	}
}

int main(void) {
	pthread_t t, u;
	signal(SIGINT, on_signal);
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	while (!stop) {
		struct node *n = calloc(1, sizeof *n);
		if (!n)
			abort();
		pthread_mutex_lock(&m);
		n->next = top;
		top = n;
		pthread_mutex_unlock(&m);
	}
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
