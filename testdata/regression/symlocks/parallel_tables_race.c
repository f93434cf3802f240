// Two tables, each with its locks, have their slots in one array.
#include <pthread.h>
#include <stdlib.h>

struct table {
	pthread_mutex_t locks[8];
	long *slots;
};

static struct table *tables[2];
static long data[64];

static void add(struct table *t, unsigned k) {
	pthread_mutex_lock(&t->locks[k % 4]);
	t->slots[k]++; // RACE!
	pthread_mutex_unlock(&t->locks[k % 4]);
}

static void *one(void *arg) {
	for (unsigned i = 0; i < 100; i++) {
		unsigned k = (i * 7 + (unsigned)(long)arg) % 8u;
		add(tables[i % 2], k);
	}
	return 0;
}

static void *other(void *arg) {
	for (unsigned i = 0; i < 100; i++) {
		unsigned k = (i * 5 + (unsigned)(long)arg) % 8u;
		add(tables[i % 2], k);
	}
	return 0;
}

int main(int argc, char **argv) {
	pthread_t t[2];
	for (int j = 0; j < 2; j++) {
		tables[j] = malloc(sizeof *tables[j]);
		if (!tables[j])
			return 1;
		tables[j]->slots = data;
		for (int i = 0; i < 8; i++)
			pthread_mutex_init(&tables[j]->locks[i], 0);
	}
	pthread_create(&t[0], 0, one, (void *)(long)argc);
	pthread_create(&t[1], 0, other, (void *)(long)argc);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	return 0;
}
