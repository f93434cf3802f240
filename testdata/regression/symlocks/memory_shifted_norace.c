// Two pointers lead to one place in an array of locks.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t *locks, *others;
static int *data;
static int n;

static void *first(void *arg)
{
	for (int i = 0; i < n; i++) {
		pthread_mutex_lock(&locks[i]);
		data[i]++; // NORACE
		pthread_mutex_unlock(&locks[i]);
	}
	return NULL;
}

static void *second(void *arg)
{
	for (int i = 0; i < n; i++) {
		pthread_mutex_lock(&others[i]);
		data[i]++; // NORACE
		pthread_mutex_unlock(&others[i]);
	}
	return NULL;
}

int main(int argc, char **argv)
{
	pthread_t a, b;
	n = argc > 1 ? 9 : 5;
	data = calloc(10, sizeof *data);
	locks = calloc(10, sizeof *locks);
	if (!locks || !data)
		return 1;
	others = locks;
	for (int i = 0; i < 10; i++)
		pthread_mutex_init(&locks[i], NULL);
	pthread_create(&a, NULL, first, NULL);
	pthread_create(&b, NULL, second, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
