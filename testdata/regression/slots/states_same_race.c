#include <pthread.h>
#include <stdlib.h>
#define N 4
enum { READY, BUSY, DONE };
struct slot { int state; int data; };
static struct slot slots[N];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *worker(void *arg)
{
	unsigned seed = 1;
	for (int k = 0; k < 10; k++) {
		int i = rand_r(&seed) & 3, j = rand_r(&seed) & 3, busy = 0;
		pthread_mutex_lock(&m);
		if (slots[i].state == READY && slots[j].state == READY) {
			slots[i].state = BUSY;
			slots[j].state = DONE; // which may be the same one
			busy = 1;
		}
		pthread_mutex_unlock(&m);
		if (busy) {
			slots[i].data++; // RACE!
			pthread_mutex_lock(&m);
			slots[i].state = DONE;
			pthread_mutex_unlock(&m);
		}
	}
	return arg;
}
int main(void)
{
	pthread_t a;
	int sum = 0;
	pthread_create(&a, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	for (int i = 0; i < N; i++)
		if (slots[i].state == DONE) {
			sum += slots[i].data; // RACE!
			slots[i].state = READY;
		}
	pthread_mutex_unlock(&m);
	pthread_join(a, NULL);
	return sum > 99;
}
