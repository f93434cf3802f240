// A hash table whose buckets share a few locks; entries are found, changed, and removed.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NB 64
#define NL 8
struct kv { char key[16]; int val; struct kv *next; };
static struct kv *table[NB];
static pthread_mutex_t locks[NL];

static unsigned hash(const char *s)
{
	unsigned h = 5381;
	while (*s)
		h = h * 33 + (unsigned char)*s++;
	return h % NB;
}

static void set(const char *key, int val)
{
	unsigned h = hash(key);
	struct kv *e;
	pthread_mutex_lock(&locks[h % NL]);
	for (e = table[h]; e; e = e->next)
		if (strcmp(e->key, key) == 0)
			break;
	if (!e && (e = calloc(1, sizeof *e))) {
		strncpy(e->key, key, sizeof e->key - 1);
		e->next = table[h];
		table[h] = e;
	}
	if (e)
		e->val = val;
	pthread_mutex_unlock(&locks[h % NL]);
}

static int get(const char *key)
{
	unsigned h = hash(key);
	int v = -1;
	pthread_mutex_lock(&locks[h % NL]);
	for (struct kv *e = table[h]; e; e = e->next)
		if (strcmp(e->key, key) == 0) {
			v = e->val;
			break;
		}
	pthread_mutex_unlock(&locks[h % NL]);
	return v;
}

static void del(const char *key)
{
	unsigned h = hash(key);
	pthread_mutex_lock(&locks[h % NL]);
	for (struct kv **p = &table[h]; *p; p = &(*p)->next)
		if (strcmp((*p)->key, key) == 0) {
			struct kv *e = *p;
			*p = e->next;
			free(e);
			break;
		}
	pthread_mutex_unlock(&locks[h % NL]);
}

static void *run(void *arg)
{
	char key[16];
	unsigned seed = (unsigned)(size_t)arg;
	for (int i = 0; i < 1000; i++) {
		snprintf(key, sizeof key, "k%d", rand_r(&seed) % 100);
		if (i % 3 == 0)
			set(key, i);
		else if (i % 3 == 1)
			get(key);
		else
			del(key);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[4];
	for (int i = 0; i < NL; i++)
		pthread_mutex_init(&locks[i], NULL);
	for (size_t i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, run, (void *)i);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	return 0;
}
