// Threads are joined downwards, by another number, of which the first is passed over.
#include <pthread.h>
#include <stdlib.h>

static long sum[20];
static pthread_t id[20];

static void *work(void *arg)
{
	sum[(long)arg]++; // RACE!
	return NULL;
}

int main(void)
{
	int n;
	for (n = 0; n < 20; n++)
		if (pthread_create(&id[n], NULL, work, (void *)(long)n))
			break;
	for (int i = n - 1; i >= 0;) {
		i--;
		if (i >= 0)
			pthread_join(id[i], NULL);
	}
	return sum[0] + sum[19]; // RACE!
}
