// A message is read after it has been given back.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 8
struct msg { int id; char text[32]; };
struct ring { struct msg *slot[N]; unsigned head, tail; pthread_mutex_t lock; pthread_cond_t cond; };
static struct msg pool[N];
static struct ring unused = { .lock = PTHREAD_MUTEX_INITIALIZER, .cond = PTHREAD_COND_INITIALIZER };
static struct ring full = { .lock = PTHREAD_MUTEX_INITIALIZER, .cond = PTHREAD_COND_INITIALIZER };

static void put(struct ring *r, struct msg *m)
{
	pthread_mutex_lock(&r->lock);
	while (r->tail - r->head == N)
		pthread_cond_wait(&r->cond, &r->lock);
	r->slot[r->tail++ % N] = m;
	pthread_cond_broadcast(&r->cond);
	pthread_mutex_unlock(&r->lock);
}

static struct msg *get(struct ring *r)
{
	struct msg *m;
	pthread_mutex_lock(&r->lock);
	while (r->tail == r->head)
		pthread_cond_wait(&r->cond, &r->lock);
	m = r->slot[r->head++ % N];
	pthread_cond_broadcast(&r->cond);
	pthread_mutex_unlock(&r->lock);
	return m;
}

static void *producer(void *arg)
{
	int id = *(int *)arg;
	for (int i = 0; i < 100; i++) {
		struct msg *m = get(&unused);
		m->id = id;
		snprintf(m->text, sizeof m->text, "number %d", i);
		put(&full, m);
	}
	return NULL;
}

static void *consumer(void *arg)
{
	for (int i = 0; i < 200; i++) {
		struct msg *m = get(&full);
		put(&unused, m);
		printf("%d: %s\n", m->id, m->text); // RACE!
	}
	return arg;
}

int main(void)
{
	pthread_t p[2], c;
	int ids[2] = { 1, 2 };
	for (int i = 0; i < N; i++)
		put(&unused, &pool[i]);
	pthread_create(&c, NULL, consumer, NULL);
	for (int i = 0; i < 2; i++)
		pthread_create(&p[i], NULL, producer, &ids[i]);
	for (int i = 0; i < 2; i++)
		pthread_join(p[i], NULL);
	pthread_join(c, NULL);
	return 0;
}
