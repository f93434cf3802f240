// A hash table with an array of locks beside it, and a function that looks for records.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define SIZE 64

struct rec {
	unsigned id;
	unsigned sum;
	struct rec *link;
};

static struct rec *heads[SIZE];
static pthread_mutex_t locks[SIZE];

static struct rec *find(unsigned h, unsigned id)
{
	struct rec *r = heads[h];

	while (r && r->id != id)
		r = r->link;
	return r;
}

static void add(unsigned id, unsigned amount)
{
	unsigned h = id % SIZE;
	struct rec *r;

	pthread_mutex_lock(&locks[h]);
	r = find(h, id);
	if (!r) {
		r = malloc(sizeof(struct rec));
		r->id = id;
		r->sum = 0;
		r->link = heads[h];
		heads[h] = r;
	}
	r->sum += amount;
	pthread_mutex_unlock(&locks[h]);
}

static unsigned get(unsigned id)
{
	unsigned h = id % SIZE, v = 0;
	struct rec *r;

	r = find(h, id);
	if (r)
		v = r->sum; // RACE!
	return v;
}

static void *producer(void *arg)
{
	for (unsigned i = 0; i < 1000; i++)
		add(i * 13 % 200, 1);
	return arg;
}

static void *reader(void *arg)
{
	unsigned *total = arg;

	for (unsigned i = 0; i < 200; i++)
		*total += get(i);
	return NULL;
}

int main(void)
{
	pthread_t p[2], r;
	unsigned total = 0;

	for (int i = 0; i < SIZE; i++)
		pthread_mutex_init(&locks[i], NULL);
	pthread_create(&p[0], NULL, producer, NULL);
	pthread_create(&p[1], NULL, producer, NULL);
	pthread_create(&r, NULL, reader, &total);
	pthread_join(p[0], NULL);
	pthread_join(p[1], NULL);
	pthread_join(r, NULL);
	printf("%u\n", total);
	return 0;
}
