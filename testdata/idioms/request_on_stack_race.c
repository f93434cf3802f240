// It is said to be done before it is.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct request {
	int arg;
	int result;
	int done;
	pthread_cond_t cond;
	struct request *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t pending = PTHREAD_COND_INITIALIZER;
static struct request *queue;
static int quit;

static int call_server(int arg)
{
	struct request req;
	req.arg = arg;
	req.result = 0;
	req.done = 0;
	pthread_cond_init(&req.cond, NULL);
	pthread_mutex_lock(&lock);
	req.next = queue;
	queue = &req;
	pthread_cond_signal(&pending);
	while (!req.done)
		pthread_cond_wait(&req.cond, &lock);
	pthread_mutex_unlock(&lock);
	pthread_cond_destroy(&req.cond);
	return req.result;
}

static void *server(void *unused)
{
	(void)unused;
	pthread_mutex_lock(&lock);
	for (;;) {
		while (!queue && !quit)
			pthread_cond_wait(&pending, &lock);
		if (!queue)
			break;
		struct request *r = queue;
		queue = r->next;
		pthread_mutex_unlock(&lock);
		pthread_mutex_lock(&lock);
		r->done = 1;
		pthread_cond_signal(&r->cond);
		pthread_mutex_unlock(&lock);
		r->result = r->arg * 2 + 1; // RACE!
		pthread_mutex_lock(&lock);
	}
	pthread_mutex_unlock(&lock);
	return NULL;
}

static void *client(void *p)
{
	int base = *(int *)p;
	long sum = 0;
	for (int i = 0; i < 10; i++)
		sum += call_server(base + i);
	printf("%d: %ld\n", base, sum);
	return NULL;
}

int main(void)
{
	pthread_t s, c[3];
	int bases[3] = { 0, 100, 200 };
	pthread_create(&s, NULL, server, NULL);
	for (int i = 0; i < 3; i++)
		pthread_create(&c[i], NULL, client, &bases[i]);
	for (int i = 0; i < 3; i++)
		pthread_join(c[i], NULL);
	pthread_mutex_lock(&lock);
	quit = 1;
	pthread_cond_signal(&pending);
	pthread_mutex_unlock(&lock);
	pthread_join(s, NULL);
	return 0;
}
