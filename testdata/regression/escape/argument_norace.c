// Two threads get arguments of their own.
#include <pthread.h>

struct inner { int n; };
struct outer { struct inner *in; };

void *worker(void *arg) {
	struct outer *o = arg;
	o->in->n = 1; // NORACE
	return NULL;
}

void *other(void *arg) {
	struct outer *o = arg;
	o->in->n = 2; // NORACE
	return NULL;
}

int main(void) {
	struct inner a = { 0 }, b = { 0 };
	struct outer oa = { &a }, ob = { &b };
	pthread_t t, u;
	pthread_create(&t, NULL, worker, &oa);
	pthread_create(&u, NULL, other, &ob);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
