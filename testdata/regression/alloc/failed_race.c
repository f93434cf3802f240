// The object that has been allocated leads to what another thread writes.
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

static struct box *make(int *to) {
	struct box *b = malloc(sizeof *b);
	if (b == NULL)
		return NULL;
	b->to = to;
	return b;
}

int main(void) {
	pthread_t t;
	struct box *b = make(&x);
	pthread_create(&t, NULL, work, NULL);
	if (b)
		*b->to = 1; // RACE!
	pthread_join(t, NULL);
	return 0;
}
