// Two structures without a tag print alike, and have their counts at different places: one always says two.
#include <pthread.h>
#include <unistd.h>

typedef struct { int count, round; } gate;
typedef struct { int unused[2], count; } other;

static union { gate g; other o; } shared = { .o = { .count = 2 } };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int x;

static void meet(void *p)
{
	pthread_mutex_lock(&m);
	int round = ((gate *)p)->round;
	++((gate *)p)->count;
	if (((other *)p)->count == 2) {
		((gate *)p)->count = 0;
		((gate *)p)->round++;
		pthread_cond_broadcast(&c);
	} else {
		while (round == ((gate *)p)->round)
			pthread_cond_wait(&c, &m);
	}
	pthread_mutex_unlock(&m);
}

static void *run(void *unused)
{
	usleep(1000);
	x = 1; // RACE!
	meet(&shared);
	return unused;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, run, NULL);
	meet(&shared);
	x = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
