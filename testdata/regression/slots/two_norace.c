#include <pthread.h>
#include <stdlib.h>
#define N 4
struct slot { int used; int data; };
static struct slot slots[N];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void give(int i)
{
	pthread_mutex_lock(&m);
	slots[i].used = 0;
	pthread_mutex_unlock(&m);
}
static void *worker(void *arg)
{
	unsigned seed = 1;
	for (int k = 0; k < 10; k++) {
		int i = rand_r(&seed) & 3, j = rand_r(&seed) & 3, both = 0;
		pthread_mutex_lock(&m);
		if (i != j && !slots[i].used && !slots[j].used) {
			slots[i].used = 1;
			slots[j].used = 1;
			both = 1;
		}
		pthread_mutex_unlock(&m);
		if (both) {
			slots[i].data++; // NORACE
			give(i);
			slots[j].data++; // NORACE
			give(j);
		}
	}
	return arg;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
