// connection slots: struct array with in_use, pointer returned
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#define N 8
struct conn { int in_use; int fd; char buf[64]; int count; };
static struct conn pool[N];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static struct conn *get(void)
{
	struct conn *c = NULL;
	pthread_mutex_lock(&lock);
	while (!c) {
		for (int i = 0; i < N; i++) {
			if (!pool[i].in_use) {
				c = &pool[i];
				c->in_use = 1;
				break;
			}
		}
		if (!c)
			pthread_cond_wait(&cond, &lock);
	}
	pthread_mutex_unlock(&lock);
	return c;
}
static void put(struct conn *c)
{
	pthread_mutex_lock(&lock);
	c->in_use = 0;
	pthread_cond_signal(&cond);
	pthread_mutex_unlock(&lock);
}
static void *client(void *arg)
{
	for (int i = 0; i < 10; i++) {
		struct conn *c = get();
		c->fd = i;
		snprintf(c->buf, sizeof c->buf, "request %d", i);
		c->count++;
		put(c);
	}
	return arg;
}
int main(void)
{
	pthread_t t[4];
	for (int i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, client, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < N; i++)
		printf("%d\n", pool[i].count);
	return 0;
}
