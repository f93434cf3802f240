// What the program has stored in memory of a library, a function uses that is given a pointer there.
#include <pthread.h>

struct handle {
	int *sink;
};

struct handle *make(void);
void write_all(struct handle *);
int x, y;
struct handle *h;

static void *run(void *arg) {
	write_all(h); // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	h = make();
	h->sink = &x;
	pthread_create(&t, 0, run, 0);
	x = 1; // RACE!
	pthread_join(t, 0);
	return 0;
}
