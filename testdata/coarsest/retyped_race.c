// The text makes a pointer to the function one to functions of the other type.
#include <pthread.h>
#include <stdlib.h>

struct io {
	int n;
};
struct ops {
	void (*forget)(void *);
	void (*back)(struct io *);
};

static int shared;

static void forget(void *p) { (void)p; }

static void back(struct io *p) { shared += p->n; } // RACE!

static struct ops all[8];

static void *work(void *arg) {
	struct ops *one = (struct ops *)((char *)all + (rand() & 0x70));
	one->forget(arg);
	return NULL;
}

int main(void) {
	pthread_t t;
	struct io io = {1};
	for (int i = 0; i < 8; i++) {
		all[i].forget = i ? forget : (void (*)(void *))back;
		all[i].back = back;
	}
	if (pthread_create(&t, NULL, work, NULL))
		return 1;
	all[0].back(&io);
	pthread_join(t, NULL);
	return 0;
}
