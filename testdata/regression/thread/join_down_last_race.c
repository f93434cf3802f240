// All threads are joined but the last one.
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
	n--;
	while (n > 0) {
		n--;
		pthread_join(id[n], NULL);
	}
	return sum[0] + sum[19]; // RACE!
}
