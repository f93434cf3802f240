// A catalogue that is made when it is first asked for, by whichever thread comes first; its lock lies in it, and its shelves
// behind a pointer.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct catalogue {
	size_t used, size;
	long *shelves;
	pthread_mutex_t guard;
};

static struct catalogue *the_catalogue;
static pthread_once_t founded = PTHREAD_ONCE_INIT;

static void found(void)
{
	struct catalogue *c = calloc(1, sizeof(*c));

	if (c == NULL)
		abort();
	c->size = 128;
	c->shelves = malloc(c->size * sizeof(*c->shelves));
	if (c->shelves == NULL)
		abort();
	pthread_mutex_init(&c->guard, NULL);
	the_catalogue = c;
}

static struct catalogue *catalogue(void)
{
	pthread_once(&founded, found);
	return the_catalogue;
}

static int enter(long title)
{
	struct catalogue *c = catalogue();
	int room;

	pthread_mutex_lock(&c->guard);
	room = c->used < c->size;
	if (room)
		c->shelves[c->used++] = title;
	pthread_mutex_unlock(&c->guard);
	return room;
}

static long newest(void)
{
	struct catalogue *c = catalogue();
	long title = 0;

	pthread_mutex_lock(&c->guard);
	if (c->used > 0)
		title = c->shelves[c->used - 1];
	pthread_mutex_unlock(&c->guard);
	return title;
}

static void *librarian(void *arg)
{
	long first = *(long *)arg;

	for (long i = 0; i < 60; i++) {
		if (!enter(first + i))
			break;
		if (newest() < 0)
			return arg;
	}
	return NULL;
}

int main(void)
{
	pthread_t t[3];
	long first[3];

	for (int i = 0; i < 3; i++) {
		first[i] = 1000L * i;
		if (pthread_create(&t[i], NULL, librarian, &first[i]) != 0)
			exit(1);
	}
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	printf("%zu of %zu\n", catalogue()->used, catalogue()->size);
	pthread_mutex_destroy(&catalogue()->guard);
	free(catalogue()->shelves);
	free(catalogue());
	return 0;
}
