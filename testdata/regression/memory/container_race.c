// A pointer to a member leads back to the structure around it.
#include <pthread.h>
#include <stddef.h>

struct link { struct link *next; };
struct item { int value; struct link link; };
struct item item;

void *worker(void *arg) {
	struct link *l = arg;
	struct item *i = (struct item *)((char *)l - offsetof(struct item, link));
	i->value = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, &item.link);
	item.value = 2; // RACE!
	return 0;
}
