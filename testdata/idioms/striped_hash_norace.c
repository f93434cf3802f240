// A hash table with striped locks: lock[h % STRIPES] guards bucket[h].
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#define BUCKETS 32
#define STRIPES 4
#define THREADS 4

struct entry {
	unsigned key;
	int value;
	struct entry *next;
};

static struct entry *bucket[BUCKETS];
static pthread_mutex_t lock[STRIPES];
static atomic_int size;

static unsigned hash(unsigned key) { return (key * 2654435761u >> 16) % BUCKETS; }

static void table_add(unsigned key, int delta) {
	unsigned h = hash(key);
	struct entry *e;
	pthread_mutex_lock(&lock[h % STRIPES]);
	for (e = bucket[h]; e; e = e->next)
		if (e->key == key)
			break;
	if (!e) {
		e = malloc(sizeof *e);
		if (!e)
			abort();
		e->key = key;
		e->value = 0;
		e->next = bucket[h];
		bucket[h] = e;
		atomic_fetch_add(&size, 1);
	}
	e->value += delta;
	pthread_mutex_unlock(&lock[h % STRIPES]);
}

static int table_get(unsigned key) {
	unsigned h = hash(key);
	int value = 0;
	pthread_mutex_lock(&lock[h % STRIPES]);
	for (struct entry *e = bucket[h]; e; e = e->next)
		if (e->key == key)
			value = e->value;
	pthread_mutex_unlock(&lock[h % STRIPES]);
	return value;
}

static void *work(void *arg) {
	unsigned first = *(unsigned *)arg;
	long seen = 0;
	for (unsigned key = first; key < first + 20; key++) {
		table_add(key, 1);
		seen += table_get(key / 2);
	}
	return seen < 0 ? arg : NULL;
}

int main(void) {
	pthread_t threads[THREADS];
	unsigned first[THREADS];
	for (int i = 0; i < STRIPES; i++)
		pthread_mutex_init(&lock[i], NULL);
	for (int i = 0; i < THREADS; i++) {
		first[i] = 10 * i;
		pthread_create(&threads[i], NULL, work, &first[i]);
	}
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	printf("%d entries\n", size); // NORACE
	for (int i = 0; i < BUCKETS; i++)
		while (bucket[i]) {
			struct entry *e = bucket[i];
			bucket[i] = e->next;
			free(e);
		}
	return 0;
}
