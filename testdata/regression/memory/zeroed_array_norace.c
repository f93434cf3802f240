// An array of structures that is zero first and filled in a loop: what it points to is known.
#include <pthread.h>

#define THREADS 12

struct bucket {
	pthread_mutex_t lock;
	int tokens;
} bucket = {PTHREAD_MUTEX_INITIALIZER};

struct client {
	int number;
	struct bucket *from;
};

void *client(void *arg) {
	struct client *c = arg;
	struct bucket *b = c->from;
	pthread_mutex_lock(&b->lock);
	b->tokens++; // NORACE
	pthread_mutex_unlock(&b->lock);
	return 0;
}

int main(void) {
	pthread_t t[THREADS];
	struct client clients[THREADS] = {0};
	for (int i = 0; i < THREADS; i++) {
		clients[i].from = &bucket;
		pthread_create(&t[i], 0, client, &clients[i]);
	}
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], 0);
	return 0;
}
