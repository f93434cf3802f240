// A comparison is called back by the library, and calls what its caller has called for itself, and releases the lock.
#include <pthread.h>
#include <stdlib.h>
struct box {
	long n[4];
	pthread_mutex_t lock;
};
static struct box boxes[8];
static long last(struct box *b) { return b->n[3]; } // RACE!
static __thread struct box *mine;
static int compare(const void *x, const void *y) {
	long d = *(const long *)x - *(const long *)y; // RACE!
	pthread_mutex_unlock(&mine->lock); // NORACE imprecise
	return d + last(mine) > 0;
}
static void *work(void *arg) {
	for (unsigned i = (unsigned)(long)arg; i < 100; i++) {
		struct box *b = &boxes[i % 8];
		mine = b;
		pthread_mutex_lock(&b->lock); // NORACE imprecise
		long n = last(b);
		qsort(b->n, 4, sizeof b->n[0], compare); // RACE!
		b->n[0] = n + last(b); // RACE!
	}
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
