// Buckets with a list and a lock; another one's lock is taken.
#include <pthread.h>
#include <stdlib.h>

struct node {
	int value;
	struct node *next;
};

static struct bucket {
	struct node *first;
	pthread_mutex_t lock;
} table[8];
static unsigned which;

static struct node *make(int value) {
	struct node *n = malloc(sizeof *n);
	if (!n)
		abort();
	n->value = value; // RACE!
	n->next = 0; // RACE!
	return n;
}

static void insert(struct node *n, struct node *behind) {
	struct node *next = behind->next; // RACE!
	behind->next = n; // RACE!
	n->next = next; // RACE!
}

static void *work(void *arg) {
	unsigned i = which;
	unsigned l = (i + (arg != 0)) % 8;
	pthread_mutex_lock(&table[l].lock);
	insert(make(3), table[i].first);
	for (struct node *n = table[i].first; n; n = n->next) // RACE!
		n->value++; // RACE!
	pthread_mutex_unlock(&table[l].lock);
	return arg;
}

int main(int argc, char **argv) {
	pthread_t t[2];
	if (argc < 1 || argc > 8)
		return 0;
	which = (unsigned)argc - 1;
	for (unsigned k = 0; k < 8; k++) {
		pthread_mutex_init(&table[k].lock, 0);
		table[k].first = make(1);
		insert(make(2), table[k].first);
	}
	for (int k = 0; k < 2; k++)
		pthread_create(&t[k], 0, work, k ? t : 0);
	for (int k = 0; k < 2; k++)
		pthread_join(t[k], 0);
	return table[0].first->next->value; // NORACE
}
