// Blocks are given to functions.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int next;
static int cell[128];

static void fill(int from, int to) {
	for (int i = from; i < to; i++)
		cell[i] = 1; // NORACE
}

static int end_of(int begin) { return begin + 8; }

static void *t(void *unused) {
	int begin = atomic_fetch_add(&next, 8);
	int end = end_of(begin);
	if (end <= 100)
		fill(begin, end);
	return unused;
}

int main(int argc, char **argv) {
	pthread_t t1, t2;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return argc == 0 || argv == NULL;
}
