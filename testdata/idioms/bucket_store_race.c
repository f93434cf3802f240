// A hash table with a lock in each bucket, from which entries are removed by the address of what leads to them.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define NB 32

struct node {
	int key;
	int value;
	struct node *next;
};

struct bucket {
	struct node *head;
	pthread_mutex_t lock;
};

static struct bucket buckets[NB];

static struct bucket *bucket_of(int key)
{
	return &buckets[(unsigned)key % NB];
}

static int lookup(int key, int *out)
{
	struct bucket *b = bucket_of(key);
	struct node *n;
	int found = 0;

	pthread_mutex_lock(&b->lock);
	for (n = b->head; n != NULL; n = n->next) {
		if (n->key == key) {
			found = 1;
			break;
		}
	}
	pthread_mutex_unlock(&b->lock);
	if (found)
		*out = n->value; // RACE!
	return found;
}

static void store(int key, int value)
{
	struct bucket *b = bucket_of(key);
	struct node *n;

	pthread_mutex_lock(&b->lock);
	for (n = b->head; n != NULL; n = n->next)
		if (n->key == key)
			break;
	if (n == NULL) {
		n = malloc(sizeof(*n));
		n->key = key;
		n->next = b->head;
		b->head = n;
	}
	n->value = value;
	pthread_mutex_unlock(&b->lock);
}

static void erase(int key)
{
	struct bucket *b = bucket_of(key);
	struct node **p, *n;

	pthread_mutex_lock(&b->lock);
	for (p = &b->head; (n = *p) != NULL; p = &n->next) {
		if (n->key == key) {
			*p = n->next;
			free(n);
			break;
		}
	}
	pthread_mutex_unlock(&b->lock);
}

static void *client(void *arg)
{
	unsigned seed = (unsigned)(long)arg;
	int v;

	for (int i = 0; i < 500; i++) {
		int key = rand_r(&seed) % 100;

		switch (rand_r(&seed) % 3) {
		case 0: store(key, i); break;
		case 1: lookup(key, &v); break;
		default: erase(key); break;
		}
	}
	return NULL;
}

int main(void)
{
	pthread_t t[4];

	for (int i = 0; i < NB; i++)
		pthread_mutex_init(&buckets[i].lock, NULL);
	for (long i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, client, (void *)(i + 1));
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	return 0;
}
