// A list is used under the lock of the other one.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct bucket {
	pthread_mutex_t m, n;
	struct node *used, *spare;
} buckets[4];

static void put(struct bucket *b, struct node *n) {
	pthread_mutex_lock(&b->m);
	n->next = b->used; // RACE!
	b->used = n; // RACE!
	pthread_mutex_unlock(&b->m);
}

static struct node *take(struct bucket *b) {
	pthread_mutex_lock(&b->n);
	struct node *n = b->spare;
	if (n)
		b->spare = n->next; // NORACE imprecise
	pthread_mutex_unlock(&b->n);
	return n;
}

static void sum(struct bucket *b) {
	pthread_mutex_lock(&b->n);
	for (struct node *n = b->used; n; n = n->next) // RACE!
		n->value++; // RACE!
	pthread_mutex_unlock(&b->n);
}

static void spare(struct bucket *b) {
	pthread_mutex_lock(&b->m);
	struct node *n = b->used;
	if (n)
		b->used = n->next; // RACE!
	pthread_mutex_unlock(&b->m);
	if (!n)
		return;
	n->value = 0; // RACE!
	pthread_mutex_lock(&b->n);
	n->next = b->spare; // RACE!
	b->spare = n;
	pthread_mutex_unlock(&b->n);
}

static void *work(void *arg) {
	for (int i = 0; i < 50; i++) {
		struct node *n = take(&buckets[i & 3]);
		if (!n) {
			n = malloc(sizeof *n);
			if (!n)
				abort();
		}
		n->value = i; // RACE!
		put(&buckets[i * 7 & 3], n);
		sum(&buckets[i & 3]);
		spare(&buckets[i % 5 & 3]);
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
