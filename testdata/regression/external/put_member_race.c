// What the program puts into a member of an object of a library, the library hands out again.
#include <pthread.h>
#include <string.h>

struct data { int n; };
struct handle { int k; void *user; struct data *typed; };

struct handle *lib_open(void);
void *lib_user(struct handle *);

static struct data d;

static void *run(void *arg) {
	struct data *got = arg;
	if (got)
		got->n = 1; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	struct data *got;
	struct handle *p = lib_open();
	p->user = &d;
	got = lib_user(p);
	pthread_create(&t, NULL, run, got);
	d.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
