// A buffer is written to after it has been given back.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NBUF 32

struct buf {
	struct buf *next;
	size_t len;
	char data[128];
};

static struct buf *free_list;
static pthread_mutex_t fl_lock = PTHREAD_MUTEX_INITIALIZER;

static struct buf *buf_alloc(void)
{
	struct buf *b;
	pthread_mutex_lock(&fl_lock);
	b = free_list;
	if (b != NULL)
		free_list = b->next;
	pthread_mutex_unlock(&fl_lock);
	if (b != NULL)
		b->next = NULL;
	return b;
}

static void buf_free(struct buf *b)
{
	pthread_mutex_lock(&fl_lock);
	b->next = free_list;
	free_list = b;
	pthread_mutex_unlock(&fl_lock);
}

static void *worker(void *arg)
{
	int id = (int)(long)arg;
	for (int i = 0; i < 1000; i++) {
		struct buf *b = buf_alloc();
		if (b == NULL)
			continue;
		b->len = (size_t)snprintf(b->data, sizeof b->data, "thread %d round %d", id, i);
		buf_free(b);
		b->len = 0; // RACE!
	}
	return NULL;
}

int main(void)
{
	pthread_t t[4];
	struct buf *mem = calloc(NBUF, sizeof *mem);
	if (mem == NULL)
		return 1;
	for (int i = 0; i < NBUF; i++)
		buf_free(&mem[i]);
	for (int i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, worker, (void *)(long)i);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	free(mem);
	return 0;
}
