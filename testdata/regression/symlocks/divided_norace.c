// How many elements there are is known at run time only: the element, and its lock, by what is left of a number.
#include <pthread.h>
#include <stdlib.h>

struct slot { pthread_mutex_t lock; int hits; };
struct hit { unsigned from, step; };

static struct slot *slots;
static pthread_mutex_t *locks;
static int *hits;
static unsigned n;

static void *count(void *arg) {
	struct hit h = *(struct hit *)arg;
	unsigned most = n;
	for (unsigned i = h.from; i < 1000; i += h.step) {
		pthread_mutex_lock(&slots[i % most].lock);
		slots[i % most].hits++; // NORACE
		pthread_mutex_unlock(&slots[i % most].lock);
		pthread_mutex_lock(&locks[i % most]);
		hits[i % most]++; // NORACE
		pthread_mutex_unlock(&locks[i % most]);
	}
	return 0;
}

int main(int argc, char **argv) {
	static struct hit a = {0, 2}, b = {1, 3};
	n = argc > 1 ? atoi(argv[1]) : 4;
	if (n == 0 || n > 1000)
		return 1;
	slots = calloc(n, sizeof *slots);
	locks = calloc(n, sizeof *locks);
	hits = calloc(n, sizeof *hits);
	if (!slots || !locks || !hits)
		return 1;
	for (unsigned i = 0; i < n; i++) {
		pthread_mutex_init(&slots[i].lock, 0);
		pthread_mutex_init(&locks[i], 0);
	}
	pthread_t t;
	pthread_create(&t, 0, count, &a);
	count(&b);
	pthread_join(t, 0);
	return 0;
}
