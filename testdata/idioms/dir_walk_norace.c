// Walks a tree of folders by several threads: a list of folders to visit, and a count of the unfinished.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define THREADS 3

struct folder {
	struct folder *next;
	int depth;
	int number;
};

static struct folder *queue;
static int pending; // folders in the queue, and those being visited
static long files;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static void add(int depth, int number) {
	struct folder *f = malloc(sizeof *f);
	if (!f)
		abort();
	f->depth = depth;
	f->number = number;
	pthread_mutex_lock(&lock);
	f->next = queue;
	queue = f;
	pending++; // NORACE
	pthread_cond_signal(&changed);
	pthread_mutex_unlock(&lock);
}

static struct folder *next_folder(void) {
	struct folder *f;
	pthread_mutex_lock(&lock);
	while (!queue && pending > 0)
		pthread_cond_wait(&changed, &lock);
	f = queue;
	if (f)
		queue = f->next;
	pthread_mutex_unlock(&lock);
	return f;
}

static void finish(struct folder *f, int found) {
	free(f);
	pthread_mutex_lock(&lock);
	files += found; // NORACE
	pending--; // NORACE
	if (pending == 0) // NORACE
		pthread_cond_broadcast(&changed);
	pthread_mutex_unlock(&lock);
}

static void *visit(void *unused) {
	struct folder *f;
	(void)unused;
	while ((f = next_folder()) != NULL) {
		if (f->depth > 0)
			for (int i = 0; i < 3; i++)
				add(f->depth - 1, 3 * f->number + i);
		finish(f, f->number % 5);
	}
	return NULL;
}

int main(void) {
	pthread_t threads[THREADS];
	add(4, 1);
	for (int i = 0; i < THREADS; i++)
		pthread_create(&threads[i], NULL, visit, NULL);
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	printf("%ld files\n", files); // NORACE
	return 0;
}
