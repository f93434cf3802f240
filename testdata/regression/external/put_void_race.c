// What is put into a member of a type may come back as a pointer without one.
#include <pthread.h>

struct data { int n; };
struct handle { int k; struct data *user; };

struct handle *lib_open(void);
void *lib_data(void);

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
	lib_open()->user = &d;
	got = lib_data();
	pthread_create(&t, NULL, run, got);
	d.n = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
