// A function has been given nothing, but its caller has an object.
#include <pthread.h>
#include <stdlib.h>

struct box {
	int *to;
};

static int x, y;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg) {
	pthread_mutex_lock(&m);
	x++; // RACE!
	pthread_mutex_unlock(&m);
	return arg;
}

static struct box *get(struct box *b) {
	if (b)
		abort();
	b = malloc(sizeof *b);
	if (!b)
		abort();
	b->to = &y;
	return b;
}

int main(int argc, char **argv) {
	pthread_t t;
	struct box *b = malloc(sizeof *b);
	if (!b)
		return 1;
	b->to = &x;
	struct box *c = get(argc > 1 ? b : NULL);
	pthread_create(&t, NULL, work, argv);
	*c->to = 2;
	*b->to = 1; // RACE!
	pthread_join(t, NULL);
	return 0;
}
