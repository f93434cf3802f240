// A reader counts in a node that it has found: other readers do so, too.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int key, value;
};

static struct node *table[8];
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static int find(int key) {
	int value = -1;
	pthread_rwlock_rdlock(&lock);
	for (struct node *n = table[key % 8]; n; n = n->next) // NORACE imprecise
		if (n->key == key) { // NORACE imprecise
			value = n->value; // RACE!
			n->value++; // RACE!
			break;
		}
	pthread_rwlock_unlock(&lock);
	return value;
}

static void insert(int key, int value) {
	struct node *n = malloc(sizeof *n);
	if (!n)
		abort();
	n->key = key;
	n->value = value;
	pthread_rwlock_wrlock(&lock);
	n->next = table[key % 8];
	table[key % 8] = n;
	pthread_rwlock_unlock(&lock);
}

static void drop(int key) {
	pthread_rwlock_wrlock(&lock);
	struct node *n = table[key % 8];
	if (n)
		table[key % 8] = n->next; // NORACE
	pthread_rwlock_unlock(&lock);
	free(n); // NORACE imprecise
}

static void *work(void *arg) {
	for (int i = 0; i < 20; i++) {
		insert(i, 2 * i);
		if (find(i) >= 0)
			drop(i);
	}
	return arg;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, NULL, work, NULL);
	pthread_create(&b, NULL, work, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
