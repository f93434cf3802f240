// An item is shown to a function under the lock.
#include <pthread.h>
#include <stdlib.h>

struct item {
	struct item *next;
	int value;
};

static struct item *items;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static int value(struct item *it) { return it ? it->value : 0; } // NORACE

static void *look(void *arg) {
	pthread_mutex_lock(&m);
	value(items);
	pthread_mutex_unlock(&m);
	return arg;
}

static void *change(void *arg) {
	pthread_mutex_lock(&m);
	if (items)
		items->value++; // NORACE
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void) {
	pthread_t t, u;
	items = calloc(1, sizeof *items);
	pthread_create(&t, NULL, look, NULL);
	pthread_create(&u, NULL, change, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
