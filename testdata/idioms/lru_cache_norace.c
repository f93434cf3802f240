// A cache of the least recently used kind behind one lock: a doubly linked list, and its length.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define CAPACITY 4
#define THREADS 3

struct entry {
	int key;
	long value;
	struct entry *prev, *next;
};

static struct entry *newest, *oldest;
static int length;
static long hits, misses;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void detach(struct entry *e) {
	if (e->prev)
		e->prev->next = e->next; // NORACE
	else
		newest = e->next; // NORACE
	if (e->next)
		e->next->prev = e->prev;
	else
		oldest = e->prev;
	length--;
}

static void push(struct entry *e) {
	e->prev = NULL;
	e->next = newest; // NORACE
	if (newest)
		newest->prev = e;
	else
		oldest = e;
	newest = e; // NORACE
	length++;
}

static long compute(int key) { return (long)key * key; }

static long cache_get(int key) {
	struct entry *e;
	pthread_mutex_lock(&lock);
	for (e = newest; e; e = e->next)
		if (e->key == key)
			break;
	if (e) {
		detach(e);
		hits++; // NORACE
	} else {
		e = malloc(sizeof *e);
		if (!e)
			abort();
		e->key = key; // NORACE
		e->value = compute(key);
		misses++; // NORACE
		if (length == CAPACITY) {
			struct entry *victim = oldest;
			detach(victim);
			free(victim); // NORACE
		}
	}
	push(e);
	long value = e->value;
	pthread_mutex_unlock(&lock);
	return value;
}

static int cache_has(int key) {
	int found = 0;
	pthread_mutex_lock(&lock);
	for (struct entry *e = newest; e && !found; e = e->next) // NORACE
		found = e->key == key; // NORACE
	pthread_mutex_unlock(&lock);
	return found;
}

static void *work(void *arg) {
	unsigned state = *(unsigned *)arg;
	long sum = 0;
	for (int i = 0; i < 60; i++) {
		state = state * 1103515245 + 12345;
		if (!cache_has(i % 7))
			sum += cache_get(state >> 16 & 7);
	}
	return sum < 0 ? arg : NULL;
}

int main(void) {
	pthread_t threads[THREADS];
	unsigned seeds[THREADS] = {3, 5, 7};
	for (int i = 0; i < THREADS; i++)
		pthread_create(&threads[i], NULL, work, &seeds[i]);
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	printf("%ld of %ld\n", hits, hits + misses); // NORACE
	while (oldest) {
		struct entry *e = oldest;
		detach(e);
		free(e);
	}
	return 0;
}
