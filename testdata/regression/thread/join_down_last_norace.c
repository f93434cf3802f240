// The last thread is joined first, and then the others.
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
	if (n == 0)
		return 0;
	n--;
	pthread_join(id[n], NULL);
	while (n > 0) {
		n--;
		pthread_join(id[n], NULL);
	}
	return sum[0] + sum[19]; // NORACE
}
