// What a function returns is stored in a node when it has started threads.
#include <pthread.h>
#include <stdlib.h>

struct node {
	int value;
	int seen;
	struct node *next;
};

static struct node *slot[8];
static pthread_mutex_t lock[8];
static unsigned which;
static pthread_t t[2];

static struct node *make(void) {
	struct node *n = malloc(sizeof *n);
	if (!n)
		abort();
	n->next = 0;
	return n;
}

static void *work(void *arg) {
	unsigned i = which;
	pthread_mutex_lock(&lock[i]);
	struct node *n = slot[i];
	n->value = 5; // RACE!
	pthread_mutex_unlock(&lock[i]);
	return arg;
}

static int start(void) {
	pthread_create(&t[0], 0, work, 0);
	pthread_create(&t[1], 0, work, t);
	return 7;
}

int main(int argc, char **argv) {
	if (argc < 1 || argc > 8)
		return 0;
	which = (unsigned)argc - 1;
	for (unsigned k = 0; k < 8; k++) {
		pthread_mutex_init(&lock[k], 0);
		slot[k] = make();
	}
	unsigned k = which;
	struct node *n = slot[k];
	n->value = start(); // RACE!
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	return 0;
}
