// All of an array is zero but for its last element.
#include <pthread.h>
#include <string.h>

#define THREADS 12

int n;
struct client {
	int number, *counts;
};

void *client(void *arg) {
	struct client *c = arg;
	if (c->counts)
		++*c->counts; // RACE!
	return 0;
}

int main(void) {
	pthread_t t, u;
	struct client clients[THREADS];
	for (int i = 0; i < THREADS; i++)
		clients[i].counts = &n;
	memset(clients, 0, sizeof clients - sizeof *clients);
	pthread_create(&t, 0, client, &clients[THREADS - 1]);
	pthread_create(&u, 0, client, &clients[THREADS - 1]);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
