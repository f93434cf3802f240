// Who changes a list is a reader.
#include <pthread.h>
#include <stdlib.h>

struct node {
	int value;
	struct node *next;
};

static struct node *slot[8];
static pthread_rwlock_t lock[8];
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
	pthread_rwlock_rdlock(&lock[i]);
	insert(make(3), slot[i]);
	for (struct node *n = slot[i]; n; n = n->next) // RACE!
		n->value++; // RACE!
	pthread_rwlock_unlock(&lock[i]);
	return arg;
}

int main(int argc, char **argv) {
	pthread_t t[2];
	if (argc < 1 || argc > 8)
		return 0;
	which = (unsigned)argc - 1;
	for (unsigned k = 0; k < 8; k++) {
		pthread_rwlock_init(&lock[k], 0);
		slot[k] = make(1);
		insert(make(2), slot[k]);
	}
	for (int k = 0; k < 2; k++)
		pthread_create(&t[k], 0, work, k ? t : 0);
	for (int k = 0; k < 2; k++)
		pthread_join(t[k], 0);
	return slot[0]->next->value; // NORACE
}
