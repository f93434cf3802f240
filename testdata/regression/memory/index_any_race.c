// Elements are chosen by numbers that may be any of 64 bits: two threads write one member of them.
#include <pthread.h>
#include <stdlib.h>

struct item {
	long first, second, third;
};

static size_t n;
static struct item *items;

static void *firsts(void *unused) {
	for (size_t i = 0; i < n; i++)
		items[i].first++; // RACE!
	return unused;
}

static void *seconds(void *unused) {
	for (size_t i = 0; i < n; i++)
		items[i].first++; // RACE!
	return unused;
}

int main(int argc, char **argv) {
	pthread_t t, u;
	n = argc > 1 ? strtoul(argv[1], NULL, 10) : 9;
	items = calloc(n, sizeof *items);
	if (!items)
		return 1;
	pthread_create(&t, NULL, firsts, NULL);
	pthread_create(&u, NULL, seconds, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
