// An array lies beside a lock, in a structure of which it is not known which one it is.
#include <pthread.h>

static struct shard {
	int slots[8];
	int used;
	pthread_mutex_t m;
	int more[8];
} shards[4];

static void set(int key, int value) {
	struct shard *s = &shards[key & 3];
	pthread_mutex_lock(&s->m);
	s->slots[value & 7] = value; // NORACE
	s->more[value & 7]++; // NORACE
	s->used++; // NORACE
	pthread_mutex_unlock(&s->m);
}

static void *work(void *arg) {
	for (int i = 0; i < 100; i++)
		set(i, i * 3);
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
