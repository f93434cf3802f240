// What a library hands out may be a function, which finds others in what it is given.
#include <pthread.h>
#include <stdlib.h>

struct ops {
	char *name;
	void (*forget)(struct ops *);
	void (*count)(int);
	long pad;
};

extern void *plugin;
static int shared;

static void forget(struct ops *o) { (void)o; }

static void count(int n) { shared += n; } // RACE!

static struct ops all[4];

static void *work(void *arg) {
	unsigned long at = rand() & 0x78;
	struct ops *one = (struct ops *)((char *)all + at);
	(void)arg;
	if (at & 24)
		return NULL;
	one->forget(one);
	return NULL;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 4; i++) {
		all[i].name = plugin;
		all[i].forget = i ? forget : (void (*)(struct ops *))plugin;
		all[i].count = count;
	}
	if (pthread_create(&t, NULL, work, NULL))
		return 1;
	count(1);
	pthread_join(t, NULL);
	return 0;
}
