// A register of names in shards, each with a lock of its own: one function looks through a shard for all that hold its
// lock, in functions of which one hands its result out through a pointer.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define SHARDS 16

struct record {
	unsigned id;
	long visits;
	struct record *next;
};

struct shard {
	struct record *records;
	long size;
	pthread_mutex_t guard;
};

static struct shard shards[SHARDS];

static unsigned mix(unsigned id)
{
	return id * 2654435761u >> 7;
}

/* the caller holds s->guard */
static struct record *search(struct shard *s, unsigned id)
{
	struct record *r = s->records;

	while (r != NULL && r->id != id)
		r = r->next;
	return r;
}

static int peek(unsigned id, long *visits)
{
	struct shard *s = &shards[mix(id) % SHARDS];
	struct record *r;

	pthread_mutex_lock(&s->guard);
	r = search(s, id);
	if (r != NULL)
		*visits = r->visits;
	pthread_mutex_unlock(&s->guard);
	return r != NULL;
}

static void visit(unsigned id)
{
	struct shard *s = &shards[mix(id) % SHARDS];

	pthread_mutex_lock(&s->guard);
	struct record *r = search(s, id);
	if (r == NULL) {
		r = malloc(sizeof(*r));
		if (r == NULL)
			abort();
		r->id = id;
		r->visits = 0;
		r->next = s->records;
		s->records = r;
		s->size++;
	}
	r->visits++;
	pthread_mutex_unlock(&s->guard);
}

static void *guest(void *arg)
{
	unsigned id = (unsigned)(long)arg;
	long seen = 0, total = 0;

	for (int i = 0; i < 1000; i++) {
		id = id * 1664525u + 1013904223u;
		if (i % 4 != 0)
			visit(id >> 24);
		else if (peek(id >> 24, &seen))
			total += seen;
	}
	return (void *)total;
}

int main(void)
{
	pthread_t t[3];
	long all = 0;

	for (int i = 0; i < SHARDS; i++)
		pthread_mutex_init(&shards[i].guard, NULL);
	for (long i = 0; i < 3; i++)
		if (pthread_create(&t[i], NULL, guest, (void *)(i + 1)) != 0)
			abort();
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < SHARDS; i++)
		all += shards[i].size;
	printf("%ld\n", all);
	return 0;
}
