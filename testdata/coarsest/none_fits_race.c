// The text makes a pointer to a function that takes nothing one to functions of the hook's type.
#include <pthread.h>
#include <stdlib.h>

struct io {
	int n;
};
struct ops {
	void (*back)(struct io *);
	int (*hook)(int, int);
};

static int shared, own;

static void back(struct io *p) { shared += p->n; } // RACE!

static int count(void) { return ++shared; } // RACE!

static struct ops all[8];

static void *work(void *arg) {
	unsigned long at = rand() & 0x78;
	struct ops *one = (struct ops *)((char *)all + at);
	(void)arg;
	if (at & 8)
		return NULL;
	if (one->hook)
		own += one->hook(1, 2);
	return NULL;
}

int main(void) {
	pthread_t t;
	struct io io = {1};
	for (int i = 0; i < 8; i++) {
		all[i].back = back;
		all[i].hook = (int (*)(int, int))count;
	}
	if (pthread_create(&t, NULL, work, NULL))
		return 1;
	all[0].back(&io);
	pthread_join(t, NULL);
	return own;
}
