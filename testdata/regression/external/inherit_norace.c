// A function that is given two objects of a type copies no pointers into one that is const.
#include <pthread.h>

struct config {
	int *limit;
};
void inherit(struct config *to, const struct config *from);
int x, y;
struct config parent, child, other;

static void *run(void *arg) {
	*child.limit = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	parent.limit = &x;
	child.limit = &y;
	inherit(&other, &parent);
	inherit(&parent, &child);
	pthread_create(&t, 0, run, 0);
	x = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
