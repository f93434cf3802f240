// The caller of the function that starts the thread does not use the object.
#include <pthread.h>
#include <stdlib.h>

struct holder { int *of; };

void *worker(void *arg) {
	int *n = arg;
	(*n)++; // NORACE
	return NULL;
}

static void start(int *n) {
	pthread_t t;
	pthread_create(&t, NULL, worker, n);
}

static void use(struct holder *h) {
	h->of = NULL;
}

int main(void) {
	struct holder h;
	h.of = calloc(1, sizeof *h.of);
	if (h.of == NULL)
		return 1;
	start(h.of);
	use(&h);
	pthread_exit(NULL);
}
