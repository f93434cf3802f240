// Threads are joined downwards, by another number.
#include <pthread.h>
#include <stdlib.h>

static long sum[20];
static pthread_t id[20];

static void *work(void *arg)
{
	sum[(long)arg]++; // NORACE
	return NULL;
}

int main(void)
{
	int n;
	for (n = 0; n < 20; n++)
		if (pthread_create(&id[n], NULL, work, (void *)(long)n))
			break;
	for (int i = n - 1; i >= 0; i--)
		pthread_join(id[i], NULL);
	return sum[0] + sum[19]; // NORACE
}
