// With the handle of a library, or of what comes behind the program, dlsym finds nothing of the program.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

int counter;
int other;

static void *worker(void *arg) {
	counter = 1; // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	if (argc < 3)
		return 1;
	void *lib = dlopen("plugin.so", RTLD_NOW);
	if (!lib)
		return 1;
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	int *p = dlsym(RTLD_NEXT, argv[1]);
	if (p)
		*p = 2; // NORACE
	p = dlsym(lib, argv[2]);
	if (p)
		*p = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
