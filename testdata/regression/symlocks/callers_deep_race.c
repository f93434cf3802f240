// One function is called by two that hold a lock each by a name of their own, and one of the two is called where the other
// one's variables are, too: the function that it calls releases the lock of either, the second time.
#include <pthread.h>
struct box {
	long n, m;
	pthread_mutex_t lock;
};
static struct box boxes[8];
static long half(struct box *b) {
	long n = b->n / 2; // RACE!
	if (b->n % 7 == 3) pthread_mutex_unlock(&b->lock); // RACE!
	return n;
}
static long sum(struct box *b) {
	return half(b) + half(b) + 5;
}
static void shift(unsigned k) {
	struct box *to = &boxes[k % 8];
	pthread_mutex_lock(&to->lock);
	to->m = sum(to); // RACE!
	pthread_mutex_unlock(&to->lock);
}
static void *work(void *arg) {
	unsigned i = (unsigned)(long)arg;
	for (int k = 0; k < 100; k++) {
		struct box *b = &boxes[i++ % 8];
		pthread_mutex_lock(&b->lock);
		b->n = sum(b); // RACE!
		pthread_mutex_unlock(&b->lock);
		shift(i);
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
