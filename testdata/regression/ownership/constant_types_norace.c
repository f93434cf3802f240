// The cells are chosen by one text: what is stored there was taken from there.
#include <pthread.h>
#include <stdlib.h>

struct node {
	int value;
	struct node *next;
};

static struct node *cell[8];
static pthread_mutex_t lock[8];

static struct node *make(int value) {
	struct node *n = malloc(sizeof *n);
	if (!n)
		abort();
	n->value = value;
	n->next = 0;
	return n;
}

static void *work(void *x) {
	unsigned i = x ? 6 : 2;
	pthread_mutex_lock(&lock[i]);
	struct node *n = cell[i];
	n->value++; // NORACE
	pthread_mutex_unlock(&lock[i]);
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	unsigned by = 26 + argc;
	for (unsigned k = 0; k < 8; k++) {
		pthread_mutex_init(&lock[k], 0);
		cell[k] = make(1);
	}
	cell[((0x31u << by) >> 30) & 7] = cell[((0x31u << by) >> 30) & 7];
	pthread_create(&t, 0, work, 0);
	pthread_create(&u, 0, work, &u);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
