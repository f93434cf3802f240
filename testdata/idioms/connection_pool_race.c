// Connections in an array are taken from a list of idle ones, used, and put back.
#include <pthread.h>
#include <stdio.h>

#define CONNS 4
#define CLIENTS 6

typedef struct conn {
	int fd;
	unsigned long uses;
	struct conn *next;
} conn_t;

static conn_t conns[CONNS];
static conn_t *idle;
static pthread_mutex_t pool_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t available = PTHREAD_COND_INITIALIZER;

static conn_t *acquire(void)
{
	conn_t *c;

	pthread_mutex_lock(&pool_lock);
	while (idle == NULL)
		pthread_cond_wait(&available, &pool_lock);
	c = idle;
	idle = c->next;
	pthread_mutex_unlock(&pool_lock);
	c->next = NULL;
	return c;
}

static void release(conn_t *c)
{
	pthread_mutex_lock(&pool_lock);
	c->next = idle;
	idle = c;
	pthread_cond_signal(&available);
	pthread_mutex_unlock(&pool_lock);
}

static void *client(void *arg)
{
	int i;

	for (i = 0; i < 100; i++) {
		conn_t *c = acquire();
		release(c);
		c->uses++; // RACE!
	}
	return arg;
}

int main(void)
{
	pthread_t tid[CLIENTS];
	unsigned long total = 0;
	int i;

	for (i = 0; i < CONNS; i++) {
		conns[i].fd = i + 3;
		conns[i].next = idle;
		idle = &conns[i];
	}
	for (i = 0; i < CLIENTS; i++)
		pthread_create(&tid[i], NULL, client, NULL);
	for (i = 0; i < CLIENTS; i++)
		pthread_join(tid[i], NULL);
	for (i = 0; i < CONNS; i++)
		total += conns[i].uses;
	printf("%lu uses\n", total);
	return 0;
}
