// A table whose locks a function chooses by the key.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define NSTRIPES 16
#define NKEYS 1024

static struct {
	pthread_mutex_t lock;
	char pad[64 - sizeof(pthread_mutex_t) % 64];
} stripes[NSTRIPES];
static int table[NKEYS];

static pthread_mutex_t *stripe(unsigned key) { return &stripes[key % NSTRIPES].lock; }

static void put(unsigned key, int v)
{
	pthread_mutex_t *m = stripe(key);
	pthread_mutex_lock(m);
	table[key] = v; // NORACE
	pthread_mutex_unlock(m);
}

static int get(unsigned key)
{
	pthread_mutex_lock(stripe(key));
	int v = table[key]; // NORACE
	pthread_mutex_unlock(stripe(key));
	return v;
}

static void *client(void *arg)
{
	unsigned seed = (unsigned)(size_t)arg;
	long sum = 0;
	for (int i = 0; i < 10000; i++) {
		unsigned key = rand_r(&seed) % NKEYS;
		if (i & 1) put(key, i);
		else sum += get(key);
	}
	return (void *)sum;
}

int main(void)
{
	pthread_t t[4];
	for (int i = 0; i < NSTRIPES; i++) pthread_mutex_init(&stripes[i].lock, NULL);
	for (size_t i = 0; i < 4; i++) pthread_create(&t[i], NULL, client, (void *)i);
	for (int i = 0; i < 4; i++) pthread_join(t[i], NULL);
	long sum = 0;
	for (int i = 0; i < NKEYS; i++) sum += table[i];
	printf("%ld\n", sum);
	for (int i = 0; i < NSTRIPES; i++) pthread_mutex_destroy(&stripes[i].lock);
	return 0;
}
