#include <pthread.h>
#include <stdlib.h>
#define N 4
struct slot { int used; int data; };
static struct slot slots[N];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct slot *take(void)
{
	struct slot *s = NULL;
	pthread_mutex_lock(&m);
	for (int i = 0; i < N; i++)
		if (!slots[i].used) {
			s = &slots[i];
			s->used = 1;
			break;
		}
	pthread_mutex_unlock(&m);
	return s;
}
static void give(struct slot *s)
{
	pthread_mutex_lock(&m);
	s->used = 0;
	pthread_mutex_unlock(&m);
}
static void *worker(void *arg)
{
	for (int k = 0; k < 10; k++) {
		struct slot *s = take();
		if (!s)
			continue;
		s->data++; // RACE!
		give(s);
	}
	return NULL;
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	for (int i = 0; i < N; i++)
		if (slots[i].used == 1 && slots[i].data > 5) // RACE!
			abort();
	pthread_mutex_unlock(&m);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
