// owner pointer/thread id as flag; find helper under lock
#include <pthread.h>
#include <stdio.h>
#define N 6
struct desk { int owner; int papers; };
static struct desk desks[N];
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static int find_free(void)
{
	for (int i = 0; i < N; i++)
		if (desks[i].owner == 0)
			return i;
	return -1;
}
static int claim(int who)
{
	pthread_mutex_lock(&mu);
	int i = find_free();
	if (i >= 0)
		desks[i].owner = who;
	pthread_mutex_unlock(&mu);
	return i;
}
static void leave(int i)
{
	pthread_mutex_lock(&mu);
	desks[i].owner = 0;
	pthread_mutex_unlock(&mu);
}
static void *clerk(void *arg)
{
	int me = *(int *)arg;
	for (int k = 0; k < 10; k++) {
		int d = claim(me);
		if (d < 0)
			continue;
		desks[d].papers++;
		leave(d);
	}
	return NULL;
}
int main(void)
{
	pthread_t t[3];
	int ids[3] = { 1, 2, 3 };
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, clerk, &ids[i]);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
