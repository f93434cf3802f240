// Where an allocation has failed there is no object whose members have never been written.
#include <pthread.h>
#include <stdlib.h>

struct box {
	int *to;
};

static int x, y;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg) {
	pthread_mutex_lock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	return arg;
}

static struct box *make(int *to) {
	struct box *b = malloc(sizeof *b);
	if (b == NULL)
		return NULL;
	b->to = to;
	return b;
}

int main(void) {
	pthread_t t;
	struct box *b = make(&y);
	pthread_create(&t, NULL, work, NULL);
	if (b)
		*b->to = 1; // NORACE
	pthread_join(t, NULL);
	return 0;
}
