// Not the last one does, but the first.
#include <pthread.h>
#include <stdatomic.h>

#define N 3

static atomic_int left = N;
static int part[N], sum;

static void *work(void *arg) {
	int *p = arg;
	*p = 1; // RACE!
	if (atomic_fetch_sub(&left, 1) == N)
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
