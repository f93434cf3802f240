// buffer cache: buffers on heap in array, busy flag in structure
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define NBUF 4
struct buf { int busy; int block; char *data; };
static struct buf bufs[NBUF];
static pthread_mutex_t lk = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
static struct buf *bget(void)
{
	int i;
	pthread_mutex_lock(&lk);
	for (;;) {
		for (i = 0; i < NBUF; i++)
			if (bufs[i].busy == 0)
				break;
		if (i < NBUF)
			break;
		pthread_cond_wait(&cv, &lk);
	}
	bufs[i].busy = 1;
	pthread_mutex_unlock(&lk);
	return &bufs[i];
}
static void brelse(struct buf *b)
{
	pthread_mutex_lock(&lk);
	b->busy = 0;
	pthread_cond_signal(&cv);
	pthread_mutex_unlock(&lk);
}
static void *io(void *arg)
{
	for (int k = 0; k < 10; k++) {
		struct buf *b = bget();
		b->block = k;
		memset(b->data, k, 32);
		b->data[0] = 1;
		brelse(b);
	}
	return arg;
}
int main(void)
{
	pthread_t t[6];
	for (int i = 0; i < NBUF; i++) {
		bufs[i].data = malloc(32);
		if (!bufs[i].data)
			return 1;
	}
	for (int i = 0; i < 6; i++)
		pthread_create(&t[i], NULL, io, NULL);
	for (int i = 0; i < 6; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < NBUF; i++)
		free(bufs[i].data);
	return 0;
}
