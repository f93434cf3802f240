// The cache of cache.c, in which hits are counted atomically.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

struct entry { int key, value; };

static struct entry cache;
static atomic_int hits;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static int lookup(int key) {
	int value = -1;
	pthread_rwlock_rdlock(&lock);
	if (cache.key == key) { // NORACE
		value = cache.value; // NORACE
		hits++; // NORACE
	}
	pthread_rwlock_unlock(&lock);
	return value;
}

static void store(int key, int value) {
	struct entry e = { key, value };
	pthread_rwlock_wrlock(&lock);
	cache = e; // NORACE
	pthread_rwlock_unlock(&lock);
}

static void *reader(void *arg) {
	(void)arg;
	for (int i = 0; i < 10; i++)
		if (lookup(i) < 0)
			store(i, i * i);
	return NULL;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, NULL, reader, NULL);
	pthread_create(&b, NULL, reader, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	printf("%d hits\n", hits); // NORACE
	return 0;
}
