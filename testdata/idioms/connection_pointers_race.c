// array of pointers to connections with flag inside
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define N 3
struct conn { int busy; int uses; };
static struct conn *conns[N];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct conn *get(void)
{
	struct conn *c = NULL;
	pthread_mutex_lock(&lock);
	for (int i = 0; i < N; i++)
		if (!conns[i]->busy) {
			c = conns[i];
			c->busy = 1;
			break;
		}
	pthread_mutex_unlock(&lock);
	return c;
}
static void put(struct conn *c)
{
	pthread_mutex_lock(&lock);
	c->busy = 0;
	pthread_mutex_unlock(&lock);
}
static void *user(void *arg)
{
	for (int i = 0; i < 10; i++) {
		struct conn *c = get();
		if (c) {
			c->uses++;
			put(c);
			c->uses++; // RACE!
		}
	}
	return arg;
}
int main(void)
{
	pthread_t t[4];
	for (int i = 0; i < N; i++) {
		conns[i] = calloc(1, sizeof **conns);
		if (!conns[i])
			return 1;
	}
	for (int i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, user, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < N; i++) {
		printf("%d\n", conns[i]->uses);
		free(conns[i]);
	}
	return 0;
}
