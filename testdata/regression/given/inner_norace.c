// What an object leads to is not used any more.
#include <pthread.h>
#include <stdlib.h>

struct inner { int n; };
struct outer { struct inner *in; };

void *worker(void *arg) {
	struct outer *o = arg;
	o->in->n++; // NORACE
	return NULL;
}

int main(void) {
	struct outer *o = malloc(sizeof *o);
	struct inner *in = calloc(1, sizeof *in);
	if (o == NULL || in == NULL)
		return 1;
	o->in = in;
	pthread_t t;
	pthread_create(&t, NULL, worker, o);
	pthread_exit(NULL);
}
