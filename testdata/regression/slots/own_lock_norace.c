// rooms: each with own mutex and condition and occupied flag
#include <pthread.h>
#include <stdio.h>
#define N 4
struct room { pthread_mutex_t m; pthread_cond_t c; int occupied; int visits; };
static struct room rooms[N];
static void enter(struct room *r)
{
	pthread_mutex_lock(&r->m);
	while (r->occupied)
		pthread_cond_wait(&r->c, &r->m);
	r->occupied = 1;
	pthread_mutex_unlock(&r->m);
}
static void leave(struct room *r)
{
	pthread_mutex_lock(&r->m);
	r->occupied = 0;
	pthread_cond_signal(&r->c);
	pthread_mutex_unlock(&r->m);
}
static void *visitor(void *arg)
{
	long id = (long)arg;
	for (int i = 0; i < 10; i++) {
		struct room *r = &rooms[(id + i) % N];
		enter(r);
		r->visits++; // NORACE
		leave(r);
	}
	return NULL;
}
int main(void)
{
	pthread_t t[4];
	for (int i = 0; i < N; i++) {
		pthread_mutex_init(&rooms[i].m, NULL);
		pthread_cond_init(&rooms[i].c, NULL);
	}
	for (long i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, visitor, (void *)i);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < N; i++)
		printf("%d\n", rooms[i].visits);
	return 0;
}
