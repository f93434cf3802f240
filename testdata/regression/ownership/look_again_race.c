// What a function has found is used under another lock.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int key, value;
};

static struct node *heads[8];
static pthread_mutex_t locks[8];

static int equal(const struct node *n, int key) {
	return n->key == key;
}

static struct node *find(int h, int key) {
	struct node *n = heads[h];
	while (n && !equal(n, key))
		n = n->next;
	return n;
}

static void add(int key) {
	int h = key & 7;
	pthread_mutex_lock(&locks[h]);
	struct node *n = find(h, key);
	if (!n) {
		n = malloc(sizeof *n);
		if (!n)
			abort();
		n->key = key;
		n->value = 0;
		n->next = heads[h];
		heads[h] = n;
	}
	pthread_mutex_unlock(&locks[h]);
	pthread_mutex_lock(&locks[h + 1 & 7]);
	n->value++; // RACE!
	pthread_mutex_unlock(&locks[h + 1 & 7]);
}

static void *work(void *unused) {
	for (int i = 0; i < 100; i++)
		add(i % 30);
	return unused;
}

int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 8; i++)
		pthread_mutex_init(&locks[i], 0);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	return 0;
}
