// A function that calls itself, with a lock that is released in between: each activation comes back to its own caller.
#include <pthread.h>
struct box {
	long n;
	pthread_mutex_t lock;
};
static struct box boxes[8];
static long get(struct box *b) { return b->n; } // RACE!
static void down(unsigned k) {
	struct box *b = &boxes[k % 8];
	pthread_mutex_lock(&b->lock);
	b->n = get(b) + 1; // RACE!
	pthread_mutex_unlock(&b->lock);
	if (k > 0)
		down(k - 1);
	b->n = get(b) + 1; // RACE!
	
}
static void *work(void *arg) {
	down(3 + (unsigned)(long)arg);
	return 0;
}
int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 8; i++)
		pthread_mutex_init(&boxes[i].lock, 0);
	for (long i = 0; i < 2; i++)
		pthread_create(&t[i], 0, work, (void *)i);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	return 0;
}
