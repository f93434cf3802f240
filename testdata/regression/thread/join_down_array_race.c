// Whatever is in another array is joined.
#include <pthread.h>
#include <stdlib.h>

static long sum[20];
static pthread_t id[20], other[20];

static void *work(void *arg)
{
	sum[(long)arg]++; // RACE!
	return NULL;
}

static void *rest(void *arg)
{
	return NULL;
}

int main(void)
{
	int n;
	for (n = 0; n < 20; n++)
		if (pthread_create(&other[n], NULL, rest, NULL))
			return 1;
	for (n = 0; n < 20; n++)
		if (pthread_create(&id[n], NULL, work, (void *)(long)n))
			break;
	while (n-- > 0)
		pthread_join(other[n], NULL);
	return sum[0] + sum[19]; // RACE!
}
