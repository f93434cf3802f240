// Who finds a node in one container makes another one empty, without the lock of that.
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	unsigned value;
};

static struct node *all, *heads[4];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, h = PTHREAD_MUTEX_INITIALIZER;

static void *fill(void *arg)
{
	struct node *n = malloc(sizeof *n);
	if (!n)
		return NULL;
	n->value = 1;
	pthread_mutex_lock(&h);
	n->next = heads[1]; // RACE!
	heads[1] = n; // RACE!
	pthread_mutex_unlock(&h);
	return NULL;
}

static void *enlist(void *arg)
{
	struct node *n = malloc(sizeof *n);
	if (!n)
		return NULL;
	n->value = 1;
	pthread_mutex_lock(&m);
	n->next = all;
	all = n;
	pthread_mutex_unlock(&m);
	return NULL;
}

static void *clear(void *arg)
{
	pthread_mutex_lock(&m);
	struct node *n = all;
	if (n)
		heads[n->value % 4] = NULL; // RACE!
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void)
{
	pthread_t id;
	for (int i = 0; i < 3; i++) {
		pthread_create(&id, NULL, fill, NULL);
		pthread_create(&id, NULL, enlist, NULL);
		pthread_create(&id, NULL, clear, NULL);
	}
	return 0;
}
