// The data of the user may come back in a place for texts, among variable arguments.
#include <pthread.h>

struct handle;
struct job { int n; };
struct handle *lib_new(void);
int lib_setopt(struct handle *, int option, ...);
int lib_getinfo(struct handle *, int info, ...);

static struct job d;

static void *run(void *arg) {
	struct job *got = arg;
	if (got)
		got->n = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	struct handle *h = lib_new();
	char *got = NULL;
	lib_setopt(h, 1, (void *)&d);
	lib_getinfo(h, 1, &got);
	pthread_create(&t, NULL, run, (void *)got);
	d.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
