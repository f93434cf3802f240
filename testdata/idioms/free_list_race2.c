// Buffers are taken from a free list and given back to it; between the two they belong to one thread.
// The number of free buffers is decremented without the lock.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUFFERS 3
#define THREADS 4
#define ROUNDS 20
#define SIZE 256

struct buffer {
	struct buffer *next;
	size_t used;
	char data[SIZE];
};

static struct buffer *free_list;
static int available;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct buffer *buffer_get(void) {
	pthread_mutex_lock(&lock);
	struct buffer *b = free_list;
	if (b)
		free_list = b->next;
	pthread_mutex_unlock(&lock);
	if (b) {
		available--; // RACE!
		return b;
	}
	b = malloc(sizeof *b);
	if (!b)
		abort();
	b->used = 0;
	return b;
}

static void buffer_put(struct buffer *b) {
	b->used = 0;
	pthread_mutex_lock(&lock);
	b->next = free_list;
	free_list = b;
	available++; // RACE!
	pthread_mutex_unlock(&lock);
}

static void *work(void *arg) {
	const char *name = arg;
	for (int i = 0; i < ROUNDS; i++) {
		struct buffer *b = buffer_get();
		size_t n = strlen(name);
		while (b->used + n < 100) {
			memcpy(b->data + b->used, name, n);
			b->used += n;
		}
		buffer_put(b);
	}
	return NULL;
}

int main(void) {
	pthread_t threads[THREADS];
	char *names[THREADS] = {"north", "east", "south", "west"};
	for (int i = 0; i < BUFFERS; i++) {
		struct buffer *b = calloc(1, sizeof *b);
		if (!b)
			return 1;
		buffer_put(b);
	}
	for (int i = 0; i < THREADS; i++)
		pthread_create(&threads[i], NULL, work, names[i]);
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	printf("%d free\n", available);
	while (free_list) {
		struct buffer *b = free_list;
		free_list = b->next;
		free(b);
	}
	return 0;
}
