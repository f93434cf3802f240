// Where no prototype speaks of it, an argument has room for objects of its own type only.
#include <pthread.h>

struct handle;
struct job { int n; };
struct other { int n; };
struct handle *lib_new(void);
int lib_setopt(struct handle *, int option, ...);
int lib_getinfo();

static struct job d;

static void *run(void *arg) {
	struct job *got = arg;
	if (got)
		got->n = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	struct handle *h = lib_new();
	struct other *got = NULL;
	lib_setopt(h, 1, &d);
	lib_getinfo(h, &got);
	pthread_create(&t, NULL, run, got);
	d.n = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
