// fixed-size block allocator with free-index stack
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#define N 16
static struct block { char bytes[64]; int len; } blocks[N];
static int free_idx[N], nfree;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static int balloc(void)
{
	int i = -1;
	pthread_mutex_lock(&mu);
	if (nfree > 0)
		i = free_idx[--nfree];
	pthread_mutex_unlock(&mu);
	return i;
}
static void bfree(int i)
{
	pthread_mutex_lock(&mu);
	free_idx[nfree++] = i;
	pthread_mutex_unlock(&mu);
}
static void *worker(void *arg)
{
	for (int k = 0; k < 30; k++) {
		int b = balloc();
		if (b < 0)
			continue;
		blocks[b].len = snprintf(blocks[b].bytes, sizeof blocks[b].bytes, "%d", k);
		bfree(b);
		blocks[b].len = 0; // RACE!
	}
	return arg;
}
int main(void)
{
	pthread_t t[3];
	for (int i = 0; i < N; i++)
		free_idx[nfree++] = i;
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
