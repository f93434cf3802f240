// An object cache: entries are looked up, referenced and released under the lock of the cache.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define THREADS 4
#define KEYS 5

struct object {
	int key, refs, hits;
	char label[24];
	struct object *next;
};

static struct object *cache;
static pthread_mutex_t cache_lock = PTHREAD_MUTEX_INITIALIZER;

static struct object *object_get(int key) {
	struct object *o;
	pthread_mutex_lock(&cache_lock);
	for (o = cache; o; o = o->next)
		if (o->key == key)
			break;
	if (!o) {
		o = calloc(1, sizeof *o);
		if (!o)
			abort();
		o->key = key;
		snprintf(o->label, sizeof o->label, "object %d", key);
		o->next = cache;
		cache = o;
	}
	o->refs++;
	o->hits++;
	pthread_mutex_unlock(&cache_lock);
	return o;
}

static void object_put(struct object *o) {
	pthread_mutex_lock(&cache_lock);
	if (--o->refs == 0) {
		struct object **p = &cache;
		while (*p != o)
			p = &(*p)->next;
		*p = o->next;
		free(o);
	}
	pthread_mutex_unlock(&cache_lock);
}

static void *work(void *arg) {
	long *letters = arg;
	for (int i = 0; i < 30; i++) {
		struct object *o = object_get(i % KEYS);
		for (const char *p = o->label; *p; p++)
			(*letters)++;
		object_put(o);
	}
	return NULL;
}

int main(void) {
	pthread_t threads[THREADS];
	long letters[THREADS] = {0}, sum = 0;
	for (int i = 0; i < THREADS; i++)
		pthread_create(&threads[i], NULL, work, &letters[i]);
	for (int i = 0; i < THREADS; i++) {
		pthread_join(threads[i], NULL);
		sum += letters[i];
	}
	printf("%ld\n", sum);
	return 0;
}
