// What dlsym finds under a name may be a variable of the program itself.
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

int counter;

static void *worker(void *arg) {
	counter = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	int *p = dlsym(NULL, "counter");
	if (p)
		*p = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
