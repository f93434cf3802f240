#include <pthread.h>
#define N 4
struct slot { int used; int data; };
static struct slot slots[N];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct slot *take(void)
{
	struct slot *s = 0;
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
	return 0;
}
static void *resetter(void *arg)
{
	pthread_mutex_lock(&m);
	for (int i = 0; i < N; i++)
		if (slots[i].used == 1)
			slots[i].used = 0;
	pthread_mutex_unlock(&m);
	return worker(arg);
}
int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, worker, 0);
	pthread_create(&b, 0, resetter, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
