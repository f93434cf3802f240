// The last one does, without order.
#include <pthread.h>
#include <stdatomic.h>

#define N 3

static atomic_int left = N;
static int part[N], sum;

static void *work(void *arg) {
	int *p = arg;
	*p = 1; // RACE!
	if (atomic_fetch_sub_explicit(&left, 1, memory_order_relaxed) == 1)
		for (int i = 0; i < N; i++)
			sum += part[i]; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < N; i++)
		pthread_create(&t, NULL, work, &part[i]);
	return 0;
}
