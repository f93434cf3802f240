// A function of the C library that has no model calls back what it is given beside data, in the thread that calls it, which holds a lock.
#include <pthread.h>
#include <search.h>

static int x, numbers[] = {1, 2};
static void *root;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static int compare(const void *a, const void *b) {
	return *(const int *)a - *(const int *)b;
}

static void count(const void *node, VISIT order, int depth) {
	x++; // NORACE
}

static void *work(void *arg) {
	pthread_mutex_lock(&m);
	twalk(root, count);
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 2; i++)
		tsearch(&numbers[i], &root, compare);
	pthread_create(&t, 0, work, 0);
	pthread_mutex_lock(&m);
	x++; // NORACE
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}
