// Threads are joined downwards; another array is written.
#include <pthread.h>
#include <stdlib.h>

static long sum[20];
static pthread_t id[20], other[20];

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
	int i = n;
	while (n-- > 0)
		pthread_join(id[n], NULL);
	while (i-- > 0)
		other[i] = 0;
	return sum[0] + sum[19]; // NORACE
}
