// A node is not taken out of the list that is freed.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int key;
};

static struct bucket {
	pthread_mutex_t m, n;
	struct node *head;
} buckets[4];

static void add(struct bucket *b, int key) {
	struct node *n = malloc(sizeof *n);
	if (!n)
		abort();
	n->key = key; // NORACE
	pthread_mutex_lock(&b->m);
	n->next = b->head; // NORACE
	b->head = n; // NORACE
	pthread_mutex_unlock(&b->m);
}

static void drop(struct bucket *b, int key) {
	struct node **p, *n;
	pthread_mutex_lock(&b->m);
	for (p = &b->head; (n = *p); p = &n->next) // RACE!
		if (n->key == key) { // RACE!
			break;
		}
	pthread_mutex_unlock(&b->m);
	if (n) {
		n->key = -1; // RACE!
		free(n); // RACE!
	}
}

static void *work(void *arg) {
	for (int i = 0; i < 50; i++) {
		add(&buckets[i & 3], i % 9);
		drop(&buckets[i & 3], i % 7);
	}
	return arg;
}

int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 4; i++) {
		pthread_mutex_init(&buckets[i].m, 0);
		pthread_mutex_init(&buckets[i].n, 0);
	}
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	return 0;
}
