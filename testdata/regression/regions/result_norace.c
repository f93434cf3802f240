// What a function returns is stored in a node under the lock.
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

static struct node *make(void) {
	struct node *n = malloc(sizeof *n);
	if (!n)
		abort();
	n->next = 0;
	return n;
}

static int look(unsigned i) {
	slot[i]->seen++; // NORACE
	return 3;
}

static void *work(void *arg) {
	unsigned i = which;
	pthread_mutex_lock(&lock[i]);
	struct node *n = slot[i];
	n->value = look(i); // NORACE
	pthread_mutex_unlock(&lock[i]);
	return arg;
}

int main(int argc, char **argv) {
	pthread_t t[2];
	if (argc < 1 || argc > 8)
		return 0;
	which = (unsigned)argc - 1;
	for (unsigned k = 0; k < 8; k++) {
		pthread_mutex_init(&lock[k], 0);
		slot[k] = make();
	}
	pthread_create(&t[0], 0, work, 0);
	pthread_create(&t[1], 0, work, t);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	return 0;
}
