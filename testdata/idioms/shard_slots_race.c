// Tables of keys and values in shards with locks.
#include <pthread.h>
#include <stdio.h>

#define SHARDS 4
#define SLOTS 16

struct shard {
	pthread_mutex_t lock;
	int keys[SLOTS];
	int values[SLOTS];
	int used;
};

static struct shard shards[SHARDS];

static int set(int key, int value)
{
	struct shard *s = &shards[key % SHARDS];
	int i, ret = -1;

	pthread_mutex_lock(&s->lock);
	for (i = 0; i < s->used; i++)
		if (s->keys[i] == key)
			break;
	if (i < SLOTS) {
		s->keys[i] = key;
		s->values[i] = value;
		if (i == s->used)
			s->used++;
		ret = i;
	}
	pthread_mutex_unlock(&s->lock);
	return ret;
}

static int get(int key)
{
	struct shard *s = &shards[key % SHARDS];
	int i, v = 0;

	for (i = 0; i < s->used; i++)
		if (s->keys[i] == key)
			v = s->values[i]; // RACE!
	return v;
}

static void *writer(void *arg)
{
	int base = *(int *)arg;

	for (int i = 0; i < 30; i++)
		set(base + i, i);
	return NULL;
}

static void *reader(void *arg)
{
	int *sum = arg;

	for (int i = 0; i < 60; i++)
		*sum += get(i);
	return NULL;
}

int main(void)
{
	pthread_t w1, w2, r;
	int b1 = 0, b2 = 20, sum = 0;

	for (int i = 0; i < SHARDS; i++)
		pthread_mutex_init(&shards[i].lock, NULL);
	pthread_create(&w1, NULL, writer, &b1);
	pthread_create(&w2, NULL, writer, &b2);
	pthread_create(&r, NULL, reader, &sum);
	pthread_join(w1, NULL);
	pthread_join(w2, NULL);
	pthread_join(r, NULL);
	printf("%d\n", sum);
	return 0;
}
