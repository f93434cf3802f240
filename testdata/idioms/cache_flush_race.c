// The flusher takes the lock of the first bucket only.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 16

struct entry {
	struct entry *next;
	unsigned key;
	int dirty;
	int value;
};

struct bucket {
	pthread_mutex_t lock;
	struct entry *head;
};

static struct bucket b[BUCKETS];
static pthread_mutex_t stop_lock = PTHREAD_MUTEX_INITIALIZER;
static int stop;

static unsigned hash(unsigned k) { return (k * 2654435761u) >> 7; }

static void put(unsigned key, int value)
{
	struct bucket *bk = &b[hash(key) % BUCKETS];
	struct entry *e;
	pthread_mutex_lock(&bk->lock);
	for (e = bk->head; e; e = e->next)
		if (e->key == key)
			break;
	if (!e) {
		e = malloc(sizeof *e);
		if (!e)
			abort();
		e->key = key;
		e->next = bk->head;
		bk->head = e;
	}
	e->value = value;
	e->dirty = 1;
	pthread_mutex_unlock(&bk->lock);
}

static void *client(void *p)
{
	unsigned seed = *(unsigned *)p;
	for (int i = 0; i < 1000; i++) {
		seed = seed * 1103515245 + 12345;
		put(seed & 255, i);
	}
	return NULL;
}

static int flush(void)
{
	int n = 0;
	for (int i = 0; i < BUCKETS; i++) {
		pthread_mutex_lock(&b[0].lock);
		for (struct entry *e = b[i].head; e; e = e->next)
			if (e->dirty) {
				e->dirty = 0; // RACE!
				n++;
			}
		pthread_mutex_unlock(&b[0].lock);
	}
	return n;
}

static void *flusher(void *p)
{
	int total = 0, done = 0;
	(void)p;
	while (!done) {
		total += flush();
		pthread_mutex_lock(&stop_lock);
		done = stop;
		pthread_mutex_unlock(&stop_lock);
	}
	printf("flushed %d\n", total);
	return NULL;
}

int main(void)
{
	pthread_t f, c[2];
	unsigned seeds[2] = { 1, 77 };
	for (int i = 0; i < BUCKETS; i++)
		pthread_mutex_init(&b[i].lock, NULL);
	pthread_create(&f, NULL, flusher, NULL);
	for (int i = 0; i < 2; i++)
		pthread_create(&c[i], NULL, client, &seeds[i]);
	for (int i = 0; i < 2; i++)
		pthread_join(c[i], NULL);
	pthread_mutex_lock(&stop_lock);
	stop = 1;
	pthread_mutex_unlock(&stop_lock);
	pthread_join(f, NULL);
	for (int i = 0; i < BUCKETS; i++)
		while (b[i].head) {
			struct entry *e = b[i].head;
			b[i].head = e->next;
			free(e);
		}
	return 0;
}
