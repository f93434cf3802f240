// What a library keeps comes back where an argument has room for it that no prototype speaks of.
#include <pthread.h>

struct handle;
struct job { int n; };
struct handle *lib_new(void);
int lib_setopt(struct handle *, int option, ...);
int lib_getinfo();

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
	struct job *got = NULL;
	lib_setopt(h, 1, &d);
	lib_getinfo(h, &got);
	pthread_create(&t, NULL, run, got);
	d.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
