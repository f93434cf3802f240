// Two objects of a library may be one and the same, whichever functions return them.
#include <pthread.h>

struct thing {
	int n;
};
struct thing *first(void), *last(void);

static void *run(void *arg) {
	first()->n = 1; // RACE!
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	last()->n = 1; // RACE!
	pthread_join(t, 0);
	return 0;
}
