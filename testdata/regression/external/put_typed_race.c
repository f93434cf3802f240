// So it is with members of other types: what is put there comes back as a pointer of that type.
#include <pthread.h>
#include <string.h>

struct data { int n; };
struct handle { int k; void *user; struct data *typed; };

struct handle *lib_open(void);
struct data *lib_typed(void);

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
	p->typed = &d;
	got = lib_typed();
	pthread_create(&t, NULL, run, got);
	d.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
