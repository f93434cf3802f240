// Accounts in a list, each with its own lock; a transfer locks two of them in the order of their numbers.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define ACCOUNTS 5
#define THREADS 3

struct account {
	int number;
	long balance;
	pthread_mutex_t lock;
	struct account *next;
};

static struct account *accounts;

static struct account *find(int number) {
	struct account *a = accounts;
	while (a && a->number != number)
		a = a->next;
	return a;
}

static void transfer(struct account *from, struct account *to, long amount) {
	if (from == to)
		return;
	struct account *first = from->number < to->number ? from : to;
	struct account *second = first == from ? to : from;
	pthread_mutex_lock(&first->lock);
	pthread_mutex_lock(&second->lock);
	if (from->balance >= amount) { // NORACE
		from->balance -= amount; // NORACE
		to->balance += amount; // NORACE
	}
	pthread_mutex_unlock(&second->lock);
	pthread_mutex_unlock(&first->lock);
}

static void *teller(void *arg) {
	unsigned state = *(unsigned *)arg;
	for (int i = 0; i < 100; i++) {
		state = state * 1103515245 + 12345;
		transfer(find(state >> 16 & 3), find(state >> 20 & 3), state >> 24 & 15);
	}
	return NULL;
}

static void *audit(void *unused) {
	(void)unused;
	for (struct account *a = accounts; a; a = a->next) {
		pthread_mutex_lock(&a->lock);
		long balance = a->balance; // NORACE
		pthread_mutex_unlock(&a->lock);
		if (balance < 0)
			printf("account %d is overdrawn\n", a->number);
	}
	return NULL;
}

int main(void) {
	pthread_t tellers[THREADS], auditor;
	unsigned seeds[THREADS];
	long sum = 0;
	for (int i = 0; i < ACCOUNTS; i++) {
		struct account *a = malloc(sizeof *a);
		if (!a)
			return 1;
		a->number = i;
		a->balance = 1000;
		pthread_mutex_init(&a->lock, NULL);
		a->next = accounts;
		accounts = a;
	}
	for (int i = 0; i < THREADS; i++) {
		seeds[i] = 17 * i;
		pthread_create(&tellers[i], NULL, teller, &seeds[i]);
	}
	pthread_create(&auditor, NULL, audit, NULL);
	for (int i = 0; i < THREADS; i++)
		pthread_join(tellers[i], NULL);
	pthread_join(auditor, NULL);
	for (struct account *a = accounts, *next; a; a = next) {
		next = a->next;
		sum += a->balance; // NORACE
		pthread_mutex_destroy(&a->lock);
		free(a);
	}
	printf("%ld\n", sum);
	return 0;
}
