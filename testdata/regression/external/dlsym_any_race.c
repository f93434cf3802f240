// A name that comes from outside may be that of any variable or function.
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

int counter;
int other;

static void *worker(void *arg) {
	counter = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	int *p = dlsym(RTLD_DEFAULT, argv[1]);
	if (p)
		*p = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
