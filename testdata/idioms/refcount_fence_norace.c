// A buffer is shared by two threads; the last one to drop it frees it, after a fence.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct buffer {
	atomic_int refs;
	int size;
	char *bytes;
};

static void buffer_put(struct buffer *b) {
	if (atomic_fetch_sub_explicit(&b->refs, 1, memory_order_release) == 1) {
		atomic_thread_fence(memory_order_acquire);
		free(b->bytes);
		free(b);
	}
}

static void *reader(void *arg) {
	struct buffer *b = arg;
	int zeros = 0;
	for (int i = 0; i < b->size; i++)
		zeros += b->bytes[i] == 0;
	printf("%d\n", zeros);
	buffer_put(b);
	return NULL;
}

int main(void) {
	struct buffer *b = malloc(sizeof *b);
	if (!b)
		return 1;
	b->size = 100;
	b->bytes = calloc(1, b->size);
	if (!b->bytes)
		return 1;
	atomic_init(&b->refs, 2);
	pthread_t t;
	if (pthread_create(&t, NULL, reader, b))
		return 1;
	int ones = 0;
	for (int i = 0; i < b->size; i++)
		ones += b->bytes[i] == 1;
	buffer_put(b);
	pthread_join(t, NULL);
	printf("%d\n", ones);
	return 0;
}
