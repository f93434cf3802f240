// Two structures without a tag print alike, and have their counts at different places: this adds one to the other's.
#include <pthread.h>

typedef struct { int count, rest; } tickets;
typedef struct { int unused, count; } other;

static union { tickets t; other o; } shared = { .o = { .count = -1 } };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void take(void *p, int value)
{
	pthread_mutex_lock(&m);
	int ticket = ((tickets *)p)->count;
	((tickets *)p)->count = ((other *)p)->count + 1;
	pthread_mutex_unlock(&m);
	if (ticket == 0)
		x = value; // RACE!
}

static void *run(void *unused)
{
	take(&shared, 1);
	return unused;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, run, NULL);
	take(&shared, 2);
	pthread_join(t, NULL);
	return 0;
}
