// A handler of signals takes the lock once more, and with it the node that its thread is about to take.
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct node *top, *slot;
static pthread_mutex_t m = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

static void on_signal(int sig) {
	pthread_mutex_lock(&m);
	struct node *n = top; // NORACE imprecise
	if (n && !slot) { // NORACE imprecise
		top = n->next; // NORACE imprecise
		slot = n; // NORACE imprecise
	}
	pthread_mutex_unlock(&m);
}

static void *take(void *unused) {
	pthread_mutex_lock(&m);
	struct node *n = slot; // NORACE imprecise
	slot = NULL; // NORACE imprecise
	pthread_mutex_unlock(&m);
	if (n)
		n->value++; // RACE!
	return unused;
}

static void *pop(void *unused) {
	pthread_mutex_lock(&m);
	struct node *n = top; // NORACE imprecise
	if (n)
		top = n->next; // NORACE imprecise
	pthread_mutex_unlock(&m);
	if (n)
		n->value++; // RACE!
	return unused;
}

int main(void) {
	pthread_t t, u;
	top = calloc(1, sizeof *top);
	signal(SIGALRM, on_signal);
	pthread_create(&t, NULL, pop, NULL);
	pthread_create(&u, NULL, take, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
