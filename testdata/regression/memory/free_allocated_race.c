// What was allocated is freed while another thread reads it, which may find a static object there otherwise.
#include <pthread.h>
#include <stdlib.h>

static int standard, *p;

static void *run(void *arg) {
	return *p ? arg : NULL; // RACE!
}

int main(int argc, char **argv) {
	pthread_t t;
	p = argc > 1 ? calloc(1, sizeof *p) : &standard;
	if (!p)
		return 1;
	pthread_create(&t, NULL, run, NULL);
	if (argc > 1)
		free(p); // RACE!
	pthread_join(t, NULL);
	return 0;
}
