// What is freed has been allocated: not the object that the pointer leads to otherwise.
#include <pthread.h>
#include <stdlib.h>

static int standard;

static void *run(void *arg) {
	return standard ? arg : NULL; // NORACE
}

int main(int argc, char **argv) {
	pthread_t t;
	int *p = argc > 1 ? malloc(sizeof *p) : &standard;
	pthread_create(&t, NULL, run, NULL);
	if (argc > 1)
		free(p); // NORACE
	pthread_join(t, NULL);
	return 0;
}
