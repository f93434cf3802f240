// A function of the library's that the program calls through a pointer is no function of the program's.
#include <pthread.h>

struct thing {
	void (*f)(int *);
};
struct thing *new_thing(void);
extern void (*library_free)(void *);
static int x;

static void step(int *p) {
	++*p; // NORACE
}

static void *run(void *arg) {
	x++; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	void (*f)(int *) = step;
	int y = 0;
	f(&y);
	struct thing *p = new_thing();
	pthread_create(&t, 0, run, 0);
	p->f(&y);
	library_free(p);
	pthread_join(t, 0);
	return x;
}
