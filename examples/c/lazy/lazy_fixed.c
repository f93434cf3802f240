// Lazy initialisation as in lazy.c, with every check under the lock.
#include <pthread.h>
#include <stdlib.h>

struct config { int size; };

static struct config *config;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int get_size(void) {
	int size;
	pthread_mutex_lock(&lock);
	if (!config) { // NORACE
		struct config *c = malloc(sizeof *c);
		if (!c)
			exit(1);
		c->size = 42; // NORACE
		config = c; // NORACE
	}
	size = config->size; // NORACE
	pthread_mutex_unlock(&lock);
	return size;
}

static void *worker(void *arg) {
	(void)arg;
	return get_size() ? &lock : NULL;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
