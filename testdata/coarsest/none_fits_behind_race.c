// A hook whose address is a number, and of which the analysis knows only what lies beside it: what comes behind its call
// races.
#include <pthread.h>
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
	unsigned long at = rand() & 0x78;
	struct ops *one = (struct ops *)((char *)all + at);
	(void)arg;
	if (at & 8)
		return NULL;
	result = one->hook(1, 2); // RACE!
	shared++;                 // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	struct io io = {1};
	if (argc < 2)
		return 1;
	for (int i = 0; i < 8; i++) {
		all[i].back = back;
		all[i].hook = (int (*)(int, int))strtoul(argv[1], NULL, 16);
	}
	if (pthread_create(&t, NULL, work, NULL))
		return 1;
	all[0].back(&io);
	result++; // RACE!
	pthread_join(t, NULL);
	return 0;
}
