// As put_void_race.c, but what is put there is no memory of the library.
#include <pthread.h>

struct data { int n; };
struct handle { int k; struct data *user; };

struct handle *lib_open(void);
void *lib_data(void);
static struct data *user;

static struct data d;

static void *run(void *arg) {
	struct data *got = arg;
	if (got)
		got->n = 1; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	struct data *got;
	user = &d;
	got = lib_data();
	pthread_create(&t, NULL, run, got);
	d.n = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
