// The array of locks is replaced when a thread may use the old one: two threads hold two locks.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t *locks, all = PTHREAD_MUTEX_INITIALIZER;
static int *data;
static int n;

static void *work(void *arg)
{
	for (int i = 0; i < n; i++) {
		pthread_mutex_lock(&all);
		pthread_mutex_t *now = &locks[i];
		pthread_mutex_unlock(&all);
		pthread_mutex_lock(now);
		data[i]++; // RACE!
		pthread_mutex_unlock(now);
	}
	return NULL;
}

int main(int argc, char **argv)
{
	pthread_t a, b;
	n = argc > 1 ? 9 : 5;
	data = calloc(10, sizeof *data);
	locks = calloc(10, sizeof *locks);
	pthread_mutex_t *more = calloc(20, sizeof *more);
	if (!data || !locks || !more)
		return 1;
	for (int i = 0; i < 10; i++) {
		pthread_mutex_init(&locks[i], NULL);
		pthread_mutex_init(&more[i], NULL);
		pthread_mutex_init(&more[10 + i], NULL);
	}
	pthread_create(&a, NULL, work, NULL);
	pthread_mutex_lock(&all);
	locks = more;
	pthread_mutex_unlock(&all);
	pthread_create(&b, NULL, work, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	for (int i = 0; i < n; i++) {
		pthread_mutex_lock(&locks[i]);
		pthread_mutex_unlock(&locks[i]);
	}
	return 0;
}
