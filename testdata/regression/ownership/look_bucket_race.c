// A function looks in another list than that of the lock.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int key, value;
};

static struct node *heads[8];
static pthread_mutex_t locks[8];

static int equal(const struct node *n, int key) {
	return n->key == key; // RACE!
}

static struct node *find(int h, int key) {
	struct node *n = heads[h]; // RACE!
	while (n && !equal(n, key))
		n = n->next; // RACE!
	return n;
}

static void add(int key) {
	int h = key & 7;
	pthread_mutex_lock(&locks[h]);
	struct node *n = find(h ^ 1, key);
	if (!n) {
		n = malloc(sizeof *n);
		if (!n)
			abort();
		n->key = key; // RACE!
		n->value = 0; // RACE!
		n->next = heads[h]; // RACE!
		heads[h] = n; // RACE!
	}
	n->value++; // RACE!
	pthread_mutex_unlock(&locks[h]);
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
