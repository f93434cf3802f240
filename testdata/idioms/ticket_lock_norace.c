// A ticket lock protects a bank account.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>

struct ticket_lock {
	atomic_uint next;
	atomic_uint serving;
};

static void ticket_lock(struct ticket_lock *l) {
	unsigned my = atomic_fetch_add_explicit(&l->next, 1, memory_order_relaxed);
	while (atomic_load_explicit(&l->serving, memory_order_acquire) != my)
		sched_yield();
}

static void ticket_unlock(struct ticket_lock *l) {
	unsigned s = atomic_load_explicit(&l->serving, memory_order_relaxed);
	atomic_store_explicit(&l->serving, s + 1, memory_order_release);
}

static struct ticket_lock lock;
static long balance;
static int transfers;

static void *teller(void *arg) {
	long amount = (long)arg;
	for (int i = 0; i < 100; i++) {
		ticket_lock(&lock);
		balance += amount;
		transfers++;
		ticket_unlock(&lock);
	}
	return NULL;
}

int main(void) {
	pthread_t a, b, c;
	pthread_create(&a, NULL, teller, (void *)5L);
	pthread_create(&b, NULL, teller, (void *)-3L);
	pthread_create(&c, NULL, teller, (void *)1L);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_join(c, NULL);
	printf("%ld after %d\n", balance, transfers);
	return 0;
}
