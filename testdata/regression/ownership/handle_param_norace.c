// A place is passed by its address.
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
	n->key = key;
	pthread_mutex_lock(&b->m);
	n->next = b->head;
	b->head = n;
	pthread_mutex_unlock(&b->m);
}

static struct node *first(struct node **p) {
	struct node *n = *p;
	if (n)
		*p = n->next;
	return n;
}

static void drop(struct bucket *b, int key) {
	struct node *n;
	pthread_mutex_lock(&b->m);
	n = first(&b->head);
	pthread_mutex_unlock(&b->m);
	if (n) {
		n->key = -1; // NORACE
		free(n);
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
