// Threads are created into an array of a structure and joined from there, by a number beside it, which lies behind many
// other members that are 0 at first as well. By mistake, the number of those that are joined is one of these.
#include <pthread.h>

#define THREADS 40

struct pool {
	int hits, misses, opened, closed, read, written, failed, tried, waited, woken, moved, freed, seen, lost;
	int number;
	pthread_t thread[THREADS];
};

static struct pool pool;
static int result;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg)
{
	pthread_mutex_lock(&lock);
	result++; // RACE!
	pthread_mutex_unlock(&lock);
	return arg;
}

static void begin(struct pool *p)
{
	p->hits = 0;
	p->misses = 0;
	p->opened = 0;
	p->closed = 0;
	p->read = 0;
	p->written = 0;
	p->failed = 0;
	p->tried = 0;
	p->waited = 0;
	p->woken = 0;
	p->moved = 0;
	p->freed = 0;
	p->seen = 0;
	p->lost = 0;
	p->number = 0;
}

int main(int argc, char **argv)
{
	int i;

	begin(&pool);
	pool.number = argc;
	if (pool.number > THREADS)
		return 1;
	for (i = 0; i < pool.number; i++)
		if (pthread_create(&pool.thread[i], 0, work, 0) != 0)
			return 1;
	for (i = 0; i < pool.lost; i++)
		pthread_join(pool.thread[i], 0);
	return result; // RACE!
}
