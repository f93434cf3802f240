// Unsigned bounds, which do not wrap because sizes and numbers have been checked before.
#include <pthread.h>
#include <stdlib.h>

struct block {
	size_t begin, end;
};

static char *marks;

static void *mark(void *arg) {
	struct block *b = arg;
	for (size_t j = b->begin; j < b->end; j++)
		marks[j] = 1; // NORACE
	return 0;
}

int main(int argc, char **argv) {
	size_t n = argc > 1 ? strtoul(argv[1], 0, 10) : 1000;
	size_t threads = argc > 2 ? strtoul(argv[2], 0, 10) : 4;
	if (n < 1 || threads < 1 || threads > 64 || n > 1000000)
		return 1;
	marks = calloc(n, 1);
	struct block *blocks = calloc(threads, sizeof *blocks);
	if (!marks || !blocks)
		return 1;
	size_t per = n / threads;
	pthread_t t;
	for (size_t i = 0; i < threads; i++) {
		blocks[i].begin = i * per;
		blocks[i].end = (i + 1) * per;
		if (pthread_create(&t, 0, mark, &blocks[i]))
			exit(1);
	}
	pthread_exit(0);
}
