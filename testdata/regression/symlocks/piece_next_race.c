// An array is used under the lock of the next structure.
#include <pthread.h>

static struct shard {
	int slots[8];
	int used;
	pthread_mutex_t m;
	int more[8];
} shards[4];

static void set(int key, int value) {
	struct shard *s = &shards[key & 3];
	struct shard *o = &shards[(key + 1) & 3];
	pthread_mutex_lock(&o->m);
	s->slots[value & 7] = value; // RACE!
	s->more[value & 7]++; // RACE!
	s->used++; // NORACE imprecise
	pthread_mutex_unlock(&o->m);
}

static void *work(void *arg) {
	for (int i = 0; i < 100; i++) {
		set(i, i * 3);
		pthread_mutex_lock(&shards[i & 3].m);
		shards[i & 3].slots[i & 7] = 1; // RACE!
		shards[i & 3].more[i & 7] = 1; // RACE!
		pthread_mutex_unlock(&shards[i & 3].m);
	}
	return arg;
}

int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 4; i++)
		pthread_mutex_init(&shards[i].m, 0);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	return 0;
}
