// What the program itself stores in objects of a library is called back as well, with what is there.
#include <pthread.h>

struct thing {
	void (*f)(int *);
	int *data;
};
struct thing *new_thing(void);
void run_all(void);
int x;

static void step(int *p) {
	++*p; // RACE!
}

static void *run(void *arg) {
	run_all();
	return arg;
}

int main(void) {
	pthread_t t;
	struct thing *p = new_thing();
	p->f = step;
	p->data = &x;
	pthread_create(&t, 0, run, 0);
	x = 1; // RACE!
	pthread_join(t, 0);
	return 0;
}
