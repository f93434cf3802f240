// The element is what is left by one number, and its lock what is left by another.
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
	unsigned most = n, few = h.step;
	for (unsigned i = h.from; i < 1000; i += h.step) {
		pthread_mutex_lock(&slots[i % few].lock);
		slots[i % most].hits++; // RACE!
		pthread_mutex_unlock(&slots[i % few].lock);
		pthread_mutex_lock(&locks[i % few]);
		hits[i % most]++; // RACE!
		pthread_mutex_unlock(&locks[i % few]);
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
