// What a library does with its own objects is its own affair.
#include <pthread.h>

struct thing;
struct thing *new_thing(void);
int use_thing(struct thing *);
static int x;

static void *run(void *arg) {
	use_thing(arg); // NORACE
	x++;            // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	struct thing *p = new_thing();
	pthread_create(&t, 0, run, p);
	use_thing(p); // NORACE
	pthread_join(t, 0);
	return x;
}
