// A library uses what a callback returns.
#include <pthread.h>

struct item {
	int n;
};
void each(struct item *(*next)(void));
struct item item, other;

static struct item *next(void) {
	return &other;
}

static void *run(void *arg) {
	each(next); // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	item.n = 1; // NORACE
	pthread_join(t, 0);
	return 0;
}
