// Comparisons the other way round.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int next;
static int cell[100];
static int limit;

static void *t(void *unused) {
	int begin = atomic_fetch_add(&next, 8);
	int end = begin + 8;
	if (!(limit >= end))
		end = limit;
	for (int i = begin; !(end <= i); ++i)
		cell[i] = 1; // NORACE
	return unused;
}

int main(int argc, char **argv) {
	pthread_t t1, t2;
	limit = argc + 10;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return argc == 0 || argv == NULL;
}
