// One of two arrays is zero, and nobody knows which: the other one holds what it did.
#include <pthread.h>
#include <string.h>

#define THREADS 12

int n;
struct client {
	int number, *counts;
} one[THREADS], other[THREADS];

void *client(void *arg) {
	struct client *c = arg;
	if (c->counts)
		++*c->counts; // RACE!
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t[THREADS];
	for (int i = 0; i < THREADS; i++)
		one[i].counts = other[i].counts = &n;
	memset(argc > 1 ? one : other, 0, sizeof one);
	for (int i = 0; i < THREADS; i++)
		pthread_create(&t[i], 0, client, &one[i]);
	for (int i = 0; i < THREADS; i++)
		pthread_create(&t[i], 0, client, &other[i]);
	return 0;
}
