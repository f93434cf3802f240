// dlsym is called through a pointer, with a name that is put together.
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

int counter;

static void *(*find)(void *, const char *) = dlsym;

static void *worker(void *arg) {
	counter = 1; // RACE!
	return NULL;
}

int main(void) {
	char name[16] = "count";
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	strcat(name, "er");
	int *p = find(NULL, name);
	if (p)
		*p = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
