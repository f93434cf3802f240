// A ring of pointers between one producer and one consumer, whose ends are atomic.
// The end is published by a relaxed store.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define SLOTS 8
#define PACKETS 40

struct packet {
	int length;
	unsigned char payload[16];
};

static struct packet *ring[SLOTS];
static atomic_uint head, tail;

static bool ring_push(struct packet *p) {
	unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
	if (t - atomic_load_explicit(&head, memory_order_acquire) == SLOTS)
		return false;
	ring[t % SLOTS] = p; // RACE!
	atomic_store_explicit(&tail, t + 1, memory_order_relaxed);
	return true;
}

static struct packet *ring_pop(void) {
	unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
	if (h == atomic_load_explicit(&tail, memory_order_acquire))
		return NULL;
	struct packet *p = ring[h % SLOTS]; // RACE!
	atomic_store_explicit(&head, h + 1, memory_order_release);
	return p;
}

static void *receive(void *unused) {
	(void)unused;
	for (int i = 0; i < PACKETS; i++) {
		struct packet *p = calloc(1, sizeof *p); // RACE!
		if (!p)
			abort();
		p->length = i % 16; // RACE!
		for (int j = 0; j < p->length; j++) // RACE!
			p->payload[j] = i + j; // RACE!
		while (!ring_push(p))
			sched_yield();
	}
	return NULL;
}

int main(void) {
	pthread_t receiver;
	unsigned long sum = 0;
	pthread_create(&receiver, NULL, receive, NULL);
	for (int i = 0; i < PACKETS; i++) {
		struct packet *p;
		while ((p = ring_pop()) == NULL)
			sched_yield();
		for (int j = 0; j < p->length; j++) // RACE!
			sum += p->payload[j]; // RACE!
		free(p); // RACE!
	}
	pthread_join(receiver, NULL);
	printf("%lu\n", sum);
	return 0;
}
