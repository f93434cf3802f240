#include <pthread.h>
int balance;
pthread_mutex_t m;
void *deposit(void *arg) {
	balance = balance + 10; /* <b>&amp; */
	return NULL;
}
