// A text of the C library is no function, though as far as the analysis knows it lies where functions do.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

struct ops {
	char *name;
	void (*forget)(struct ops *);
	void (*count)(int);
	long pad;
};

static int shared;

static void forget(struct ops *o) { (void)o; }

static void count(int n) { shared += n; } // NORACE

static struct ops all[4];

static void *work(void *arg) {
	struct ops *one = (struct ops *)((char *)all + (rand() & 0x60));
	(void)arg;
	one->forget(one);
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	if (getopt(argc, argv, "n:") != 'n')
		return 1;
	for (int i = 0; i < 4; i++) {
		all[i].name = optarg;
		all[i].forget = forget;
		all[i].count = count;
	}
	if (pthread_create(&t, NULL, work, NULL))
		return 1;
	count(1);
	pthread_join(t, NULL);
	return 0;
}
