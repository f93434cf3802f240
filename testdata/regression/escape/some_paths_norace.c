// An object that has escaped on one of two paths, and is used after a call behind both.
#include <pthread.h>
#include <stdlib.h>

struct object {
	int *part;
};

static struct object *shared;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *thread(void *arg) {
	pthread_mutex_lock(&m);
	if (shared && shared->part)
		*shared->part = 1; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}

static void behind(void) {}

int main(int argc, char **argv) {
	pthread_t t;
	struct object *o = calloc(1, sizeof *o);
	int *part = calloc(1, sizeof *part);
	o->part = part;
	pthread_create(&t, 0, thread, 0);
	if (argc > 1) {
		pthread_mutex_lock(&m);
		shared = o;
		pthread_mutex_unlock(&m);
	}
	behind();
	pthread_mutex_lock(&m);
	*part = 2; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
