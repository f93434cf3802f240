// Broken double-checked locking: what is reached through the pointer races, too, one thing behind the other.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct item {
	int n;
};
struct box {
	int x, unused;
	struct item *item;
};
struct box *shared;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

struct box *get(void) {
	struct box *b = shared; // RACE!
	if (!b) {
		pthread_mutex_lock(&m);
		b = shared;
		if (!b) {
			b = malloc(sizeof *b);
			b->x = 1; // RACE!
			b->unused = 2;
			b->item = malloc(sizeof(struct item)); // RACE!
			b->item->n = 3; // RACE!
			shared = b; // RACE!
		}
		pthread_mutex_unlock(&m);
	}
	return b;
}

void *worker(void *arg) {
	struct box *b = get();
	int x = b->x; // RACE!
	struct item *i = b->item; // RACE!
	return (void *)(long)(x + i->n); // RACE!
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, worker, 0);
	pthread_create(&u, 0, worker, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
