// A library uses what a callback returns.
#include <pthread.h>

struct item {
	int n;
};
void each(struct item *(*next)(void));
struct pair {
	struct item *first;
};
void each_pair(struct pair (*next)(void));
struct item item, two, other;

static struct item *next(void) {
	return &other;
}

static struct pair next_pair(void) {
	struct pair p = {&other};
	return p;
}

static void *run(void *arg) {
	each(next);           // NORACE
	each_pair(next_pair); // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	item.n = 1; // NORACE
	two.n = 1;  // NORACE
	pthread_join(t, 0);
	return 0;
}
