// The number comes round when the first thread has counted.
#include <pthread.h>
#include <stdatomic.h>

static atomic_uchar n = 255;
static int data[2];

static void *work(void *arg) {
	*(int *)arg = 1; // RACE!
	atomic_fetch_add(&n, 1);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, work, &data[0]);
	pthread_create(&t, NULL, work, &data[1]);
	while (atomic_load(&n) != 0)
		;
	return data[0] + data[1]; // RACE!
}
