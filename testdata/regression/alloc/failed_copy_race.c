// A copy of the pointer is null, and the object is still there.
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

int main(int argc, char **argv) {
	pthread_t t;
	struct box *b = malloc(sizeof *b), *copy = NULL;
	if (!b)
		return 1;
	b->to = &x;
	if (argc > 1)
		copy = b;
	pthread_create(&t, NULL, work, argv);
	if (!copy)
		*b->to = 1; // RACE!
	pthread_join(t, NULL);
	return 0;
}
