// A pointer is moved to an element of the array that what it led to leads to.
#include <pthread.h>
#include <stdlib.h>

struct node {
	pthread_mutex_t lock;
	long hits;
	struct node *row;
};

static struct node first, *upper, *lower;

static int n;

static void *up(void *arg)
{
	for (int i = 0; i < n; i++) {
		struct node *p = &first;
		p = &p->row[i];
		pthread_mutex_lock(&p->lock);
		p->hits++; // NORACE
		pthread_mutex_unlock(&p->lock);
	}
	return NULL;
}

int main(int argc, char **argv)
{
	pthread_t a, b;
	n = argc > 1 ? 9 : 5;
	upper = calloc(10, sizeof *upper);
	lower = calloc(10, sizeof *lower);
	if (!upper || !lower)
		return 1;
	first.row = upper;
	for (int i = 0; i < 10; i++) {
		pthread_mutex_init(&upper[i].lock, NULL);
		pthread_mutex_init(&lower[i].lock, NULL);
		upper[i].row = lower;
	}
	pthread_create(&a, NULL, up, NULL);
	pthread_create(&b, NULL, up, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
