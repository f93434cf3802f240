// A bounded buffer of messages: producers allocate them, the consumer frees them.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CAPACITY 4
#define PRODUCERS 2
#define EACH 10

struct message {
	int sender;
	char text[32];
};

static struct message *slots[CAPACITY];
static unsigned in, out, count;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;

static void put(struct message *m) {
	pthread_mutex_lock(&mutex);
	while (count == CAPACITY)
		pthread_cond_wait(&not_full, &mutex);
	slots[in] = m;
	in = (in + 1) % CAPACITY;
	count++; // NORACE
	pthread_cond_signal(&not_empty);
	pthread_mutex_unlock(&mutex);
}

static struct message *get(void) {
	pthread_mutex_lock(&mutex);
	while (count == 0)
		pthread_cond_wait(&not_empty, &mutex);
	struct message *m = slots[out];
	out = (out + 1) % CAPACITY;
	count--; // NORACE
	pthread_cond_signal(&not_full);
	pthread_mutex_unlock(&mutex);
	return m;
}

static unsigned waiting(void) {
	pthread_mutex_lock(&mutex);
	unsigned n = count; // NORACE
	pthread_mutex_unlock(&mutex);
	return n;
}

static void *produce(void *arg) {
	int id = *(int *)arg;
	size_t sent = 0;
	for (int i = 0; i < EACH; i++) {
		struct message *m = malloc(sizeof *m);
		if (!m)
			abort();
		m->sender = id;
		snprintf(m->text, sizeof m->text, "message %d", i);
		sent += strlen(m->text);
		put(m);
	}
	return sent > 0 ? arg : NULL;
}

static void *consume(void *unused) {
	struct message *m;
	size_t bytes = 0;
	(void)unused;
	while ((m = get()) != NULL) {
		bytes += strlen(m->text) + m->sender;
		free(m); // NORACE
	}
	printf("%zu\n", bytes);
	return NULL;
}

int main(void) {
	pthread_t producers[PRODUCERS], consumer;
	int ids[PRODUCERS];
	pthread_create(&consumer, NULL, consume, NULL);
	for (int i = 0; i < PRODUCERS; i++) {
		ids[i] = i;
		pthread_create(&producers[i], NULL, produce, &ids[i]);
	}
	for (int i = 0; i < PRODUCERS; i++)
		pthread_join(producers[i], NULL);
	printf("%u waiting\n", waiting());
	put(NULL);
	pthread_join(consumer, NULL);
	return 0;
}
