// flags: -m32
// What is left of a number with 64 bits chooses the element, and another part of it the lock.
#include <pthread.h>

static int data[8];
static pthread_mutex_t lock[8];
static long long which[2];

static void *work(void *arg) {
	long long k = which[arg != 0];
	pthread_mutex_lock(&lock[(int)(k / 1000000000)]);
	data[(int)k]++; // RACE!
	pthread_mutex_unlock(&lock[(int)(k / 1000000000)]);
	return 0;
}

int main(void) {
	pthread_t t[2];
	which[0] = 3;
	which[1] = 3 + (1LL << 32);
	pthread_create(&t[0], 0, work, 0);
	pthread_create(&t[1], 0, work, t);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	return 0;
}
