// Accounts under a spin lock that the program makes of a flag.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>

#define THREADS 3
#define ROUNDS 500

typedef struct {
	atomic_bool taken;
	long spins;
} spinlock;

struct bank {
	spinlock lock;
	long checking, savings;
	unsigned transfers;
};

static struct bank bank;

static void spin_lock(spinlock *l) {
	long spins = 0;
	for (;;) {
		if (!atomic_exchange_explicit(&l->taken, 1, memory_order_acquire))
			break;
		while (atomic_load_explicit(&l->taken, memory_order_relaxed)) {
			spins++;
			sched_yield();
		}
	}
	l->spins += spins; // NORACE
}

static void spin_unlock(spinlock *l) {
	atomic_store_explicit(&l->taken, 0, memory_order_release);
}

static int transfer(struct bank *b, long amount) {
	int ok = 0;
	spin_lock(&b->lock);
	if (b->checking >= amount) {
		b->checking -= amount; // NORACE
		b->savings += amount; // NORACE
		b->transfers++; // NORACE
		ok = 1;
	}
	spin_unlock(&b->lock);
	return ok;
}

static long total(struct bank *b) {
	long sum;
	spin_lock(&b->lock);
	sum = b->checking + b->savings; // NORACE
	spin_unlock(&b->lock);
	return sum;
}

static void *customer(void *arg) {
	long failed = 0;
	for (int i = 0; i < ROUNDS; i++)
		failed += !transfer(&bank, i % 7);
	printf("%ld\n", failed);
	return arg;
}

int main(void) {
	pthread_t threads[THREADS];
	bank.checking = 5000;
	for (int i = 0; i < THREADS; i++)
		pthread_create(&threads[i], NULL, customer, NULL);
	printf("%ld\n", total(&bank));
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	printf("%u %ld\n", bank.transfers, bank.lock.spins);
	return 0;
}
