// Lists with a lock each, by the same number.
#include <pthread.h>
#include <stdlib.h>

struct node {
	int value;
	struct node *next;
};

static struct node *slot[8];
static pthread_mutex_t lock[8];
static unsigned which;

static struct node *make(int value) {
	struct node *n = malloc(sizeof *n);
	if (!n)
		abort();
	n->value = value; // NORACE
	n->next = 0; // NORACE
	return n;
}

static void insert(struct node *n, struct node *behind) {
	struct node *next = behind->next; // NORACE
	behind->next = n; // NORACE
	n->next = next; // NORACE
}

static void *work(void *arg) {
	unsigned i = which;
	pthread_mutex_lock(&lock[i]);
	insert(make(3), slot[i]);
	for (struct node *n = slot[i]; n; n = n->next) // NORACE
		n->value++; // NORACE
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
		slot[k] = make(1);
		insert(make(2), slot[k]);
	}
	for (int k = 0; k < 2; k++)
		pthread_create(&t[k], 0, work, k ? t : 0);
	for (int k = 0; k < 2; k++)
		pthread_join(t[k], 0);
	return slot[0]->next->value; // NORACE
}
