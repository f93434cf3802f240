// A ring of orders: clerks take no lock, as if the places were enough.
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>

#define PLACES 4
#define CLERKS 2
#define EACH 20

struct order {
	int clerk, dish;
};

struct ring {
	struct order slots[PLACES];
	unsigned first, last;
	long handled;
	sem_t places, orders, lock;
};

static void ring_put(struct ring *r, struct order o) {
	sem_wait(&r->places);
	r->slots[r->last] = o; // RACE!
	r->last = (r->last + 1) % PLACES; // RACE!
	sem_post(&r->orders);
}

static struct order ring_get(struct ring *r) {
	sem_wait(&r->orders);
	sem_wait(&r->lock);
	struct order o = r->slots[r->first];
	r->first = (r->first + 1) % PLACES; // NORACE
	r->handled++; // NORACE
	sem_post(&r->lock);
	sem_post(&r->places);
	return o;
}

static struct ring *ring_new(void) {
	struct ring *r = calloc(1, sizeof *r);
	if (!r)
		abort();
	if (sem_init(&r->places, 0, PLACES) || sem_init(&r->orders, 0, 0) || sem_init(&r->lock, 0, 1))
		abort();
	return r;
}

static void *clerk(void *arg) {
	struct ring *r = arg;
	for (int i = 0; i < EACH; i++)
		ring_put(r, (struct order){i % 2, i});
	return NULL;
}

static void *cook(void *arg) {
	struct ring *r = arg;
	long cost = 0;
	for (int i = 0; i < CLERKS * EACH; i++) {
		struct order o = ring_get(r);
		cost += o.dish * (o.clerk + 1);
	}
	printf("%ld\n", cost);
	return NULL;
}

int main(void) {
	struct ring *r = ring_new();
	pthread_t clerks[CLERKS], chef;
	pthread_create(&chef, NULL, cook, r);
	for (int i = 0; i < CLERKS; i++)
		pthread_create(&clerks[i], NULL, clerk, r);
	for (int i = 0; i < CLERKS; i++)
		pthread_join(clerks[i], NULL);
	pthread_join(chef, NULL);
	printf("%ld\n", r->handled);
	sem_destroy(&r->places);
	sem_destroy(&r->orders);
	sem_destroy(&r->lock);
	free(r);
	return 0;
}
