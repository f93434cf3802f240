// The one structure is taken for the other.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static int shared;

static void forget(void *p) { (void)p; }

static void back(int *p) { shared += *p; } // RACE!

struct one {
	void (*f)(int *);
};
struct other {
	void (*g)(void *);
};

static struct one one = {back};
static struct other other = {forget}, another = {forget}, *is = &other;

static void *work(void *arg) {
	is->g(arg);
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	int n = argv == NULL;
	if (argc > 1)
		is = (struct other *)&one;
	if (pthread_create(&t, NULL, work, &n))
		return 1;
	back(&n);
	pthread_join(t, NULL);
	return shared;
}
