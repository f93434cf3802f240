// The books are audited while the tellers work.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define ACCOUNTS 10

struct bank {
	pthread_mutex_t lock;
	long balance[ACCOUNTS];
	int ntellers;
	struct teller *tellers;
};

struct teller {
	struct bank *bank;
	pthread_t thread;
	unsigned seed;
	long moved;
};

static void *work(void *arg) {
	struct teller *t = arg;
	for (int i = 0; i < 200; i++) {
		unsigned from = t->seed % ACCOUNTS, to = (t->seed + 3) % ACCOUNTS;
		t->seed = t->seed * 31 + 7;
		pthread_mutex_lock(&t->bank->lock);
		t->bank->balance[from]--; // RACE!
		t->bank->balance[to]++;
		pthread_mutex_unlock(&t->bank->lock);
		t->moved++;
	}
	return NULL;
}

static void bank_open(struct bank *b, int n) {
	pthread_mutex_init(&b->lock, NULL);
	b->tellers = calloc(n, sizeof *b->tellers);
	if (!b->tellers)
		exit(1);
	b->ntellers = n;
	for (int i = 0; i < n; i++) {
		struct teller *t = &b->tellers[i];
		t->bank = b;
		t->seed = i;
		if (pthread_create(&t->thread, NULL, work, t))
			exit(1);
	}
}

static long bank_close(struct bank *b) {
	long moved = 0;
	for (int i = 0; i < b->ntellers; i++)
		pthread_join(b->tellers[i].thread, NULL);
	free(b->tellers);
	return moved;
}

int main(void) {
	static struct bank bank;
	bank_open(&bank, 5);
	long sum = 0;
	for (int i = 0; i < ACCOUNTS; i++)
		sum += bank.balance[i]; // RACE!
	long moved = bank_close(&bank);
	printf("%ld moved, %ld in all\n", moved, sum);
	return 0;
}
