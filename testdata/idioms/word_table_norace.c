// A hash table that counts words: each bucket has its lock.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 16

struct entry {
	char word[24];
	int count;
	struct entry *next;
};

static struct {
	pthread_mutex_t lock;
	struct entry *head;
} table[BUCKETS];

static const char *words[] = { "red", "green", "blue", "red", "black", "blue", "red", "white" };

static unsigned hash(const char *s)
{
	unsigned h = 5381;

	while (*s)
		h = h * 33 + (unsigned char)*s++;
	return h % BUCKETS;
}

static void count_word(const char *w)
{
	unsigned h = hash(w);
	struct entry *e;

	pthread_mutex_lock(&table[h].lock);
	for (e = table[h].head; e; e = e->next)
		if (strcmp(e->word, w) == 0)
			break;
	if (!e) {
		e = calloc(1, sizeof *e);
		if (!e)
			abort();
		strncpy(e->word, w, sizeof e->word - 1);
		e->next = table[h].head;
		table[h].head = e;
	}
	e->count++;
	pthread_mutex_unlock(&table[h].lock);
}

static void *counter(void *arg)
{
	int i, start = *(int *)arg;

	for (i = 0; i < 100; i++)
		count_word(words[(start + i) % 8]);
	return NULL;
}

int main(void)
{
	pthread_t t[4];
	int starts[4], i;
	struct entry *e;

	for (i = 0; i < BUCKETS; i++)
		pthread_mutex_init(&table[i].lock, NULL);
	for (i = 0; i < 4; i++) {
		starts[i] = i;
		pthread_create(&t[i], NULL, counter, &starts[i]);
	}
	for (i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	for (i = 0; i < BUCKETS; i++)
		for (e = table[i].head; e; e = e->next)
			printf("%s %d\n", e->word, e->count);
	return 0;
}
