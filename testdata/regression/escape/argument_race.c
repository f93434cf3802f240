// What a thread reaches from its argument is shared with its creator, several pointers deep.
#include <pthread.h>

struct inner { int n; };
struct outer { struct inner *in; };

void *worker(void *arg) {
	struct outer *o = arg;
	o->in->n = 1; // RACE!
	return NULL;
}

int main(void) {
	struct inner in = { 0 };
	struct outer out = { &in };
	pthread_t t;
	pthread_create(&t, NULL, worker, &out);
	in.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
