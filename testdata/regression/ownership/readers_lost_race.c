// Which table a node is found in is forgotten while it is used, under a lock that it was found under as a reader.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int hits;
};

pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
struct node *heads[4];

static void *user(void *arg)
{
	int i = (int)(long)arg;
	pthread_rwlock_rdlock(&lock);
	struct node *n = heads[i];
	i = 0;
	if (n)
		n->hits++; // RACE!
	pthread_rwlock_unlock(&lock);
	return 0;
}

int main(void)
{
	pthread_t t[2];
	for (int k = 0; k < 4; k++) {
		struct node *n = malloc(sizeof *n);
		if (!n)
			return 1;
		n->hits = 0;
		pthread_rwlock_wrlock(&lock);
		n->next = heads[k];
		heads[k] = n;
		pthread_rwlock_unlock(&lock);
	}
	pthread_create(&t[0], 0, user, (void *)1);
	pthread_create(&t[1], 0, user, (void *)1);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	return 0;
}
