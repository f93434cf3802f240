// The bank account of bank.c, with both tellers holding the lock.
#include <pthread.h>
#include <stdio.h>

static int balance = 100;
static int operations;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void pay_in(int amount) {
	pthread_mutex_lock(&lock);
	balance += amount; // NORACE
	operations++; // NORACE
	pthread_mutex_unlock(&lock);
}

static void *careful_teller(void *arg) {
	(void)arg;
	pay_in(20);
	return NULL;
}

static void *hasty_teller(void *arg) {
	(void)arg;
	pay_in(5);
	return NULL;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, NULL, careful_teller, NULL);
	pthread_create(&b, NULL, hasty_teller, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	printf("%d after %d operations\n", balance, operations); // NORACE
	return 0;
}
