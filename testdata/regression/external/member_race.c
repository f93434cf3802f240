// A callback may come in a structure, with its data beside it; what the structure leads to is used, too.
#include <pthread.h>

struct hooks {
	void (*done)(void *);
	void *data;
	int *count;
};
void go(struct hooks *h);
int x, y;

static void done(void *p) {
	*(int *)p = 1; // RACE!
}

static void *run(void *arg) {
	struct hooks h = {done, &x, &y};
	go(&h); // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	x = 2; // RACE!
	y = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
