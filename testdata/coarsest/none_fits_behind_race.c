// A hook that is read from a file, and of which the analysis knows only what lies beside it: what comes behind its call
// races.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct io {
	int n;
};
struct ops {
	void (*back)(struct io *);
	int (*hook)(int, int);
};

static int shared, result;

static void back(struct io *p) { shared += p->n; } // RACE!

static struct ops all[8];

static void *work(void *arg) {
	struct ops *one = (struct ops *)((char *)all + (rand() & 0x70));
	(void)arg;
	result = one->hook(1, 2); // RACE!
	shared++;                 // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	struct io io = {1};
	for (int i = 0; i < 8; i++) {
		all[i].back = back;
		if (fread(&all[i].hook, sizeof all[i].hook, 1, stdin) != 1)
			return 1;
	}
	if (pthread_create(&t, NULL, work, NULL))
		return 1;
	all[0].back(&io);
	result++; // RACE!
	pthread_join(t, NULL);
	return 0;
}
