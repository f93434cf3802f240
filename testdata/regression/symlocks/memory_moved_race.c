// Two pointers lead to places in one array; the lock is that of the element before.
#include <pthread.h>
#include <stdlib.h>

struct count {
	pthread_mutex_t lock;
	long hits;
};

static struct count *counts, *rest;

static int n;

static void *first(void *arg)
{
	for (int i = 0; i < n; i++) {
		pthread_mutex_lock(&counts[i].lock);
		counts[i].hits++; // RACE!
		pthread_mutex_unlock(&counts[i].lock);
	}
	return NULL;
}

static void *second(void *arg)
{
	for (int i = 0; i < n; i++) {
		pthread_mutex_lock(&counts[i].lock);
		rest[i].hits++; // RACE!
		pthread_mutex_unlock(&counts[i].lock);
	}
	return NULL;
}

int main(int argc, char **argv)
{
	pthread_t a, b;
	n = argc > 1 ? 9 : 5;
	counts = calloc(10, sizeof *counts);
	if (!counts)
		return 1;
	rest = counts + 1;
	for (int i = 0; i < 10; i++)
		pthread_mutex_init(&counts[i].lock, NULL);
	pthread_create(&a, NULL, first, NULL);
	pthread_create(&b, NULL, second, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
