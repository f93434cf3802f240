// Threads are joined from the last one that was started down to the first.
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
	while (n-- > 0)
		pthread_join(id[n], NULL);
	return sum[0] + sum[19]; // NORACE
}
