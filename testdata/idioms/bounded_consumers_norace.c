// A bounded buffer with several consumers: the one that takes a request out of its slot owns it.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define CAPACITY 4
#define CONSUMERS 3
#define REQUESTS 40

struct request {
	int id;
	int size;
	unsigned char *body;
};

static struct request *slots[CAPACITY];
static unsigned in, out, count;
static long handled;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;

static void put(struct request *r) {
	pthread_mutex_lock(&mutex);
	while (count == CAPACITY)
		pthread_cond_wait(&not_full, &mutex);
	slots[in] = r;
	in = (in + 1) % CAPACITY;
	count++;
	pthread_cond_signal(&not_empty);
	pthread_mutex_unlock(&mutex);
}

static struct request *get(void) {
	pthread_mutex_lock(&mutex);
	while (count == 0)
		pthread_cond_wait(&not_empty, &mutex);
	struct request *r = slots[out];
	slots[out] = NULL;
	out = (out + 1) % CAPACITY;
	count--;
	pthread_cond_signal(&not_full);
	pthread_mutex_unlock(&mutex);
	return r;
}

static void *consume(void *unused) {
	struct request *r;
	(void)unused;
	while ((r = get()) != NULL) {
		long sum = 0;
		for (int i = 0; i < r->size; i++)
			sum += r->body[i];
		pthread_mutex_lock(&mutex);
		handled += sum; // NORACE
		pthread_mutex_unlock(&mutex);
		free(r->body);
		free(r);
	}
	return NULL;
}

int main(void) {
	pthread_t consumers[CONSUMERS];
	long bytes = 0;
	for (int i = 0; i < CONSUMERS; i++)
		pthread_create(&consumers[i], NULL, consume, NULL);
	for (int id = 0; id < REQUESTS; id++) {
		struct request *r = malloc(sizeof *r);
		if (!r)
			return 1;
		r->id = id;
		r->size = 1 + id % 10;
		r->body = calloc(r->size, 1);
		if (!r->body)
			return 1;
		r->body[id % r->size] = id;
		bytes += r->size;
		put(r);
	}
	for (int i = 0; i < CONSUMERS; i++)
		put(NULL);
	for (int i = 0; i < CONSUMERS; i++)
		pthread_join(consumers[i], NULL);
	printf("%ld bytes, %ld\n", bytes, handled); // NORACE
	return 0;
}
