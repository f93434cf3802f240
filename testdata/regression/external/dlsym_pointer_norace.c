// The same, with the use behind the join.
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

int counter;

static void *(*find)(void *, const char *) = dlsym;

static void *worker(void *arg) {
	counter = 1; // NORACE
	return NULL;
}

int main(void) {
	char name[16] = "count";
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	strcat(name, "er");
	int *p = find(NULL, name);
	pthread_join(t, NULL);
	if (p)
		*p = 2; // NORACE
	return 0;
}
