// A cache of sets with locks, in each of which the lines are ordered by when they were used last.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define SETS 8
#define WAYS 4

typedef struct line {
	int tag;
	int data;
	struct line *next;
} line;

typedef struct {
	pthread_mutex_t mu;
	line *lru;
	int used;
	int hits, misses;
} set;

typedef struct {
	set sets[SETS];
} cache;

static int load(int tag)
{
	return tag * tag;
}

static int cache_get(cache *c, int tag)
{
	set *s = &c->sets[tag & (SETS - 1)];
	line **pp, *l;
	int data;

	pthread_mutex_lock(&s->mu);
	for (pp = &s->lru; (l = *pp); pp = &l->next)
		if (l->tag == tag)
			break;
	if (l) {
		s->hits++;
		*pp = l->next;
	} else {
		s->misses++;
		if (s->used < WAYS) {
			l = malloc(sizeof *l);
			s->used++;
		} else {
			for (pp = &s->lru; (*pp)->next; pp = &(*pp)->next)
				;
			l = *pp;
			*pp = NULL;
		}
		l->tag = tag;
		l->data = load(tag);
	}
	l->next = s->lru;
	s->lru = l;
	data = l->data;
	pthread_mutex_unlock(&s->mu);
	return data;
}

static cache the_cache;

static void *user(void *arg)
{
	long id = (long)arg, sum = 0;

	for (int i = 0; i < 400; i++)
		sum += cache_get(&the_cache, (int)(i * 31 + id) % 97);
	return (void *)sum;
}

int main(void)
{
	pthread_t t[3];
	int hits = 0;

	for (int i = 0; i < SETS; i++)
		pthread_mutex_init(&the_cache.sets[i].mu, NULL);
	for (long i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, user, (void *)i);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < SETS; i++)
		hits += the_cache.sets[i].hits;
	printf("%d\n", hits);
	return 0;
}
