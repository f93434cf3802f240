// It does, by way of a variable that the function cannot see.
#include <pthread.h>
#include <stdlib.h>

struct holder { int *of; };

void *worker(void *arg) {
	int *n = arg;
	(*n)++; // RACE!
	return NULL;
}

static void start(int *n) {
	pthread_t t;
	pthread_create(&t, NULL, worker, n);
}

static void use(struct holder *h) {
	(*h->of)++; // RACE!
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
