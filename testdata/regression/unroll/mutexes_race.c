// One mutex for each cell, and one thread takes that of the next one.
#include <pthread.h>
#include <stdlib.h>

struct account {
	pthread_mutex_t m;
	int money;
};

struct account *accounts[3];

void *worker(void *arg) {
	int shift = arg != NULL;
	for (int i = 0; i < 2; i++) {
		pthread_mutex_lock(&accounts[i + shift]->m);
		accounts[i]->money++; // RACE!
		pthread_mutex_unlock(&accounts[i + shift]->m);
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
		if (pthread_create(&t[i], NULL, worker, i ? accounts : NULL))
			return 1;
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return accounts[0]->money; // NORACE
}
