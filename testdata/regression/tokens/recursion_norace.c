// A function that calls itself takes a number each time.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int next;
static int cell[100];

static void fill(int depth) {
	pthread_mutex_lock(&m);
	int i = next++;
	pthread_mutex_unlock(&m);
	cell[i] = 1; // NORACE
	if (depth > 0)
		fill(depth - 1);
}

static void *t(void *unused) {
	fill(3);
	return unused;
}

int main(void) {
	pthread_t t1, t2;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return 0;
}
