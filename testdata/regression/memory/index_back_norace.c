// Elements are chosen by numbers from the middle of an array on: one member of each.
#include <pthread.h>
#include <stdlib.h>

struct item {
	long first, second, third;
};

static int n;
static struct item *items;

static void *around(void *unused) {
	struct item *middle = items + 500;
	for (int i = -n; i < n; i++)
		middle[i].first++; // NORACE
	return unused;
}

int main(int argc, char **argv) {
	pthread_t t;
	n = argc > 1 ? atoi(argv[1]) : 500;
	items = calloc(2 * (size_t)n, sizeof *items);
	if (!items || n < 500)
		return 1;
	pthread_create(&t, NULL, around, NULL);
	items[0].second = 1; // NORACE
	pthread_join(t, NULL);
	return 0;
}
