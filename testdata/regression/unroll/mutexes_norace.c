// One mutex for each cell, initialised in a loop, in objects that are allocated in a loop.
#include <pthread.h>
#include <stdlib.h>

struct account {
	pthread_mutex_t m;
	int money;
};

struct account *accounts[3];

void *worker(void *arg) {
	for (int i = 0; i < 3; i++) {
		pthread_mutex_lock(&accounts[i]->m);
		accounts[i]->money++; // NORACE
		pthread_mutex_unlock(&accounts[i]->m);
	}
	return NULL;
}

int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 3; i++) {
		accounts[i] = malloc(sizeof *accounts[i]);
		if (!accounts[i])
			return 1;
		pthread_mutex_init(&accounts[i]->m, NULL);
		accounts[i]->money = 0; // NORACE
	}
	for (int i = 0; i < 2; i++)
		if (pthread_create(&t[i], NULL, worker, NULL))
			return 1;
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return accounts[0]->money; // NORACE
}
