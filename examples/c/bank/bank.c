// A bank account: two tellers pay in at the same time, and one of them forgets the lock.
// Found by: mayrun check examples/c/bank/bank.c
#include <pthread.h>
#include <stdio.h>

static int balance = 100;
static int operations;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *careful_teller(void *arg) {
	(void)arg;
	pthread_mutex_lock(&lock);
	balance += 20; // RACE!
	operations++; // NORACE
	pthread_mutex_unlock(&lock);
	return NULL;
}

static void *hasty_teller(void *arg) {
	(void)arg;
	balance += 5; // RACE!
	pthread_mutex_lock(&lock);
	operations++; // NORACE
	pthread_mutex_unlock(&lock);
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
