// flags: -m32
// A number with as many bits as addresses chooses the element, and the lock.
#include <pthread.h>

static int data[8];
static pthread_mutex_t lock[8];
static int which[2];

static void *work(void *arg) {
	int k = which[arg != 0];
	int l = k / 4;
	pthread_mutex_lock(&lock[l]);
	data[k]++; // NORACE
	pthread_mutex_unlock(&lock[l]);
	return 0;
}

int main(void) {
	pthread_t t[2];
	which[0] = 3;
	which[1] = 4;
	pthread_create(&t[0], 0, work, 0);
	pthread_create(&t[1], 0, work, t);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	return 0;
}
