// It is nothing else of the program's.
#include <pthread.h>

struct thing {
	int n;
};
struct thing *lookup(const char *name);
int n;

static void *run(void *arg) {
	lookup("one")->n = 1; // NORACE
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	n = 1; // NORACE
	pthread_join(t, 0);
	return 0;
}
