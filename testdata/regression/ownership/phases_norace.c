// When all threads that put items into bins have ended, each bin is emptied by one thread, without its lock.
#include <pthread.h>
#include <stdlib.h>

struct item {
	struct item *next;
	int value;
};

static struct bin {
	pthread_mutex_t lock;
	struct item *items;
} bins[2];
static long totals[2];

static void *fill(void *arg) {
	for (int i = 0; i < 20; i++) {
		struct item *it = malloc(sizeof *it);
		if (!it)
			break;
		it->value = i;
		struct bin *b = &bins[i % 2];
		pthread_mutex_lock(&b->lock);
		it->next = b->items;
		b->items = it;
		pthread_mutex_unlock(&b->lock);
	}
	return arg;
}

static void *sum(void *arg) {
	long id = (long)arg;
	struct bin *b = &bins[id];
	while (b->items) { // NORACE
		struct item *it = b->items;
		b->items = it->next;
		totals[id] += it->value;
		free(it);
	}
	return NULL;
}

int main(void) {
	pthread_t t[2], u[2];
	for (int i = 0; i < 2; i++)
		pthread_mutex_init(&bins[i].lock, NULL);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, fill, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	for (long i = 0; i < 2; i++)
		pthread_create(&u[i], NULL, sum, (void *)i);
	for (int i = 0; i < 2; i++)
		pthread_join(u[i], NULL);
	return 0;
}
