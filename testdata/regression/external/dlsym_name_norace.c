// What dlsym finds under another name is another variable; one with internal linkage it does not find at all.
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

int counter;
int other;
static int hidden;

static void *worker(void *arg) {
	counter = 1; // NORACE
	hidden = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	int *p = dlsym(NULL, "other");
	if (p)
		*p = 2; // NORACE
	p = dlsym(NULL, "hidden");
	if (p)
		*p = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
